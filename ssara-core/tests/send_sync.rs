//! What a client holds can go to other threads. It is enough that this compiles.

use ssara_core::emit::{Frame, FrameLayout};
use ssara_core::ir::{CheckedBuilder, Function, FunctionBuilder, StreamBuilder};
use ssara_core::output::{Allocation, LastUses, RegLiveness};
use ssara_core::record::Record;
use ssara_core::validate::ValidationErrors;
use ssara_core::verify::execute::Executor;
use ssara_core::verify::{Checker, Violations};
use ssara_core::{Cancel, Context, Error, Options, Target, TargetErrors};

const fn is_send_and_sync<T: Send + Sync>() {}
const fn is_error<T: core::error::Error + Send + Sync + 'static>() {}

const _: () = {
    is_send_and_sync::<Context>();
    is_send_and_sync::<Options>();
    is_send_and_sync::<Cancel>();
    is_send_and_sync::<Target>();
    is_send_and_sync::<Function>();
    is_send_and_sync::<FunctionBuilder<'static>>();
    is_send_and_sync::<CheckedBuilder<'static>>();
    is_send_and_sync::<StreamBuilder>();
    is_send_and_sync::<Allocation>();
    is_send_and_sync::<Record>();
    is_send_and_sync::<RegLiveness>();
    is_send_and_sync::<LastUses>();
    is_send_and_sync::<Frame>();
    is_send_and_sync::<FrameLayout>();
    is_send_and_sync::<Checker<'static>>();
    is_send_and_sync::<Executor<'static>>();
};

const _: () = {
    is_error::<Error>();
    is_error::<TargetErrors>();
    is_error::<ValidationErrors>();
    is_error::<Violations>();
    is_error::<ssara_core::ir::BuildError>();
    is_error::<ssara_core::ir::OtherTarget>();
    is_error::<ssara_core::emit::FrameError>();
    is_error::<ssara_core::text::ParseError>();
    is_error::<ssara_core::verify::execute::Difference>();
};
