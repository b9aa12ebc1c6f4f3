//! What several tests of the loader need.

use ssara_core::Target;
use ssara_core::ir::FunctionBuilder;
use ssara_core::target::Form;
use ssara_core::validate::ValidationError;

/// Asserts that the allocator's own validation finds every form of a target satisfiable: what passes the checks of the
/// file must not be refused later.
pub fn assert_forms_are_valid(target: &Target) {
    for index in 0..target.forms.len() {
        let form = Form(index as u32);
        let mut builder = FunctionBuilder::new(target, "f");
        let block = builder.create_block();
        builder.switch_to(block);
        let view = target.forms.get(index, target.set_words);
        let types: Vec<_> = view.operands().map(|operand| target.class(operand.class()).ty).collect();
        let values: Vec<_> = types.into_iter().map(|ty| builder.create_value(ty)).collect();
        builder.push_inst(form, &values).expect("as many values as operands");
        // The values have no definitions; that is not what is asked here.
        let errors = ssara_core::validate::check(&builder.finish(), target).err().into_iter().flatten();
        let wrong: Vec<_> = errors.filter(|error| matches!(error, ValidationError::Form { .. })).collect();
        assert!(wrong.is_empty(), "form {}: {wrong:?}", target.forms.names[index]);
    }
}
