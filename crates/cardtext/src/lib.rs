//! cardtext
