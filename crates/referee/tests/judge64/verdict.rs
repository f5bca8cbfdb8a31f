//! The judge: whether an order is legal, and how far that is from turning.

use acies_geometry::Length;

use crate::battlefield::Battlefield;
use crate::going::{allows, by_road, shifts};
use crate::meet::{Met, closes_door, comes_near, may_break_off, met};
use crate::sure::Sure;
use crate::way::Way;
use crate::{cost, obstacles, zone};

/// The answers to the rules, each by its name.
pub type Answers = Vec<(&'static str, Sure)>;

/// All rules of a tactical move.
pub fn of_move(battlefield: &Battlefield, way: &Way) -> Answers {
    let mut answers = of_any(battlefield, way);
    let pinned = way
        .movers
        .iter()
        .map(|&id| battlefield.fought_in_front(battlefield.piece(id)));
    let met = met(battlefield, way);
    answers.extend([
        ("pinned", !Sure::any(pinned)),
        ("formation", way.orderly),
        ("zone", zone::respected(battlefield, way)),
        ("shift", shifts(battlefield, way)),
        ("contact", met.allowed),
        ("again", again(battlefield, way, &met)),
    ]);
    answers
}

/// All rules of a breaking off straight back.
pub fn of_break_off(battlefield: &Battlefield, way: &Way, length: Length) -> Answers {
    let mut answers = of_any(battlefield, way);
    let piece = battlefield.piece(way.movers[0]);
    let length = f64::from(length.units());
    let met = met(battlefield, way);
    answers.extend([
        ("break-off", may_break_off(battlefield, piece, length)),
        ("contact", !met.any),
        ("again", again(battlefield, way, &met)),
    ]);
    answers
}

/// The rules that hold for both.
fn of_any(battlefield: &Battlefield, way: &Way) -> Answers {
    let mine = way.movers.iter().all(|id| id.side() == battlefield.side);
    let mut answers = vec![
        ("mine", Sure::certain(mine)),
        ("idle", Sure::certain(!way.idle())),
        ("pips", cost::payable(battlefield, way)),
    ];
    answers.extend(allows(battlefield, way, closes_door(battlefield, way)));
    answers.extend(obstacles::clear(battlefield, way));
    answers
}

/// Whether movers that have already moved in this bound may make this further move (`dba22` §19).
fn again(battlefield: &Battlefield, way: &Way, met: &Met) -> Sure {
    Sure::all((0..way.movers.len()).map(|mover| {
        let piece = battlefield.piece(way.movers[mover]);
        if piece.moves == 0 {
            return Sure::YES;
        }
        let meets = met.any.and(met.aligned);
        Sure::any([
            by_road(battlefield, way).and(!met.any),
            Sure::certain(piece.class == "LH").and(!comes_near(battlefield, way, mover)),
            Sure::certain(piece.class == "Ps" && battlefield.first_bound),
            Sure::certain(piece.is(&["Wb", "SCh"]) && piece.moves == 1).and(meets),
        ])
    }))
}
