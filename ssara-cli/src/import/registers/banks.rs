//! Banks: which registers values move among, and the names of banks and types.

use std::collections::{BTreeMap, BTreeSet};

use super::{Bank, Layout, Place, unique};
use crate::import::status::Status;
use crate::import::text::identifier;
use crate::llvm::RegisterTables;

const ALL_RESERVED: &str = "registers that are all reserved";

impl<'a> Layout<'a> {
    /// Banks: the roots whose registers are together in some class.
    pub(super) fn group(&mut self, tables: &'a RegisterTables, status: &Status<'a>) {
        let mut leader: BTreeMap<&'a str, &'a str> =
            self.places.values().map(|place| (place.root, place.root)).collect();
        fn find<'a>(leader: &mut BTreeMap<&'a str, &'a str>, root: &'a str) -> &'a str {
            let next = leader[root];
            if next == root {
                return root;
            }
            let first = find(leader, next);
            leader.insert(root, first);
            first
        }
        let classes = || tables.classes.iter().filter(|class| status.holds_values(class));
        // Registers that are reserved connect no others, and go where the most free ones are.
        let mut by_size: Vec<(Vec<&str>, Vec<&str>)> = classes()
            .map(|class| {
                let places = class.regs.iter().filter_map(|name| self.places.get(&**name));
                let (free, reserved): (Vec<_>, Vec<_>) = places.partition(|place| !place.reserved);
                let roots = |places: Vec<&Place<'a>>| places.iter().map(|place| place.root).collect();
                (roots(free), roots(reserved))
            })
            .collect();
        by_size.sort_by_key(|(free, _)| std::cmp::Reverse(free.len()));
        let mut connect = |roots: &[&'a str]| {
            for pair in roots.windows(2) {
                let (a, b) = (find(&mut leader, pair[0]), find(&mut leader, pair[1]));
                leader.insert(b, a);
            }
        };
        let mut connected: BTreeSet<&str> = BTreeSet::new();
        by_size.iter().for_each(|(free, _)| {
            connect(free);
            connected.extend(free);
        });
        for (free, reserved) in &by_size {
            let new: Vec<&str> = reserved.iter().copied().filter(|root| connected.insert(*root)).collect();
            connect(&[free.first().copied().as_slice(), &new].concat());
        }
        let order = tables.registers.iter().filter_map(|reg| self.places.get(&*reg.name).map(|place| place.root));
        let mut members: Vec<(&str, Vec<&'a str>)> = Vec::new();
        let mut seen = BTreeSet::new();
        for root in order.collect::<Vec<_>>().into_iter().filter(|root| seen.insert(*root)) {
            let first = find(&mut leader, root);
            match members.iter_mut().find(|(leader, _)| *leader == first) {
                Some((_, roots)) => roots.push(root),
                None => members.push((first, vec![root])),
            }
        }
        let (mut bank_names, mut type_names) = (BTreeSet::new(), BTreeSet::new());
        for (_, roots) in members {
            let inside: BTreeSet<&str> = roots.iter().copied().collect();
            let bank: Vec<&str> =
                self.places.iter().filter(|(_, place)| inside.contains(place.root)).map(|(name, _)| *name).collect();
            let widths: BTreeSet<u32> = bank
                .iter()
                .map(|name| &self.places[name])
                .filter(|place| !place.reserved)
                .map(|place| place.bits)
                .collect();
            if widths.is_empty() {
                for name in bank {
                    self.places.remove(name);
                    self.leave_out(ALL_RESERVED, name);
                }
                continue;
            }
            // The class with the most members names the bank.
            let of_bank = classes().filter(|class| class.regs.iter().any(|name| bank.contains(&&**name)));
            let class = of_bank.max_by_key(|class| {
                (class.regs.len(), kind_of(&class.name).0.is_some(), std::cmp::Reverse(&class.name))
            });
            let class = class.map_or("bank", |class| &class.name);
            let (kind, letter) = kind_of(class);
            let name = unique(&mut bank_names, kind.map_or_else(|| identifier(class), str::to_string));
            let types = widths.iter().rev().map(|&bits| {
                let plain = letter.map_or_else(|| format!("{name}_{bits}"), |letter| format!("{letter}{bits}"));
                (bits, unique(&mut type_names, plain))
            });
            let types = types.collect();
            for name in bank {
                self.places.get_mut(name).expect("it is in the bank").bank = self.banks.len();
            }
            self.banks.push(Bank { name, class, roots, types });
        }
    }
}

/// What the name of a class says about a bank: its name, and the letter of its types.
fn kind_of(class: &str) -> (Option<&'static str>, Option<&'static str>) {
    let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| class.starts_with(prefix));
    match () {
        () if starts(&["GPR", "GR", "DREGS", "XR", "SPILL", "LOW32"]) => (Some("int"), Some("i")),
        () if starts(&["FPR", "FGR", "FR", "FP", "SPR", "DPR", "HPR", "MSA", "VR128"]) => (Some("float"), Some("f")),
        () if starts(&["VR", "VM"]) => (Some("vec"), Some("v")),
        () => (None, None),
    }
}
