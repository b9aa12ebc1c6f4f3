//! Calling conventions, compared with LLVM's: the callee-saved registers, and the places of arguments and results.
//!
//! LLVM's rules for arguments are a list of actions. The first action that applies decides. This test carries out LLVM's
//! rules and ours on lists of values: many of one type, and of two types in turn. Two types show which state they share (the
//! positions of Win64, the single-precision halves of doubles that AAPCS-VFP fills later).

use std::collections::BTreeSet;

use serde_json::Value;
use ssara_core::target::{ArgPlace, Conv, Reg, Type};

use crate::findings::Findings;
use crate::isa::Isa;
use crate::map::Map;
use crate::registers::Registers;

/// The length of a list of values: more than there are registers for them.
const VALUES: usize = 40;

pub fn conventions(isa: &Isa<'_>, map: &Map, llvm: &Registers<'_>, rules: &Value, findings: &mut Findings) {
    assert_eq!(map.conventions.len(), isa.desc.conventions.len(), "each convention must be in [conventions]");
    for (name, facts) in &map.conventions {
        let id = isa.desc.find_convention(name).unwrap_or_else(|| panic!("no convention `{name}`"));
        findings.count("conventions");
        preserved(isa, id, &llvm.tables.reg_masks[&facts["mask"]], findings);
        for kind in ["arguments", "results"] {
            let Some(set) = facts.get(kind) else { continue };
            let ours = |types: &[&str]| places(isa, id, kind == "results", types);
            let theirs = |types: &[&str]| {
                let mut rules = Rules { all: rules, llvm, taken: BTreeSet::new() };
                types.iter().map(|ty| rules.place(set, &map.values[*ty])).collect::<Vec<_>>()
            };
            let mut known = Vec::new();
            for ty in map.values.keys().map(String::as_str) {
                let (ours, theirs) = (ours(&[ty; VALUES]), theirs(&[ty; VALUES]));
                findings.count("sequences of registers for arguments and results");
                if ours != theirs {
                    findings.disagree(format!("{name}: {kind} {ty}: {}, there {}", text(&ours), text(&theirs)));
                } else if ours[0].is_some() {
                    known.push(ty);
                }
            }
            // A type that is not passed by value does not show how it shares registers with others.
            let pairs = known.iter().flat_map(|&a| known.iter().map(move |&b| [a, b])).filter(|[a, b]| a != b);
            for pair in pairs.filter(|_| kind == "arguments") {
                let types = pair.repeat(VALUES / 2);
                let (ours, theirs) = (ours(&types), theirs(&types));
                findings.count("lists of arguments of two types");
                if ours != theirs {
                    let [a, b] = pair;
                    findings.disagree(format!("{name}: {a} and {b}: {}, there {}", text(&ours), text(&theirs)));
                }
            }
        }
    }
}

/// The registers that a call leaves as they were.
fn preserved(isa: &Isa<'_>, id: Conv, mask: &[String], findings: &mut Findings) {
    let conv = isa.desc.convention(id);
    let clobbers: BTreeSet<u16> = ssara_core::units::iter_words(&conv.clobbers).collect();
    let untouched = isa.units(conv.reserved.iter().copied());
    let considered = || {
        let exact = isa.desc.reg_ids().filter(|reg| isa.exact[reg.index()] && !isa.reserved.contains(reg));
        exact.filter(|&reg| isa.units([reg]).is_disjoint(&untouched))
    };
    let ours = considered().filter(|&reg| isa.units([reg]).is_disjoint(&clobbers));
    let theirs = considered().filter(|&reg| mask.iter().any(|kept| kept == isa.name(reg)));
    let names = |regs: Vec<Reg>| regs.into_iter().map(|reg| isa.reg_name(reg)).collect::<BTreeSet<_>>();
    findings.compare(&format!("{}: preserved", conv.name), &names(ours.collect()), &names(theirs.collect()));
}

/// The registers, up to the last one; `-` is a value on the stack before it.
fn text(places: &[Option<&str>]) -> String {
    let len = places.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    places[..len].iter().map(|place| place.unwrap_or("-")).collect::<Vec<_>>().join(" ")
}

/// The registers that a convention gives to values of these types.
fn places<'a>(isa: &'a Isa<'_>, conv: Conv, results: bool, types: &[&str]) -> Vec<Option<&'a str>> {
    let id = |ty: &&str| isa.desc.find_type(ty).unwrap_or_else(|| panic!("no kind of value `{ty}`"));
    let types: Vec<Type> = types.iter().map(id).collect();
    let places = if results { isa.desc.result_places(conv, &types) } else { isa.desc.argument_places(conv, &types) };
    let reg = |place| match place {
        ArgPlace::Reg(reg) | ArgPlace::Bits(reg) => Some(isa.name(reg)),
        ArgPlace::Stack(_) => None,
    };
    places.into_iter().map(reg).collect()
}

/// LLVM's rules for one list of values.
struct Rules<'a> {
    all: &'a Value,
    llvm: &'a Registers<'a>,
    /// The units of registers that are no longer free.
    taken: BTreeSet<u32>,
}

impl<'a> Rules<'a> {
    /// The place of the next value, an ordinary one of type `ty`, by the set of rules named `name`.
    ///
    /// An action may depend on something else than the type of the value and the features of the machine. An attribute of
    /// the argument is an example. Such an action does not apply to an ordinary value.
    fn place(&mut self, name: &str, ty: &str) -> Option<&'a str> {
        let mut ty = ty.to_string();
        for mut action in self.all[name].as_array().unwrap_or_else(|| panic!("no rules `{name}`")) {
            let applies = loop {
                let (kind, inner) = (action["kind"].as_str().unwrap_or_default(), &action["SubAction"]);
                let test = action["Predicate"].as_str().unwrap_or_default();
                let on = match kind {
                    "CCIfType" => names(&action["VTs"]).any(|known| known == ty),
                    "CCIfSubtarget" => !test.contains("isTarget"),
                    "CCIfNotVarArg" => true,
                    // An alignment that an ordinary value does not have.
                    "CCIf" => test.contains("OrigAlign() != "),
                    _ if inner.is_null() => break true,
                    _ => false,
                };
                if !on {
                    break false;
                }
                action = inner;
            };
            if !applies {
                continue;
            }
            match action["kind"].as_str().unwrap_or_default() {
                // When none is left, the actions after this one decide.
                "CCAssignToReg" | "CCAssignToRegWithShadow" => {
                    let found = names(&action["RegList"]).enumerate().find(|(_, reg)| self.is_free(reg));
                    if let Some((position, reg)) = found {
                        self.take(reg);
                        names(&action["ShadowRegList"]).nth(position).into_iter().for_each(|shadow| self.take(shadow));
                        return Some(reg);
                    }
                }
                "CCAssignToStackWithShadow" => {
                    names(&action["ShadowRegList"]).for_each(|shadow| self.take(shadow));
                    return None;
                }
                "CCPromoteToType" | "CCBitConvertToType" => {
                    ty = action["DestTy"].as_str().unwrap_or_default().to_string();
                }
                "CCDelegateTo" => return self.place(action["CC"].as_str().unwrap_or_default(), &ty),
                _ => return None,
            }
        }
        None
    }
    fn is_free(&self, reg: &str) -> bool {
        !self.llvm.register(reg).units.iter().any(|unit| self.taken.contains(unit))
    }
    fn take(&mut self, reg: &str) {
        self.taken.extend(&self.llvm.register(reg).units);
    }
}

/// The texts of a list.
fn names(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}
