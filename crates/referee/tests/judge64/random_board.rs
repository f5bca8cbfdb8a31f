//! Random positions: terrain of all kinds, groups in line and in column, enemies close and in contact, most of it at
//! odd angles; the same for the same seed.

use std::f64::consts::TAU;

use acies_geometry::{Angle, Hand, Length, Point, Pose, Region, Segment};
use acies_referee::{
    Camp, ElementId, Feature, Occupant, Phase, Place, Position, Side, Stronghold, Table, View,
    pose_behind, pose_beside,
};
use acies_rulebook::{RiverState, Rulebook};

use crate::battlefield::Battlefield;
use crate::plane::{BW, Spot};
use crate::stands::{CONTACTS, overlap};

/// A small generator of numbers.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        // Far from where any other seed comes by.
        let mixed = (seed ^ 0x5851_f42d_4c95_7f2d).wrapping_mul(0xda94_2042_e4dd_58b5);
        Rng((mixed ^ (mixed >> 29)).wrapping_mul(0xff51_afd7_ed55_8ccd))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 16) as usize % bound.max(1)
    }

    pub fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    /// True once in `many` times on average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.below(1 << 20) as f64 / f64::from(1 << 20)
    }

    pub fn length(&mut self, low: f64, high: f64) -> Length {
        Length::from_base_widths(self.between(low, high))
    }

    pub fn hand(&mut self) -> Hand {
        self.pick(&Hand::BOTH)
    }

    /// Any angle of the lattice.
    pub fn angle(&mut self) -> Angle {
        Angle((self.below(1 << 16) << 16) as u32 | self.below(1 << 16) as u32)
    }
}

/// A table and a position.
pub struct Board {
    pub table: Table,
    pub position: Position,
}

const CODES: [&str; 26] = [
    "4Bd", "3Bd", "4Sp", "4Pk", "4Ax", "3Ax", "4Bw", "8Bw", "2Ps", "2Ps", "2Ps", "4Wb", "3Wb",
    "5Wb", "7Hd", "3Kn", "6Kn", "3Cv", "LCh", "2LH", "2LH", "2Cm", "3Cm", "SCh", "El", "Art",
];

impl Board {
    pub fn view<'a>(&'a self, rulebook: &'a Rulebook) -> View<'a> {
        View {
            rulebook,
            table: &self.table,
            position: &self.position,
        }
    }

    /// A random position of red's or blue's movement phase.
    pub fn random(rulebook: &Rulebook, rng: &mut Rng) -> Board {
        let side = Length::BASE_WIDTH * 15;
        let mut position = Position::empty();
        position.phase = Phase::Movement;
        position.active = rng.pick(&Side::BOTH);
        position.bounds = rng.pick(&[[2, 2], [3, 3], [1, 1], [4, 3]]);
        position.pips = rng.pick(&[1, 2, 3, 4, 4, 5, 6]);
        position.river = rng.pick(&[RiverState::Slow, RiverState::Paltry, RiverState::Column]);
        let mut board = Board {
            table: Table::new(side, side),
            position,
        };
        for _ in 0..rng.below(5) {
            board.lay(rulebook, rng);
        }
        for owner in Side::BOTH {
            if rng.once_in(2) {
                board.camp(rng, owner);
            }
        }
        board.march(rulebook, rng);
        let focus = rng.below(5) + 3;
        for _ in 0..focus {
            board.meeting(rulebook, rng);
        }
        for side in Side::BOTH {
            let ids: Vec<ElementId> = board.position.side(side).map(|(id, _)| id).collect();
            if !ids.is_empty() && !rng.once_in(4) {
                let general = rng.pick(&ids);
                let lost = rng.once_in(16);
                let mut element = board.position.element_mut(general);
                element.general = true;
                if lost {
                    element.place = Place::Lost;
                }
            }
            for id in ids {
                if rng.once_in(16) {
                    board.position.element_mut(id).marks.moves = rng.pick(&[1, 1, 2]);
                }
            }
        }
        board
    }

