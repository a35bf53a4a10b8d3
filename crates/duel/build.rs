//! Has replays know the kernel they were made with.

mod sources;

fn main() {
    sources::fingerprint();
}
