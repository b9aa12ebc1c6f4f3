//! Kinds of values, and the fields of banks besides registers: reserved registers and allocation orders.

use std::collections::BTreeMap;

use ssara_tables::target::{Bank, Class, FeatureOrder, Features, Reg, Type, TypeDesc};

use super::registers::BankValues;
use super::{Broken, Checker};
use crate::codes::Code;
use crate::schema::{self, FeatureOrders, Isa, Registers};
use crate::span::{Entries, Name, Span, Spanned};

/// Maximum number of kinds of value: as many as their ids can number.
const MAX_TYPES: usize = 255;
/// The widest value whose size in bytes, rounded up to a power of two, is a spill size and an alignment.
const MAX_SPILL: u16 = 1 << 15;

/// The kinds of value with their fields about home classes.
pub(super) type TypeFields<'s, 'a> = Vec<(&'s schema::Value<'a>, Span)>;

impl<'a> Checker<'a> {
    /// Checks the kinds of value of all banks; they become the first types, and the registers of their width get the type.
    pub(super) fn values<'s>(&mut self, banks: &BankValues<'s, 'a>) -> TypeFields<'s, 'a> {
        let mut types = Vec::new();
        for &(bank, fields) in banks {
            let Some(Entries(values)) = self.value(&fields.values) else {
                self.unknown_classes();
                continue;
            };
            if values.is_empty() {
                self.error(Code::NoValues, self.span(&fields.values), "the bank has no kind of value");
            }
            let mut widths = BTreeMap::new();
            for (name, value) in values {
                let span = self.span(name);
                let Some(name) = self.declared_name(name) else {
                    self.unknown_classes();
                    continue;
                };
                let desc = self.value_type(&name, span, bank, value, &mut widths);
                let class = desc.as_ref().map(|_| Class::from_index(self.model.types.len()));
                self.values.declare_first(&name, span, class.map(|class| Type(class.0 as u8)));
                let fresh = self.classes.declare(&mut self.reporter, &name, span, class);
                if let (Some((desc, fields)), true) = (desc, fresh) {
                    self.model.types.push(desc);
                    types.push((fields, span));
                }
            }
        }
        for (index, ty) in self.model.types.iter().enumerate() {
            for reg in self.model.regs.iter_mut().filter(|reg| reg.bank == ty.bank && reg.bits == ty.bits) {
                reg.ty = Some(Type::from_index(index));
            }
        }
        self.scalable(&types);
        types
    }

    /// Checks that what contains a register of a scalable kind is of a scalable kind.
    fn scalable(&mut self, types: &TypeFields<'_, 'a>) {
        let model = &self.model;
        let is_scalable = |ty: Type| model.types[ty.index()].scalable;
        let mut found = Vec::new();
        for (index, &(fields, _)) in types.iter().enumerate() {
            let ty = Type::from_index(index);
            let part = |reg: Reg| {
                let parts = model.of_root(reg).filter(|&part| model.contains(reg, part));
                parts.filter_map(|part| model.regs[part.index()].ty).find(|&ty| is_scalable(ty))
            };
            let regs = (0..model.regs.len()).map(Reg::from_index).filter(|reg| model.regs[reg.index()].ty == Some(ty));
            if !is_scalable(ty)
                && let Some((reg, part)) = regs.into_iter().find_map(|reg| Some((reg, part(reg)?)))
            {
                let [name, part] = [ty, part].map(|ty| &model.types[ty.index()].name);
                let reg = model.reg_name(reg);
                let message =
                    format!("`{name}` is not scalable, and its register `{reg}` contains one of `{part}`, which is");
                found.push((self.span(&fields.bits), message));
            }
        }
        for (span, message) in found {
            self.error(Code::NotScalable, span, message).help("give it `scalable: true`, too");
        }
    }

    fn value_type<'s>(
        &mut self,
        name: &str,
        span: Span,
        bank: usize,
        value: &'s Spanned<'a, schema::Value<'a>>,
        widths: &mut BTreeMap<u16, Span>,
    ) -> Option<(TypeDesc, &'s schema::Value<'a>)> {
        let fields = self.value(value)?;
        if self.model.types.len() >= MAX_TYPES {
            self.error(Code::TooMany, span, format!("there are more than {MAX_TYPES} kinds of value"));
            return None;
        }
        let bits = *self.value(&fields.bits)?;
        let bits_span = self.span(&fields.bits);
        if bits == 0 {
            self.error(Code::BadWidth, bits_span, "a value has at least one bit");
            return None;
        }
        if let Some(first) = widths.insert(bits, bits_span) {
            self.error(Code::SameWidth, bits_span, format!("the bank has another kind of value with {bits} bits"))
                .context(first, "this one")
                .help("what is of one width and in one bank is one kind of value: name it once, and use it for both");
            return None;
        }
        self.has_width(bank, bits, bits_span);
        let (spill_size, spill_align) = self.spill(fields, bits, span)?;
        let doc = self.doc(&fields.doc).into();
        let swap = self.flag(&fields.swap);
        let scalable = self.flag(&fields.scalable);
        let name = name.to_string().into();
        Some((
            TypeDesc {
                name,
                doc,
                bank: Bank::from_index(bank),
                bits,
                spill_size,
                spill_align,
                scalable,
                swap,
                ..TypeDesc::default()
            },
            fields,
        ))
    }

    fn has_width(&mut self, bank: usize, bits: u16, span: Span) {
        let bank = &self.model.banks[bank];
        let regs = &self.model.regs[bank.first_reg..bank.first_reg + bank.num_regs];
        if regs.is_empty() || regs.iter().any(|reg| reg.bits == bits) || self.regs.is_incomplete() {
            return;
        }
        let mut widths: Vec<u16> = regs.iter().map(|reg| reg.bits).collect();
        widths.sort_unstable();
        widths.dedup();
        let widths: Vec<String> = widths.iter().map(u16::to_string).collect();
        let message = format!("bank `{}` has no register of {bits} bits", bank.name);
        let note = format!("its registers have {} bits", widths.join(", "));
        self.error(Code::NoRegisterOfWidth, span, message).note(note);
    }

    /// Size and alignment of a spill slot.
    fn spill(&mut self, fields: &schema::Value<'a>, bits: u16, span: Span) -> Option<(u16, u16)> {
        let bytes = bits.div_ceil(8);
        let size = self.optional(&fields.spill).ok()?.copied();
        let align = self.optional(&fields.align).ok()?.copied();
        let size_span = fields.spill.as_ref().map_or(span, |spill| self.span(spill));
        let size_or_default = size.unwrap_or(bytes);
        if size_or_default < bytes {
            self.error(Code::BadSpillSize, size_span, format!("{size_or_default} bytes do not hold {bits} bits"))
                .help(format!("a value of {bits} bits needs at least {bytes} bytes"));
            return None;
        }
        if size_or_default > MAX_SPILL {
            self.error(Code::BadSpillSize, size_span, format!("a spill slot may have {MAX_SPILL} bytes"));
            return None;
        }
        // The largest power of two that divides the size.
        let align_or_default = align.unwrap_or(1 << size_or_default.trailing_zeros());
        let align_span = fields.align.as_ref().map_or(size_span, |align| self.span(align));
        if !align_or_default.is_power_of_two() {
            self.error(Code::BadAlignment, align_span, format!("the alignment {align_or_default} is no power of two"));
            return None;
        }
        if size_or_default % align_or_default != 0 {
            let message =
                format!("the spill size {size_or_default} is no multiple of the alignment {align_or_default}");
            self.error(Code::BadSpillSize, size_span, message).context(align_span, "the alignment");
            return None;
        }
        Some((size_or_default, align_or_default))
    }

    /// The kinds of value of other banks whose registers can keep a spilled value.
    pub(super) fn spill_targets(&mut self, types: &TypeFields<'_, 'a>) {
        for (index, &(fields, _)) in types.iter().enumerate() {
            let Ok(Some(names)) = self.optional(&fields.spill_to) else { continue };
            let (mut targets, mut seen): (Vec<Type>, Vec<Type>) = (Vec::new(), Vec::new());
            for name in names {
                let span = self.span(name);
                let Some(Name(name)) = self.value(name) else { continue };
                let found = self.values.resolve(&mut self.reporter, self.source, Code::UnknownValue, name, span);
                let Some(to) = found else { continue };
                let (from, into) = (&self.model.types[index], &self.model.types[to.index()]);
                let message = if seen.contains(&to) {
                    format!("`{name}` is listed twice")
                } else if into.bank == from.bank {
                    format!("`{name}` is in the same bank as `{}`", from.name)
                } else if into.bits < from.bits {
                    format!("`{name}` has {} bits, but `{}` has {}", into.bits, from.name, from.bits)
                } else if from.scalable && !into.scalable {
                    format!("`{}` is scalable, and `{name}` is not", from.name)
                } else if self.spills_into(to, Type::from_index(index)) {
                    format!("`{name}` itself may be spilled into the bank of `{}`", from.name)
                } else {
                    seen.push(to);
                    targets.push(to);
                    continue;
                };
                seen.push(to);
                self.error(Code::BadSpillTo, span, message);
            }
            self.model.types[index].spill_to = targets.into();
        }
    }

    /// Whether spilling values of type `from`, directly or in several steps, may lead to the bank of type `to`.
    fn spills_into(&self, from: Type, to: Type) -> bool {
        let types = &self.model.types;
        let mut reached = vec![false; self.model.banks.len()];
        let mut waiting = vec![types[from.index()].bank];
        while let Some(bank) = waiting.pop() {
            if !std::mem::replace(&mut reached[bank.index()], true) {
                let targets = types.iter().filter(|ty| ty.bank == bank).flat_map(|ty| ty.spill_to.iter());
                waiting.extend(targets.map(|target| types[target.index()].bank));
            }
        }
        reached[types[to.index()].bank.index()]
    }

    /// The allocation orders for functions with certain features: those of the kinds of value, and then those of their banks.
    pub(super) fn orders(&mut self, banks: &BankValues<'_, 'a>, types: &TypeFields<'_, 'a>) {
        for (index, &(fields, _)) in types.iter().enumerate() {
            let of_type = |checker: &mut Self, list: &Registers<'a>| {
                let first = checker.allocatable_list(list).unwrap_or_default();
                checker.of_type(Type::from_index(index), first).into_iter().map(|(reg, _)| reg).collect()
            };
            self.model.types[index].orders = self.feature_orders(&fields.order_with, of_type).into();
        }
        for &(bank, fields) in banks {
            let wholes = |checker: &mut Self, list: &Registers<'a>| checker.bank_order(bank, list);
            for order in self.feature_orders(&fields.order_with, wholes) {
                let first = self.inherited(&order.first);
                for (index, ty) in self.model.types.iter_mut().enumerate().filter(|(_, ty)| ty.bank.index() == bank) {
                    let is_held = |reg: &Reg| self.model.regs[reg.index()].ty == Some(Type::from_index(index));
                    let first = first.iter().copied().filter(is_held).collect();
                    ty.orders.to_mut().push(FeatureOrder { features: order.features, first });
                }
            }
        }
    }

    /// The orders of a kind of value or of a bank; `read` makes registers of a list.
    fn feature_orders(
        &mut self,
        orders: &FeatureOrders<'a>,
        mut read: impl FnMut(&mut Self, &Registers<'a>) -> Vec<Reg>,
    ) -> Vec<FeatureOrder> {
        let Ok(Some(Entries(entries))) = self.optional(orders) else { return Vec::new() };
        let mut found = Vec::new();
        for (feature, regs) in entries {
            let Ok((name, span)) = self.name(feature) else { continue };
            let feature =
                self.feature_names.resolve(&mut self.reporter, self.source, Code::UnknownFeature, &name, span);
            let first = read(self, regs);
            found.extend(
                feature.map(|feature| FeatureOrder { features: Features::single(feature), first: first.into() }),
            );
        }
        found
    }

    /// The registers that may be allocated and take their places from an order of whole registers.
    fn inherited(&self, order: &[Reg]) -> Vec<Reg> {
        let mut ranks = vec![u32::MAX; self.model.regs.len()];
        order.iter().zip(0..).for_each(|(reg, rank)| ranks[reg.index()] = rank);
        let regs = (0..ranks.len()).map(Reg::from_index).map(|reg| (self.rank(&ranks, reg), reg));
        let mut named: Vec<(u32, Reg)> =
            regs.filter(|&(rank, reg)| rank != u32::MAX && !self.model.unallocatable.contains(reg.index())).collect();
        named.sort_by_key(|&(rank, _)| rank);
        named.into_iter().map(|(_, reg)| reg).collect()
    }

    /// The registers that are never allocated.
    pub(super) fn reserved(&mut self, isa: &Isa<'a>) {
        let listed = self.optional_list(&isa.reserved).ok().flatten().unwrap_or_default();
        self.model.reserved = listed.iter().map(|&(reg, _)| reg).collect();
        let constants = self.model.regs.iter().enumerate().filter(|(_, reg)| reg.constant.is_some());
        let constants = constants.map(|(index, _)| Reg::from_index(index));
        self.model.unallocatable = self.model.overlapping(self.model.reserved.iter().copied().chain(constants));
    }

    /// Why a register is never allocated, if it is not: for a message.
    pub(super) fn never_allocated(&self, reg: Reg) -> Option<String> {
        let name = self.model.reg_name(reg);
        match self.model.regs[reg.index()].constant {
            Some(value) => Some(format!("`{name}` is always {value}, and never allocated")),
            None => self
                .model
                .unallocatable
                .contains(reg.index())
                .then(|| format!("`{name}` is reserved, and never allocated")),
        }
    }

    /// For each register, its rank in the allocation order of its bank. A part has the rank of its whole register, a tuple
    /// the highest rank of its members.
    pub(super) fn ranks(&mut self, banks: &BankValues<'_, 'a>) -> Vec<u32> {
        const UNNAMED: u32 = 1 << 16;
        // Registers that the order does not name follow in the order of declaration.
        let mut ranks: Vec<u32> = self.model.declared.iter().map(|&number| UNNAMED.saturating_add(number)).collect();
        for &(bank, fields) in banks {
            let ordered = fields.order.as_ref().map_or_else(Vec::new, |order| self.bank_order(bank, order));
            for (rank, reg) in ordered.into_iter().enumerate() {
                ranks[reg.index()] = rank as u32;
            }
        }
        (0..ranks.len()).map(|reg| self.rank(&ranks, Reg::from_index(reg))).collect()
    }

    /// The rank of a register, from those of whole registers.
    fn rank(&self, ranks: &[u32], reg: Reg) -> u32 {
        if self.model.regs[reg.index()].tuple == 0 {
            return ranks[self.model.wholes[reg.index()].index()];
        }
        let members = self.model.of_root(reg).filter(|&member| {
            self.model.regs[member.index()].tuple == 0
                && self.model.wholes[member.index()] == member
                && self.model.share_bits(reg, member)
        });
        members.map(|member| ranks[member.index()]).max().unwrap_or(u32::MAX)
    }

    fn bank_order(&mut self, bank: usize, order: &Registers<'a>) -> Vec<Reg> {
        let mut roots = Vec::new();
        for (reg, span) in self.allocatable_list(order).unwrap_or_default() {
            let desc = &self.model.regs[reg.index()];
            if desc.bank.index() != bank {
                let message =
                    format!("`{}` is a register of bank `{}`", desc.name, self.model.banks[desc.bank.index()].name);
                self.error(Code::OrderOutside, span, message).label("the order is of another bank");
            } else if desc.tuple > 0 {
                let message = format!("`{}` is a tuple", desc.name);
                self.error(Code::NotWhole, span, message)
                    .help("the order lists single registers; a tuple comes where the last of its members does");
            } else if self.model.wholes[reg.index()] != reg {
                let whole = self.model.reg_name(self.model.wholes[reg.index()]);
                let message = format!("`{}` is a part of `{whole}`", desc.name);
                self.error(Code::NotWhole, span, message)
                    .help("the order lists whole registers; their parts inherit it");
            } else if let Some(message) = self.never_allocated(reg) {
                self.error(Code::ReservedInClass, span, message).help("take it out of the list");
            } else {
                roots.push(reg);
            }
        }
        roots
    }

    /// Reads an optional list of registers; `None` if there is none.
    pub(super) fn optional_list(&mut self, list: &Option<Registers<'a>>) -> Result<Option<Vec<(Reg, Span)>>, Broken> {
        list.as_ref().map(|list| self.register_list(list)).transpose()
    }
    /// Reads an optional list of registers; empty if there is none or it is broken. Ranges leave out what is never allocated.
    pub(super) fn optional_allocatable(&mut self, list: &Option<Registers<'a>>) -> Vec<(Reg, Span)> {
        list.as_ref().and_then(|list| self.allocatable_list(list).ok()).unwrap_or_default()
    }
}
