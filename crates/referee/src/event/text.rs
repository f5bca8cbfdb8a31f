//! The text of an event: one line of words, ids and numbers, the same in every language.
//!
//! Replays compare these lines, so what they say is part of the record's format.

use std::fmt::{Display, Formatter, Result};

use acies_rulebook::{Fate, Margin, RiverState};

use super::{Cause, Event};
use crate::order::text::PoseText;
use crate::{Ending, Phase, Stronghold};

impl Display for Event {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Event::ArmyChosen { .. }
            | Event::AggressionThrown { .. }
            | Event::Attacks { .. }
            | Event::TopographyChosen { .. }
            | Event::FeaturesChosen { .. }
            | Event::QuarterSettled { .. }
            | Event::ShoreSettled { .. }
            | Event::FeatureDiscarded { .. }
            | Event::FeaturePlaced { .. }
            | Event::FeatureLifted { .. }
            | Event::EdgeSettled { .. }
            | Event::CampPlaced { .. }
            | Event::Deployed { .. }
            | Event::DeployedInside { .. }
            | Event::TakenBack { .. }
            | Event::Swapped { .. } => setup(self, f),
            Event::BoundBegins { side, number } => write!(f, "bound {side} {number}"),
            Event::PipsThrown { pips } => write!(f, "pips {pips}"),
            Event::GroundIs { soft } => {
                write!(f, "ground {}", if *soft { "soft" } else { "firm" })
            }
            Event::PipsSpent { spent, left } => write!(f, "pips spent {spent} left {left}"),
            Event::Moved { id, to, distance } => {
                write!(f, "moved {id} to {} distance {distance}", PoseText(*to))
            }
            Event::DeployedAs { id, troop } => write!(f, "deployed-as {id} {troop}"),
            Event::Dismounted { id, troop } => write!(f, "dismounted {id} {troop}"),
            Event::Landed { id, to } => write!(f, "landed {id} at {}", PoseText(*to)),
            Event::Conformed { id, to } => write!(f, "conformed {id} to {}", PoseText(*to)),
            Event::FightsAsIf { id, enemy } => write!(f, "as-if-lined-up {id} {enemy}"),
            Event::Turned { id, to } => write!(f, "turned {id} to {}", PoseText(*to)),
            Event::MadeRoom { id, to } => write!(f, "made-room {id} to {}", PoseText(*to)),
            Event::RiverIs { state } => write!(f, "river {}", river_word(*state)),
            Event::PhaseBegins { phase, .. } => write!(f, "phase {}", phase.word()),
            Event::Fought {
                parties: [one, other],
                factors: [own, against],
                dice: [die, other_die],
                margin,
                answered: _,
            } => write!(
                f,
                "fought {one} {other} factors {own} {against} dice {die} {other_die} margin {}",
                margin_word(*margin)
            ),
            Event::Suffered { party, fate, row } => {
                write!(f, "suffered {party} {} by {row}", fate_word(*fate))
            }
            Event::Recoiled { id, to, .. } => write!(f, "recoiled {id} to {}", PoseText(*to)),
            Event::PushedBack { id, to } => write!(f, "pushed-back {id} to {}", PoseText(*to)),
            Event::Fled { id, to } => write!(f, "fled {id} to {}", PoseText(*to)),
            Event::Pursued { id, to } => write!(f, "pursued {id} to {}", PoseText(*to)),
            Event::Lost { id, cause } => write!(f, "lost {id} by {}", cause.word()),
            Event::NonCombatantsLost { stronghold } => {
                let non_combatants = match stronghold {
                    Stronghold::Camp(_) => "followers",
                    Stronghold::BuiltUp(_) => "denizens",
                };
                write!(f, "{non_combatants}-lost {}", stronghold.owner())
            }
            Event::NonCombatantsReturned { stronghold } => {
                write!(f, "denizens-back {}", stronghold.owner())
            }
            Event::NonCombatantsTurned { stronghold, side } => {
                write!(f, "denizens-turned {} to {side}", stronghold.owner())
            }
            Event::StrongholdTaken { stronghold, by } => {
                write!(
                    f,
                    "{}-taken {} by {by}",
                    stronghold.word(),
                    stronghold.owner()
                )
            }
            Event::StrongholdEntered {
                stronghold,
                id,
                inside,
            } => {
                let way = if *inside { "entered" } else { "left" };
                write!(
                    f,
                    "{}-{way} {} by {id}",
                    stronghold.word(),
                    stronghold.owner()
                )
            }
            Event::Sacking { stronghold, begins } => {
                let what = if *begins { "begins" } else { "ends" };
                write!(f, "sacking-{what} {}", stronghold.owner())
            }
            Event::StrongholdYielded { stronghold } => {
                write!(f, "{}-yields {}", stronghold.word(), stronghold.owner())
            }
            Event::StrongholdRegained { stronghold } => {
                write!(f, "{}-regained {}", stronghold.word(), stronghold.owner())
            }
            Event::StandingSet { side } => write!(f, "standing {side}"),
            Event::BoundEnds {
                losses: [red, blue],
            } => write!(f, "bound-ends losses {red} {blue}"),
            Event::Ended { ending } => write!(f, "ended {ending}"),
        }
    }
}

