//! The board: what stands and lies where, and what the battle waits for.

use std::collections::BTreeMap;

use acies_geometry::Length;
use acies_referee::setup::{Setup, Spot};
use acies_referee::{
    self as referee, Ask, Battle, ElementId, Ending, Occupant, Place, Purpose, Rule, Side,
    Stronghold, river_word, victory,
};
use acies_rulebook::{self as rulebook, Word};
use acies_wire::{
    Asks, Chosen, CompulsoryKinds, Element, Feature, Going, Hold, HoldKind, Holder, HomeTerrain,
    How, Line, Next, Phase, PlaceWord, Point, State, What,
};

use super::{event, point, points, pose, side};
use crate::session::{LogAction, Step, Table};

/// What the battle of a table waits for; nothing where its players have ended it.
pub fn asks(table: &Table) -> Asks {
    let battle = table.battle();
    match table.ending().map_or_else(|| battle.asks(), Ask::Over) {
        Ask::Decide { side: by, what: of } => {
            // What the decision is about: an element, or a camp or a built-up area that is attacked.
            let element = match of {
                referee::What::MainAttacker(of) => Some(of.to_string()),
                _ => of.element().map(|id| id.to_string()),
            };
            Asks::Decide {
                side: side(by),
                what: what(of),
                element,
            }
        }
        Ask::Throw(throw) => Asks::Throw {
            side: side(thrower(throw.purpose, battle)),
            purpose: throw.purpose.to_string(),
            dice: throw.dice,
        },
        Ask::Over(ending) => Asks::Over {
            how: how(ending),
            winner: ending.winner().map(side),
        },
    }
}

/// How a battle ended.
pub fn how(ending: Ending) -> How {
    match ending {
        Ending::Won(_) => How::Won,
        Ending::Conceded(_) => How::Conceded,
        Ending::Drawn => How::Drawn,
    }
}

fn what(of: referee::What) -> What {
    use referee::What as From;
    match of {
        From::Army => What::Army,
        From::Topography => What::Topography,
        From::Features => What::Features,
        From::Quarter => What::Quarter,
        From::Terrain => What::Terrain,
        From::Edges => What::Edges,
        From::Prefer => What::Prefer,
        From::Camp => What::Camp,
        From::Garrison => What::Garrison,
        From::Deployment => What::Deployment,
        From::Swap => What::Swap,
        From::Move => What::Move,
        From::GoOn(_) => What::GoOn,
        From::Shooting => What::Shooting,
        From::Target(_) => What::Target,
        From::Combat => What::Combat,
        From::MainAttacker(_) => What::MainAttacker,
        From::Recoil(_) => What::Recoil,
        From::Flight => What::Flight,
        From::Entry => What::Entry,
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

fn phase(phase: referee::Phase) -> Phase {
    match phase {
        referee::Phase::Setup => Phase::Setup,
        referee::Phase::Movement => Phase::Movement,
        referee::Phase::Shooting => Phase::Shooting,
        referee::Phase::Combat => Phase::Combat,
        referee::Phase::Over => Phase::Over,
    }
}

/// Everything that the board shows.
pub fn state(table: &Table) -> State {
    let battle = table.battle();
    let position = battle.position();
    let losses = if position.phase == referee::Phase::Setup {
        [0, 0]
    } else {
        victory::losses(battle.view())
    };
    State {
        board: (
            battle.table().width.base_widths(),
            battle.table().depth.base_widths(),
        ),
        edition: battle.rulebook().edition.clone(),
        keys: table.keys().clone(),
        players: table.players().clone(),
        asks: asks(table),
        phase: phase(position.phase),
        active: side(position.active),
        attacker: battle.attacker().map(side),
        topography: battle
            .setup()
            .and_then(|setup| setup.topography())
            .map(|found| found.name.clone()),
        bounds: position.bounds,
        pips: position.pips,
        river: river_word(position.river).to_owned(),
        losses,
        elements: elements(battle),
        features: battle
            .table()
            .features
            .iter()
            .map(|one| feature(battle, one))
            .collect(),
        holds: Stronghold::ALL
            .into_iter()
            .filter_map(|stronghold| hold(battle, stronghold))
            .collect(),
        zone: zone(battle),
        quarters: quarters(battle),
        allows: allows(battle.rulebook()),
        next: next(battle),
        chosen: chosen(battle),
        home: home(battle),
        swaps: battle.setup().and_then(Setup::swaps_left),
        undo: table.undoable().map(side),
    }
}

/// What the policies of the edition allow instead of what some rules refuse.
fn allows(rulebook: &rulebook::Rulebook) -> BTreeMap<String, String> {
    let movement = &rulebook.movement;
    [
        (Rule::MoveZone, movement.zones.answer.word()),
        (
            Rule::MoveContactFlankStart,
            movement.contact.flank_start.word(),
        ),
    ]
    .map(|(rule, word)| (rule.id().to_owned(), word.to_owned()))
    .into()
}

fn elements(battle: &Battle) -> Vec<Element> {
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
            Place::Unused | Place::Reserve => PlaceWord::Reserve,
            Place::Table => PlaceWord::Table,
            Place::Inside(Stronghold::Camp(_)) => PlaceWord::Camp,
            Place::Inside(Stronghold::BuiltUp(_)) => PlaceWord::Bua,
            Place::Lost => PlaceWord::Lost,
        };
        Some(Element {
            id: id.to_string(),
            index,
            side: side(id.side()),
            troop: troop.code.clone(),
            dismounts: element
                .dismounts_as
                .map(|foot| rulebook.troop(foot).code.clone()),
            class: troop.class.clone(),
            mounted: troop.mounted,
            general: element.general,
            place,
            at: pose(element.base.pose),
            width: element.base.width.base_widths(),
            depth: element.base.depth.base_widths(),
            moves: element.marks.moves,
            commanded: element.place != Place::Table
                || acies_referee::commands(battle.view(), id.side(), id),
            allowance: (
                troop.allowance.good.base_widths(),
                troop.allowance.bad.map(Length::base_widths),
            ),
            rough: troop.allowance.rough.map(Length::base_widths),
        })
    };
    (0..position.elements().len()).filter_map(shown).collect()
}

