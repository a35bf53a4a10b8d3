//! The page's types are those of the wire.

use super::*;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name.
struct Declared {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is one of the language's types.
        if T::output_path().is_none() {
            return;
        }
        let name = T::name(&self.config);
        if self.types.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.types.insert(name, format!("{docs}export {}\n", T::decl(&self.config)));
        T::visit_dependencies(self);
    }
}

fn written() -> String {
    let mut declared = Declared { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    declared.visit::<GameInfo>();
    declared.visit::<CardList>();
    declared.visit::<NewPool>();
    declared.visit::<PoolInfo>();
    declared.visit::<DeckText>();
    declared.visit::<DeckReport>();
    declared.visit::<NewDuel>();
    declared.visit::<Join>();
    declared.visit::<DuelInfo>();
    declared.visit::<Seated>();
    declared.visit::<ClientMessage>();
    declared.visit::<ServerMessage>();
    declared.visit::<ReplayText>();
    declared.visit::<ReplayInfo>();
    declared.visit::<ReplayFrame>();
    declared.visit::<FrameViewer>();
    declared.visit::<PlayOn>();
    declared.visit::<FromPosition>();
    let types: Vec<String> = declared.types.into_values().collect();
    format!("// Generated from crates/table/src/wire: what page and server say to each other.\n\n{}", types.join("\n"))
}

#[test]
fn the_page_has_the_types_of_the_wire() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let written = written();
    if std::env::var_os("SHOBU_BLESS").is_some() {
        std::fs::write(&file, &written).expect("the page's folder can be written");
    }
    let found = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(found == written, "the types have changed: SHOBU_BLESS=1 cargo test -p table wire:: writes them anew");
}
