//! Chapters 1101 to 1121 and 1301: what the words for actions mean.

pub(crate) mod becoming_exp;
pub(crate) mod connecting;
pub(crate) mod counters;
pub(crate) mod credit;
pub(crate) mod damage;
pub(crate) mod drawing;
pub(crate) mod entering;
pub(crate) mod leaving;
pub(crate) mod missions;
pub(crate) mod reloading;
pub(crate) mod removing;
pub(crate) mod revealing;
pub(crate) mod scouting;
pub(crate) mod shuffling;
pub(crate) mod sliding;
pub(crate) mod success;
pub(crate) mod turning;