fn feature(battle: &Battle, feature: &referee::Feature) -> Feature {
    let kind = battle.rulebook().terrain_kind(feature.kind);
    Feature {
        kind: kind.name.clone(),
        going: match battle.table().going(kind) {
            rulebook::Going::Good => Going::Good,
            rulebook::Going::Rough => Going::Rough,
            rulebook::Going::Bad => Going::Bad,
            rulebook::Going::Impassable => Going::Impassable,
        },
        outline: points(feature.region.outline()),
        line: points(&feature.line),
        width: feature.width.base_widths(),
        gates: points(&feature.gates),
        crest: feature
            .crest
            .map(|crest| [point(crest.from), point(crest.to)]),
    }
}

fn hold(battle: &Battle, stronghold: Stronghold) -> Option<Hold> {
    let region = battle.table().stronghold(stronghold)?;
    let occupant = battle.position().occupant(stronghold);
    let holder = match occupant {
        Occupant::Absent => return None,
        Occupant::Empty => Holder::Empty,
        Occupant::NonCombatants if stronghold.is_built_up() => Holder::Denizens,
        Occupant::NonCombatants => Holder::Followers,
        Occupant::Garrison(_) => Holder::Garrison,
        Occupant::Turned => Holder::Turned,
        Occupant::Captured(_) => Holder::Captured,
        Occupant::Razed => Holder::Razed,
    };
    // Camp followers and denizens that may sally out are already elements.
    let non_combatants = ElementId::for_non_combatants(stronghold);
    let is_home = battle.position().element(non_combatants).place == Place::Inside(stronghold);
    let inside = occupant.element().or(is_home.then_some(non_combatants));
    Some(Hold {
        kind: if stronghold.is_built_up() {
            HoldKind::Bua
        } else {
            HoldKind::Camp
        },
        what: built_up(battle, stronghold)
            .unwrap_or_else(|| stronghold.word())
            .to_owned(),
        side: side(stronghold.owner()),
        id: stronghold.to_string(),
        outline: points(region.outline()),
        holder,
        inside: inside.map(|id| id.to_string()),
    })
}

