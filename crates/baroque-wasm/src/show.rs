//! A game as JSON: units, the input waited for, candidates for reactions, and the log.

use acies_baroque::{
    AllowedReactions, Candidate, CannotReact, Class, Closest, Command, CommandId, Game,
    LoggedOrder, Mode, Muster, Note, Pending, Reaction, Reading, Request, Ruling, RulingRow, Side,
    Tables, Trigger, UnitEntry, UnitId, UnitState,
};
use serde_json::{Value, json};

use crate::refused::barred_by;

/// The whole state of the game.
pub fn state(game: &Game) -> Value {
    let sides: Vec<Value> = Side::ALL.map(|side| side_of(game, side)).to_vec();
    let action = game.state().action.as_ref().map(|action| {
        json!({
            "actor": action.actor.to_string(), "deed": action.deed.word(), "answered": action.answered,
        })
    });
    let candidates: Vec<Value> = game.candidates().iter().map(candidate).collect();
    let log: Vec<Value> = game.steps().iter().map(step).collect();
    json!({
        "turn": game.state().turn,
        "asks": asks(game),
        "sides": sides,
        "action": action,
        "candidates": candidates,
        "log": log,
        "rulings": chosen(game.muster()),
    })
}

/// The rulings with the answers in force.
fn chosen(muster: &Muster) -> Value {
    let answers = Ruling::ALL.map(|ruling| (ruling.id().to_owned(), muster.rulings.answer(ruling)));
    answers
        .into_iter()
        .map(|(id, answer)| (id, Value::from(answer)))
        .collect::<serde_json::Map<String, Value>>()
        .into()
}

/// The rulings that can be switched, with their answers.
pub fn rulings() -> Value {
    let rows = RulingRow::all().iter().filter(|row| row.answers.len() > 1);
    rows.map(|row| json!({"id": row.id, "answers": row.answers}))
        .collect()
}

/// A parsed muster, with notes about it.
pub fn muster(muster: &Muster, notes: &[Note]) -> Value {
    let sides: Vec<Value> = muster
        .sides
        .iter()
        .map(|side| {
            let units: usize = side
                .commands
                .iter()
                .map(|command| command.units.len())
                .sum();
            json!({
                "tokens": side.tokens, "reactions": side.reactions, "pursuit": side.pursuit,
                "modeDice": side.mode_dice, "commands": side.commands.len(), "units": units,
            })
        })
        .collect();
    let notes: Vec<Value> = notes
        .iter()
        .map(|note| {
            json!({
                "line": note.line, "column": note.column, "found": note.found, "kind": note.kind.word(),
            })
        })
        .collect();
    json!({"sides": sides, "notes": notes, "rulings": chosen(muster)})
}

fn side_of(game: &Game, side: Side) -> Value {
    let entry = &game.muster().sides[side as usize];
    let commands: Vec<Value> = game
        .state()
        .of_side(side)
        .map(|(id, command)| command_of(game, id, command))
        .collect();
    json!({
        "side": side.word(), "tokens": entry.tokens, "reactions": entry.reactions,
        "pursuit": entry.pursuit, "modeDice": entry.mode_dice, "commands": commands,
    })
}

fn command_of(game: &Game, id: CommandId, command: &Command) -> Value {
    let token = command.token.map(|token| {
        json!({
            "mode": token.shown.then(|| token.mode.code()), "number": token.number, "flipped": token.flipped,
        })
    });
    let units: Vec<Value> = command
        .units
        .iter()
        .enumerate()
        .map(|(index, unit)| unit_of(game, UnitId { command: id, index }, unit))
        .collect();
    json!({
        "id": id.to_string(), "name": command.name, "officer": command.officer, "officerLost": command.officer_lost, "token": token,
        "done": command.done, "gone": command.is_gone(), "units": units,
    })
}

