//! Names of lines and numbers on axes, as they stand in the picture.

use ssara_chart::{Axis, Chart, Scale, Series, draw};

/// The texts of a picture with their places.
fn texts(svg: &str) -> Vec<(i32, i32, &str)> {
    let number = |tag: &str, name: &str| {
        let from = tag.find(name).map_or(0, |at| at + name.len());
        tag[from..].split('"').next().and_then(|number| number.parse().ok()).unwrap_or(i32::MIN)
    };
    let parts = svg.split("<text ").skip(1).filter_map(|part| part.split_once('>'));
    parts
        .map(|(tag, rest)| (number(tag, " x=\"").max(number(tag, "x=\"")), number(tag, " y=\""), rest))
        .map(|(x, y, rest)| (x, y, rest.split('<').next().unwrap_or("").trim()))
        .collect()
}

fn chart(series: &[(&str, &[(f64, f64)])], y: Scale) -> Chart {
    let series = series.iter();
    Chart {
        title: "A chart".to_owned(),
        x: Axis::new("size", Scale::Linear),
        y: Axis::new("cost", y),
        series: series
            .map(|(name, line)| Series { name: name.to_string(), line: line.to_vec(), cloud: Vec::new() })
            .collect(),
    }
}

#[test]
fn names_of_lines_do_not_cover_each_other() {
    let line: &[(f64, f64)] = &[(4.0, 900.0), (16.0, 100.0)];
    let names = ["a", "b", "c", "d", "e"];
    let svg = draw(&[chart(&names.map(|name| (name, line)), Scale::Linear)]).expect("a picture");
    let texts = texts(&svg);
    let mut rows: Vec<i32> = names.iter().map(|name| texts.iter().find(|it| it.2 == *name).expect("named").1).collect();
    rows.sort_unstable();
    assert!(rows.windows(2).all(|rows| rows[1] - rows[0] >= 15), "{rows:?}");
    assert!(rows.iter().all(|&row| row > 0 && row < 520), "{rows:?}");
}

#[test]
fn names_of_dots_do_not_cover_each_other() {
    let dots: [&[(f64, f64)]; 3] = [&[(1.0, 1.0)], &[(1.0, 1.01)], &[(9.0, 9.0)]];
    let svg =
        draw(&[chart(&[("one", dots[0]), ("two", dots[1]), ("three", dots[2])], Scale::Linear)]).expect("a picture");
    let texts = texts(&svg);
    let place = |name: &str| texts.iter().find(|it| it.2 == name).map(|it| (it.0, it.1)).expect("named");
    let (one, two) = (place("one"), place("two"));
    assert!((one.0 - two.0).abs() >= 24 || (one.1 - two.1).abs() >= 15, "{one:?} {two:?}");
    // The name of the dot at the right end is to its left.
    assert!(place("three").0 + 5 * 8 < 760);
}

#[test]
fn logarithmic_axes_have_numbers_as_tables_do() {
    let svg = draw(&[chart(&[("a", &[(1.0, 2_300.0), (2.0, 26_000.0)])], Scale::Logarithmic)]).expect("a picture");
    for number in ["5,000", "10,000", "20,000"] {
        assert!(texts(&svg).iter().any(|it| it.2 == number), "{number}: {svg}");
    }
}

#[test]
fn short_logarithmic_axes_have_several_numbers() {
    let svg = draw(&[chart(&[("a", &[(1.0, 9_000.0), (2.0, 18_000.0)])], Scale::Logarithmic)]).expect("a picture");
    for number in ["10,000", "14,000", "18,000"] {
        assert!(texts(&svg).iter().any(|it| it.2 == number), "{number}: {svg}");
    }
}

#[test]
fn marks_are_the_only_numbers_where_there_are_some() {
    let mut chart = chart(&[("a", &[(8.0, 1.0), (20.0, 2.0)])], Scale::Linear);
    chart.x.marks = vec![(8.0, "8".to_owned()), (20.0, "all".to_owned())];
    let svg = draw(&[chart]).expect("a picture");
    assert!(texts(&svg).iter().any(|it| it.2 == "all"));
    assert!(!texts(&svg).iter().any(|it| it.2 == "10"));
}

#[test]
fn nothing_to_draw_is_an_empty_picture() {
    assert!(draw(&[]).expect("a picture").contains("<svg"));
    assert!(draw(&[chart(&[("a", &[])], Scale::Logarithmic)]).expect("a picture").contains("<svg"));
}
