//! Part 6: other rules.
//!
//! | chapter | file |
//! |---|---|
//! | 6-1 ki cards | `ki.rs` |
//! | 6-2 deliberate order | `intent.rs` |
//! | 6-3 referring to data | `data.rs` |
//! | 6-4 fusing | `fuse.rs` |
//! | 6-5 changing targets | `retarget.rs` |
//! | 6-6 bound strategies | `bind.rs` |
//! | 6-7 markers are counters, on cards and on squares | the kernel's `place_counters` |

pub(crate) mod bind;
pub(crate) mod data;
pub(crate) mod fuse;
pub mod intent;
pub(crate) mod ki;
pub(crate) mod retarget;
