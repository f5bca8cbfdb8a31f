//! Where the movers of an order go (`dba22` §14, §15): every mover's stands, leg by leg.

use std::f64::consts::FRAC_PI_2;

use acies_geometry::{Hand, Pose};
use acies_referee::{ElementId, Leg, MovePlan};

use crate::battlefield::Battlefield;
use crate::leg::{Sweep, first};
use crate::plane::{Stand, depth, radians, side, turn};
use crate::stands::{alike, beside, follows, grouped, overlap, rear, same};
use crate::sure::{Sure, TOUCH};

/// How the movers stand to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Single,
    Line,
    Column,
}

/// The way of every mover.
#[derive(Clone, Debug)]
pub struct Way {
    pub movers: Vec<ElementId>,
    pub shape: Shape,
    /// For each mover where it starts and where each leg ends.
    pub stands: Vec<Vec<Stand>>,
    /// For each mover and leg the bends of a column's track that it passes on it.
    bends: Vec<Vec<Vec<Stand>>>,
    /// Whether they are a formation, and make only legs that it may make.
    pub orderly: Sure,
    /// Which legs shift sideways, and how far.
    pub shifts: Vec<(usize, f64)>,
    /// Whether the movers keep their relative places; otherwise they follow the first.
    pub rigid: bool,
    /// Whether they are a line that falls in behind its leader, each by a move of its own.
    pub contracts: bool,
}

impl Way {
    fn start(battlefield: &Battlefield, movers: &[ElementId]) -> Way {
        let stands = movers
            .iter()
            .map(|&id| vec![battlefield.piece(id).stand])
            .collect();
        let (shape, orderly) = shape(battlefield, movers);
        Way {
            movers: movers.to_vec(),
            shape,
            stands,
            bends: vec![Vec::new(); movers.len()],
            orderly,
            shifts: Vec::new(),
            rigid: true,
            contracts: false,
        }
    }

    /// A single element through some poses.
    pub fn through(battlefield: &Battlefield, mover: ElementId, poses: &[Pose]) -> Way {
        let mut way = Way::start(battlefield, &[mover]);
        let depth = way.stands[0][0].depth;
        way.stands[0].extend(poses.iter().map(|&pose| Stand::at(pose, depth)));
        way
    }

    /// The way in a plan.
    pub fn planned(battlefield: &Battlefield, plan: &MovePlan) -> Way {
        let movers: Vec<ElementId> = plan.tracks.iter().map(|track| track.id).collect();
        let mut way = Way::start(battlefield, &movers);
        for (stands, track) in way.stands.iter_mut().zip(&plan.tracks) {
            let depth = stands[0].depth;
            stands.extend(track.legs().iter().map(|&pose| Stand::at(pose, depth)));
        }
        way
    }

    /// A single element or a group by legs; a group keeps its shape.
    pub fn by_legs(battlefield: &Battlefield, movers: &[ElementId], legs: &[Leg]) -> Way {
        let mut way = Way::start(battlefield, movers);
        for (index, leg) in legs.iter().enumerate() {
            let now: Vec<Stand> = (0..movers.len()).map(|mover| way.end(mover)).collect();
            let group = way.shape != Shape::Single;
            let next: Vec<Stand> = match *leg {
                Leg::Forward(length) => {
                    let ahead = f64::from(length.units());
                    if group {
                        way.orderly = way.orderly.and(Sure::at_most(-ahead, 0.0));
                    }
                    now.iter().map(|stand| stand.moved(ahead, 0.0)).collect()
                }
                Leg::Shift(hand, length) => {
                    let aside = f64::from(length.units());
                    way.shifts.push((index, aside));
                    let right = side(hand) * aside;
                    now.iter().map(|stand| stand.moved(0.0, right)).collect()
                }
                Leg::Wheel(hand, angle) => {
                    let size = radians(angle);
                    if group {
                        way.orderly = way.orderly.and(Sure::certain(size <= FRAC_PI_2 + 1e-9));
                    }
                    let pivot = now[end_of_line(&now, hand)].front_corner(hand);
                    let angle = side(hand) * size;
                    now.iter()
                        .map(|stand| stand.wheeled(pivot, angle))
                        .collect()
                }
            };
            for (stands, stand) in way.stands.iter_mut().zip(next) {
                stands.push(stand);
            }
        }
        way
    }

