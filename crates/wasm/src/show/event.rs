//! Events as the page has them.

use acies_referee::{self as referee, ElementId, Stronghold, fate_word, margin_word, river_word};
use acies_wire::{AtHold, Event, Fought, OfSide, Placed, Recoil};

use super::{how, pose, side};

/// One event.
pub fn event(event: &referee::Event) -> Event {
    use referee::Event as From;
    match event {
        From::ArmyChosen { .. }
        | From::AggressionThrown { .. }
        | From::Attacks { .. }
        | From::TopographyChosen { .. }
        | From::FeaturesChosen { .. }
        | From::QuarterSettled { .. }
        | From::ShoreSettled { .. }
        | From::FeatureDiscarded { .. }
        | From::FeaturePlaced { .. }
        | From::FeatureLifted { .. }
        | From::EdgeSettled { .. }
        | From::CampPlaced { .. }
        | From::Deployed { .. }
        | From::DeployedInside { .. }
        | From::TakenBack { .. }
        | From::Swapped { .. }
        | From::DeployedAs { .. } => setup(event),
        From::NonCombatantsLost { .. }
        | From::NonCombatantsReturned { .. }
        | From::NonCombatantsTurned { .. }
        | From::StrongholdTaken { .. }
        | From::StrongholdEntered { .. }
        | From::Sacking { .. }
        | From::StrongholdYielded { .. }
        | From::StrongholdRegained { .. } => of_stronghold(event),
        From::BoundBegins { side: of, number } => Event::Bound {
            side: side(*of),
            number: *number,
        },
        From::PipsThrown { pips } => Event::Pips { pips: *pips },
        From::GroundIs { soft } => Event::Ground {
            state: if *soft { "soft" } else { "firm" }.to_owned(),
        },
        From::PipsSpent { spent, left } => Event::PipsSpent {
            spent: *spent,
            left: *left,
        },
        From::Moved { id, to, distance } => Event::Moved {
            id: id.to_string(),
            to: pose(*to),
            distance: distance.base_widths(),
        },
        From::Dismounted { id, troop } => Event::Dismounted {
            id: id.to_string(),
            troop: troop.clone(),
        },
        From::Landed { id, to } => Event::Landed(placed(*id, *to)),
        From::Conformed { id, to } => Event::Conformed(placed(*id, *to)),
        From::Turned { id, to } => Event::Turned(placed(*id, *to)),
        From::MadeRoom { id, to } => Event::MadeRoom(placed(*id, *to)),
        From::Recoiled { id, to, long } => {
            let Placed { id, to } = placed(*id, *to);
            Event::Recoiled(Recoil {
                id,
                to,
                distance: long.map(|long| long.distance.base_widths()),
                through: long.map_or_else(Vec::new, |long| {
                    long.through.iter().map(|id| id.to_string()).collect()
                }),
            })
        }
        From::PushedBack { id, to } => Event::PushedBack(placed(*id, *to)),
        From::Fled { id, to } => Event::Fled(placed(*id, *to)),
        From::Pursued { id, to } => Event::Pursued(placed(*id, *to)),
        From::FightsAsIf { id, enemy } => Event::AsIfLinedUp {
            id: id.to_string(),
            enemy: enemy.to_string(),
        },
        From::RiverIs { state } => Event::River {
            state: river_word(*state).to_owned(),
        },
        From::PhaseBegins {
            phase,
            moved_too_far,
        } => Event::Phase {
            phase: phase.word().to_owned(),
            moved_too_far: moved_too_far.iter().map(|id| id.to_string()).collect(),
        },
        From::Fought {
            parties,
            factors,
            dice,
            margin,
            answered,
        } => Event::Fought(Fought {
            parties: parties.map(|party| party.to_string()),
            factors: *factors,
            dice: *dice,
            margin: margin_word(*margin).to_owned(),
            answered: *answered,
        }),
        From::Suffered { party, fate, row } => Event::Suffered {
            party: party.to_string(),
            fate: fate_word(*fate).to_owned(),
            row: row.clone(),
        },
        From::Lost { id, cause } => Event::Lost {
            id: id.to_string(),
            cause: cause.word().to_owned(),
        },
        From::BoundEnds { losses } => Event::BoundEnds { losses: *losses },
        From::Ended { ending } => Event::Ended {
            how: how(*ending),
            side: ending.winner().map(side),
        },
        From::StandingSet { side } => Event::Standing(of(*side)),
    }
}

