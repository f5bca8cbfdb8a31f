//! A dense search of ways, slow and apart from the search of the referee: what it reaches, `move … to` must reach.
//!
//! It tries corner points on a raster with several facings, and random ways. Each way is judged as an order that names
//! its corner points or its legs.

use std::ops::Range;

use acies_geometry::{Angle, Base, Hand, Length, Point, Pose, beyond, overlaps};
use acies_rulebook::{Rulebook, Scale};
use acies_sampling::{cases, is_thorough, seed};
use arrayvec::ArrayVec;

use super::check_march::check_march;
use super::find::InVain;
use super::formation::{Formation, formation};
use super::group_way::{further_legs, group_legs};
use super::march::March;
use super::{MoveContext, Ways, judge_tactical};
use crate::testing::{Board, Rng, random_board_on};
use crate::{
    Contact, ElementId, FailFast, Leg, Legs, MovePlan, Movers, Order, Path, Phase, Side,
    pose_behind, pose_beside,
};

/// The number of positions in a thorough run.
const POSITIONS: usize = 2_000;

/// The distance of the raster, on which each corner point lies somewhere in its square.
const RASTER: Length = Length::from_units(1 << 14);

/// The greatest number of pairs of corner points that are judged for one place.
const PAIRS: usize = 4_000;

#[test]
fn no_place_is_refused_that_a_way_of_three_legs_reaches() {
    let tally = search_all(cases(36, POSITIONS), |board, tally| {
        places(board, tally);
        random_ways(board, tally);
    });
    assert!(tally.around > 0, "{tally:?}");
}

#[test]
fn no_place_of_a_group_is_refused_that_three_legs_reach() {
    let tally = search_all(cases(60, POSITIONS), random_legs);
    assert!(tally.around > 0, "{tally:?}");
}

#[test]
fn no_way_of_a_group_is_legal_that_is_refused_without_a_look() {
    let tally = search_all(cases(120, POSITIONS), refused_unseen);
    // Both happen: ways that are refused so, and ways that are not and are legal.
    assert!(tally.blocked > 0 && tally.around > 0, "{tally:?}");
}

/// A random position with a side that may move.
struct Setting {
    board: Board,
    side: Side,
    rng: Rng,
    name: String,
}

#[derive(Debug, Default)]
struct Tally {
    /// The places that the straight way does not reach.
    blocked: usize,
    /// Those that the referee reaches.
    around: usize,
    /// Those on the way to which the straight move meets an enemy first, or a river.
    elsewhere: usize,
    /// Orders that name a way, where the referee refuses the place.
    refused: Vec<String>,
}

/// Searches a number of positions on all processors; fails if a place is refused.
fn search_all(positions: usize, search: fn(&mut Setting, &mut Tally)) -> Tally {
    let books: Vec<Rulebook> = ["1.22", "2.2", "3.0"]
        .into_iter()
        .map(|edition| Rulebook::edition(edition, Scale::Mm15).expect("an edition of the program"))
        .collect();
    let first = if is_thorough() { 0 } else { seed() * positions };
    let parts = std::thread::available_parallelism().map_or(1, usize::from);
    let part = |nth: usize| -> Tally {
        let mut tally = Tally::default();
        let numbers: Range<usize> = first..first + positions;
        for number in numbers.skip(nth).step_by(parts) {
            if let Some(mut setting) = Setting::new(&books[number % books.len()], number as u64) {
                search(&mut setting, &mut tally);
            }
        }
        tally
    };
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..parts)
            .map(|nth| scope.spawn(move || part(nth)))
            .collect();
        handles
            .into_iter()
            .map(|handle| handle.join().expect("no panic"))
            .collect()
    });
    let tally = tallies
        .into_iter()
        .fold(Tally::default(), |all, one| Tally {
            blocked: all.blocked + one.blocked,
            around: all.around + one.around,
            elsewhere: all.elsewhere + one.elsewhere,
            refused: all.refused.into_iter().chain(one.refused).collect(),
        });
    println!(
        "{} places blocked, {} reached, {} stopped short of, {} refused",
        tally.blocked,
        tally.around,
        tally.elsewhere,
        tally.refused.len()
    );
    assert!(tally.refused.is_empty(), "{}", tally.refused.join("\n"));
    tally
}

impl Setting {
    fn new(book: &Rulebook, number: u64) -> Option<Setting> {
        let mut board = random_board_on(Board::under(book), number);
        board.position.phase = Phase::Movement;
        board.position.pips = 6;
        let side = board.position.active;
        board.position.side(side).next()?;
        Some(Setting {
            side,
            rng: Rng::new(number ^ 0x5151),
            name: format!("{} {number}", book.edition),
            board,
        })
    }

