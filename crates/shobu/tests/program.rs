//! The program as it is started and ended. Its tests wait for it, so that none runs beside those that need all cores.

mod command_line;
mod docs;
mod kills;
mod memory;
mod terminal;
