//! The memory of the program: where it comes from, and how much of it is asked for.

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

thread_local! {
    static ALLOCATED: Cell<u64> = const { Cell::new(0) };
}

/// How many bytes this thread has ever asked for, if the program's allocator is [`Counting`].
pub fn allocated() -> u64 {
    ALLOCATED.get()
}

/// Gives memory back that duels of the table no longer need, and counts what each thread asks for, for the benchmarks.
#[derive(Debug)]
pub struct Counting;

fn count(bytes: usize) {
    ALLOCATED.set(ALLOCATED.get() + bytes as u64);
}

// SAFETY: what is asked for is passed on as it is, and counting neither allocates nor panics.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        unsafe { MiMalloc.alloc(layout) }
    }
    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }
    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        unsafe { MiMalloc.realloc(block, layout, size) }
    }
    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { MiMalloc.dealloc(block, layout) }
    }
}