    /// Places one feature, if it is clear of earlier ones.
    fn lay(&mut self, rulebook: &Rulebook, rng: &mut Rng) {
        let kind = rng.pick(&[
            "wood",
            "wood",
            "gentle-hill",
            "steep-hill",
            "rough",
            "marsh",
            "dunes",
            "oasis",
            "bua",
            "river",
            "road",
            "waterway",
        ]);
        let point = Point::from_base_widths;
        let (mut line, mut width, mut crest) = (Vec::new(), Length::ZERO, None);
        let region = match kind {
            "river" | "road" => {
                let (a, b) = (rng.between(2.0, 13.0), rng.between(2.0, 13.0));
                line = if rng.once_in(2) {
                    vec![point(0.0, a), point(15.0, b)]
                } else {
                    vec![point(a, 0.0), point(b, 15.0)]
                };
                width = rng.length(0.3, 0.9);
                Region::band(&line, width)
            }
            "waterway" => {
                let far = rng.between(12.0, 14.5);
                let corners = [(0.0, far), (0.0, 15.0), (15.0, 15.0), (15.0, far)];
                Region::polygon(&corners.map(|(x, y)| point(x, y)))
            }
            _ => {
                let middle = (rng.between(1.0, 14.0), rng.between(1.0, 14.0));
                let count = 4 + rng.below(4);
                let start = rng.between(0.0, TAU);
                let (long, broad) = (rng.between(0.5, 2.2), rng.between(0.5, 1.6));
                let turned = rng.between(0.0, TAU);
                let corner = |part: f64, size: f64| {
                    let (sin, cos) = (start + part * TAU).sin_cos();
                    let (x, y) = (long * sin * size, broad * cos * size);
                    let (sin, cos) = turned.sin_cos();
                    point(middle.0 + x * cos + y * sin, middle.1 + y * cos - x * sin)
                };
                if kind.ends_with("hill") {
                    crest = Some(Segment::new(corner(0.0, 0.5), corner(0.5, 0.5)));
                }
                let corners: Vec<Point> = (0..count)
                    .map(|i| corner(i as f64 / count as f64, 1.0))
                    .collect();
                Region::polygon(&corners)
            }
        };
        let owner = (kind == "bua").then(|| rng.pick(&Side::BOTH));
        if let Some(owner) = owner {
            let occupant = &mut self.position.occupants[Stronghold::BuiltUp(owner).index()];
            if *occupant != Occupant::Absent {
                return;
            }
            *occupant = Occupant::NonCombatants;
        }
        let kind = rulebook.terrain_id(kind).expect("a kind of terrain");
        self.table.features.push(Feature {
            kind,
            region: region.expect("a region"),
            line,
            width,
            crest,
            owner,
            gates: Vec::new(),
        });
    }

    /// Puts some of the active side on every road, mostly in the middle of it.
    fn march(&mut self, rulebook: &Rulebook, rng: &mut Rng) {
        let roads = Battlefield::from_view(self.view(rulebook));
        let roads = roads.grounds.iter().filter(|ground| ground.kind == "road");
        for (from, to) in roads.filter_map(|road| road.line) {
            let way = to - from;
            let facing = Angle::from_degrees(way.x.atan2(way.y).to_degrees());
            let at = from.toward(to, rng.between(0.2, 0.8)) * (1.0 / BW);
            let aside = rng.pick(&[0.0, 0.0, 0.03, 0.07]);
            let pose = Pose::new(Point::from_base_widths(at.x, at.y), facing)
                .shifted(Length::ZERO, Length::from_base_widths(aside));
            let own = self.position.active;
            let code = rng.pick(&CODES);
            let Some(first) = self.put(rulebook, own, code, pose) else {
                continue;
            };
            if rng.once_in(2) {
                let behind = pose_behind(self.position.base(first));
                self.put(rulebook, own, rng.pick(&CODES), behind);
            }
        }
    }

    fn camp(&mut self, rng: &mut Rng, owner: Side) {
        let (x, y) = (rng.between(1.0, 12.0), rng.between(0.0, 5.0));
        let y = if owner == Side::Red { y } else { 13.5 - y };
        let (w, h) = (rng.between(1.0, 2.0), rng.between(1.0, 1.5));
        let corners = [(x, y), (x, y + h), (x + w, y + h), (x + w, y)];
        let corners = corners.map(|(x, y)| Point::from_base_widths(x, y));
        let region = Region::polygon(&corners).expect("a camp");
        self.table.camps[owner as usize] = Some(Camp { region });
        self.position.occupants[Stronghold::Camp(owner).index()] = Occupant::NonCombatants;
    }