    fn any_mover(&mut self) -> ElementId {
        let movers: Vec<ElementId> = self
            .board
            .position
            .side(self.side)
            .map(|(id, _)| id)
            .collect();
        let mover = self.rng.pick(&movers);
        // Some have moved already.
        self.board.position.element_mut(mover).marks.moves = u8::from(self.rng.below(8) == 0);
        mover
    }

    /// Puts two or three elements side by side at a random place where they have room.
    fn form_line(&mut self) -> Option<Vec<ElementId>> {
        let before = self.board.position;
        let line: Vec<ElementId> = before
            .side(self.side)
            .map(|(id, _)| id)
            .take(2 + self.rng.below(2))
            .collect();
        for _ in 0..20 {
            self.board.position = before;
            let middle = Point::from_base_widths(7.5, 7.5);
            let turn = self.any_turn();
            let at = Pose::new(middle, turn).shifted(self.length(6.0), self.length(6.0));
            let mut pose = at.turned(self.any_turn());
            for &id in &line {
                let base = before.base(id).moved_to(pose);
                self.board.position.element_mut(id).base = base;
                pose = pose_beside(&base, Hand::Right);
            }
            let has_room = line.iter().all(|&id| {
                let (position, table) = (&self.board.position, &self.board.table);
                let base = position.base(id);
                table.contains(base)
                    && position
                        .overlaps_any(base, [id].into_iter().collect())
                        .is_none()
                    && position.overlaps_stronghold(table, base).is_none()
            });
            if has_room && line.len() > 1 {
                return Some(line);
            }
        }
        None
    }

    /// Puts a line before an enemy, a little aside of where one of it would meet the enemy's front, and gives the pose of
    /// its leader there: a shift that the rules know.
    fn stand_askew(&mut self, line: &[ElementId]) -> Pose {
        let enemies = self.board.position.side(self.side.other());
        let enemies: Vec<Base> = enemies.map(|(_, element)| element.base).collect();
        if enemies.is_empty() {
            return self.any_end(line[0]);
        }
        let meets = Contact::Front.pose(&self.rng.pick(&enemies));
        let file = |nth: usize| Length::BASE_WIDTH * nth as i32;
        let goal = meets.shifted(Length::ZERO, -file(self.rng.below(line.len())));
        let start = goal.shifted(-self.length(0.6).abs(), self.length(0.4));
        for (nth, &id) in line.iter().enumerate() {
            let base = self.board.position.base(id);
            let base = base.moved_to(start.shifted(Length::ZERO, file(nth)));
            self.board.position.element_mut(id).base = base;
        }
        goal
    }

    fn plan(&self, order: &Order, ways: Ways) -> Option<MovePlan> {
        let context = MoveContext {
            ways,
            ..MoveContext::default()
        };
        let plan = judge_tactical(self.board.view(), self.side, order, context, &mut FailFast)?;
        // A move that a river stops, or an enemy that it meets out of line, does not come to the place.
        let is_there = match order {
            Order::Move(movers, Path::To { pose, .. }) => plan.end(movers[0]) == Some(*pose),
            _ => !plan.stops_at_river,
        };
        is_there.then_some(plan)
    }

    /// Whether one of the ways that are tried first is legal, wherever it ends.
    fn is_legal_at_first(&self, order: &Order) -> bool {
        let context = MoveContext::default().quick();
        judge_tactical(self.board.view(), self.side, order, context, &mut FailFast).is_some()
    }

    /// The longest move of a mover.
    fn most(&self, mover: ElementId) -> Length {
        let troop = self
            .board
            .rulebook
            .troop(self.board.position.element(mover).troop);
        troop.allowance.good.max(troop.allowance.road)
    }

    fn length(&mut self, most: f64) -> Length {
        Length::from_base_widths(most * (self.rng.below(20_001) as f64 / 10_000.0 - 1.0))
    }

    fn any_turn(&mut self) -> Angle {
        match self.rng.below(4) {
            0 | 1 => Angle::ZERO,
            2 => Angle((self.rng.below(8) as u32) << 29),
            _ => Angle((self.rng.below(1 << 16) as u32) << 16),
        }
    }

