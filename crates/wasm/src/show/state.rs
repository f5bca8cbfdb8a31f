//! The board: what stands and lies where, and what the battle waits for.

use acies_geometry::Length;
use acies_referee::setup::{Setup, Spot};
use acies_referee::{
    Ask, Battle, ElementId, Ending, Occupant, Phase, Place, Purpose, Side, Stronghold, What,
    river_word, victory,
};
use acies_rulebook::Going;
use serde_json::{Value, json};

use super::{point, points, pose};
use crate::session::{LogAction, Step, Table};

/// What the battle waits for.
pub fn asks(battle: &Battle) -> Value {
    match battle.asks() {
        Ask::Decide { side, what } => {
            // What the decision is about: an element, or a camp or a built-up area that is attacked.
            let element = match what {
                What::MainAttacker(of) => Some(of.to_string()),
                _ => what.element().map(|id| id.to_string()),
            };
            json!({ "kind": "decide", "side": side.word(), "what": what.word(), "element": element })
        }
        Ask::Throw(throw) => {
            json!({
                "kind": "throw",
                "purpose": throw.purpose.to_string(),
                "side": thrower(throw.purpose, battle).word(),
                "dice": throw.dice,
            })
        }
        Ask::Over(ending) => {
            let how = match ending {
                Ending::Won(_) => "won",
                Ending::Conceded(_) => "conceded",
                Ending::Drawn => "drawn",
            };
            json!({ "kind": "over", "how": how, "winner": ending.winner().map(Side::word) })
        }
    }
}

/// The side that rolls, so that the page shows the button to that player.
fn thrower(purpose: Purpose, battle: &Battle) -> Side {
    match purpose {
        Purpose::Aggression { side, .. } | Purpose::Pips { side, .. } => side,
        Purpose::Quarter { .. } => battle
            .setup()
            .and_then(Setup::attacker)
            .map_or(Side::Blue, Side::other),
        Purpose::Edge => battle
            .setup()
            .and_then(Setup::attacker)
            .unwrap_or(Side::Red),
        Purpose::Denizens { stronghold, .. } => stronghold.owner(),
        Purpose::Shooting { shooter, .. } => shooter.side(),
        Purpose::River | Purpose::Combat { .. } => battle.position().active,
    }
}

/// Everything that the board shows.
pub fn state(table: &Table) -> Value {
    let battle = table.battle();
    let position = battle.position();
    json!({
        "board": [battle.table().width.base_widths(), battle.table().depth.base_widths()],
        "edition": battle.rulebook().edition,
        "keys": table.keys(),
        "players": table.players(),
        "asks": asks(battle),
        "phase": position.phase.word(),
        "active": position.active.word(),
        "attacker": battle.setup().and_then(Setup::attacker).map(Side::word),
        "topography": battle.setup().and_then(|setup| setup.topography()).map(|found| found.name.clone()),
        "bounds": position.bounds,
        "pips": position.pips,
        "river": river_word(position.river),
        "losses": if position.phase == Phase::Setup { [0, 0] } else { victory::losses(battle.view()) },
        "elements": elements(battle),
        "features": features(battle),
        "holds": strongholds(battle),
        "zone": zone(battle),
        "chosen": chosen(battle),
        "quarters": quarters(battle),
        "next": next(battle),
        "undo": table.undoable().map(Side::word),
    })
}

fn elements(battle: &Battle) -> Value {
    let position = battle.position();
    let rulebook = battle.rulebook();
    let shown = |index: usize| {
        let id = ElementId::from_index(index);
        let element = position.element(id);
        if element.place == Place::Unused {
            return None;
        }
        let troop = rulebook.troop(element.troop);
        let place = match element.place {
            Place::Unused | Place::Reserve => "reserve",
            Place::Table => "table",
            Place::Inside(stronghold) => stronghold.word(),
            Place::Lost => "lost",
        };
        Some(json!({
            "id": id.to_string(),
            "index": index,
            "side": id.side().word(),
            "troop": troop.code,
            "dismounts": element.dismounts_as.map(|foot| rulebook.troop(foot).code.clone()),
            "class": troop.class,
            "mounted": troop.mounted,
            "general": element.general,
            "place": place,
            "at": pose(element.base.pose),
            "width": element.base.width.base_widths(),
            "depth": element.base.depth.base_widths(),
            "moves": element.marks.moves,
            "commanded": element.place != Place::Table || acies_referee::commands(battle.view(), id.side(), id),
            "allowance": [troop.allowance.good.base_widths(), troop.allowance.bad.map(Length::base_widths)],
        }))
    };
    (0..position.elements.len()).filter_map(shown).collect()
}

