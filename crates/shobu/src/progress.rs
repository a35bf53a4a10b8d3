//! A progress bar for long runs, on standard error if that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar over `total` things.
pub fn bar(total: u64, what: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {what}, {{eta}} left"));
    let bar = ProgressBar::new(total);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
