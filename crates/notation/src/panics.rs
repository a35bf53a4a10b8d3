//! Catches panics of the engine, so that one ruling fails and the others still run.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static WHERE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a closure. A panic is returned as its message and its place in the code, and is not printed.
pub(crate) fn catch_panic<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if GUARDED.get() {
                let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line()));
                WHERE.set(place.unwrap_or_default());
            } else {
                loud(info);
            }
        }));
    });
    let before = GUARDED.replace(true);
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    GUARDED.set(before);
    result.map_err(|payload| format!("{}{}", panic_message(&*payload), WHERE.take()))
}

/// The message of a panic.
fn panic_message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it does not say why").lines().collect::<Vec<_>>().join(" ")
}