fn features(battle: &Battle) -> Value {
    let rulebook = battle.rulebook();
    let shown = |feature: &acies_referee::Feature| {
        let kind = rulebook.terrain_kind(feature.kind);
        let going = match battle.table().going(kind) {
            Going::Good => "good",
            Going::Rough => "rough",
            Going::Bad => "bad",
            Going::Impassable => "impassable",
        };
        json!({
            "kind": kind.name,
            "going": going,
            "outline": points(feature.region.outline()),
            "line": points(&feature.line),
            "width": feature.width.base_widths(),
            "gates": points(&feature.gates),
            "crest": feature.crest.map(|crest| [point(crest.from), point(crest.to)]),
        })
    };
    battle.table().features.iter().map(shown).collect()
}

fn strongholds(battle: &Battle) -> Value {
    let shown = |stronghold: Stronghold| {
        let region = battle.table().stronghold(stronghold)?;
        let occupant = battle.position().occupant(stronghold);
        let word = match occupant {
            Occupant::Absent => return None,
            Occupant::Empty => "empty",
            Occupant::NonCombatants if stronghold.is_built_up() => "denizens",
            Occupant::NonCombatants => "followers",
            Occupant::Garrison(_) => "garrison",
            Occupant::Turned => "turned",
            Occupant::Captured(_) => "captured",
            Occupant::Razed => "razed",
        };
        // Camp followers and denizens that may sally out are already elements.
        let non_combatants = ElementId::for_non_combatants(stronghold);
        let is_home = battle.position().element(non_combatants).place == Place::Inside(stronghold);
        let inside = occupant.element().or(is_home.then_some(non_combatants));
        Some(json!({
            "kind": stronghold.word(),
            "what": built_up(battle, stronghold).unwrap_or_else(|| stronghold.word()),
            "side": stronghold.owner().word(),
            "id": stronghold.to_string(),
            "outline": points(region.outline()),
            "holder": word,
            "inside": inside.map(|id| id.to_string()),
        }))
    };
    Stronghold::ALL.into_iter().filter_map(shown).collect()
}

/// What the edition calls the kind of built-up area that a side has.
fn built_up(battle: &Battle, stronghold: Stronghold) -> Option<&str> {
    let region = battle.table().stronghold(stronghold)?;
    let mut features = battle.table().features.iter();
    let feature = features.find(|feature| stronghold.is_built_up() && feature.region == *region)?;
    Some(&battle.rulebook().terrain_kind(feature.kind).name)
}

/// Where the side that deploys may deploy.
fn zone(battle: &Battle) -> Value {
    match (battle.setup(), battle.asks()) {
        (
            Some(setup),
            Ask::Decide {
                side,
                what: What::Deployment | What::Camp,
            },
        ) => points(&setup.deployment_zone(side)),
        _ => Value::Null,
    }
}

/// The kinds of the features that are to be placed where dice decide on places, in their order, and how many have been.
fn chosen(battle: &Battle) -> Value {
    let Some(setup) = battle.setup() else {
        return Value::Null;
    };
    let (kinds, done) = setup.features();
    let names: Vec<&str> = kinds
        .iter()
        .map(|&kind| battle.rulebook().terrain_kind(kind).name.as_str())
        .collect();
    json!({ "kinds": names, "done": done })
}

/// The page's number of each quarter, from 1, in the order of their numbers in orders.
fn quarters(battle: &Battle) -> [u8; 4] {
    let numbers = battle.rulebook().setup.quarter_numbers;
    [1, 2, 3, 4].map(|number| numbers.quarter(number) + 1)
}

/// The feature that is placed next, and the quarter from 1 to 4 or the edge that is its own.
fn next(battle: &Battle) -> Value {
    let Some(pending) = battle.setup().and_then(Setup::pending) else {
        return Value::Null;
    };
    let kind = &battle.rulebook().terrain_kind(pending.kind).name;
    match pending.spot {
        Spot::Anywhere => json!({ "kind": kind }),
        Spot::Quarter(quarter) => json!({ "kind": kind, "quarter": quarter + 1 }),
        Spot::Edge(edge) => json!({ "kind": kind, "edge": edge.word() }),
    }
}

/// Everything that has happened so far.
pub fn history(table: &Table) -> Value {
    let shown = |step: &Step| {
        let (text, side) = match &step.action {
            LogAction::Order(side, order) => (format!("order {order}"), Some(side.word())),
            LogAction::Throw(_, purpose, _) => (format!("throw {purpose}"), None),
        };
        let events: Vec<String> = step.events.iter().map(ToString::to_string).collect();
        json!({ "text": text, "side": side, "events": events, "notes": step.notes })
    };
    table.steps().iter().map(shown).collect()
}
