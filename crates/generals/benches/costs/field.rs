//! Battles of any size in the middle of a bound: two lines of groups that approach each other or have met, on ground with
//! any number of pieces.

use std::sync::Arc;

use acies_generals::Chance;
use acies_geometry::{Angle, Base, Hand, Length, Point, Pose, Region, Segment};
use acies_referee::{
    Battle, Contact, ElementId, Feature, Phase, Position, Side, Table, pose_beside,
};
use acies_rulebook::{RiverState, Rulebook};

/// How many elements stand beside each other in a group.
const GROUP: usize = 3;
/// How far the lines are apart, in base widths; at none, every second group has met its enemy.
const APART: [f64; 3] = [5.0, 2.0, 0.0];
/// What marches, over and over.
const TROOPS: [&str; 12] = [
    "4Bd", "4Bd", "4Sp", "3Kn", "3Kn", "3Cv", "4Bw", "4Bw", "2Ps", "4Wb", "4Ax", "2LH",
];
/// What lies about, over and over.
const PIECES: [&str; 4] = ["wood", "gentle-hill", "rough", "marsh"];

/// How big a battle is.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Elements a side.
    pub elements: usize,
    /// Pieces of terrain.
    pub pieces: usize,
}

/// The battle of a size and a number, with red to move.
///
/// A table is as wide as two armies of twelve have it, and wider in proportion where there are more: the lines are as dense
/// in all of them.
pub fn battle(rulebook: &Arc<Rulebook>, size: Size, number: u64) -> Battle {
    let mut chance = Chance::new(number);
    let width = Length::BASE_WIDTH * (15 * size.elements.div_ceil(12)) as i32;
    let mut table = Table::new(width, Length::BASE_WIDTH * 15);
    for piece in 0..size.pieces {
        table
            .features
            .push(feature(rulebook, &table, piece, size.pieces));
    }
    let mut position = Position::empty();
    position.phase = Phase::Movement;
    position.river = RiverState::Paltry;
    position.bounds = [3, 2];
    position.pips = number as u8 % 6 + 1;
    let apart = APART[number as usize / 6 % APART.len()];
    muster(
        &mut position,
        rulebook,
        &table,
        size.elements,
        apart,
        &mut chance,
    );
    Battle::from_position(Arc::clone(rulebook), table, position)
}

/// Puts both armies on the table, group by group from the left.
fn muster(
    position: &mut Position,
    rulebook: &Rulebook,
    table: &Table,
    elements: usize,
    apart: f64,
    chance: &mut Chance,
) {
    let wide = elements as f64 + 0.25 * elements.div_ceil(GROUP) as f64;
    let mut across = (table.width.base_widths() - wide) / 2.0;
    let mut red = Base::new(Pose::default(), Length::BASE_WIDTH, Length::BASE_WIDTH);
    for index in 0..elements {
        let first = index % GROUP == 0;
        let mut put = |side: Side, pose: Pose, code: &str| {
            let id = ElementId::new(side, index + 1)
                .unwrap_or_else(|| panic!("no room for {elements} elements a side"));
            let troop = rulebook
                .troop_id(code)
                .unwrap_or_else(|| panic!("no troop {code}"));
            position.put(id, rulebook, troop, index == elements / 2, pose);
            *position.base(id)
        };
        let code = |shift: usize| TROOPS[(index + shift) % TROOPS.len()];
        let pose = if first {
            let ragged = chance.below(100) as f64 / 200.0;
            let facing = chance.below(7) as f64 - 3.0;
            Pose::from_base_widths(across + 0.5, 7.0 - apart / 2.0 - ragged, facing)
        } else {
            pose_beside(&red, Hand::Right)
        };
        red = put(Side::Red, pose, code(0));
        let met = apart == 0.0 && (index / GROUP).is_multiple_of(2);
        let gap = if met { 0.0 } else { apart.max(1.2) };
        let opposite = Contact::Front.pose(&red);
        let away = Length::from_base_widths(-gap);
        let enemy = Base::new(opposite, Length::BASE_WIDTH, Length::BASE_WIDTH);
        put(Side::Blue, enemy.shifted(away, Length::ZERO), code(7));
        across += if index % GROUP == GROUP - 1 {
            1.25
        } else {
            1.0
        };
    }
}

/// One of so many pieces, which lie in three rows across the middle of the table.
fn feature(rulebook: &Rulebook, table: &Table, piece: usize, of: usize) -> Feature {
    const OUTLINE: [(f64, f64); 7] = [
        (-1.2, -0.4),
        (-0.8, 0.9),
        (0.1, 1.3),
        (0.9, 0.8),
        (1.3, -0.2),
        (0.5, -1.1),
        (-0.5, -0.9),
    ];
    let name = PIECES[piece % PIECES.len()];
    let kind = rulebook
        .terrain_id(name)
        .unwrap_or_else(|| panic!("no terrain {name}"));
    let columns = of.div_ceil(3);
    let x = table.width.base_widths() * ((piece / 3) as f64 + 0.5) / columns as f64;
    let y = [7.5, 3.5, 11.5][piece % 3];
    let at = |(dx, dy): (f64, f64)| Point::from_base_widths(x + dx, y + dy);
    let region = Region::polygon(&OUTLINE.map(at)).unwrap_or_else(|error| panic!("{error}"));
    let hill = rulebook.terrain_kind(kind).hill;
    Feature {
        kind,
        region: region.rotated(at((0.0, 0.0)), Angle::from_degrees(40.0 * piece as f64)),
        line: Vec::new(),
        width: Length::ZERO,
        crest: hill.then(|| Segment::new(at((-0.5, 0.0)), at((0.5, 0.2)))),
        owner: None,
        gates: Vec::new(),
    }
}
