//! How two stands are placed to each other: contacts, lines and columns (`dba22` §15.1, §16.1).

use std::f64::consts::{FRAC_PI_2, PI};

use acies_geometry::Hand;
use acies_referee::Contact;

use crate::plane::{BW, Spot, Stand, apart, depth, side, turn};
use crate::sure::{Sure, TOUCH};

/// Whether two places are the same.
pub fn same(a: Spot, b: Spot) -> Sure {
    Sure::at_most((b - a).length(), 0.0)
}

/// Whether two facings are the same, as far as it moves the corners of a base.
pub fn alike(a: f64, b: f64) -> Sure {
    Sure::at_most(turn(a, b).abs() * BW, 0.0)
}

/// Whether two shapes touch or overlap.
pub fn touch(a: &[Spot], b: &[Spot]) -> Sure {
    Sure::at_most(-depth(a, b), 0.0)
}

/// Whether two shapes overlap.
pub fn overlap(a: &[Spot], b: &[Spot]) -> Sure {
    Sure::above(depth(a, b), 0.0)
}

pub fn front(a: &Stand, b: &Stand) -> Sure {
    same(a.front_corner(Hand::Left), b.front_corner(Hand::Right)).and(same(
        a.front_corner(Hand::Right),
        b.front_corner(Hand::Left),
    ))
}

/// Whether the front edge of `a` is on the rear edge of `b`: of an enemy a rear contact, of a friend straight behind.
pub fn rear(a: &Stand, b: &Stand) -> Sure {
    let on = |hand| same(a.front_corner(hand), b.rear_corner(hand));
    on(Hand::Left).and(on(Hand::Right))
}

pub fn flank(a: &Stand, b: &Stand, hand: Hand) -> Sure {
    // On the left of `b` one looks to the right.
    let facing = b.facing - side(hand) * FRAC_PI_2;
    same(a.front_corner(hand), b.front_corner(hand)).and(alike(a.facing, facing))
}

/// Whether the front edge of `a` is aligned with an edge of `b`.
pub fn by_front(a: &Stand, b: &Stand) -> Sure {
    Sure::any([
        front(a, b),
        rear(a, b),
        flank(a, b, Hand::Left),
        flank(a, b, Hand::Right),
    ])
}

/// Whether they face opposite ways, front corner to front corner on that hand of both.
pub fn corner(a: &Stand, b: &Stand, hand: Hand) -> Sure {
    alike(a.facing, b.facing + PI).and(same(a.front_corner(hand), b.front_corner(hand)))
}

/// Whether a side edge of `a` lies along a side edge of `b`, the two bases on either side of it.
pub fn along_side(a: &Stand, b: &Stand) -> Sure {
    let mut ways = Vec::new();
    for hand in [Hand::Left, Hand::Right] {
        for own in [Hand::Left, Hand::Right] {
            let edge = side(hand) * BW / 2.0;
            let (p, q) = (b.seen(a.front_corner(own)), b.seen(a.rear_corner(own)));
            let level = p.0.max(q.0).min(0.0) - p.0.min(q.0).max(-b.depth);
            let beyond = side(hand) * b.seen(a.centre()).1 - BW / 2.0;
            ways.push(Sure::all([
                Sure::at_most((p.1 - edge).abs(), 0.0),
                Sure::at_most((q.1 - edge).abs(), 0.0),
                Sure::above(level, 0.0),
                Sure::above(beyond, 0.0),
            ]));
        }
    }
    Sure::any(ways)
}

/// Whether `a` overlaps an enemy `b`, corner to corner or side to side.
pub fn overlapping(a: &Stand, b: &Stand) -> Sure {
    Sure::any([
        corner(a, b, Hand::Left),
        corner(a, b, Hand::Right),
        along_side(a, b),
    ])
}

/// Whether `a` stands beside `b` in line, on either hand.
pub fn beside(a: &Stand, b: &Stand) -> Sure {
    let hands = [(Hand::Left, Hand::Right), (Hand::Right, Hand::Left)];
    let level = hands.map(|(own, other)| same(a.front_corner(own), b.front_corner(other)));
    alike(a.facing, b.facing).and(Sure::any(level))
}

/// Whether `a` follows `b` in a column: straight behind it; or, where `b` has turned, with the rear corner of it that is
/// inside of the bend on the front edge, no farther in than the turn has swung it.
pub fn follows(a: &Stand, b: &Stand) -> Sure {
    let edge = (a.front_corner(Hand::Left), a.front_corner(Hand::Right));
    let by = turn(a.facing, b.facing);
    let inside = if by < 0.0 { Hand::Left } else { Hand::Right };
    let corner = b.rear_corner(inside);
    let in_from_side = apart(corner, (a.front_corner(inside), a.rear_corner(inside)));
    let bend = Sure::all([
        Sure::certain(by.abs() < FRAC_PI_2),
        !alike(a.facing, b.facing),
        // It has come as near as the tolerance lets it.
        Sure::at_most(apart(corner, edge), TOUCH),
        Sure::at_most(in_from_side, b.depth * by.abs().sin()),
        touch(&a.corners(), &b.corners()),
    ]);
    rear(a, b).or(bend)
}

/// Whether two friends are in group contact.
pub fn grouped(a: &Stand, b: &Stand) -> Sure {
    Sure::any([beside(a, b), rear(a, b), rear(b, a)])
}

/// The contacts that 2.2 knows.
pub const CONTACTS: [Contact; 6] = [
    Contact::Front,
    Contact::Flank(Hand::Left),
    Contact::Flank(Hand::Right),
    Contact::Rear,
    Contact::Overlap(Hand::Left),
    Contact::Overlap(Hand::Right),
];

/// Where a base of this depth stands that is in a contact with an enemy.
pub fn stand_in(contact: Contact, enemy: &Stand, depth: f64) -> Stand {
    let half = BW / 2.0;
    let (front, facing) = match contact {
        Contact::Front => (enemy.front, enemy.facing + PI),
        Contact::Rear => (enemy.place(-enemy.depth, 0.0), enemy.facing),
        Contact::Flank(hand) => (
            enemy.place(-half, side(hand) * half),
            enemy.facing - side(hand) * FRAC_PI_2,
        ),
        Contact::AllRoundFlank(hand) => (
            enemy.place(half - enemy.depth, side(hand) * half),
            enemy.facing - side(hand) * FRAC_PI_2,
        ),
        Contact::Overlap(hand) => (enemy.place(0.0, side(hand) * BW), enemy.facing + PI),
    };
    Stand {
        front,
        facing,
        depth,
    }
}