    /// A column behind its leader, which moves by legs: the others follow its track in their order (§15.4).
    pub fn column(battlefield: &Battlefield, movers: &[ElementId], legs: &[Leg]) -> Way {
        let mut way = Way::led(battlefield, movers, legs);
        let mut track = Track::of(way.stands.iter().map(|stands| stands[0]));
        for leg in 1..way.stands[0].len() {
            track.go_on(way.stands[0][leg]);
            for mover in 1..movers.len() {
                let (place, bends) = track.close_up(mover);
                way.stands[mover].push(place);
                way.bends[mover].push(bends);
            }
        }
        for mover in 1..movers.len() {
            let (start, before) = (way.stands[mover][0], way.stands[mover - 1][0]);
            way.orderly = way
                .orderly
                .and(follows(&way.end(mover), &way.end(mover - 1)))
                .and(follows(&start, &before));
        }
        way.orderly = way.orderly.and(way.clear_of_each_other());
        way
    }

    /// A line that falls in behind its leader: where each of the others goes is taken from the plan, and whether that is
    /// a way to contract is looked at here (§15.3).
    pub fn contracted(battlefield: &Battlefield, legs: &[Leg], plan: &MovePlan) -> Way {
        let movers: Vec<ElementId> = plan.tracks.iter().map(|track| track.id).collect();
        let mut way = Way::led(battlefield, &movers, legs);
        way.contracts = true;
        for (mover, track) in plan.tracks.iter().enumerate().skip(1) {
            let depth = way.stands[mover][0].depth;
            let end = track.legs().last().map(|&pose| Stand::at(pose, depth));
            way.stands[mover].extend(end);
        }
        let (starts, ends): (Vec<Stand>, Vec<Stand>) = (0..movers.len())
            .map(|mover| (way.stands[mover][0], way.end(mover)))
            .unzip();
        let ahead = |leader: &Stand, stand: &Stand| leader.seen(stand.front).0;
        let not_rearward = (1..movers.len()).map(|mover| {
            Sure::at_most(
                ahead(&starts[0], &starts[mover]),
                ahead(&starts[0], &ends[mover]),
            )
        });
        let pairs = || (0..movers.len()).flat_map(|a| (0..movers.len()).map(move |b| (a, b)));
        let overtakes = pairs().filter(|(a, b)| a != b).map(|(a, b)| {
            rear(&starts[a], &starts[b]).and(Sure::above(
                ahead(&ends[0], &ends[a]),
                ahead(&ends[0], &ends[b]),
            ))
        });
        let led_from_behind = (1..movers.len()).map(|mover| rear(&starts[0], &starts[mover]));
        way.orderly = Sure::all([
            way.orderly,
            joined(&ends),
            Sure::certain(files(&ends) < files(&starts)),
            Sure::all(not_rearward),
            !Sure::any(overtakes),
            !Sure::any(led_from_behind),
            way.clear_of_each_other(),
        ]);
        way
    }

    /// The first mover by legs; the others have not gone yet.
    fn led(battlefield: &Battlefield, movers: &[ElementId], legs: &[Leg]) -> Way {
        let mut way = Way::start(battlefield, movers);
        let lead = Way::by_legs(battlefield, &movers[..1], legs);
        way.shape = Shape::Column;
        way.rigid = false;
        way.shifts = lead.shifts;
        way.stands[0].clone_from(&lead.stands[0]);
        for leg in legs {
            way.orderly = way.orderly.and(match *leg {
                Leg::Forward(length) => Sure::at_most(-f64::from(length.units()), 0.0),
                Leg::Wheel(_, angle) => Sure::certain(radians(angle) <= FRAC_PI_2 + 1e-9),
                Leg::Shift(..) => Sure::YES,
            });
        }
        way
    }