/// An event before the first bound.
fn setup(event: &referee::Event) -> Event {
    use referee::Event as From;
    match event {
        From::ArmyChosen { side } => Event::Army(of(*side)),
        From::AggressionThrown { side: by, total } => Event::Aggression {
            side: side(*by),
            total: *total,
        },
        From::Attacks { side } => Event::Attacks(of(*side)),
        From::TopographyChosen { name } => Event::Topography { name: name.clone() },
        From::FeaturesChosen { kinds } => Event::Features {
            kinds: kinds.clone(),
        },
        From::QuarterSettled { number, quarter } => Event::Quarter {
            number: *number,
            quarter: *quarter as u8 + 1,
        },
        From::ShoreSettled { number, edge } => Event::Shore {
            number: *number,
            edge: edge.word().to_owned(),
        },
        From::FeatureDiscarded { number, kind } => Event::Discarded {
            number: *number,
            what: kind.clone(),
        },
        From::FeaturePlaced { number, kind } => Event::Feature {
            number: *number,
            what: kind.clone(),
        },
        From::FeatureLifted { number } => Event::Lifted { number: *number },
        From::EdgeSettled { edge, quarters } => Event::Edge {
            edge: edge.word().to_owned(),
            quarters: *quarters,
        },
        From::CampPlaced { side: of, placed } => Event::Camp {
            side: side(*of),
            placed: *placed,
        },
        From::Deployed { id, pose: to } => Event::Deployed {
            id: id.to_string(),
            to: Some(pose(*to)),
            inside: None,
        },
        From::DeployedInside { id, stronghold } => Event::Deployed {
            id: id.to_string(),
            to: None,
            inside: Some(stronghold.word().to_owned()),
        },
        From::TakenBack { id } => Event::TakenBack { id: id.to_string() },
        From::Swapped { one, other } => Event::Swapped {
            one: one.to_string(),
            other: other.to_string(),
        },
        From::DeployedAs { id, troop } => Event::DeployedAs {
            id: id.to_string(),
            troop: troop.clone(),
        },
        other => Event::Other {
            text: other.to_string(),
        },
    }
}

/// An event of a camp or a built-up area.
fn of_stronghold(event: &referee::Event) -> Event {
    use referee::Event as From;
    match event {
        From::NonCombatantsLost { stronghold } => {
            let lost = [Event::FollowersLost, Event::DenizensLost];
            of_owner(*stronghold, lost)
        }
        From::NonCombatantsReturned { stronghold } => Event::DenizensBack(of(stronghold.owner())),
        From::NonCombatantsTurned {
            stronghold,
            side: to,
        } => Event::DenizensTurned {
            side: side(stronghold.owner()),
            held_for: side(*to),
        },
        From::StrongholdTaken { stronghold, by } => {
            at(*stronghold, *by, [Event::CampTaken, Event::BuaTaken])
        }
        From::StrongholdEntered {
            stronghold,
            id,
            inside: true,
        } => at(*stronghold, *id, [Event::CampEntered, Event::BuaEntered]),
        From::StrongholdEntered { stronghold, id, .. } => {
            at(*stronghold, *id, [Event::CampLeft, Event::BuaLeft])
        }
        From::Sacking {
            stronghold,
            begins: true,
        } => Event::SackingBegins(of(stronghold.owner())),
        From::Sacking { stronghold, .. } => Event::SackingEnds(of(stronghold.owner())),
        From::StrongholdYielded { stronghold } => Event::BuaYields(of(stronghold.owner())),
        From::StrongholdRegained { stronghold } => {
            of_owner(*stronghold, [Event::CampRegained, Event::BuaRegained])
        }
        other => Event::Other {
            text: other.to_string(),
        },
    }
}

/// An event about the owner of a stronghold: the first for a camp, the second for a built-up area.
fn of_owner(stronghold: Stronghold, kinds: [fn(OfSide) -> Event; 2]) -> Event {
    kinds[usize::from(stronghold.is_built_up())](of(stronghold.owner()))
}

/// An element at a stronghold: the first for a camp, the second for a built-up area.
fn at(stronghold: Stronghold, by: ElementId, kinds: [fn(AtHold) -> Event; 2]) -> Event {
    kinds[usize::from(stronghold.is_built_up())](AtHold {
        owner: side(stronghold.owner()),
        by: by.to_string(),
    })
}

fn of(of: referee::Side) -> OfSide {
    OfSide { side: side(of) }
}

fn placed(id: ElementId, to: acies_geometry::Pose) -> Placed {
    Placed {
        id: id.to_string(),
        to: pose(to),
    }
}
