use duel::pool::CardPool;
fn main() {
    let file = std::env::args().nth(1).unwrap();
    let s = std::fs::read_to_string(&file).unwrap();
    let mut pool = CardPool::default();
    let i = cardtext::import(&s, "db", &mut pool).unwrap();
    for l in i.left_out {
        for d in &l.diagnostics {
            let line = d.source_line();
            let at = line.char_indices().nth(d.column - 1).map_or(line.len(), |(i, _)| i);
            let n = l.diagnostics.len();
            if line.is_empty() || line.contains('·') { println!("{} {n} {}", l.code, d.fault); continue; }
            println!("{} {n} {}^^{}", l.code, line[..at].replace(&l.name, "~"), line[at..].replace(&l.name, "~"));
        }
    }
}