fn unit_of(game: &Game, id: UnitId, unit: &UnitState) -> Value {
    let duties: Vec<Value> = if game.state().active == Some(id.command) && !unit.marks.gone {
        let duties = game.duties(id).into_iter();
        duties
            .map(|(weight, duty)| json!([weight.word(), duty.word()]))
            .collect()
    } else {
        Vec::new()
    };
    let can = unit.entry.can.map(|can| can.words().collect::<Vec<_>>());
    json!({
        "id": id.to_string(), "name": unit.entry.name, "code": unit.entry.code,
        "class": unit.entry.class.word(), "can": can, "likely": likely(&unit.entry),
        "known": unit.entry.kind().is_some(), "reacted": unit.marks.reacted,
        "disordered": unit.marks.disordered, "engaged": unit.marks.engaged, "gone": unit.marks.gone, "lost": unit.marks.lost,
        "stopped": unit.stopped, "moved": unit.before.has_moved(), "remark": unit.remark, "duties": duties,
    })
}

/// The abilities implied by a unit's code.
fn likely(unit: &UnitEntry) -> Vec<&'static str> {
    let kind = unit.kind().unwrap_or_default();
    let says = [("evade", kind.evades), ("headlong", kind.headlong)];
    says.into_iter()
        .filter_map(|(word, says)| says.then_some(word))
        .collect()
}

fn asks(game: &Game) -> Value {
    match game.asks() {
        Request::Turn => json!({"kind": "turn"}),
        Request::Dice => json!({"kind": "dice"}),
        Request::Place(side) => json!({"kind": "place", "side": side.word()}),
        Request::Activate(offered) => {
            let offered: Vec<String> = offered.iter().map(ToString::to_string).collect();
            json!({"kind": "activate", "offered": offered})
        }
        Request::Act(command) => json!({"kind": "act", "command": command.to_string()}),
        Request::Pending(pending) => waiting(game, pending),
    }
}

fn waiting(game: &Game, pending: Pending) -> Value {
    let tables = Tables::embedded();
    let mode_of = |unit: UnitId| {
        let command = game.state().command(unit.command);
        command
            .and_then(|command| command.token)
            .map(|token| token.mode)
    };
    let can = |unit: UnitId| {
        let found = game.state().unit(unit);
        found.and_then(|unit| unit.entry.can).unwrap_or_default()
    };
    let hides = |unit: UnitId| game.hides(unit.command);
    match pending {
        Pending::Die {
            unit,
            occasion,
            may,
        } => {
            let mode = mode_of(unit).filter(|_| !hides(unit));
            let row = mode.map(|_| (1..=6).map(|die| face(game, die)).collect::<Vec<_>>());
            json!({
                "kind": "die", "unit": unit.to_string(), "trigger": occasion.trigger.word(),
                "mode": mode.map(acies_baroque::Mode::code), "row": row, "plus": can(unit).headlong,
                "onlyEvade": may == AllowedReactions::OnlyEvade, "choices": choices(game),
            })
        }
        Pending::Judge {
            unit,
            occasion,
            may,
        } => json!({
            "kind": "judge", "unit": unit.to_string(), "trigger": occasion.trigger.word(),
            "onlyEvade": may == AllowedReactions::OnlyEvade, "choices": choices(game),
        }),
        Pending::Tie { unit, reading, .. } => tie(unit, (!hides(unit)).then_some(&reading)),
        Pending::Vacate { unit, outcome, .. } => {
            let class = game.state().unit(unit).map(|unit| unit.entry.class);
            json!({
                "kind": "vacate", "unit": unit.to_string(), "reaction": Reaction::reaction_word(outcome.result),
                "class": class.map(acies_baroque::Class::word),
                "least": class.filter(|_| outcome.vacatable).map(|class| tables.vacating(class)), "test": outcome.test,
            })
        }
        Pending::Test { unit, outcome } => json!({
            "kind": "test", "unit": unit.to_string(), "reaction": Reaction::reaction_word(outcome.result),
        }),
        Pending::PursuitDie { unit } => {
            let mode = mode_of(unit).filter(|_| !hides(unit));
            let row = mode.map(|mode| {
                let pursues = |column| tables.pursues(mode, column);
                (1..=6).map(pursues).collect::<Vec<bool>>()
            });
            json!({
                "kind": "pursuit-die", "unit": unit.to_string(),
                "mode": mode.map(acies_baroque::Mode::code), "row": row,
            })
        }
        Pending::PursuitJudge { unit } => {
            json!({"kind": "pursuit-judge", "unit": unit.to_string()})
        }
        Pending::PursuitTest { unit } => json!({"kind": "pursuit-test", "unit": unit.to_string()}),
        Pending::Failed { unit } => json!({"kind": "failed", "unit": unit.to_string()}),
        Pending::Left { unit } => json!({"kind": "left", "unit": unit.to_string()}),
        Pending::Officer { command } => json!({"kind": "officer", "command": command.to_string()}),
    }
}