    /// A group of the active side, and enemies before it and around it.
    fn meeting(&mut self, rulebook: &Rulebook, rng: &mut Rng) {
        let facing = if rng.once_in(4) {
            Angle((rng.below(4) as u32) << 30)
        } else {
            rng.angle()
        };
        let place = Point::new(rng.length(1.0, 14.0), rng.length(1.0, 14.0));
        let (own, enemy) = (self.position.active, self.position.active.other());
        let code = rng.pick(&CODES);
        let Some(first) = self.put(rulebook, own, code, Pose::new(place, facing)) else {
            return;
        };
        let mut group = vec![first];
        for _ in 0..rng.below(4) {
            let base = *self.position.base(rng.pick(&group));
            let pose = match rng.below(4) {
                0 => pose_behind(&base),
                _ => pose_beside(&base, rng.hand()),
            };
            let code = if rng.once_in(2) {
                code
            } else {
                rng.pick(&CODES)
            };
            group.extend(self.put(rulebook, own, code, pose));
        }
        let mut foes: Vec<ElementId> = Vec::new();
        for _ in 0..rng.below(4) {
            let base = *self.position.base(rng.pick(&group));
            let exact = rng.once_in(3);
            let pose = match rng.below(9) {
                0 => rng.pick(&CONTACTS).pose(&base),
                1 if !foes.is_empty() => {
                    let foe = *self.position.base(rng.pick(&foes));
                    pose_beside(&foe, rng.hand())
                }
                2 => base
                    .shifted(rng.length(-2.5, 2.5), rng.length(-2.5, 2.5))
                    .turned(rng.angle()),
                _ => {
                    let aside = if exact {
                        Length::ZERO
                    } else {
                        rng.length(-0.4, 0.4)
                    };
                    let ahead = base.shifted(rng.length(0.1, 1.2), aside);
                    let askew = if rng.once_in(2) {
                        Angle::ZERO
                    } else {
                        rng.angle()
                    };
                    let askew = Angle((askew.0.cast_signed() / 12) as u32);
                    ahead.turned(Angle::HALF + askew)
                }
            };
            let code = rng.pick(&CODES);
            foes.extend(self.put(rulebook, enemy, code, pose));
        }
        for _ in 0..rng.below(3) {
            let base = *self.position.base(rng.pick(&group));
            let turn = match rng.below(3) {
                0 => Angle::ZERO,
                1 => Angle::HALF,
                _ => rng.angle(),
            };
            let pose = base
                .shifted(rng.length(-1.5, 1.8), rng.length(-1.8, 1.8))
                .turned(turn);
            let code = rng.pick(&CODES);
            self.put(rulebook, own, code, pose);
        }
    }

    /// Puts one more element of a side at a pose, if there is room.
    fn put(
        &mut self,
        rulebook: &Rulebook,
        side: Side,
        code: &str,
        pose: Pose,
    ) -> Option<ElementId> {
        let id = ElementId::new(side, self.position.side(side).count() + 1)
            .filter(|id| id.home().is_none())?;
        let troop = rulebook.troop_id(code).expect("a troop");
        let before = *self.position.element(id);
        self.position.put(id, rulebook, troop, false, pose);
        let battlefield = Battlefield::from_view(self.view(rulebook));
        let piece = battlefield.piece(id);
        let on_board = piece.corners.iter().all(|corner| {
            corner.x >= 0.0
                && corner.y >= 0.0
                && corner.x <= battlefield.width
                && corner.y <= battlefield.depth
        });
        let others = battlefield.pieces.iter().filter(|other| other.id != id);
        let closed = battlefield.grounds.iter().filter(|ground| ground.closed());
        let mut taken = others
            .map(|other| overlap(&other.corners, &piece.corners))
            .chain(closed.map(|ground| overlap(&ground.shape, &piece.corners)))
            .chain(
                battlefield
                    .camps
                    .iter()
                    .map(|camp| overlap(&camp.shape, &piece.corners)),
            );
        let free = !taken.any(|taken| taken.yes);
        if !on_board || !free {
            *self.position.element_mut(id) = before;
            return None;
        }
        Some(id)
    }

    /// The position in words, a line for each thing.
    pub fn describe(&self, rulebook: &Rulebook) -> String {
        let battlefield = Battlefield::from_view(self.view(rulebook));
        let place = |spot: Spot| format!("{:.4} {:.4}", spot.x / BW, spot.y / BW);
        let places = |spots: &[Spot]| spots.iter().map(|&spot| place(spot)).collect::<Vec<_>>();
        let mut lines = vec![format!(
            "{} to move, {} pips, river {:?}",
            battlefield.side, battlefield.pips, battlefield.river
        )];
        lines.extend(battlefield.pieces.iter().map(|piece| {
            let facing = piece.stand.facing.to_degrees();
            format!(
                "{} {} at {} facing {facing:.3}, moves {}, general {}",
                piece.id,
                piece.code,
                place(piece.stand.front),
                piece.moves,
                piece.general
            )
        }));
        let grounds = battlefield.grounds.iter();
        lines.extend(
            grounds.map(|ground| format!("{} {}", ground.kind, places(&ground.shape).join(", "))),
        );
        let camps = battlefield.camps.iter();
        lines.extend(
            camps.map(|camp| format!("{} camp {}", camp.owner, places(&camp.shape).join(", "))),
        );
        format!("\n    {}", lines.join("\n    "))
    }
}
