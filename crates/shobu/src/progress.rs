//! How far a long run is, on standard error, where that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar over so many of something.
pub fn bar(total: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"));
    let bar = ProgressBar::new(total);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
