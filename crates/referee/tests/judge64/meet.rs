//! Contact with the enemy: alignment, conforming, closing the door, breaking off (`dba22` §16, §18).

use acies_geometry::Hand;
use acies_referee::Contact;

use crate::battlefield::{Battlefield, Fort, Piece, front_edge, paces};
use crate::plane::{BW, Spot, Stand, depth};
use crate::stands::{
    by_front, corner, flank, front, grouped, overlap, overlapping, stand_in, touch,
};
use crate::sure::Sure;
use crate::way::Way;

/// What a way touches at its end.
pub struct Met {
    /// Whether the contacts are allowed.
    pub allowed: Sure,
    /// Whether anything of the enemy is touched.
    pub any: Sure,
    /// Whether something of the enemy is met by an aligned front edge, or lines up.
    pub aligned: Sure,
}

/// One mover's touch of one enemy.
struct Touching<'a> {
    mover: usize,
    enemy: &'a Piece,
    touches: Sure,
    by_front: Sure,
    overlapping: Sure,
}

impl Touching<'_> {
    /// Whether they touch in no contact at all.
    fn astray(&self) -> Sure {
        Sure::all([self.touches, !self.by_front, !self.overlapping])
    }
}

/// What a way touches, and whether it may.
pub fn met(battlefield: &Battlefield, way: &Way) -> Met {
    let mut all = Vec::new();
    for mover in 0..way.movers.len() {
        let end = way.end(mover);
        for enemy in battlefield.enemies() {
            let touching = touch(&end.corners(), &enemy.corners);
            if touching.yes || touching.margin < BW / 16.0 {
                all.push(Touching {
                    mover,
                    enemy,
                    touches: touching,
                    by_front: touching.and(by_front(&end, &enemy.stand)),
                    overlapping: touching.and(overlapping(&end, &enemy.stand)),
                });
            }
        }
    }
    let (mut camp_touched, mut camp_met, mut camps_allowed) = (Sure::NO, Sure::NO, Sure::YES);
    let mut camp_astray = Sure::NO;
    for mover in 0..way.movers.len() {
        let end = way.end(mover);
        let piece = battlefield.piece(way.movers[mover]);
        for camp in battlefield.enemy_camps() {
            let touching = touch(&end.corners(), &camp.shape);
            let [by_edge, others @ ..] = edges_on(&end, camp).map(|on| touching.and(on));
            let touched = by_edge.or(Sure::any(others));
            camp_touched = camp_touched.or(touched);
            camp_met = camp_met.or(by_edge);
            camp_astray = camp_astray.or(touched.and(!by_edge));
            let may = Sure::certain(!piece.never_touches());
            camps_allowed = camps_allowed.and((!touched).or(may));
        }
    }
    let never = all.iter().map(|one| {
        let never = battlefield.piece(way.movers[one.mover]).never_touches();
        one.touches.and(Sure::certain(never))
    });
    let any = Sure::any(all.iter().map(|one| one.touches)).or(camp_touched);
    let by_front = Sure::any(all.iter().map(|one| one.by_front)).or(camp_met);
    let overlaps = all
        .iter()
        .map(|one| one.overlapping.and(fights(battlefield, way, one.enemy)));
    let overlap = Sure::any(overlaps);
    let conforms = lines_up(battlefield, way, &all).and(!camp_astray);
    Met {
        allowed: Sure::all([
            !Sure::any(never),
            camps_allowed,
            Sure::any([!any, by_front, overlap, conforms]),
        ]),
        any,
        aligned: by_front.or(conforms),
    }
}

/// Which edges of a stand are on a camp, the front first: they touch it, and there is some of it before them.
fn edges_on(stand: &Stand, camp: &Fort) -> [Sure; 4] {
    let corners = stand.corners();
    let centre = stand.centre();
    std::array::from_fn(|edge| {
        let (from, to) = (corners[edge], corners[(edge + 1) % 4]);
        let outward = from.toward(to, 0.5) - centre;
        let out = |spot: Spot| {
            let far = spot + outward;
            spot.toward(far, BW / 20.0 / outward.length())
        };
        let before = [from, to, out(to), out(from)];
        touch(&[from, to], &camp.shape).and(overlap(&before, &camp.shape))
    })
}

/// Whether an enemy is in front contact with the mover's side after the move.
fn fights(battlefield: &Battlefield, way: &Way, enemy: &Piece) -> Sure {
    let by_mover = (0..way.movers.len()).map(|mover| front(&way.end(mover), &enemy.stand));
    let others = battlefield.friends().filter(|friend| !way.has(friend.id));
    let by_friend = others.map(|friend| front(&friend.stand, &enemy.stand));
    Sure::any(by_mover).or(Sure::any(by_friend))
}

