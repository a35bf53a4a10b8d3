//! Plain cards of Dimension Zero: a name, the line that says what the card is, and keywords.

use dimension::definitions::card::print_costs;
use dimension::words::{colour, keyword, kind, number};
use duel::ability::Price;
use duel::pool::CardPool;
use duel::profile::Profile;
use duel::words::{Keyword, Kind, Kinds};

/// Reads the cards of a file into a pool; what is not understood is told with its file and line.
pub(crate) fn compile(source: &str, file: &str, pool: &mut CardPool) -> Result<(), String> {
    let mut whole = pool.clone();
    let mut block: Vec<(usize, &str)> = Vec::new();
    let lines = source.lines().map(str::trim).enumerate().filter(|(_, line)| !line.starts_with('#'));
    for (at, line) in lines.chain([(0, "")]) {
        if !line.is_empty() {
            block.push((at + 1, line));
        } else if !block.is_empty() {
            card(&block, &mut whole).map_err(|(line, said)| format!("{file}:{line}: {said}"))?;
            block.clear();
        }
    }
    *pool = whole;
    Ok(())
}

fn card(block: &[(usize, &str)], pool: &mut CardPool) -> Result<(), (usize, String)> {
    let (first, name) = block[0];
    let &(at, header) = block.get(1).ok_or_else(|| (first, "expected a second line".to_owned()))?;
    let mut profile = Profile::default();
    profile.names.push(pool.intern_name(name));
    let (mut play, mut moving, mut points) = (Price::default(), None, 0);
    for (part, text) in header.split('·').map(str::trim).enumerate() {
        let wrong = || (at, format!("`{text}` is not understood"));
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let amount = || rest.parse::<i32>().map_err(|_| wrong());
        match word {
            _ if part == 0 => {
                let found = kind::NAMES.iter().position(|name| *name == text).ok_or_else(wrong)?;
                profile.kinds = Kinds::of(&[Kind(found as u8)]);
            }
            "cost" => play = price(rest).ok_or_else(wrong)?,
            "move" => moving = Some(price(rest).ok_or_else(wrong)?),
            "power" => profile.set(number::POWER, amount()?),
            "smash" => profile.set(number::SMASH, amount()?),
            "forbidden" => points = amount()? as u8,
            "race" => rest.split('/').for_each(|race| profile.traits.add(pool.intern_trait(&format!("race {race}")))),
            "attribute" => profile.traits.add(pool.intern_trait(&format!("attribute {rest}"))),
            "quick" => profile.keywords = profile.keywords.with(keyword::QUICK),
            "battle" => profile.keywords = profile.keywords.with(keyword::BATTLE),
            _ => return Err(wrong()),
        }
    }
    for &(at, line) in &block[2..] {
        for word in line.split(',').map(str::trim) {
            let found = keyword::NAMES.iter().skip(2).position(|name| *name == word);
            let found = found.ok_or_else(|| (at, format!("`{word}` is not understood")))?;
            profile.keywords = profile.keywords.with(Keyword(found as u8 + 2));
        }
    }
    print_costs(&mut profile, &play, moving.as_ref());
    let id = pool.add_card(name, profile, Vec::new());
    let card = &mut pool.cards[id.index()];
    card.prices = std::iter::once(play).chain(moving).collect();
    card.points = points;
    Ok(())
}

/// `{Red}{Red}{2}`.
fn price(text: &str) -> Option<Price> {
    let mut price = Price::default();
    let inner = text.strip_prefix('{')?.strip_suffix('}')?;
    for symbol in inner.split("}{") {
        match (symbol.parse::<u8>(), colour::NAMES.iter().position(|name| *name == symbol)) {
            (Ok(n), _) => price.any += n,
            (_, Some(colour)) => price.coloured[colour] += 1,
            _ => return None,
        }
    }
    Some(price)
}