    fn any_end(&mut self, mover: ElementId) -> Pose {
        let base = *self.board.position.base(mover);
        let is_near = |other: &Base| {
            !beyond(
                other.pose.front.distance(base.pose.front),
                Length::BASE_WIDTH * 4,
            )
        };
        let others = self
            .board
            .position
            .on_table()
            .filter(|(id, element)| *id != mover && is_near(&element.base));
        let near: Vec<(ElementId, Base)> = others.map(|(id, element)| (id, element.base)).collect();
        if near.is_empty() || self.rng.below(2) == 0 {
            let (ahead, right) = (self.length(2.5), self.length(2.5));
            return base.shifted(ahead, right).turned(self.any_turn());
        }
        let (id, other) = self.rng.pick(&near);
        if id.side() != mover.side() {
            return self.rng.pick(&Contact::ALL).pose(&other);
        }
        match self.rng.below(4) {
            0 => pose_behind(&other),
            1 => other.shifted(base.depth, Length::ZERO),
            _ => pose_beside(&other, self.rng.pick(&Hand::BOTH)),
        }
    }

    /// Counts a place that the straight way does not reach, and notes it if a way leads there and the referee refuses it.
    fn note(&self, order: &Order, way: impl FnOnce() -> Option<Order>, tally: &mut Tally) {
        tally.blocked += 1;
        if self.plan(order, Ways::All).is_some() {
            tally.around += 1;
        } else if self.is_legal_at_first(order) {
            tally.elsewhere += 1;
        } else if let Some(way) = way() {
            tally.refused.push(format!("{}: {way}", self.name));
        }
    }
}

/// The order to move to a pose, or through some corner points.
fn order_to(mover: ElementId, pose: Pose, via: &[Pose]) -> Order {
    let movers: Movers = [mover].into_iter().collect();
    let via = via.iter().copied().collect();
    Order::Move(movers, Path::To { pose, via })
}

/// Some places, and the dense search for those that the referee refuses.
fn places(setting: &mut Setting, tally: &mut Tally) {
    for _ in 0..4 {
        let mover = setting.any_mover();
        let pose = setting.any_end(mover);
        let (start, most) = (*setting.board.position.base(mover), setting.most(mover));
        let goal = start.moved_to(pose);
        let own = [mover].into_iter().collect();
        if pose == start.pose
            || beyond(start.max_front_corner_displacement(&goal), most)
            || !setting.board.table.contains(&goal)
            || setting.board.position.overlaps_any(&goal, own).is_some()
        {
            continue;
        }
        let order = order_to(mover, pose, &[]);
        if setting.plan(&order, Ways::Straight).is_some() {
            continue;
        }
        let mut rng = setting.rng;
        setting.note(&order, || dense(setting, mover, &goal, &mut rng), tally);
        setting.rng = rng;
    }
}

/// The first legal way through one or two corner points of the raster.
fn dense(setting: &Setting, mover: ElementId, goal: &Base, rng: &mut Rng) -> Option<Order> {
    let (start, most) = (
        *setting.board.position.base(mover),
        setting.most(mover).units(),
    );
    let legal = |via: &[Pose]| {
        let order = order_to(mover, goal.pose, via);
        setting
            .plan(&order, Ways::Straight)
            .is_some()
            .then_some(order)
    };
    let apart = |from: &Base, to: &Base| from.max_front_corner_displacement(to).units();
    let steps = most / RASTER.units() + 1;
    let any = Angle((rng.below(1 << 16) as u32) << 16);
    let ends = [start.pose.facing, goal.pose.facing];
    let mut facings = vec![any];
    facings.extend(
        ends.iter()
            .flat_map(|&facing| [facing, facing + Angle::RIGHT]),
    );
    let mut raster: Vec<Base> = Vec::new();
    for facing in facings {
        for x in -steps..=steps {
            for y in -steps..=steps {
                let mut at = |from: i32, step: i32| {
                    from + step * RASTER.units() + rng.below(RASTER.units() as usize) as i32
                };
                let front = Point {
                    x: at(start.pose.front.x, x),
                    y: at(start.pose.front.y, y),
                };
                let base = start.moved_to(Pose::new(front, facing));
                if apart(&start, &base) + apart(&base, goal) <= most
                    && setting.board.table.contains(&base)
                {
                    raster.push(base);
                }
            }
        }
    }
    let by_one = raster.iter().find_map(|base| legal(&[base.pose]));
    if by_one.is_some() {
        return by_one;
    }
    let others: Vec<Base> = setting
        .board
        .position
        .on_table()
        .filter(|(id, _)| *id != mover)
        .map(|(_, element)| element.base)
        .collect();
    // A quick look at some places of a leg.
    let is_clear = |from: &Base, to: &Base| {
        (0..=6).all(|part| {
            let corners: [Point; 4] =
                std::array::from_fn(|nth| from.corners[nth].toward(to.corners[nth], part, 6));
            !others.iter().any(|other| overlaps(&corners, other))
        })
    };
    let firsts: Vec<&Base> = raster
        .iter()
        .filter(|base| is_clear(&start, base))
        .collect();
    let lasts: Vec<&Base> = raster.iter().filter(|base| is_clear(base, goal)).collect();
    if firsts.is_empty() || lasts.is_empty() {
        return None;
    }
    let pairs = (0..PAIRS * 8).map(|_| (rng.pick(&firsts), rng.pick(&lasts)));
    let short = pairs.filter(|(first, last)| {
        apart(&start, first) + apart(first, last) + apart(last, goal) <= most
            && is_clear(first, last)
    });
    short
        .take(PAIRS)
        .find_map(|(first, last)| legal(&[first.pose, last.pose]))
}