/// Whether a group meets a lone enemy at an angle that has room to conform (`dba22` §16.2).
fn lines_up(battlefield: &Battlefield, way: &Way, all: &[Touching<'_>]) -> Sure {
    if way.movers.len() == 1 {
        return Sure::NO;
    }
    let meets = |one: &Touching<'_>| {
        let edge = front_edge(&way.end(one.mover));
        one.astray().and(touch(&edge, &one.enemy.corners))
    };
    Sure::any(all.iter().enumerate().map(|(index, one)| {
        let first = !Sure::any(all[..index].iter().map(meets));
        let others = all.iter().filter(|other| other.enemy.id != one.enemy.id);
        let only = !Sure::any(others.map(Touching::astray));
        Sure::all([meets(one), first, only, has_room(battlefield, way, one)])
    }))
}

fn has_room(battlefield: &Battlefield, way: &Way, one: &Touching<'_>) -> Sure {
    let enemy = one.enemy;
    let end = way.end(one.mover);
    let lined_up = stand_in(Contact::Front, &end, enemy.stand.depth);
    let behind = Stand {
        front: lined_up.place(-enemy.stand.depth, 0.0),
        ..lined_up
    };
    let mates = battlefield.enemies().filter(|mate| mate.id != enemy.id);
    let in_group = Sure::any(mates.map(|mate| {
        Sure::any([
            grouped(&mate.stand, &enemy.stand),
            crate::stands::follows(&mate.stand, &enemy.stand),
            crate::stands::follows(&enemy.stand, &mate.stand),
        ])
    }));
    let free = |stand: &Stand| {
        let corners = stand.corners();
        let movers =
            (0..way.movers.len()).map(|mover| overlap(&corners, &way.end(mover).corners()));
        let others = battlefield
            .pieces
            .iter()
            .filter(|piece| piece.id != enemy.id && !way.has(piece.id))
            .map(|piece| overlap(&corners, &piece.corners));
        let camps = battlefield
            .camps
            .iter()
            .map(|camp| overlap(&corners, &camp.shape));
        let closed = battlefield.grounds.iter().filter(|ground| ground.closed());
        let closed = closed.map(|ground| overlap(&corners, &ground.shape));
        let on_board = Sure::all(corners.into_iter().map(|corner| {
            let out = (-corner.x)
                .max(-corner.y)
                .max(corner.x - battlefield.width)
                .max(corner.y - battlefield.depth);
            Sure::at_most(out, 0.0)
        }));
        on_board.and(!Sure::any(movers.chain(others).chain(camps).chain(closed)))
    };
    Sure::all([
        !in_group,
        !battlefield.fought_in_front(enemy),
        Sure::at_most((lined_up.front - enemy.stand.front).length(), BW),
        free(&lined_up),
        free(&behind),
    ])
}

/// Whether a single element closes the door on an enemy (`dba22` §16.3): from the overlap at its corner to its flank on
/// that hand in one leg, with a friend in front contact with it.
pub fn closes_door(battlefield: &Battlefield, way: &Way) -> Sure {
    if way.movers.len() > 1 || way.stands[0].len() != 2 {
        return Sure::NO;
    }
    let (start, end) = (way.stands[0][0], way.end(0));
    Sure::any(battlefield.enemies().map(|enemy| {
        let hands = [Hand::Left, Hand::Right]
            .map(|hand| corner(&start, &enemy.stand, hand).and(flank(&end, &enemy.stand, hand)));
        let friends = battlefield.friends().filter(|friend| !way.has(friend.id));
        let held = Sure::any(friends.map(|friend| front(&friend.stand, &enemy.stand)));
        Sure::any(hands).and(held)
    }))
}

/// Whether an element may break off by a length: out of front contact, far enough, with no enemy on its flank or rear.
pub fn may_break_off(battlefield: &Battlefield, piece: &Piece, length: f64) -> Sure {
    let held = Sure::any(battlefield.enemies().map(|enemy| {
        let on = by_front(&enemy.stand, &piece.stand);
        on.and(!front(&enemy.stand, &piece.stand))
    }));
    Sure::all([
        battlefield.fought_in_front(piece),
        Sure::at_most(paces(200.0), length),
        !held,
    ])
}

/// Whether a way comes within a base width of an enemy or of a held camp at any time.
pub fn comes_near(battlefield: &Battlefield, way: &Way, mover: usize) -> Sure {
    let camps = battlefield.enemy_camps().map(|camp| camp.shape.as_slice());
    let shapes = battlefield.enemies().map(|enemy| enemy.corners.as_slice());
    Sure::any(shapes.chain(camps).flat_map(|shape| {
        let start = depth(&way.stands[mover][0].corners(), shape);
        let legs = way.legs(mover).map(move |leg| leg.nearest(shape));
        std::iter::once(-start)
            .chain(legs)
            .map(|away| Sure::at_most(away, BW))
    }))
}
