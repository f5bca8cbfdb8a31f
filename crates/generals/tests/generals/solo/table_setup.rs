//! Tables for tests: a battle in which a side is about to deploy, with given terrain.

use std::sync::Arc;

use acies_armies::{ArmyList, Composition, Library};
use acies_generals::{General, Passive};
use acies_geometry::{Length, Point, Region};
use acies_referee::{
    Ask, Battle, Camp, Element, ElementId, Feature, Occupant, Phase, Position, Side, Stronghold,
    Table, TableEdge, What,
};
use acies_rulebook::{Rulebook, Scale};

/// A terrain piece, in base widths.
pub enum Piece {
    /// An area feature or built-up area by its corners.
    Area(&'static str, Vec<(f64, f64)>),
    /// A river or a road along a line, with its width.
    Band(&'static str, Vec<(f64, f64)>, f64),
    /// A waterway along an edge, with its depth.
    Water(TableEdge, f64),
}

/// An upright patch from its lowest corner.
pub fn area(kind: &'static str, x: f64, y: f64, wide: f64, deep: f64) -> Piece {
    let corners = [(x, y), (x, y + deep), (x + wide, y + deep), (x + wide, y)];
    Piece::Area(kind, corners.to_vec())
}

/// A waterway.
pub fn water(edge: TableEdge, deep: f64) -> Piece {
    Piece::Water(edge, deep)
}

/// An edition without further choices.
pub fn rulebook(edition: &str) -> Arc<Rulebook> {
    let source = Rulebook::edition_source(edition).unwrap();
    Arc::new(source.compile(Scale::Mm15, &[], &[]).unwrap())
}

/// The table of an edition with this terrain.
pub fn table(rulebook: &Rulebook, pieces: &[Piece]) -> Table {
    let (width, depth) = rulebook.setup.board;
    let mut table = Table::new(width, depth);
    for piece in pieces {
        let (kind, region, line, wide) = match piece {
            Piece::Area(kind, corners) => (
                *kind,
                Region::polygon(&points(corners)),
                Vec::new(),
                Length::ZERO,
            ),
            Piece::Band(kind, line, wide) => {
                let wide = Length::from_base_widths(*wide);
                let line = points(line);
                (*kind, Region::band(&line, wide), line, wide)
            }
            Piece::Water(edge, deep) => {
                let line = table.edge(*edge);
                let far = table.edge(edge.opposite());
                let across = line.from.distance(far.to).base_widths();
                let inward = |from: Point, to: Point| {
                    from.toward(to, (deep * 1000.0) as i64, (across * 1000.0) as i64)
                };
                let corners = [
                    line.from,
                    inward(line.from, far.to),
                    inward(line.to, far.from),
                    line.to,
                ];
                (
                    "waterway",
                    Region::polygon(&corners),
                    Vec::new(),
                    Length::ZERO,
                )
            }
        };
        table.features.push(Feature {
            kind: rulebook
                .terrain_id(kind)
                .unwrap_or_else(|| panic!("{kind}")),
            region: region.unwrap(),
            line,
            width: wide,
            crest: None,
            owner: None,
            gates: Vec::new(),
        });
    }
    table
}

/// A battle on such a table, with red about to deploy an empty army.
pub fn battle(edition: &str, pieces: &[Piece]) -> Battle {
    let rulebook = rulebook(edition);
    let table = table(&rulebook, pieces);
    let position = Position::empty();
    assert_eq!(position.phase, Phase::Setup);
    Battle::from_position(rulebook, table, position)
}

/// Points from base widths.
pub fn points(places: &[(f64, f64)]) -> Vec<Point> {
    let point = |&(x, y): &(f64, f64)| Point::from_base_widths(x, y);
    places.iter().map(point).collect()
}

/// The same with armies in reserve, in the order of the composition.
pub fn mustered(
    edition: &str,
    pieces: &[Piece],
    armies: [&str; 2],
) -> (Arc<Rulebook>, Table, Position) {
    let rulebook = rulebook(edition);
    let table = table(&rulebook, pieces);
    let mut position = Position::empty();
    for (side, army) in Side::BOTH.into_iter().zip(armies) {
        let army: Composition = army.parse().unwrap();
        for (id, (troop, general)) in ElementId::of_side(side).zip(army.iter()) {
            let troop = rulebook.troop_id(troop.code().as_str()).unwrap();
            *position.element_mut(id) = Element::new(troop, rulebook.troop(troop), general);
        }
    }
    (rulebook, table, position)
}

/// Gives a side a camp of 2 by 1 in the middle of its edge, with followers inside.
pub fn camp(table: &mut Table, position: &mut Position, side: Side) {
    let y = match side {
        Side::Red => 0.0,
        Side::Blue => table.depth.base_widths() - 1.0,
    };
    let corners = points(&[(6.5, y), (6.5, y + 1.0), (8.5, y + 1.0), (8.5, y)]);
    let region = Region::polygon(&corners).unwrap();
    table.camps[side as usize] = Some(Camp { region });
    position.occupants[Stronghold::Camp(side).index()] = Occupant::NonCombatants;
}

/// Makes the last feature a side's built-up area, with denizens inside.
pub fn town(table: &mut Table, position: &mut Position, side: Side) {
    table.features.last_mut().unwrap().owner = Some(side);
    position.occupants[Stronghold::BuiltUp(side).index()] = Occupant::NonCombatants;
}

/// A list of an edition.
pub fn list(edition: &str, key: &str) -> ArmyList {
    let library = Library::for_edition(edition).unwrap();
    library.get(key.parse().unwrap()).unwrap().clone()
}

/// A battle in which red attacks, up to red's choice of edges: the referee's defaults except for these terrain orders.
pub fn attacking(edition: &str, lists: [&str; 2], terrain: &[&str]) -> Battle {
    let lists = lists.map(|key| list(edition, key));
    let mut battle = Battle::new(Arc::clone(&rulebook(edition)), lists);
    let mut terrain = terrain.iter();
    for _ in 0..100 {
        match battle.asks() {
            Ask::Throw(throw) => {
                // Six against one: red attacks. Quarters are as they come.
                let red = battle.setup().unwrap().attacker().is_none()
                    && throw.purpose.to_string().contains("red");
                battle.throw(&[if red { 6 } else { 1 }]).unwrap();
            }
            Ask::Over(_) => break,
            Ask::Decide {
                side: Side::Red,
                what: What::Edges | What::Prefer,
            } => return battle,
            Ask::Decide { side, what } => {
                let line = match what {
                    What::Terrain | What::Features => terrain.next(),
                    _ => None,
                };
                let order = match line {
                    Some(line) => line.parse().unwrap(),
                    None => Passive.decide(&battle, side),
                };
                battle
                    .obey(&order)
                    .unwrap_or_else(|no| panic!("{order}: {no:?}"));
            }
        }
    }
    panic!("{:?}", battle.asks());
}

/// A battle in which red attacks, up to this decision of blue: the referee's defaults for armies and terrain.
pub fn defending(edition: &str, conventions: &[&str], lists: [&str; 2], what: What) -> Battle {
    defending_by(edition, (&[], conventions), lists, what)
}

/// The same with rulings and conventions.
pub fn defending_by(
    edition: &str,
    (rulings, conventions): (&[(&str, &str)], &[&str]),
    lists: [&str; 2],
    what: What,
) -> Battle {
    let lists = lists.map(|key| list(edition, key));
    let source = Rulebook::edition_source(edition).unwrap();
    let rulebook = source.compile(Scale::Mm15, rulings, conventions).unwrap();
    let mut battle = Battle::new(Arc::new(rulebook), lists);
    for dice in [[6], [1]] {
        while let Ask::Decide { side, .. } = battle.asks() {
            let order = Passive.decide(&battle, side);
            battle.obey(&order).unwrap();
        }
        battle.throw(&dice).unwrap();
    }
    assert_eq!(
        battle.asks(),
        Ask::Decide {
            side: Side::Blue,
            what
        }
    );
    battle
}
