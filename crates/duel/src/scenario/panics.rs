//! A ruling on which the engine panics fails, and no other does.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    static WHERE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs something; a panic comes back as what it said and where in the code it was, and is not printed.
pub(super) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
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
    result.map_err(|payload| format!("{}{}", said(&*payload), WHERE.take()))
}

/// What a panic says.
fn said(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it does not say why").lines().collect::<Vec<_>>().join(" ")
}
