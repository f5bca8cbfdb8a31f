//! Writes the types as TypeScript, and compares them with those that the page has.

use std::path::Path;

use ts_rs::{Config, TS};

use crate::*;
use crate::{notices, online};

const HEAD: &str = "// The messages of the engine, written from crates/wire by `ACIES_WRITE=1 cargo test -p acies-wire`: change them there.\n";
const HEAD_ONLINE: &str = "// The messages of battles over a server, written from crates/wire by `ACIES_WRITE=1 cargo test -p acies-wire`: change them there.\n\nimport type { Answer, SideWord, Verdict } from '../wire'\n";

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
        CompulsoryKinds,
        HomeTerrain,
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
        Recoil,
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

fn written_online() -> String {
    let types = declarations![
        online::Terms,
        online::Offering,
        online::Listed,
        online::Earlier,
        online::Taking,
        online::Seat,
        online::Shown,
        online::Wish,
        online::FromPage,
        online::Presence,
        online::OpenOffer,
        online::Clocks,
        online::Own,
        online::Frame,
        online::Refused,
        online::TalkLine,
        online::FromHouse,
        notices::About,
        notices::Proof,
        notices::AskingBrowser,
        notices::WantedMail,
        notices::Subscription,
        notices::WantedPush,
        notices::Contacts,
        notices::Mail,
        reports::Report,
        reports::Reported,
    ];
    format!("{HEAD_ONLINE}{types}")
}

#[test]
fn the_page_has_the_types_of_the_engine() {
    compare("wire.ts", &written());
}

#[test]
fn the_page_has_the_types_of_battles_over_a_server() {
    compare("online/wire.ts", &written_online());
}

/// Compares a file of the page with what it has to be, or writes it.
fn compare(name: &str, written: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src")
        .join(name);
    if std::env::var_os("ACIES_WRITE").is_some() {
        std::fs::write(&file, written).unwrap();
    }
    let found = std::fs::read_to_string(&file).unwrap();
    assert!(
        found == written,
        "web/src/{name} differs from crates/wire: ACIES_WRITE=1 cargo test -p acies-wire writes it anew"
    );
}
