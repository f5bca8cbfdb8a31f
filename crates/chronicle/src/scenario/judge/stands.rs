//! Judges the state of a battle after an order or dice roll: the request, the attacker and the attacker's edge.

use acies_referee::setup::Setup;
use acies_referee::{Battle, Event, Side, TableEdge};

use super::super::drive;
use super::super::expect::Stands;
use super::report::Report;

/// Rolls the dice and compares the result.
pub(super) fn throw(battle: &mut Battle, dice: &[u8], expected: &Stands, report: &mut Report) {
    match drive::throw(battle, dice) {
        Ok(events) => compare(battle, &events, expected, report),
        Err(message) => report.differs("throw", message, format!("{dice:?}")),
    }
}

/// Compares the state of the battle; the events are those that led to it.
pub(super) fn compare(battle: &Battle, events: &[Event], expected: &Stands, report: &mut Report) {
    if let Some(asks) = &expected.asks
        && !drive::is_asked(battle, asks)
    {
        report.differs("asks", battle.asks().to_string(), asks);
    }
    if let Some(attacker) = expected.attacker {
        let found = battle.setup().and_then(Setup::attacker);
        let word = |side: Option<Side>| side.map_or("none", Side::word);
        report.same("attacker", &word(found), &word(attacker));
    }
    if let Some(edge) = expected.edge {
        let found = events.iter().find_map(|event| match event {
            Event::EdgeSettled { edge, .. } => Some(*edge),
            _ => None,
        });
        let found = found.map_or("none", TableEdge::word);
        report.same("edge", &found, &edge.word());
    }
}
