//! Battles of any size in mid-bound: two lines of groups, approaching or in contact, on terrain of any density.

use std::sync::Arc;

use acies_generals::Rng;
use acies_geometry::{Angle, Base, Hand, Length, Point, Pose, Region, Segment};
use acies_referee::{
    Battle, Contact, ElementId, Feature, Phase, Position, Side, Table, pose_beside,
};
use acies_rulebook::{RiverState, Rulebook};

/// The elements side by side in a group.
const GROUP: usize = 3;
/// The distance of the lines in base widths; at 0 every second group is in contact.
const APART: [f64; 3] = [5.0, 2.0, 0.0];
/// The troops, repeated.
const TROOPS: [&str; 12] = [
    "4Bd", "4Bd", "4Sp", "3Kn", "3Kn", "3Cv", "4Bw", "4Bw", "2Ps", "4Wb", "4Ax", "2LH",
];
/// The terrain, repeated.
const PIECES: [&str; 4] = ["wood", "gentle-hill", "rough", "marsh"];

/// The size of a battle.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Elements a side.
    pub elements: usize,
    /// Terrain pieces.
    pub pieces: usize,
}

/// The battle of a size and a number, with red to move.
///
/// The table is as wide as for two armies of twelve, and wider in proportion for more, so that all lines are equally
/// dense.
pub fn battle(rulebook: &Arc<Rulebook>, size: Size, number: u64) -> Battle {
    let mut rng = Rng::new(number);
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
        &mut rng,
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
    rng: &mut Rng,
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
            let ragged = rng.below(100) as f64 / 200.0;
            let facing = rng.below(7) as f64 - 3.0;
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

/// One terrain piece, in one of three rows across the middle of the table.
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