/// What the edition calls the kind of built-up area that a side has.
fn built_up(battle: &Battle, stronghold: Stronghold) -> Option<&str> {
    let region = battle.table().stronghold(stronghold)?;
    let mut features = battle.table().features.iter();
    let feature = features.find(|feature| stronghold.is_built_up() && feature.region == *region)?;
    Some(&battle.rulebook().terrain_kind(feature.kind).name)
}

/// Where the side that deploys may deploy.
fn zone(battle: &Battle) -> Option<Vec<Point>> {
    match (battle.setup(), battle.asks()) {
        (
            Some(setup),
            Ask::Decide {
                side,
                what: referee::What::Deployment | referee::What::Camp,
            },
        ) => Some(points(&setup.deployment_zone(side))),
        _ => None,
    }
}

/// The kinds of the features that are to be placed where dice decide on places, in their order, and how many have been.
fn chosen(battle: &Battle) -> Option<Chosen> {
    let (kinds, done) = battle.setup()?.features();
    let names = kinds
        .iter()
        .map(|&kind| battle.rulebook().terrain_kind(kind).name.clone());
    Some(Chosen {
        kinds: names.collect(),
        done,
    })
}

/// What the defender's home terrain offers, while it is chosen or placed.
fn home(battle: &Battle) -> Option<HomeTerrain> {
    use referee::What::{Features, Terrain};
    let Ask::Decide {
        what: Features | Terrain,
        ..
    } = battle.asks()
    else {
        return None;
    };
    let rulebook = battle.rulebook();
    let topography = battle.setup()?.topography()?;
    let name = |kind: rulebook::TerrainId| rulebook.terrain_kind(kind).name.clone();
    let compulsory = topography.compulsory.iter().map(|row| {
        let alike = (0..rulebook.terrain.len() as u8).map(rulebook::TerrainId);
        let kinds = std::iter::once(row.kind).chain(alike.filter(|&kind| row.or.has(kind)));
        CompulsoryKinds {
            kinds: kinds.map(name).collect(),
            least: row.count.0,
        }
    });
    Some(HomeTerrain {
        compulsory: compulsory.collect(),
        optional: topography
            .optional
            .iter()
            .flatten()
            .copied()
            .map(name)
            .collect(),
        optional_count: rulebook.setup.limits.optional,
    })
}

/// The page's number of each quarter, from 1, in the order of their numbers in orders.
fn quarters(battle: &Battle) -> [u8; 4] {
    let numbers = battle.rulebook().setup.quarter_numbers;
    [1, 2, 3, 4].map(|number| numbers.quarter(number) + 1)
}

/// The feature that is placed next, and the quarter from 1 to 4 or the edge that is its own.
fn next(battle: &Battle) -> Option<Next> {
    let pending = battle.setup().and_then(Setup::pending)?;
    let (quarter, edge) = match pending.spot {
        Spot::Anywhere => (None, None),
        Spot::Quarter(quarter) => (Some(quarter + 1), None),
        Spot::Edge(edge) => (None, Some(edge.word().to_owned())),
    };
    Some(Next {
        kind: battle.rulebook().terrain_kind(pending.kind).name.clone(),
        quarter,
        edge,
    })
}

/// Everything that has happened so far.
pub fn history(table: &Table) -> Vec<Line> {
    table.steps().iter().map(line).collect()
}

/// One step.
pub fn line(step: &Step) -> Line {
    let (text, by, dice) = match &step.action {
        LogAction::Order(by, order) => (format!("order {order}"), Some(side(*by)), None),
        LogAction::Throw(_, purpose, dice) => {
            (format!("throw {purpose}"), None, Some(dice.clone()))
        }
    };
    Line {
        text,
        side: by,
        events: step.events.iter().map(event).collect(),
        notes: step.notes.clone(),
        dice,
    }
}
