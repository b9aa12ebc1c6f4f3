//! All kinds of diagnostics. Each has a stable code, a title, and a paragraph that explains it.
//!
//! `E00xx` are about the file and its text, `E01xx` about banks and registers, `E02xx` about values and classes. `E03xx`
//! are about instruction forms, `E04xx` about calling conventions, `E05xx` about certificates. `E06xx` are about features,
//! `E09xx` about mistakes of this program; `W` are warnings. The meaning of a code never changes.

use std::fmt;

use crate::diag::Severity;

macro_rules! codes {
    ($($name:ident $id:literal $title:literal $explanation:literal)*) => {
        /// A kind of diagnostic.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code {
            $(#[doc = concat!($id, ": ", $title, ".")] $name,)*
        }

        impl Code {
            /// All codes, in order.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The stable id, as in `E0109`.
            pub const fn id(self) -> &'static str {
                match self { $(Code::$name => $id,)* }
            }
            /// The mistake in a few words.
            pub const fn title(self) -> &'static str {
                match self { $(Code::$name => $title,)* }
            }
            /// A paragraph that says why it is a mistake and how to correct it.
            pub const fn explanation(self) -> &'static str {
                match self { $(Code::$name => $explanation,)* }
            }
        }
    };
}

codes! {
    Syntax "E0001" "the file is not well-formed RON"
        "The text does not follow the rules of RON: a comma, a bracket or a quote is missing, or a character is out of place. \
         The reader can name the place where it gave up, which is often just after the mistake. A name with characters other \
         than letters, digits and underscores needs quotes, as in `\"r8..=r15\"`."
    WrongShape "E0002" "a value of the wrong kind"
        "Something else is expected here: a number, a name, a list `[..]`, a map `{..}`, a range `0..16`, or one of the \
         structures of the ISA language."
    UnknownField "E0003" "an unknown field"
        "The structure has no field of this name. Fields are checked so that a misspelt one is not silently ignored."
    MissingField "E0004" "a required field is missing"
        "The structure cannot be understood without this field."
    RepeatedField "E0005" "a field is given twice"
        "A field may be given once in a structure. Join the two, or delete one."
    UnknownWord "E0006" "an unknown word"
        "Only certain words are allowed here, such as `branch` or `call` for the kind of a form, or `Use` and `Def` for an operand."
    WrongStructName "E0007" "a structure of another kind is expected"
        "Structures may be written with their name, `Bank(..)`, or without, `(..)`. If the name is written it must be the right one."
    TooDeep "E0008" "brackets are nested too deeply"
        "No ISA file needs more than a handful of levels of brackets; the reader stops at 128 to be safe from malicious files."
    TooLarge "E0009" "the file is too large"
        "An ISA file may have 16 MiB. Templates and ranges keep files short."
    Unreadable "E0010" "the file cannot be read"
        "The file does not exist, or the operating system does not allow reading it."
    NotUtf8 "E0011" "the file is not UTF-8"
        "ISA files are text in UTF-8. Save the file in that encoding."
    NotIdentifier "E0012" "a name that is no identifier"
        "Names become names in the generated Rust module and in text forms: they consist of ASCII letters, digits and \
         underscores, and do not begin with a digit."
    Duplicate "E0013" "a name is used twice"
        "Banks, registers, value kinds together with classes, forms, conventions, and the operands of one form, each have names \
         of their own. For a template, make sure that its name contains all variables that tell its forms apart."
    BadRange "E0014" "a malformed range of names"
        "A range of names is written `\"r8..=r15\"`: two names that differ in one number, the smaller first. `\"r0..=r14 step 2\"` \
         is every second one of them."
    RangeTooLarge "E0015" "a range with too many members"
        "A range of registers, of family members or of template values may have 4096 members."
    UnknownVariable "E0016" "an unknown template variable"
        "A word in braces stands for a variable of `for`. To have braces in the text of a template, double them: `{{`, `}}`."
    UnusedVariable "E0017" "an unused template variable"
        "The variable occurs nowhere in the template, so all its values would declare the same."
    BadTemplate "E0018" "a malformed template"
        "Forms, families, tuples, classes and conventions can be templates. Every variable of `for` has a list of values, or a range: \
         `for: {w: [64, 32]}`. Variables that change together are \
         written as a tuple, with tuples of as many values: `for: {(w, acc): [(64, rax), (32, eax)]}`. There may be 16 variables."
    TooMuchText "E0019" "templates or lists expand to too much"
        "The templates of a file may expand to 65536 forms and 64 MiB, and its lists to 4 million registers. No real machine \
         needs more."
    TooMany "E0020" "too many of a kind"
        "The tables have limits: at most 31 banks, 255 kinds of value, 255 conventions, 65535 registers, \
         256 parts of a register, 4096 tuples, 64 features, and 128 operands in a form."

    BadPattern "E0101" "a malformed name pattern"
        "In the names of a family and of its parts, `{}` stands for each entry of `each`, and `{2n+1}` is computed from an entry \
         that is a number. Other braces mean nothing. A family of more than one register needs `{}` in all its names; one \
         without `each` is a single register, and has none."
    BadEncoding "E0102" "an encoding that does not fit"
        "`encoding` is the number of the first member, the others following, or a list with a number for every member. Numbers \
         are below 65536."
    BadPart "E0103" "a part outside its register"
        "A part is a range of bits of the whole register, lowest first, the end not included: `0..16` are the low 16 bits. It must \
         not be empty or reach beyond the register's width."
    CrossingParts "E0104" "parts that cross"
        "Two parts of a register must be disjoint, or one must contain the other. Parts that share some bits and differ in \
         others on both sides cannot be allocated."
    EqualParts "E0105" "two names for the same bits"
        "Every register has one name. Give the other name in `doc`, or choose the one that the manual uses more."
    NoRegisters "E0106" "a bank or family without registers"
        "A bank needs at least one register, and so does a family."
    NoValues "E0107" "a bank without values"
        "A bank that holds no kind of value cannot be allocated. Give it at least one entry in `values`; if its registers are never \
         allocated, leave the bank out."
    TooManyUnits "E0108" "too many register units"
        "The units of a bank, which are the pieces of its registers that matter for overlap, are kept in sets of at most 4,096; \
         all banks together have at most 255 words of 64."
    UnknownRegister "E0109" "an unknown register"
        "No bank has a register of this name. Registers come from the families: the `name` and the `parts` of each, for each entry."
    UnknownBank "E0110" "an unknown bank"
        "The file has no bank of this name."
    NotWhole "E0111" "a part where a whole register is expected"
        "The allocation order of a bank lists whole registers; their parts inherit the order, and a tuple comes where the last of its \
         members does."
    BadWidth "E0112" "a width that is not possible"
        "Registers and values have from 1 to 65535 bits."
    BadConstant "E0113" "a constant that does not fit"
        "`constant` is the number that every read of the register returns. It has at most as many bits as the register, and \
         at most 64."
    BadTuple "E0114" "a tuple with wrong numbers"
        "A tuple has from 2 to 32 registers, whose numbers (encodings) are `stride` apart. The number of the first is a multiple of \
         `align`. If no alignment describes the first registers, `first` lists them. With `wrap: true` the lowest number of `of` \
         follows the highest."
    BadMember "E0115" "a register that can be no member of a tuple"
        "The members of tuples are registers of the bank, of one width, with numbers of their own, and no constants. Tuples with a \
         name are made of whole registers; those without may be made of parts."
    CrossingTuples "E0116" "tuples that cross"
        "A tuple with a name is a register of its own, and registers are disjoint or nested: of two such tuples that share a member \
         one must consist of consecutive members of the other. Natural alignment has this property: pairs that begin with an even \
         number, fours that begin with a multiple of four. Tuples without a name may overlap as they like: they are lists for groups \
         of operands. A value of 64 bits in any two registers that follow each other is then two values of 32, and an operand \
         `Use(class: v32, tuple: x2)` takes both."
    NoTuples "E0117" "no tuples"
        "No registers of `of` make a tuple with this length, stride and alignment."
    CrossingEffects "E0118" "effects of writes that cross"
        "With `rest: zero` or `rest: undefined` a write to a part destroys the other bits of the register, so they count as taken by \
         the part. The bits that two parts take must be disjoint, or those of the narrower part must lie within those of the wider \
         part. Two parts that hold the same kind of value must take disjoint bits. These rules fail, for example, if a convention saves \
         pieces of a register that tell the two parts apart."
    BadRole "E0119" "a role that the register cannot have"
        "The stack pointer is never allocated, so the register with the role `stack` must be in `reserved`. The register with the role \
         `zero` must have `constant: 0`."

    NoRegisterOfWidth "E0201" "no register of this width"
        "A kind of value lives in the registers of its bank that have exactly its width. Declare parts of that width, or correct \
         the width."
    SameWidth "E0202" "two kinds of value of one width in a bank"
        "Bank and width determine the kind of value, so no two kinds may have the same bank and width."
    BadSpillSize "E0203" "a spill size that does not fit"
        "A spill slot must hold the value, so it has at least `bits / 8` bytes, and its size must be a multiple of its alignment."
    BadAlignment "E0204" "an alignment that is no power of two"
        "Alignments are powers of two, in bytes."
    UnknownValue "E0205" "an unknown kind of value"
        "`of` names a kind of value, one of those in the `values` of the banks."
    WrongRegister "E0206" "a register of the wrong bank or width"
        "All registers of a class have the bank and the width of the class's kind of value."
    EmptyClass "E0207" "an empty class"
        "No register is left in the class, so no operand could ever be allocated."
    ListedTwice "E0208" "a register is listed twice"
        "Each register may be listed once; where the whole register counts, neither may two registers of a list overlap."
    OrderOutside "E0209" "an order that names a register outside the class"
        "An allocation order says in which order the members are tried. It cannot add members."
    ReservedInClass "E0210" "a reserved register in a class or order"
        "A reserved register is never allocated, nor are registers that overlap it, nor is one with a constant, which keeps nothing \
         that is written to it. A range of names leaves such registers out, but it must name others as well."
    TooManyClasses "E0211" "too many classes"
        "Classes are closed under intersection: if two overlap, their common registers are a class as well. There may be at most \
         2048 classes, including these."

    BadSpillTo "E0212" "a bank that cannot keep the value"
        "`spill_to` lists kinds of value of other banks, at least as wide, whose registers can keep a spilled value as mere bits. \
         Values must not be spilled in a circle of banks."

    BadCopyRule "E0213" "a rule about moves or memory that cannot be followed"
        "`moves` and `memory` say which copies of a kind of value take a scratch register. There must be one for each such copy, \
         which no convention saves or reserves, and which is stored and loaded without another one."

    NotScalable "E0214" "a kind of value that does not grow with what is in it"
        "The registers of a `scalable` kind grow with a vector length that is known only when the code runs, and so do all registers \
         that contain them, such as tuples. Their kinds are scalable, too."

    NoMemory "E0215" "a kind of value that cannot leave its registers"
        "More values may live at once than there are registers, and every function can be allocated. So each kind of value can be \
         stored, by way of other registers if need be (`memory: Through(i64)`). Else an instruction that sets such a value and the \
         one that reads it are one form, or the client keeps the value in a reserved register, which no kind of value has."

    UnknownClass "E0301" "an unknown class"
        "A class is a kind of value (its home class) or one of the file's `classes`."
    NoClass "E0302" "an operand without a class"
        "An operand says what it takes: `Use(i64)` names a class, `Def(fixed: rax)` a register, `Def(tied: a)` the use whose register it shares."
    NoTypeForFixed "E0303" "a fixed register that holds no kind of value"
        "The bank has no kind of value with the width of this register, so no operand can be in it."
    FixedOutsideClass "E0304" "a fixed register outside the operand's class"
        "The operand says that it is in one register, and that it is in a class without that register. Name a \
         class that has it, or leave the class out."
    ReservedOperand "E0305" "a reserved register as an operand or clobber"
        "A reserved register is never allocated, and the allocator need not know which instructions read or change it: leave the \
         operand out. A def may be fixed to a constant register; its value is then the constant. A use may not, because nothing can be \
         put there."
    UnknownOperand "E0306" "an unknown operand"
        "`tied`, `early`, `relations`, `commutes` and `alternatives` name operands of the same form. A group has the name with which it is \
         declared. A member has that name and a number, counted from 0."
    TiedToNonUse "E0307" "tied to something that is no early use in a register"
        "A def takes over the register of the use to which it is tied, so the use must be in a register and be read early. A def cannot be \
         tied to a def, a late use, or a use that may be in a slot. If the use always is in a `slot`, the \
         instruction writes its result there."
    TiedMismatch "E0308" "a tie that cannot be satisfied"
        "A def and the use it is tied to share one register, so they must be of one kind of value, and their classes must have a register in common."
    TiedTwice "E0309" "two defs tied to one use"
        "Only one def can take over the register of a use."
    EarlyTied "E0310" "an early clobber that is tied"
        "An early clobber is written before all uses are read, or before those that it names. So it cannot share a register with any of \
         them."
    PlaceConflict "E0311" "places that exclude each other"
        "An operand is in exactly one of these places: any register of a class, a `fixed` register, the register of the use to which it is \
         `tied`, a register `or_slot`, or a `slot`. To fix a tied pair, fix the use."
    SlotClass "E0312" "a slot with a subclass"
        "An operand that is always in a slot needs no registers: name its kind of value."
    FixedCollision "E0313" "fixed operands that collide"
        "Two operands are in overlapping registers at the same time. Early uses occupy their registers in the early phase, late defs in \
         the late phase, and late uses and early defs in both."
    ClobberCollision "E0314" "a clobber that is also an operand"
        "A clobbered register holds nothing useful after the instruction, so it is neither a def nor read late. Delete the clobber: a def says that the register changes."
    Unallocatable "E0315" "a form that cannot be allocated"
        "Even with every other value spilled, the operands of the form cannot all have a register that they may be in. Operands that are \
         live at the same time need different registers."
    DefAtExit "E0316" "a def in a form that leaves the function"
        "After a return or a trap nothing is executed that could use the value. Declare a scratch register as `Scratch`."
    EarlyBeforeDef "E0317" "an early clobber before something that is not read"
        "`early: [a, b]` names the uses before which the def is written. Two defs are always in different registers, so nothing is needed \
         to keep them apart."
    SelfRelation "E0318" "a relation of an operand with itself"
        "Relations are between different operands."
    RelatedTied "E0319" "a relation between operands that are tied"
        "A def and the use it is tied to share one register. No other relation between the two makes sense."
    RelatedSlot "E0320" "a relation about an operand in a slot"
        "Relations constrain registers, and this operand is never in one."
    RelatedBanks "E0321" "a relation between operands of different banks"
        "Registers of different banks never overlap and are never the same, so a relation between them means nothing."
    RelatedClass "E0322" "a relation with a class of another kind of value"
        "`is_in` names a class for the kind of value of `operand`, and `must_be_in` a class for the kind of value of `then`. Registers of other \
         widths are in other classes."
    CannotCommute "E0323" "operands that cannot be exchanged"
        "`commutes: [a, b]` says that the instruction computes the same when two of its uses, of one kind of value, are exchanged; groups are \
         exchanged as a whole."
    AlternativeMismatch "E0324" "an alternative with other operands than its form"
        "An alternative computes the same from the same operands, and changes only where they must be. Uses stay uses, defs stay defs, and no \
         operand changes its kind of value."
    BadRemat "E0325" "a form that cannot be rematerialised"
        "The allocator repeats such a form instead of keeping or spilling its result. The result must depend on the operands alone, and nothing \
         else may change. So the form is an `op` with one def and at most two uses, each in any register of a class, without scratch registers, \
         relations and clobbers. With uses, it is repeated where their values are in registers."
    GroupMismatch "E0326" "groups that do not fit each other"
        "A relation or a tie between groups holds for members with equal numbers, so the groups must have the same length."
    UnknownTuple "E0327" "an unknown tuple"
        "`tuple` names an entry of the `tuples` of a bank; the operand becomes a group with a member in each register of one such tuple."
    TupleMismatch "E0328" "a tuple of other registers than the operand's class"
        "The members of a group are values of the operand's class, each in one register of a tuple, so the tuples are made of registers of that \
         kind of value."
    BadSuccessors "E0329" "a number of successors that is not possible"
        "`successors` says to how many blocks a form of the kind `branch` goes: 1 for a jump, 2 for a conditional branch. Without it a branch \
         goes to any number of blocks, as through a table. `edge_clobbers` has a list of registers for each successor, in order, and no more lists \
         than there are successors."

    ReservedArgument "E0401" "an argument or result in a reserved register"
        "Arguments and results are values, and values are never in reserved registers."
    WrongBank "E0402" "a register of another bank"
        "The places of a bank's arguments and results are registers of that bank."
    PlaceTwice "E0403" "two places that overlap"
        "Two arguments, or two results, cannot be in the same register or in registers that overlap."
    CalleeSavedReserved "E0404" "a register both callee-saved and reserved"
        "A reserved register is not allocated, so the allocator never saves it."
    BadStack "E0405" "stack rules that do not fit"
        "`align` and `slot` are powers of two in bytes, and `shadow` is a multiple of `slot`."
    CalleeSavedResult "E0406" "a result in a callee-saved register"
        "A function cannot both leave a register as it was and return a value in it."

    CalleeSavedWithoutRest "E0407" "a callee-saved register whose write destroys others"
        "A write to a register with `rest: zero` or `rest: undefined` changes the other bits of the whole register. If those bits have \
         names, they can hold values, so they must be in `preserved` too."

    BadFallThrough "E0408" "values that cannot be passed in another bank"
        "`then: int` and `As(int)` pass values of a bank as mere bits in the registers that the same map lists for bank `int`. These \
         registers, alone or as tuples, must be wide enough at least for the narrowest value. Their own entry must not refer to a third \
         bank."

    LinkRegister "E0409" "a link register that cannot be saved"
        "`link: saved` says that a function stores the register with the role `link` in its prologue and loads it back before it returns. \
         So there is such a register, it can be allocated, and it is neither in `preserved` nor the place of an argument or result. \
         A register in `preserved` survives calls; a call overwrites the link register."

    UnknownConvention "E0410" "an unknown convention"
        "`enters` names another convention of the file: the one by which the called function sees the same call."
    EnteredMismatch "E0411" "two sides of a call that do not fit each other"
        "On machines with register windows a call renames registers, so caller and callee have a convention each. The caller's names the \
         callee's: `enters: callee`. Both list the same registers for arguments and results, in the same order. In each bank the encodings \
         of the two names of a register differ by the same number."

    Unproved "E0501" "a form or call that may not be allocatable"
        "The search for registers for all operands took too long, so it is not known whether there is a solution. No real machine needs so \
         long a search. Make the classes of the operands simpler."

    UnknownFeature "E0601" "an unknown feature"
        "`requires` names subtarget features, which the file declares: `features: {avx512: Feature(doc: \"..\")}`."
    MissingFeature "E0602" "a feature that is not required"
        "All possible registers of the class or operand need a feature, so it is useless without the feature. Say so with `requires`."

    Inconsistent "E0901" "tables that contradict themselves"
        "This is a mistake of this program, not of the file: the tables that it made from the file do not pass validation. The notes \
         say what is wrong with them. Please report it with the file."

    UnusedClass "W0001" "an unused class"
        "No form has an operand of this class. It may be there for clients that make forms of their own; otherwise delete it."
    LeftOut "W0003" "more diagnostics than are shown"
        "Only the first 200 errors and the first 200 warnings of a file are shown."
    UselessAlternative "W0004" "an alternative that differs in nothing"
        "The alternative has the same constraints as another one, so there is nothing to choose. Operands with equal constraints need \
         no `commutes`."
    UnusedTuple "W0005" "an unused tuple"
        "No form has an operand that takes a tuple from this list, and the tuples have no names, so they are no registers either. It may be \
         there for clients that make forms of their own; otherwise delete it."
    UnsavedLink "W0006" "nothing says who saves the link register"
        "A call leaves the return address in the register with the role `link`. The register can be allocated, so a function may \
         overwrite its own return address. With `link: saved` in the convention, each allocation that does so reports it, and the client \
         saves the register in the prologue. `link: free` says that nothing has to be saved: functions do not return through it, or they \
         receive it as a value. A register that is `reserved` is never overwritten."
    NoPlace "W0007" "a kind of value that no listed register is for"
        "A value that is narrower than a listed register goes into its low part, and one that is wider into a tuple whose members \
         are listed one after the other. Here a kind of value has no such register. So all such arguments go on the stack, and so do all \
         such results. List the registers that do hold it, as `[f0, f1]` for the pair of these, give the kind registers that \
         begin at the lowest bit, or give the kind a list of its own."
    UnreadOrder "W0008" "an order that nothing reads"
        "The class has all registers in which its kind of value lives, so an operand of it takes any of them, in the order that the kind \
         has. Give that one the order, or give the class fewer registers."
}

impl Code {
    /// How bad it is.
    pub fn severity(self) -> Severity {
        if self.id().starts_with('W') { Severity::Warning } else { Severity::Error }
    }
    /// The code with this id, as in `E0109`; case does not matter.
    pub fn find(id: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.id().eq_ignore_ascii_case(id))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
