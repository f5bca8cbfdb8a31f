//! The messages between the engine and the page, as plain data.
//!
//! Lengths are in base widths, facings in degrees clockwise from straight away from red, ids as the order language has them.
//! `web/src/wire.ts` is written from these types; the tests of this crate compare.

mod battle;
mod event;
mod fights;
mod lists;
pub mod notices;
pub mod online;
mod record;
pub mod reports;
mod verdict;

#[cfg(test)]
mod typescript;

pub use battle::{
    Answered, Aside, Asks, Chosen, CompulsoryKinds, Element, Feature, Going, Hold, HoldKind,
    Holder, HomeTerrain, How, NewBattle, Next, Opened, Overlays, Phase, PlaceWord, Point, Pose,
    SideWord, SidesArcs, State, Update, What, Zone,
};
pub use event::{AtHold, Event, Fought, OfSide, Placed, Recoil};
pub use fights::{Choice, ContactOffer, Duel, Fighter, OtherAtRisk, Outcome};
pub use lists::{
    Agreed, Answer, Army, ArmyBrief, Choices, Conflict, ConflictKind, Convention, Decision,
    Offered, Ruling,
};
pub use record::{
    Decided, DiceCheck, DiceWord, Finding, Line, RecordVerdict, ShownRecord, WhyUnchecked,
};
pub use verdict::{
    Action, Breach, Conforming, FactValue, Obeyed, Plan, Shape, Track, Unread, Verdict,
};
