//! Writing MIR.

use std::fmt::{self, Write as _};

use super::{Function, Inst, Operand, RegName, RegOperand};

impl fmt::Display for RegOperand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flags = self.flags;
        let words = [
            (flags.implicit && flags.def, "implicit-def "),
            (flags.implicit && !flags.def, "implicit "),
            (flags.def && !flags.implicit, "def "),
            (flags.dead, "dead "),
            (flags.killed, "killed "),
            (flags.undef, "undef "),
            (flags.early_clobber, "early-clobber "),
            (flags.renamable, "renamable "),
        ];
        words.iter().filter(|(given, _)| *given).try_for_each(|(_, word)| f.write_str(word))?;
        match &self.reg {
            RegName::Virtual(number, None) => write!(f, "%{number}")?,
            RegName::Virtual(number, Some(sub)) => write!(f, "%{number}.{sub}")?,
            RegName::Physical(name) => write!(f, "${name}")?,
        }
        self.tied.map_or(Ok(()), |tied| write!(f, "(tied-def {tied})"))
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operand::Reg(reg) => reg.fmt(f),
            Operand::Block(block) => write!(f, "%bb.{block}"),
            Operand::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (defs, others) = self.operands.split_at(self.num_defs);
        for (index, def) in defs.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { ", " })?;
            match def {
                // In front of the opcode it goes without saying that an operand is written.
                Operand::Reg(reg) => write!(f, "{}", without_def(reg))?,
                other => other.fmt(f)?,
            }
        }
        f.write_str(if defs.is_empty() { "" } else { " = " })?;
        write!(f, "{}{}", self.flags, self.opcode)?;
        for (index, operand) in others.iter().enumerate() {
            write!(f, "{}{operand}", if index == 0 { " " } else { ", " })?;
        }
        let mut separator = if others.is_empty() { " " } else { ", " };
        if let Some(number) = self.debug_number {
            write!(f, "{separator}debug-instr-number {number}")?;
            separator = ", ";
        }
        if !self.debug_location.is_empty() {
            write!(f, "{separator}debug-location {}", self.debug_location)?;
        }
        f.write_str(&self.memory)
    }
}

fn without_def(reg: &RegOperand) -> RegOperand {
    let mut reg = *reg;
    reg.flags.def = false;
    reg
}

impl Function {
    /// The document of the function, without the line of dashes in front of it.
    pub fn text(&self) -> String {
        let mut text: String = self.head.iter().map(|entry| entry.text.as_str()).collect();
        text.push_str("body:             |\n");
        for block in &self.blocks {
            _ = writeln!(text, "  bb.{}{}", block.id, block.header);
            if let Some(successors) = &block.successors {
                let item = |&(block, probability): &(u32, Option<u32>)| match probability {
                    Some(probability) => format!("%bb.{block}({probability:#010x})"),
                    None => format!("%bb.{block}"),
                };
                let list: Vec<String> = successors.iter().map(item).collect();
                _ = writeln!(text, "    successors: {}", list.join(", "));
            }
            if !block.live_ins.is_empty() {
                let names: Vec<&str> = block.live_ins.iter().map(|name| name.as_str()).collect();
                _ = writeln!(text, "    liveins: ${}", names.join(", $"));
            }
            text.push_str("  \n");
            let mut debug = block.debug.iter().peekable();
            for (at, inst) in block.insts.iter().enumerate() {
                while let Some((_, debug)) = debug.next_if(|(before, _)| *before <= at) {
                    _ = writeln!(text, "    {debug}");
                }
                _ = writeln!(text, "    {inst}");
            }
            debug.for_each(|(_, debug)| _ = writeln!(text, "    {debug}"));
            text.push('\n');
        }
        text.push_str("...\n");
        text
    }
}
