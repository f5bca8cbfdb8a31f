//! Shows a record of another engine as it was played: by the referee as far as it agrees, then from the events alone.

use std::sync::Arc;

use acies_geometry::Pose;
use acies_referee::{
    Battle, ElementId, Occupant, Order, Path, Phase, Place, Position, Side, Stronghold,
};
use acies_rulebook::Rulebook;

use super::read::{Entry, Record};
use super::replay::{Replay, ReplayError, SetupError};
use super::verdict::compare_events;

/// A record that is shown step by step, whatever the referee makes of it.
#[derive(Debug)]
pub struct Shown<'a> {
    replay: Replay<'a>,
    /// The order or throw from whose line on the events alone are shown, and the first difference.
    since: Option<(usize, ReplayError)>,
}

impl<'a> Shown<'a> {
    /// Shows a record, before its first entry.
    ///
    /// # Errors
    /// When not even the beginning of the battle is known here.
    pub fn new(record: &'a Record) -> Result<Shown<'a>, SetupError> {
        let replay = Replay::new(record)?;
        Ok(Shown {
            replay,
            since: None,
        })
    }

    /// The state that is shown.
    pub fn battle(&self) -> &Battle {
        self.replay.battle()
    }

    /// The line from which on the events alone are shown; none while the referee agrees.
    pub fn since(&self) -> Option<usize> {
        self.since.as_ref().map(|(line, _)| *line)
    }

    /// The first difference between the record and what the referee makes of it; none while the referee agrees.
    pub fn difference(&self) -> Option<&ReplayError> {
        self.since.as_ref().map(|(_, error)| error)
    }

    /// Shows the next entry; `None` after the last.
    pub fn step(&mut self) -> Option<&'a Entry> {
        let at = self.replay.next;
        let entry = self.replay.record.entries.get(at)?;
        if self.since.is_none() {
            let before = self.replay.battle.clone();
            let short = self.replay.may_be_short(entry);
            let same = self.replay.step().and_then(|step| match step {
                Some((entry, events)) => compare_events(entry, &events, short),
                None => Ok(()),
            });
            let Err(error) = same else {
                return Some(entry);
            };
            self.since = Some((entry.line, error));
            self.replay.battle = before;
        }
        self.replay.next = at + 1;
        let battle = &self.replay.battle;
        let rulebook = Arc::new(battle.rulebook().clone());
        let mut position = *battle.position();
        for (_, event) in &entry.events {
            // What says nothing of the board changes nothing that is shown.
            let _ = show(&rulebook, &mut position, event);
        }
        self.replay.battle = Battle::from_position(rulebook, battle.table().clone(), position);
        Some(entry)
    }
}

