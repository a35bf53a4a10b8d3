//! What the program asks for is counted.

use shobu::memory::{Counting, allocated};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn what_a_thread_asks_for_is_counted() {
    let before = allocated();
    let block = std::hint::black_box(Vec::<u8>::with_capacity(1000));
    assert_eq!(allocated() - before, 1000);
    drop(block);
    assert_eq!(allocated() - before, 1000, "what is given back is not counted");
}
