//! What the checker says, in a run: values, references and the contents of callee-saved registers are where it says.

use std::collections::BTreeMap;

use ssara_core::output::{Loc, SavedReg};
use ssara_core::verify::StackMap;

use super::super::fault::{Fault, Rule, demand};
use super::run::{ANYTHING, Run};
use super::shape::show;
use super::strip::Token;
use ssara_core::ir::Value;

impl Run<'_> {
    /// What is said of the place before a step.
    pub fn check_claims(&self, step: u32) -> Result<(), Fault> {
        for &(value, loc) in &self.subject.claims.values[step as usize] {
            let holds = match self.env[value.as_u32() as usize] {
                Some(token) => self.holds(loc, value, token) || self.forgotten[value.as_u32() as usize],
                None => false,
            };
            demand(holds, Rule::Ranges, || {
                format!("before step {step}, {} does not hold {value}", show(self.target(), loc))
            })?;
        }
        let Some(saved) = &self.subject.claims.saved else { return Ok(()) };
        for (reg, pieces) in &self.callers {
            let is_saved = |saved: &&SavedReg| saved.reg == *reg && saved.slot.is_some();
            let Some(_) = self.subject.alloc.saved.iter().find(is_saved) else { continue };
            let slot = saved[step as usize].iter().find(|said| said.0 == *reg).map(|said| said.1);
            let found = match slot {
                Some(slot) => {
                    let start = 8 * self.subject.frame.address(self.subject.alloc, slot);
                    self.hardware.memory.read(start, start + u64::from(self.target().reg(*reg).bits))
                }
                None => self.hardware.reg(self.target(), *reg),
            };
            demand(found == *pieces, Rule::SavedRanges, || {
                let place = slot.map_or("itself".to_owned(), |slot| slot.to_string());
                format!("before step {step}, the caller's {} is not in {place}", self.target().reg(*reg).name)
            })?;
        }
        Ok(())
    }

    /// Moves all objects: what the map names is changed, and nothing else.
    pub fn collect(&mut self, map: &StackMap) -> Result<(), Fault> {
        let func = self.subject.func;
        let mut moved: BTreeMap<Token, Token> = BTreeMap::new();
        let mut places: Vec<(Loc, Value, Token)> = Vec::new();
        for &(value, loc) in &map.values {
            let token = self.env[value.as_u32() as usize].unwrap_or(ANYTHING);
            demand(self.holds(loc, value, token), Rule::StackMaps, || {
                format!("{}: {} does not hold {value}", map.inst, show(self.target(), loc))
            })?;
            if token != ANYTHING {
                let new = *moved.entry(token).or_insert_with(|| self.hardware.fresh());
                places.push((loc, value, new));
            }
        }
        for (value, _) in func.references() {
            let is_named = map.values.iter().any(|&(named, _)| named == value);
            let slot = value.as_u32() as usize;
            match self.env[slot] {
                Some(ANYTHING) | None => {}
                Some(token) if is_named => self.env[slot] = moved.get(&token).copied(),
                Some(_) => self.forgotten[slot] = true,
            }
        }
        places.into_iter().for_each(|(loc, value, token)| self.write(loc, value, token));
        self.move_callers(map.step, &moved);
        Ok(())
    }

    /// Objects that the caller has in callee-saved registers move with their arguments. The collector finds them
    /// where the caller's contents are said to be.
    fn move_callers(&mut self, step: u32, moved: &BTreeMap<Token, Token>) {
        let Some(saved) = &self.subject.claims.saved else { return };
        for (reg, pieces) in &mut self.callers {
            if !pieces.iter().any(|piece| moved.contains_key(&piece.token)) {
                continue;
            }
            for piece in pieces.iter_mut() {
                piece.token = moved.get(&piece.token).copied().unwrap_or(piece.token);
            }
            let slot = saved[step as usize].iter().find(|said| said.0 == *reg).map(|said| said.1);
            let in_slot = slot.map(|slot| self.subject.frame.address(self.subject.alloc, slot));
            match in_slot.or(self.subject.frame.saved(*reg)) {
                Some(address) => {
                    let start = 8 * address;
                    let width = u64::from(self.subject.machine.target.reg(*reg).bits);
                    self.hardware.memory.write(start, start + width, pieces);
                }
                None => self.hardware.set_reg(self.subject.machine, *reg, pieces),
            }
        }
    }
}
