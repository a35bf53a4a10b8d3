//! The rule book of the FFTCG.

pub mod words;
