//! Writes the types as TypeScript, and compares them with those that the page has.

use std::path::Path;

use ts_rs::{Config, TS};

use crate::*;

const HEAD: &str = "// The messages of the engine, written from crates/wire by `ACIES_WRITE=1 cargo test -p acies-wire`: change them there.\n";

/// A comment of one sentence in one line.
fn in_one_line(text: &str) -> String {
    text.replace("/**\n * ", "/** ").replace("\n */", " */")
}

/// A type with the comments of its declaration; each member stands in a line with its own.
fn declared<T: TS>() -> String {
    let config = Config::new().with_large_int("number");
    let docs = in_one_line(&T::docs().unwrap_or_default());
    let members = in_one_line(&T::decl(&config)).replace(" */\n", " */ ");
    let members = members.replace(" \n", "\n").replace("\n/**", "\n  /**");
    format!("\n{docs}export {members}\n")
}

macro_rules! declarations {
    ($($message:ty),* $(,)?) => { [$(declared::<$message>()),*].concat() };
}

fn written() -> String {
    let types = declarations![
        SideWord,
        Pose,
        Point,
        Asks,
        How,
        What,
        Phase,
        PlaceWord,
        Element,
        Going,
        Feature,
        HoldKind,
        Holder,
        Hold,
        Next,
        Chosen,
        State,
        NewBattle,
        Zone,
        SidesArcs,
        Overlays,
        Aside,
        Update,
        Answered,
        Opened,
        OfSide,
        Placed,
        AtHold,
        Fought,
        Event,
        Fighter,
        OtherAtRisk,
        Duel,
        Choice,
        ContactOffer,
        Outcome,
        FactValue,
        Shape,
        Breach,
        Track,
        Conforming,
        Plan,
        Unread,
        Verdict,
        Obeyed,
        Action,
        Line,
        Decided,
        Finding,
        DiceWord,
        WhyUnchecked,
        DiceCheck,
        RecordVerdict,
        ShownRecord,
        ArmyBrief,
        Decision,
        Army,
        Answer,
        Convention,
        Ruling,
        Offered,
        ConflictKind,
        Conflict,
        Agreed,
    ];
    format!("{HEAD}{types}")
}

#[test]
fn the_page_has_the_types_of_the_engine() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let written = written();
    if std::env::var_os("ACIES_WRITE").is_some() {
        std::fs::write(&file, &written).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap();
    assert!(
        found == written,
        "web/src/wire.ts differs from crates/wire: ACIES_WRITE=1 cargo test -p acies-wire writes it anew"
    );
}