/// Random ways: where one is legal, so is its end.
fn random_ways(setting: &mut Setting, tally: &mut Tally) {
    for _ in 0..60 {
        let mover = setting.any_mover();
        let pose = setting.any_end(mover);
        let base = *setting.board.position.base(mover);
        let mut via: Vec<Pose> = Vec::new();
        for _ in 0..=setting.rng.below(2) {
            let near = setting.rng.pick(&[base.pose, pose]);
            let (ahead, right) = (setting.length(1.25), setting.length(1.25));
            let turn = setting.any_turn();
            via.push(near.shifted(ahead, right).turned(turn));
        }
        let way = order_to(mover, pose, &via);
        let order = order_to(mover, pose, &[]);
        let is_reached = pose != base.pose && setting.plan(&way, Ways::Straight).is_some();
        if is_reached && setting.plan(&order, Ways::Straight).is_none() {
            setting.note(&order, || Some(way), tally);
        }
    }
}

/// Random legs of a group: where they are legal, so is the end of its leader.
fn random_legs(setting: &mut Setting, tally: &mut Tally) {
    let Some(line) = setting.form_line() else {
        return;
    };
    for _ in 0..40 {
        let movers: Movers = line.iter().copied().collect();
        let leader = line[0];
        if formation(&setting.board.position, &movers) != Some(Formation::Group) {
            continue;
        }
        let legs: Legs = (0..=setting.rng.below(3))
            .map(|_| match setting.rng.below(3) {
                0 => Leg::Forward(setting.length(1.0).abs()),
                _ => Leg::Wheel(
                    setting.rng.pick(&Hand::BOTH),
                    Angle(setting.rng.below(1 << 28) as u32),
                ),
            })
            .collect();
        let way = Order::Move(movers.clone(), Path::Legs(legs));
        let plan = setting.plan(&way, Ways::Straight);
        // Where elements conform, the legs do not lead to their end.
        let plan = plan.filter(|plan| plan.conforms.is_empty());
        let Some(pose) = plan.and_then(|plan| plan.end(leader)) else {
            continue;
        };
        let order = Order::Move(
            movers,
            Path::To {
                pose,
                via: ArrayVec::new(),
            },
        );
        if setting.plan(&order, Ways::Straight).is_none() {
            setting.note(&order, || Some(way), tally);
        }
    }
}

/// The ways of a group to random places: each that is refused without a look at the table, and whether it is legal.
fn refused_unseen(setting: &mut Setting, tally: &mut Tally) {
    let Some(line) = setting.form_line() else {
        return;
    };
    let movers: Movers = line.iter().copied().collect();
    if formation(&setting.board.position, &movers) != Some(Formation::Group) {
        return;
    }
    for _ in 0..10 {
        let pose = match setting.rng.below(3) {
            0 => setting.stand_askew(&line),
            _ => setting.any_end(line[0]),
        };
        let view = setting.board.view();
        let context = MoveContext::default();
        let Some(in_vain) = InVain::new(view, (&line, Formation::Group), pose, context) else {
            return;
        };
        let ways = group_legs(view, &line, pose);
        for legs in ways.into_iter().chain(further_legs(view, &line, pose)) {
            let is_unseen = in_vain.goes(&legs);
            let mut march = March::by_legs(view.position, &line, Formation::Group, &legs);
            march.settle(pose);
            march.has_goal = true;
            let is_legal = check_march(view, &march, None, context, &mut FailFast).is_some();
            tally.blocked += usize::from(is_unseen);
            tally.around += usize::from(is_legal);
            if is_unseen && is_legal {
                let name = &setting.name;
                tally
                    .refused
                    .push(format!("{name}: {line:?} to {pose:?} by {legs:?}"));
            }
        }
    }
}
