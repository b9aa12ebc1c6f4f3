//! Where the names of lines and dots stand, so that none covers another one.

use std::ops::Range;

/// The height of a line of text, in pixels.
const HEIGHT: i32 = 17;

/// The width of a character.
const CHARACTER: i32 = 7;

/// The space between a name and what it names.
pub const SPACE: i32 = 4;

/// The space between the right end of the lines and their names.
const GAP: i32 = 22;

/// The room to the right of the lines for these names.
pub fn width<'a>(names: impl Iterator<Item = &'a str>) -> i32 {
    names.map(width_of).max().unwrap_or(0) + GAP + SPACE
}

fn width_of(name: &str) -> i32 {
    name.chars().count() as i32 * CHARACTER
}

/// The places of the names of lines that end at these dots: in a column to the right, each as near to its dot as others let
/// it. `right` is the end of the lines' room, and `rows` its height.
pub fn beside_ends(dots: &[(i32, i32)], right: i32, rows: Range<i32>) -> Vec<(i32, i32)> {
    let mut order: Vec<usize> = (0..dots.len()).collect();
    order.sort_by_key(|&at| dots[at].1);
    // Groups of names that touch each other: the sum of where each would have the first of them, and their number. A group
    // is where its names want it on average.
    let mut groups: Vec<(i32, i32)> = Vec::new();
    let first = |group: &(i32, i32)| {
        let lowest = (rows.end - group.1 * HEIGHT).max(rows.start);
        (group.0 / group.1).clamp(rows.start, lowest)
    };
    for &at in &order {
        let mut group = (dots[at].1, 1);
        while let Some(above) = groups.pop_if(|above| first(above) + above.1 * HEIGHT > first(&group)) {
            group = (above.0 + group.0 - group.1 * above.1 * HEIGHT, above.1 + group.1);
        }
        groups.push(group);
    }
    let rows = groups.iter().flat_map(|group| (0..group.1).map(|row| first(group) + row * HEIGHT));
    let mut places = vec![(right + GAP, 0); dots.len()];
    order.iter().zip(rows).for_each(|(&at, row)| places[at].1 = row);
    places
}

/// The places of the names of dots: beside each, where it covers no other dot or name.
pub fn beside_dots(names: &[&str], dots: &[(i32, i32)], right: i32) -> Vec<(i32, i32)> {
    let mut taken: Vec<[i32; 4]> = dots.iter().map(|&(x, y)| [x - 5, y - 5, x + 5, y + 5]).collect();
    let mut places = Vec::new();
    for (name, &(x, y)) in names.iter().zip(dots) {
        let width = width_of(name);
        let sides = [x + 3 * SPACE, x - 2 * SPACE - width, x - width / 2];
        let shifts = [0, HEIGHT, -HEIGHT, 2 * HEIGHT, -2 * HEIGHT];
        let tries = shifts.iter().flat_map(|shift| sides.map(|side| (side, y + shift)));
        let is_free = |&(x, y): &(i32, i32)| {
            let own = [x, y - HEIGHT / 2, x + width, y + HEIGHT / 2];
            let apart = |it: &[i32; 4]| it[2] < own[0] || own[2] < it[0] || it[3] < own[1] || own[3] < it[1];
            own[2] < right && taken.iter().all(apart)
        };
        let place = tries.into_iter().find(is_free).unwrap_or((sides[0], y));
        taken.push([place.0, place.1 - HEIGHT / 2, place.0 + width, place.1 + HEIGHT / 2]);
        places.push(place);
    }
    places
}
