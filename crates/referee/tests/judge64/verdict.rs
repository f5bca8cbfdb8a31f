//! The judge: whether an order is legal, and how far that is from turning.

use acies_geometry::Length;

use crate::field::Field;
use crate::going::{allows, by_road, shifts};
use crate::meet::{Met, closes_door, comes_near, may_break_off, met};
use crate::sure::Sure;
use crate::way::Way;
use crate::{cost, obstacles, zone};

/// The answers to the rules, each by its name.
pub type Answers = Vec<(&'static str, Sure)>;

/// All rules of a tactical move.
pub fn of_move(field: &Field, way: &Way) -> Answers {
    let mut answers = of_any(field, way);
    let pinned = way
        .movers
        .iter()
        .map(|&id| field.fought_in_front(field.piece(id)));
    let met = met(field, way);
    answers.extend([
        ("pinned", !Sure::any(pinned)),
        ("formation", way.orderly),
        ("zone", zone::respected(field, way)),
        ("shift", shifts(field, way)),
        ("contact", met.allowed),
        ("again", again(field, way, &met)),
    ]);
    answers
}

/// All rules of a breaking off straight back.
pub fn of_break_off(field: &Field, way: &Way, length: Length) -> Answers {
    let mut answers = of_any(field, way);
    let piece = field.piece(way.movers[0]);
    let length = f64::from(length.units());
    let met = met(field, way);
    answers.extend([
        ("break-off", may_break_off(field, piece, length)),
        ("contact", !met.any),
        ("again", again(field, way, &met)),
    ]);
    answers
}

/// The rules that hold for both.
fn of_any(field: &Field, way: &Way) -> Answers {
    let mine = way.movers.iter().all(|id| id.side() == field.side);
    let mut answers = vec![
        ("mine", Sure::of(mine)),
        ("idle", Sure::of(!way.idle())),
        ("pips", cost::payable(field, way)),
    ];
    answers.extend(allows(field, way, closes_door(field, way)));
    answers.extend(obstacles::clear(field, way));
    answers
}

/// Whether those who have moved before in this bound may move again so (`dba22` §19).
fn again(field: &Field, way: &Way, met: &Met) -> Sure {
    Sure::all((0..way.movers.len()).map(|mover| {
        let piece = field.piece(way.movers[mover]);
        if piece.moves == 0 {
            return Sure::YES;
        }
        let meets = met.any.and(met.aligned);
        Sure::any([
            by_road(field, way).and(!met.any),
            Sure::of(piece.class == "LH").and(!comes_near(field, way, mover)),
            Sure::of(piece.class == "Ps" && field.first_bound),
            Sure::of(piece.is(&["Wb", "SCh"]) && piece.moves == 1).and(meets),
        ])
    }))
}
