//! What the page needs after a change: one message for all of it.

use acies_referee::{
    Ask, Battle, ElementId, Movers, Occupant, Order, Phase, Place, Side, Stronghold, What,
};
use acies_wire::{Answered, Aside, Obeyed, Opened, Overlays, SidesArcs, Update};

use crate::session::{SessionError, Table};
use crate::{actions, hand, show};

/// The table as it is now.
///
/// # Errors
/// When the record cannot be written, which memory always can.
pub fn update(table: &mut Table) -> Result<Update, SessionError> {
    let record = table.record()?;
    Ok(Update {
        line: table.steps().last().map(show::line),
        state: show::state(table),
        record,
        combats: show::combats(table.battle()),
        aside: if table.ending().is_some() {
            Aside::default()
        } else {
            aside(table.battle())
        },
        overlays: overlays(table.battle()),
    })
}

/// A battle that is opened.
///
/// # Errors
/// When the record cannot be written, which memory always can.
pub fn opened(table: &mut Table) -> Result<Opened, SessionError> {
    Ok(Opened {
        seed: table.seed().to_string(),
        streams: Side::BOTH.map(|side| table.seed().stream(side.word()) as u32),
        agreed: table.agreed()?,
        lines: show::history(table),
        update: update(table)?,
    })
}

/// Gives an order, with notes before it.
///
/// # Errors
/// When the record cannot be written, which memory always can.
pub fn order(table: &mut Table, text: &str, notes: Vec<String>) -> Result<Answered, SessionError> {
    for note in notes {
        table.note(note);
    }
    Ok(match table.obey(text) {
        Obeyed::No(verdict) => Answered::No(verdict),
        Obeyed::Yes { .. } => Answered::Yes {
            legal: true,
            update: Box::new(update(table)?),
        },
    })
}

/// What the side to decide can do beside moving its elements.
fn aside(battle: &Battle) -> Aside {
    let Ask::Decide { side, what } = battle.asks() else {
        return Aside::default();
    };
    let own = || actions::actions(battle, &Movers::new());
    match what {
        What::Deployment => Aside {
            actions: own(),
            may_end: battle.is_legal(&Order::End),
            absent: battle.setup().map_or(0, |setup| setup.absent(side)),
            ..Aside::default()
        },
        What::Move => Aside {
            // The owner of a camp or a built-up area that has been taken may have something to do about it.
            actions: if is_any_taken(battle) {
                own()
            } else {
                Vec::new()
            },
            may_land: may_land(battle),
            ..Aside::default()
        },
        _ => Aside {
            choices: show::choices(battle),
            ..Aside::default()
        },
    }
}

fn is_any_taken(battle: &Battle) -> bool {
    let taken = |stronghold| {
        let occupant = battle.position().occupant(stronghold);
        matches!(occupant, Occupant::Captured(_))
    };
    Stronghold::ALL.into_iter().any(taken)
}

/// Whether an element that was kept back can land now.
fn may_land(battle: &Battle) -> bool {
    let position = battle.position();
    let aboard = |&id: &ElementId| position.element(id).place == Place::Reserve;
    let lands = |id| !actions::actions(battle, &[id].into_iter().collect()).is_empty();
    ElementId::of_side(position.active)
        .filter(aboard)
        .any(lands)
}

/// The zones that bind the active side while it moves, and shooting arcs while anything moves or shoots.
pub fn overlays(battle: &Battle) -> Overlays {
    let position = battle.position();
    let moves = position.phase == Phase::Movement;
    let shoots = moves || position.phase == Phase::Shooting;
    Overlays {
        zones: moves.then(|| hand::zones(battle, position.active)),
        arcs: shoots.then(|| SidesArcs {
            red: hand::arcs(battle, Side::Red),
            blue: hand::arcs(battle, Side::Blue),
        }),
    }
}