/// The events before the first bound.
fn setup(event: &Event, f: &mut Formatter<'_>) -> Result {
    match event {
        Event::ArmyChosen { side } => write!(f, "army {side}"),
        Event::AggressionThrown { side, total } => write!(f, "aggression {side} total {total}"),
        Event::Attacks { side } => write!(f, "attacks {side}"),
        Event::TopographyChosen { name } => write!(f, "topography {name}"),
        Event::FeaturesChosen { kinds } => write!(f, "features {}", kinds.join(",")),
        Event::QuarterSettled { number, quarter } => {
            write!(f, "quarter {number} is {}", quarter.word())
        }
        Event::ShoreSettled { number, edge } => write!(f, "shore {number} is {}", edge.word()),
        Event::FeatureDiscarded { number, kind } => write!(f, "discarded {number} {kind}"),
        Event::FeaturePlaced { number, kind } => write!(f, "feature {number} {kind}"),
        Event::FeatureLifted { number } => write!(f, "feature {number} lifted"),
        Event::EdgeSettled { edge, quarters } => {
            write!(f, "edge {} quarters {quarters}", edge.word())
        }
        Event::CampPlaced { side, placed: true } => write!(f, "camp {side}"),
        Event::CampPlaced { side, .. } => write!(f, "camp {side} none"),
        Event::Deployed { id, pose } => write!(f, "deployed {id} at {}", PoseText(*pose)),
        Event::DeployedInside { id, stronghold } => {
            write!(f, "deployed {id} in {}", stronghold.word())
        }
        Event::TakenBack { id } => write!(f, "taken-back {id}"),
        Event::Swapped { one, other } => write!(f, "swapped {one} {other}"),
        _ => Ok(()),
    }
}

impl Display for Ending {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Ending::Won(side) => write!(f, "won {side}"),
            Ending::Conceded(side) => write!(f, "conceded {side}"),
            Ending::Drawn => f.write_str("drawn"),
        }
    }
}

impl Phase {
    /// Its word in events and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Movement => "movement",
            Phase::Shooting => "shooting",
            Phase::Combat => "combat",
            Phase::Over => "over",
        }
    }
}

impl Cause {
    /// Its word in events.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Score => "score",
            Cause::Surrounded => "surrounded",
            Cause::Blocked => "blocked",
            Cause::ShotInRear => "shot-in-rear",
            Cause::Trampled => "trampled",
            Cause::Crushed => "crushed",
            Cause::Supporting => "supporting",
            Cause::DrivenFromCamp => "driven-from-camp",
            Cause::DrivenFromBuiltUp => "driven-from-bua",
            Cause::LeftTable => "left-table",
            Cause::River => "river",
        }
    }
}

/// The word of what a river has turned out to be, in events and scenarios.
pub const fn river_word(state: RiverState) -> &'static str {
    match state {
        RiverState::Unknown => "unknown",
        RiverState::Paltry => "paltry",
        RiverState::Slow => "slow",
        RiverState::Column => "column",
    }
}

/// The word of a margin in events.
pub const fn margin_word(margin: Margin) -> &'static str {
    match margin {
        Margin::Doubled => "doubled",
        Margin::Beaten => "beaten",
        Margin::Equal => "equal",
        Margin::Ahead => "ahead",
    }
}

/// The word of a fate in events.
pub const fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Stands => "stands",
        Fate::Recoils => "recoils",
        Fate::Flees => "flees",
        Fate::Destroyed => "destroyed",
        Fate::ChangesSides => "changes-sides",
    }
}

#[cfg(test)]
mod tests {
    use acies_geometry::{Length, Pose};

    use super::*;
    use crate::{ElementId, Party, Quarter, Side, Stronghold, TableEdge};