/// The columns of a tie die, unless they would reveal a hidden mode.
fn tie(unit: UnitId, reading: Option<&Reading>) -> Value {
    let (lower, higher) = match reading.map(|reading| reading.closest) {
        Some(Closest::Tie { lower, higher }) => (Some(lower), Some(higher)),
        _ => (None, None),
    };
    json!({"kind": "tie", "unit": unit.to_string(), "lower": lower, "higher": higher})
}

/// What a face of the reaction die comes to for the unit that checks: a reaction, nothing, or another die.
fn face(game: &Game, die: u8) -> &'static str {
    let mut game = game.clone();
    if game.obey(&format!("die {die}")).is_err() {
        return Reaction::reaction_word(None);
    }
    match game.asks() {
        Request::Pending(Pending::Tie { .. }) => "tie",
        Request::Pending(Pending::Vacate { outcome, .. } | Pending::Test { outcome, .. }) => {
            Reaction::reaction_word(outcome.result)
        }
        _ => Reaction::reaction_word(None),
    }
}

/// The tables of the procedure: reactions by trigger and mode, pursuit by mode, and the die that avoids a reaction by class.
pub fn tables() -> Value {
    let tables = Tables::embedded();
    let by_mode = |row: &dyn Fn(Mode) -> Value| -> Value {
        let rows = Mode::ALL
            .into_iter()
            .map(|mode| (mode.code().to_owned(), row(mode)));
        rows.collect::<serde_json::Map<String, Value>>().into()
    };
    let reactions: Vec<Value> = Trigger::ALL
        .into_iter()
        .map(|trigger| {
            let row = |mode| json!(tables.reaction_row(trigger, mode).map(Reaction::reaction_word));
            json!({"trigger": trigger.word(), "reach": tables.reach(trigger).to_string(), "rows": by_mode(&row)})
        })
        .collect();
    let pursues = |mode| {
        json!(
            (1..=6)
                .map(|column| tables.pursues(mode, column))
                .collect::<Vec<_>>()
        )
    };
    let vacating: Vec<Value> = Class::ALL
        .into_iter()
        .map(|class| json!([class.word(), tables.vacating(class)]))
        .collect();
    json!({"reactions": reactions, "pursuit": by_mode(&pursues), "vacating": vacating})
}

/// The reactions that the player may choose now: those that the game would accept.
fn choices(game: &Game) -> Vec<&'static str> {
    let all = Reaction::ALL.into_iter().map(Some).chain([None]);
    all.map(Reaction::reaction_word)
        .filter(|word| game.clone().obey(&format!("choose {word}")).is_ok())
        .collect()
}

fn candidate(candidate: &Candidate) -> Value {
    let may = |may: Result<AllowedReactions, CannotReact>| match may {
        Ok(AllowedReactions::React) => json!({"may": "react"}),
        Ok(AllowedReactions::OnlyEvade) => json!({"may": "evade"}),
        Err(barred) => barred_by(barred),
    };
    json!({
        "unit": candidate.unit.to_string(), "target": candidate.target.map(may), "near": may(candidate.near),
        "asked": candidate.asked,
    })
}

fn step(step: &LoggedOrder) -> Value {
    let entries: Vec<Value> = step
        .entries
        .iter()
        .map(|entry| {
            let args: serde_json::Map<String, Value> = entry
                .args
                .iter()
                .map(|(name, value)| ((*name).to_owned(), Value::from(value.as_str())))
                .collect();
            json!({"id": entry.id, "args": args})
        })
        .collect();
    // Not the whole order: orders that place hidden tokens name modes.
    let order = step.order.to_string();
    let word = order.split(' ').next();
    json!({"turn": step.turn, "order": word, "told": entries})
}
