//! The `TARGET` static: the description itself, written as constants.
//!
//! An expression that owns text cannot be promoted to a static, hence the private module of named statics. Numbers are in
//! flat arrays of bare literals, which rustc reads several times faster than structures.

use std::borrow::Cow;

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use ssara_tables::TargetDesc;
use ssara_tables::target::{
    Alternatives, Class, ConventionDesc, End, FeatureOrder, FormRelation, FormTable, MemoryRule, MoveRule, MoveWay,
    Positions, Prices, Reg, RegSequence, Relation, Rest, StackAlign, Table, TupleListDesc, VariadicRules, WideRules,
};

/// The private module `tables` and the public static `TARGET`.
pub(super) fn tables(target: &TargetDesc) -> TokenStream {
    let TargetDesc {
        name,
        doc,
        banks: _,
        types: _,
        regs: _,
        reg_units,
        classes: _,
        class_regs,
        set_words,
        forms,
        conventions,
        reserved,
        tuple_lists,
        tuple_regs,
        features: _,
        roles: _,
        sufficient,
    } = target;
    let statics = [
        banks(target),
        types(target),
        regs(target),
        classes(target),
        self::conventions(conventions),
        self::tuple_lists(tuple_lists),
        features(target),
        roles(target),
        texts("FORM_NAMES", &forms.names),
        texts("OPERAND_NAMES", &forms.operand_names),
        texts("FORM_DOCS", &forms.docs),
    ];
    let (reg_units, class_regs, reserved) = (numbers(reg_units), reg_table(class_regs), reg_table(reserved));
    let (tuple_regs, sufficient) = (reg_table(tuple_regs), reg_table(sufficient));
    let FormTable {
        starts,
        operands,
        attrs,
        sets,
        relations,
        alternatives,
        successors,
        edge_clobbers,
        features: required,
        prices,
        names: _,
        operand_names: _,
        docs: _,
    } = forms;
    let (relations, alternatives) = (self::relations(relations), self::alternatives(alternatives));
    let required = required.iter().map(|(form, features)| {
        let features = features.0;
        quote!((#form, Features(#features)))
    });
    let prices = prices.iter().map(|(form, price)| quote!((#form, #price)));
    let successors = successors.iter().map(|(form, count)| quote!((#form, #count)));
    let edge_clobbers = edge_clobbers.iter().map(|(form, set)| quote!((#form, #set)));
    let (starts, operands, attrs, sets) = (numbers(starts), numbers(operands), numbers(attrs), numbers(sets));
    let about = format!("The tables of the target `{name}`.");
    quote! {
        mod tables {
            use ::ssara_core::target::*;
            use ::ssara_core::__private::Cow;
            #(#statics)*
        }
        #[doc = #about]
        pub static TARGET: ::ssara_core::Target = {
            use ::ssara_core::__private::Cow;
            use ::ssara_core::target::*;
            use ::ssara_core::TargetDesc;
            ::ssara_core::Target::assume_valid(TargetDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                banks: Cow::Borrowed(&tables::BANKS),
                types: Cow::Borrowed(&tables::TYPES),
                regs: Cow::Borrowed(&tables::REGS),
                reg_units: #reg_units,
                classes: Cow::Borrowed(&tables::CLASSES),
                class_regs: #class_regs,
                set_words: #set_words,
                forms: FormTable {
                    starts: #starts,
                    operands: #operands,
                    attrs: #attrs,
                    sets: #sets,
                    relations: #relations,
                    alternatives: #alternatives,
                    successors: Cow::Borrowed(&[#(#successors),*]),
                    edge_clobbers: Cow::Borrowed(&[#(#edge_clobbers),*]),
                    features: Cow::Borrowed(&[#(#required),*]),
                    prices: Cow::Borrowed(&[#(#prices),*]),
                    names: Cow::Borrowed(&tables::FORM_NAMES),
                    operand_names: Cow::Borrowed(&tables::OPERAND_NAMES),
                    docs: Cow::Borrowed(&tables::FORM_DOCS),
                },
                conventions: Cow::Borrowed(&tables::CONVENTIONS),
                reserved: #reserved,
                tuple_lists: Cow::Borrowed(&tables::TUPLE_LISTS),
                tuple_regs: #tuple_regs,
                features: Cow::Borrowed(&tables::FEATURES),
                roles: Cow::Borrowed(&tables::ROLES),
                sufficient: #sufficient,
            })
        };
    }
}

/// A borrowed table of bare numbers.
fn numbers<T: Copy + Into<u64>>(table: &[T]) -> TokenStream {
    let literals = table.iter().map(|&number| Literal::u64_unsuffixed(number.into()));
    quote!(Cow::Borrowed(&[#(#literals),*]))
}

/// A borrowed table of registers, from their bare ids.
fn reg_table(table: &[Reg]) -> TokenStream {
    let ids = table.iter().map(|reg| Literal::u16_unsuffixed(reg.0));
    quote!(Cow::Borrowed(const { &regs([#(#ids),*]) }))
}

/// A static of elements that contain text.
fn list(name: &str, element: TokenStream, elements: impl ExactSizeIterator<Item = TokenStream>) -> TokenStream {
    let name = format_ident!("{name}");
    let len = elements.len();
    quote!(pub(super) static #name: [#element; #len] = [#(#elements),*];)
}

fn texts(name: &str, table: &Table<Cow<'static, str>>) -> TokenStream {
    let name = format_ident!("{name}");
    let len = table.len();
    let literals = table.iter();
    quote!(pub(super) static #name: [Cow<'static, str>; #len] = texts([#(#literals),*]);)
}

fn banks(target: &TargetDesc) -> TokenStream {
    list(
        "BANKS",
        quote!(BankDesc),
        target.banks.iter().map(|bank| {
            let ssara_tables::target::BankDesc { name, doc, first_word, words, units, first_reg, num_regs, min_regs } =
                bank;
            let first_reg = first_reg.0;
            quote!(BankDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                first_word: #first_word,
                words: #words,
                units: #units,
                first_reg: Reg(#first_reg),
                num_regs: #num_regs,
                min_regs: #min_regs,
            })
        }),
    )
}

fn types(target: &TargetDesc) -> TokenStream {
    list(
        "TYPES",
        quote!(TypeDesc),
        target.types.iter().map(|ty| {
            let ssara_tables::target::TypeDesc {
                name,
                doc,
                bank,
                bits,
                spill_size,
                spill_align,
                scalable,
                swap,
                spill_to,
                prices,
                moves,
                memory,
                orders,
            } = ty;
            let orders = orders.iter().map(|FeatureOrder { features, first }| {
                let (features, first) = (features.0, reg_table(first));
                quote!(FeatureOrder { features: Features(#features), first: #first })
            });
            let moves = moves.iter().map(|&MoveRule { from: Class(from), to: Class(to), way }| {
                let way = match way {
                    MoveWay::Through(Class(class)) => quote!(MoveWay::Through(Class(#class))),
                    MoveWay::ThroughMemory => quote!(MoveWay::ThroughMemory),
                };
                quote!(MoveRule { from: Class(#from), to: Class(#to), way: #way })
            });
            let memory = memory.iter().map(|&MemoryRule { of: Class(of), through: Class(through) }| {
                quote!(MemoryRule { of: Class(#of), through: Class(#through) })
            });
            let prices = self::prices(*prices);
            let spill_to = spill_to.iter().map(|ty| ty.0);
            let bank = bank.0;
            quote!(TypeDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                bank: Bank(#bank),
                bits: #bits,
                spill_size: #spill_size,
                spill_align: #spill_align,
                scalable: #scalable,
                swap: #swap,
                spill_to: Cow::Borrowed(&[#(Type(#spill_to)),*]),
                prices: #prices,
                moves: Cow::Borrowed(&[#(#moves),*]),
                memory: Cow::Borrowed(&[#(#memory),*]),
                orders: Cow::Borrowed(const { &[#(#orders),*] }),
            })
        }),
    )
}

fn prices(prices: Prices) -> TokenStream {
    if prices == Prices::DEFAULT {
        return quote!(Prices::DEFAULT);
    }
    let Prices { load, store, r#move: moves, swap, remat, cheap_remat, transfer, slot_read, slot_write } = prices;
    quote!(Prices {
        load: #load,
        store: #store,
        r#move: #moves,
        swap: #swap,
        remat: #remat,
        cheap_remat: #cheap_remat,
        transfer: #transfer,
        slot_read: #slot_read,
        slot_write: #slot_write,
    })
}

fn regs(target: &TargetDesc) -> TokenStream {
    list(
        "REGS",
        quote!(RegDesc),
        target.regs.iter().map(|reg| {
            let ssara_tables::target::RegDesc {
                name,
                bank,
                ty,
                root,
                low_bit,
                bits,
                encoding,
                units,
                cost,
                rest,
                tuple,
                constant,
                features,
            } = reg;
            let rest = match rest {
                Rest::Keep => quote!(Keep),
                Rest::Zero => quote!(Zero),
                Rest::Undefined => quote!(Undefined),
            };
            let constant = match constant {
                Some(value) => quote!(Some(#value)),
                None => quote!(None),
            };
            let features = features.0;
            let ty = match ty {
                Some(ty) => {
                    let ty = ty.0;
                    quote!(Some(Type(#ty)))
                }
                None => quote!(None),
            };
            let (bank, root, (start, len)) = (bank.0, root.0, units);
            quote!(RegDesc {
                name: Cow::Borrowed(#name),
                bank: Bank(#bank),
                ty: #ty,
                root: Reg(#root),
                low_bit: #low_bit,
                bits: #bits,
                encoding: #encoding,
                units: (#start, #len),
                cost: #cost,
                rest: Rest::#rest,
                tuple: #tuple,
                constant: #constant,
                features: Features(#features),
            })
        }),
    )
}

fn classes(target: &TargetDesc) -> TokenStream {
    list(
        "CLASSES",
        quote!(ClassDesc),
        target.classes.iter().map(|class| {
            let ssara_tables::target::ClassDesc { name, doc, ty, members: (start, len) } = class;
            let ty = ty.0;
            quote!(ClassDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                ty: Type(#ty),
                members: (#start, #len),
            })
        }),
    )
}

fn conventions(conventions: &[ConventionDesc]) -> TokenStream {
    let places = conventions.iter().enumerate().map(|(index, conv)| {
        let arguments = sequences(&format!("ARGUMENTS_{index}"), &conv.arguments);
        let results = sequences(&format!("RESULTS_{index}"), &conv.results);
        let variadic = conv.variadic.as_ref();
        let variadic = variadic.map(|rules| sequences(&format!("VARIADIC_{index}"), &rules.arguments));
        quote!(#arguments #results #variadic)
    });
    let conventions = list(
        "CONVENTIONS",
        quote!(ConventionDesc),
        conventions.iter().enumerate().map(|(index, conv)| {
            let ConventionDesc {
                name,
                doc,
                arguments: _,
                results: _,
                positions,
                callee_saved,
                clobbers,
                edge_clobbers,
                reserved,
                wide,
                variadic,
                stack,
            } = conv;
            let (arguments, results) = (format_ident!("ARGUMENTS_{index}"), format_ident!("RESULTS_{index}"));
            let positions = match positions {
                Positions::PerBank => quote!(PerBank),
                Positions::Shared => quote!(Shared),
                Positions::Slots => quote!(Slots),
            };
            let (callee_saved, clobbers, reserved) = (reg_table(callee_saved), numbers(clobbers), reg_table(reserved));
            let edge_clobbers = numbers(edge_clobbers);
            let ssara_tables::target::StackRules { align, slot, shadow, alignment, pad_before } = stack;
            let alignment = match alignment {
                StackAlign::Natural => quote!(Natural),
                StackAlign::Slot => quote!(Slot),
            };
            let wide = wide_rules(wide);
            let variadic = match variadic {
                None => quote!(None),
                Some(VariadicRules { arguments: _, named, slot, wide }) => {
                    let (arguments, wide) = (format_ident!("VARIADIC_{index}"), wide_rules(wide));
                    quote!(Some(VariadicRules {
                        arguments: Cow::Borrowed(&#arguments),
                        named: #named,
                        slot: #slot,
                        wide: #wide,
                    }))
                }
            };
            quote!(ConventionDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                arguments: Cow::Borrowed(&#arguments),
                results: Cow::Borrowed(&#results),
                positions: Positions::#positions,
                callee_saved: #callee_saved,
                clobbers: #clobbers,
                edge_clobbers: #edge_clobbers,
                reserved: #reserved,
                wide: #wide,
                variadic: #variadic,
                stack: StackRules {
                    align: #align,
                    slot: #slot,
                    shadow: #shadow,
                    alignment: StackAlign::#alignment,
                    pad_before: #pad_before,
                },
            })
        }),
    );
    quote!(#(#places)* #conventions)
}

fn wide_rules(rules: &WideRules) -> TokenStream {
    let WideRules { align, split, keep } = rules;
    quote!(WideRules { align: #align, split: #split, keep: #keep })
}

fn sequences(name: &str, sequences: &[RegSequence]) -> TokenStream {
    list(
        name,
        quote!(RegSequence),
        sequences.iter().map(|RegSequence { bank, ty, regs, back_fill, then }| {
            let (bank, regs) = (bank.0, reg_table(regs));
            let ty = match ty {
                Some(ty) => {
                    let ty = ty.0;
                    quote!(Some(Type(#ty)))
                }
                None => quote!(None),
            };
            let then = match then {
                Some(bank) => {
                    let bank = bank.0;
                    quote!(Some(Bank(#bank)))
                }
                None => quote!(None),
            };
            quote!(RegSequence { bank: Bank(#bank), ty: #ty, regs: #regs, back_fill: #back_fill, then: #then })
        }),
    )
}

fn tuple_lists(lists: &[TupleListDesc]) -> TokenStream {
    list(
        "TUPLE_LISTS",
        quote!(TupleListDesc),
        lists.iter().map(|list| {
            let TupleListDesc { name, doc, len, members: (start, count) } = list;
            quote!(TupleListDesc {
                name: Cow::Borrowed(#name),
                doc: Cow::Borrowed(#doc),
                len: #len,
                members: (#start, #count),
            })
        }),
    )
}

fn features(target: &TargetDesc) -> TokenStream {
    list(
        "FEATURES",
        quote!(FeatureDesc),
        target.features.iter().map(|feature| {
            let ssara_tables::target::FeatureDesc { name, doc, default } = feature;
            quote!(FeatureDesc { name: Cow::Borrowed(#name), doc: Cow::Borrowed(#doc), default: #default })
        }),
    )
}

fn roles(target: &TargetDesc) -> TokenStream {
    list(
        "ROLES",
        quote!(RoleDesc),
        target.roles.iter().map(|role| {
            let (name, reg) = (&role.name, role.reg.0);
            quote!(RoleDesc { name: Cow::Borrowed(#name), reg: Reg(#reg) })
        }),
    )
}

fn relations(relations: &[FormRelation]) -> TokenStream {
    let end = |end: &End| match end {
        End::Low => quote!(End::Low),
        End::High => quote!(End::High),
    };
    let relations = relations.iter().map(|FormRelation { form, relation }| {
        let relation = match relation {
            Relation::Group { first, list } => {
                let list = list.0;
                quote!(Group { first: #first, list: TupleList(#list) })
            }
            Relation::Distinct(a, b) => quote!(Distinct(#a, #b)),
            Relation::Same(a, b, at) => {
                let at = end(at);
                quote!(Same(#a, #b, #at))
            }
            Relation::OverlapAt(a, b, at) => {
                let at = end(at);
                quote!(OverlapAt(#a, #b, #at))
            }
            Relation::Implies(a, in_a, b, in_b) => {
                let (in_a, in_b) = (in_a.0, in_b.0);
                quote!(Implies(#a, Class(#in_a), #b, Class(#in_b)))
            }
        };
        quote!(FormRelation { form: #form, relation: Relation::#relation })
    });
    quote!(Cow::Borrowed(&[#(#relations),*]))
}

fn alternatives(alternatives: &[Alternatives]) -> TokenStream {
    let alternatives = alternatives
        .iter()
        .map(|Alternatives { form, first, count }| quote!(Alternatives { form: #form, first: #first, count: #count }));
    quote!(Cow::Borrowed(&[#(#alternatives),*]))
}