    /// One row an event: a table that stays readable only when it is not broken up.
    #[test]
    #[rustfmt::skip]
    fn every_event_prints_as_one_line() {
        let [r1, b1] = ["r1", "b1"].map(|text| ElementId::parse(text).unwrap());
        let (side, to) = (Side::Red, Pose::from_base_widths(7.0, 8.5, 90.0));
        let distance = Length::from_base_widths(1.25);
        let [camp, bua] = [Stronghold::Camp(side), Stronghold::BuiltUp(side)];
        let parties = [Party::Element(r1), Party::Stronghold(Stronghold::Camp(Side::Blue))];
        for (event, text) in [
            (Event::ArmyChosen { side }, "army red"),
            (Event::AggressionThrown { side, total: 7 }, "aggression red total 7"),
            (Event::Attacks { side }, "attacks red"),
            (Event::TopographyChosen { name: "Arable".into() }, "topography Arable"),
            (Event::FeaturesChosen { kinds: vec!["wood".into(), "river".into()] }, "features wood,river"),
            (Event::QuarterSettled { number: 2, quarter: Quarter::FarLeft }, "quarter 2 is far-left"),
            (Event::ShoreSettled { number: 1, edge: TableEdge::Far }, "shore 1 is far"),
            (Event::FeatureDiscarded { number: 4, kind: "marsh".into() }, "discarded 4 marsh"),
            (Event::FeaturePlaced { number: 1, kind: "wood".into() }, "feature 1 wood"),
            (Event::FeatureLifted { number: 1 }, "feature 1 lifted"),
            (Event::EdgeSettled { edge: TableEdge::Left, quarters: 1 }, "edge left quarters 1"),
            (Event::CampPlaced { side, placed: true }, "camp red"),
            (Event::CampPlaced { side, placed: false }, "camp red none"),
            (Event::Deployed { id: r1, pose: to }, "deployed r1 at 7 8.5 facing 90"),
            (Event::DeployedInside { id: r1, stronghold: camp }, "deployed r1 in camp"),
            (Event::DeployedInside { id: r1, stronghold: bua }, "deployed r1 in bua"),
            (Event::TakenBack { id: r1 }, "taken-back r1"),
            (Event::Swapped { one: r1, other: b1 }, "swapped r1 b1"),
            (Event::BoundBegins { side, number: 3 }, "bound red 3"),
            (Event::PipsThrown { pips: 5 }, "pips 5"),
            (Event::GroundIs { soft: true }, "ground soft"),
            (Event::GroundIs { soft: false }, "ground firm"),
            (Event::PipsSpent { spent: 1, left: 4 }, "pips spent 1 left 4"),
            (Event::Moved { id: r1, to, distance }, "moved r1 to 7 8.5 facing 90 distance 1.25"),
            (Event::Conformed { id: b1, to }, "conformed b1 to 7 8.5 facing 90"),
            (Event::FightsAsIf { id: r1, enemy: b1 }, "as-if-lined-up r1 b1"),
            (Event::Turned { id: b1, to }, "turned b1 to 7 8.5 facing 90"),
            (Event::Landed { id: b1, to }, "landed b1 at 7 8.5 facing 90"),
            (
                Event::Dismounted {
                    id: b1,
                    troop: "4Bd".to_owned(),
                },
                "dismounted b1 4Bd",
            ),
            (
                Event::DeployedAs {
                    id: r1,
                    troop: "4Bd".to_owned(),
                },
                "deployed-as r1 4Bd",
            ),
            (Event::MadeRoom { id: b1, to }, "made-room b1 to 7 8.5 facing 90"),
            (Event::RiverIs { state: RiverState::Slow }, "river slow"),
            (Event::PhaseBegins { phase: Phase::Combat, moved_too_far: [b1].into_iter().collect() }, "phase combat"),
            (Event::Fought { parties, factors: [5, -1], dice: [6, 2], margin: Margin::Ahead, answered: true },
             "fought r1 blue-camp factors 5 -1 dice 6 2 margin ahead"),
            (Event::Suffered { party: parties[0], fate: Fate::Recoils, row: "beaten-else".into() },
             "suffered r1 recoils by beaten-else"),
            (Event::Recoiled { id: b1, to, long: None }, "recoiled b1 to 7 8.5 facing 90"),
            (Event::PushedBack { id: b1, to }, "pushed-back b1 to 7 8.5 facing 90"),
            (Event::Fled { id: b1, to }, "fled b1 to 7 8.5 facing 90"),
            (Event::Pursued { id: r1, to }, "pursued r1 to 7 8.5 facing 90"),
            (Event::Lost { id: b1, cause: Cause::LeftTable }, "lost b1 by left-table"),
            (Event::NonCombatantsLost { stronghold: camp }, "followers-lost red"),
            (Event::NonCombatantsLost { stronghold: bua }, "denizens-lost red"),
            (Event::NonCombatantsReturned { stronghold: bua }, "denizens-back red"),
            (Event::NonCombatantsTurned { stronghold: bua, side: Side::Blue }, "denizens-turned red to blue"),
            (Event::StrongholdTaken { stronghold: camp, by: b1 }, "camp-taken red by b1"),
            (Event::StrongholdTaken { stronghold: bua, by: b1 }, "bua-taken red by b1"),
            (Event::StrongholdEntered { stronghold: camp, id: r1, inside: true }, "camp-entered red by r1"),
            (Event::StrongholdEntered { stronghold: bua, id: r1, inside: false }, "bua-left red by r1"),
            (Event::Sacking { stronghold: bua, begins: true }, "sacking-begins red"),
            (Event::Sacking { stronghold: bua, begins: false }, "sacking-ends red"),
            (Event::StrongholdYielded { stronghold: bua }, "bua-yields red"),
            (Event::StrongholdRegained { stronghold: camp }, "camp-regained red"),
            (Event::StandingSet { side }, "standing red"),
            (Event::BoundEnds { losses: [1, 2] }, "bound-ends losses 1 2"),
            (Event::Ended { ending: Ending::Won(side) }, "ended won red"),
            (Event::Ended { ending: Ending::Conceded(side) }, "ended conceded red"),
            (Event::Ended { ending: Ending::Drawn }, "ended drawn"),
        ] {
            assert_eq!(event.to_string(), text);
        }
    }
}
