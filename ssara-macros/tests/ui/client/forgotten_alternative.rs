mod isa {
    ssara_core::target! {
        pub mod toy = "../../../../ssara-codegen/tests/data/toy.ron";
    }
}
use isa::toy::AnyForm;
use isa::toy::alternative::Sum;

fn emit(form: AnyForm) -> &'static str {
    match form {
        AnyForm::Sum(alternative) => match alternative {
            Sum::Base => "add b",
            Sum::Apart => "lea",
        },
        _ => "",
    }
}

fn main() {
    emit(isa::toy::form::SUM.into());
}