/// Changes the position as an event says; `None` if it does not concern the board, or is not known here.
fn show(rulebook: &Rulebook, position: &mut Position, event: &str) -> Option<()> {
    let (kind, rest) = event.split_once(' ')?;
    let (first, more) = rest.split_once(' ').unwrap_or((rest, ""));
    if let Some(id) = known(first, position) {
        match kind {
            "moved" | "conformed" | "turned" | "made-room" | "recoiled" | "pushed-back"
            | "fled" | "pursued" => place(position, id, pose(more.strip_prefix("to ")?)?),
            "landed" => place(position, id, pose(more.strip_prefix("at ")?)?),
            "deployed" if more.starts_with("at ") => place(position, id, pose(&more[3..])?),
            "deployed" => {
                let stronghold = Stronghold::from_word(more.strip_prefix("in ")?, id.side())?;
                enter(position, stronghold, id, Occupant::Garrison(id));
            }
            "taken-back" => position.element_mut(id).place = Place::Reserve,
            "lost" => lose(position, id),
            "swapped" => {
                let other = known(more, position)?;
                let bases = [id, other].map(|id| position.element(id).base.pose);
                place(position, id, bases[1]);
                place(position, other, bases[0]);
            }
            "dismounted" | "deployed-as" => {
                let troop = rulebook.troop_id(more)?;
                let depth = rulebook.troop(troop).depth;
                let mut element = position.element_mut(id);
                element.troop = troop;
                element.base = element
                    .base
                    .resized(element.base.pose, element.base.width, depth);
            }
            _ => return None,
        }
        return Some(());
    }
    match kind {
        "bound" => {
            let side = Side::from_word(first)?;
            position.active = side;
            position.bounds[side as usize] = more.parse().ok()?;
            position.phase = Phase::Movement;
        }
        // `pips 4`, and `pips spent 1 left 3`.
        "pips" => position.pips = rest.rsplit(' ').next()?.parse().ok()?,
        "phase" => {
            let phases = [Phase::Movement, Phase::Shooting, Phase::Combat];
            position.phase = phases.into_iter().find(|phase| phase.word() == first)?;
        }
        _ => {
            let (what, happened) = kind.split_once('-')?;
            let side = Side::from_word(first)?;
            let by = more.strip_prefix("by ");
            let by = by.and_then(|word| known(word, position));
            match (what, happened) {
                ("followers", "lost") => leave(position, Stronghold::Camp(side)),
                ("denizens", "lost") => leave(position, Stronghold::BuiltUp(side)),
                ("denizens", "back") => {
                    position.non_combatants_lost[Stronghold::BuiltUp(side).index()] = false;
                    occupy(position, Stronghold::BuiltUp(side), Occupant::NonCombatants);
                }
                (what, "taken") => {
                    let stronghold = Stronghold::from_word(what, side)?;
                    enter(position, stronghold, by?, Occupant::Captured(by));
                }
                (what, "entered") => {
                    let stronghold = Stronghold::from_word(what, side)?;
                    enter(position, stronghold, by?, Occupant::Garrison(by?));
                }
                (what, "yields") => {
                    occupy(
                        position,
                        Stronghold::from_word(what, side)?,
                        Occupant::Captured(None),
                    );
                }
                (what, "left" | "regained") => {
                    occupy(
                        position,
                        Stronghold::from_word(what, side)?,
                        Occupant::Empty,
                    );
                }
                _ => return None,
            }
        }
    }
    Some(())
}

/// An element of the battle by its id.
fn known(word: &str, position: &Position) -> Option<ElementId> {
    let id = ElementId::parse(word)?;
    (position.element(id).place != Place::Unused).then_some(id)
}

fn occupy(position: &mut Position, stronghold: Stronghold, occupant: Occupant) {
    position.occupants[stronghold.index()] = occupant;
}

fn place(position: &mut Position, id: ElementId, pose: Pose) {
    let mut element = position.element_mut(id);
    element.place = Place::Table;
    element.base = element.base.moved_to(pose);
}

fn enter(position: &mut Position, stronghold: Stronghold, id: ElementId, occupant: Occupant) {
    position.element_mut(id).place = Place::Inside(stronghold);
    occupy(position, stronghold, occupant);
}

fn leave(position: &mut Position, stronghold: Stronghold) {
    let non_combatants = ElementId::for_non_combatants(stronghold);
    position.non_combatants_lost[stronghold.index()] = true;
    if position.element(non_combatants).place != Place::Unused {
        position.element_mut(non_combatants).place = Place::Lost;
    }
    occupy(position, stronghold, Occupant::Empty);
}

fn lose(position: &mut Position, id: ElementId) {
    if let Place::Inside(stronghold) = position.element(id).place {
        occupy(position, stronghold, Occupant::Empty);
    }
    position.element_mut(id).place = Place::Lost;
}

/// A place as events have it: `3.125 4.61305 facing 0`, and perhaps more after it.
fn pose(text: &str) -> Option<Pose> {
    let words: Vec<&str> = text.split(' ').take(4).collect();
    // The order language reads places exactly.
    let order = Order::parse(&format!("move r1 to {}", words.join(" ")));
    match order.ok()? {
        Order::Move(_, Path::To { pose, .. }) => Some(pose),
        _ => None,
    }
}