    /// Whether no two movers end on top of each other.
    fn clear_of_each_other(&self) -> Sure {
        let pairs = (0..self.movers.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        !Sure::any(pairs.map(|(a, b)| overlap(&self.end(a).corners(), &self.end(b).corners())))
    }

    /// Whether a mover is in line at the end: in a group, or beside another while a line contracts.
    pub fn in_line(&self, mover: usize) -> Sure {
        let others = (0..self.movers.len()).filter(|&other| other != mover);
        let beside_another = others.map(|other| beside(&self.end(mover), &self.end(other)));
        if self.contracts {
            Sure::any(beside_another)
        } else {
            Sure::certain(self.shape == Shape::Line)
        }
    }

    pub fn end(&self, mover: usize) -> Stand {
        let stands = &self.stands[mover];
        stands[stands.len() - 1]
    }

    /// All places between which a mover goes straight: where its legs end, and the bends that it passes on them.
    pub fn places(&self, mover: usize) -> Vec<Stand> {
        let mut places = vec![self.stands[mover][0]];
        for (leg, &end) in self.stands[mover][1..].iter().enumerate() {
            places.extend(self.bends[mover].get(leg).into_iter().flatten());
            places.push(end);
        }
        places
    }

    pub fn legs(&self, mover: usize) -> impl Iterator<Item = Sweep> + use<> {
        let places = self.places(mover);
        (1..places.len()).map(move |leg| Sweep {
            from: places[leg - 1],
            to: places[leg],
        })
    }

    pub fn has(&self, id: ElementId) -> bool {
        self.movers.contains(&id)
    }

    /// How far a mover goes in all.
    pub fn distance(&self, mover: usize) -> f64 {
        self.legs(mover).map(|leg| leg.distance()).sum()
    }

    /// How far all of them go: what keeps its shape leg by leg, at the corner that goes farthest in each.
    pub fn longest(&self) -> f64 {
        let movers = 0..self.movers.len();
        if self.rigid && !self.contracts {
            let legs = self.stands[0].len() - 1;
            return (0..legs)
                .map(|leg| {
                    let of_leg = movers.clone().filter_map(|mover| self.legs(mover).nth(leg));
                    of_leg.map(|leg| leg.distance()).fold(0.0, f64::max)
                })
                .sum();
        }
        movers.map(|mover| self.distance(mover)).fold(0.0, f64::max)
    }

    /// Whether no mover moves.
    pub fn idle(&self) -> bool {
        (0..self.movers.len()).all(|mover| {
            self.legs(mover)
                .all(|leg| leg.from.front == leg.to.front && !leg.turns())
        })
    }

    /// Whether the members of a group are placed to each other at the end as at the start.
    pub fn keeps_shape(&self) -> Sure {
        let (first, last) = (self.stands[0][0], self.end(0));
        Sure::all((1..self.movers.len()).map(|mover| {
            let (start, end) = (self.stands[mover][0], self.end(mover));
            let (ahead, right) = first.seen(start.front);
            let kept = turn(first.facing, start.facing) - turn(last.facing, end.facing);
            same(last.place(ahead, right), end.front).and(alike(kept, 0.0))
        }))
    }
}

/// How movers stand to each other, and whether they are a formation at all.
fn shape(battlefield: &Battlefield, movers: &[ElementId]) -> (Shape, Sure) {
    let stands: Vec<Stand> = movers
        .iter()
        .map(|&id| battlefield.piece(id).stand)
        .collect();
    if stands.len() == 1 {
        return (Shape::Single, Sure::YES);
    }
    let bent = Sure::all(stands.windows(2).map(|pair| follows(&pair[1], &pair[0])));
    let group = joined(&stands);
    let pairs = || (0..stands.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
    let wide = Sure::any(pairs().map(|(a, b)| beside(&stands[a], &stands[b])));
    let file = (!wide).and(group);
    if file.or(bent).yes {
        (Shape::Column, group.or(bent))
    } else {
        (Shape::Line, group)
    }
}

/// Whether all movers are connected: spread from the first, by the surest joints.
fn joined(stands: &[Stand]) -> Sure {
    let mut joined = vec![0];
    let mut group = Sure::YES;
    while joined.len() < stands.len() {
        let (next, joint) = (0..stands.len())
            .filter(|index| !joined.contains(index))
            .map(|index| {
                let joints = joined
                    .iter()
                    .map(|&other: &usize| grouped(&stands[index], &stands[other]));
                (index, Sure::any(joints))
            })
            .max_by(|(_, a), (_, b)| a.yes.cmp(&b.yes).then(a.margin.total_cmp(&b.margin)))
            .expect("a mover is left");
        group = group.and(joint);
        joined.push(next);
    }
    group
}

/// How many files wide stands are, as the first sees them.
fn files(stands: &[Stand]) -> usize {
    let mut found: Vec<f64> = Vec::new();
    for stand in stands {
        let (_, right) = stands[0].seen(stand.front);
        if !found.iter().any(|file| (file - right).abs() <= TOUCH) {
            found.push(right);
        }
    }
    found.len()
}

/// The member at one end of the front rank: the farthest to that hand without another straight ahead.
fn end_of_line(stands: &[Stand], hand: Hand) -> usize {
    let leads = |index: &usize| !stands.iter().any(|other| rear(&stands[*index], other).yes);
    (0..stands.len())
        .filter(leads)
        .max_by(|&a, &b| {
            let right = |index: usize| side(hand) * stands[0].seen(stands[index].front).1;
            right(a).total_cmp(&right(b))
        })
        .unwrap_or(0)
}

/// The track of a column's leader, and where the members are on it.
struct Track {
    /// The places where it bends, the hindmost first, and at last the leader's.
    stands: Vec<Stand>,
    /// For each member where it is, and the number of the place of the track that it has come to or passed last.
    members: Vec<(Stand, usize)>,
}

impl Track {
    /// The track of a column that has not moved, the leader first: each has the places of those ahead before it.
    fn of(column: impl Iterator<Item = Stand>) -> Track {
        let column: Vec<Stand> = column.collect();
        let numbers = (0..column.len()).rev();
        Track {
            members: column.iter().copied().zip(numbers).collect(),
            stands: column.into_iter().rev().collect(),
        }
    }

    /// Takes the leader on by a leg. What stands in a file goes on as a group does, so that its track begins there.
    fn go_on(&mut self, lead: Stand) {
        let in_file = |pair: &[(Stand, usize)]| {
            let (ahead, behind) = (&pair[0].0, &pair[1].0);
            level(ahead, behind) && rear(behind, ahead).yes
        };
        if self.members.windows(2).all(in_file) {
            *self = Track::of(self.members.iter().map(|&(stand, _)| stand));
        }
        if let [.., before, last] = self.stands[..]
            && straight_on(&before, &last)
            && straight_on(&last, &lead)
        {
            self.stands.pop();
        }
        self.stands.push(lead);
        self.members[0] = (lead, self.stands.len() - 1);
    }

    /// Takes a member on behind the one ahead, which has gone on: straight behind it, or around a bend as far along the
    /// track as it can come without running into it. The answer is its place and the bends that it passes.
    fn close_up(&mut self, member: usize) -> (Stand, Vec<Stand>) {
        let (front, reached) = self.members[member - 1];
        let (own, passed) = self.members[member];
        let like_own = |stand: &Stand| Stand {
            depth: own.depth,
            ..*stand
        };
        let straight = Stand {
            front: front.place(-front.depth, 0.0),
            ..like_own(&front)
        };
        let clear = |stand: &Stand| depth(&stand.corners(), &front.corners()) <= TOUCH;
        let between = self.stands.get(passed + 1..=reached).unwrap_or_default();
        let mut way = vec![own];
        way.extend(between.iter().map(like_own));
        way.push(like_own(&front));
        let (place, bends) = if way.iter().all(|stand| level(stand, &front)) {
            (straight, 0)
        } else {
            let last_clear = (0..=between.len()).rev().find(|&at| clear(&way[at]));
            last_clear.map_or((own, 0), |at| {
                let on = Sweep {
                    from: way[at],
                    to: way[at + 1],
                };
                let place = on.stand(first(|part| !clear(&on.stand(part))).unwrap_or(1.0));
                let is_straight =
                    level(&place, &front) && way[at + 1..].iter().all(|stand| level(stand, &front));
                (if is_straight { straight } else { place }, at)
            })
        };
        self.members[member] = (place, passed + bends);
        (place, way[1..=bends].to_vec())
    }
}

/// Whether the way from one stand to the next does not bend: straight ahead.
fn straight_on(from: &Stand, to: &Stand) -> bool {
    level(from, to) && from.seen(to.front).1.abs() < 1e-3
}

/// Whether two stands face the same way.
fn level(a: &Stand, b: &Stand) -> bool {
    turn(a.facing, b.facing).abs() < 1e-8
}
