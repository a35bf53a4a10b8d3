//! A card file as blocks of lines: cards stand between blank lines, and lines that begin with `#` are comments.

/// A line and where it begins in the file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Line<'a> {
    /// The line without space around it.
    pub text: &'a str,
    /// Its first byte in the file.
    pub at: usize,
}

impl Line<'_> {
    /// Its bytes in the file.
    pub fn span(&self) -> std::ops::Range<usize> {
        self.at..self.at + self.text.len()
    }
}

/// The lines that are neither blank nor comments.
pub(crate) fn lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    all_lines(source).filter(|line| !line.text.is_empty() && !line.text.starts_with('#'))
}

fn all_lines(source: &str) -> impl Iterator<Item = Line<'_>> {
    let mut at = 0;
    source.split('\n').map(move |text| {
        let start = at + text.len() - text.trim_start().len();
        at += text.len() + 1;
        Line { text: text.trim(), at: start }
    })
}

/// The cards of a file: each is the lines between two blank ones.
pub(crate) fn blocks(source: &str) -> Vec<Vec<Line<'_>>> {
    let mut blocks = vec![Vec::new()];
    for line in all_lines(source) {
        match blocks.last_mut() {
            Some(block) if !line.text.is_empty() => {
                if !line.text.starts_with('#') {
                    block.push(line);
                }
            }
            _ => blocks.push(Vec::new()),
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}
