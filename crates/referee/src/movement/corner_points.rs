//! Ways of a single element through one or two corner points, when the ways of `around` are not legal.
//!
//! A shortest way around obstacles turns where a corner of the base meets a corner of an obstacle. So the corner points
//! are mostly the places where these meet, with the facing of the start or of the end; a few more lie on the straight
//! way, straight ahead of both ends, and on a raster. They are proposed here; `check_march` decides.

use std::cell::{Cell, OnceCell};

use acies_geometry::{
    Angle, Base, Convex, Hand, Length, Point, Pose, Sweep, TOUCH, beyond, boxes_apart, overlaps,
    same_point, touches, within,
};
use acies_rulebook::{ContactPolicy, CornerCut, Going, MoveMeasure, RiverState, Shape, ZoneExit};

use super::check_march::check_march;
use super::corner_cut::{self, Cuts};
use super::march::March;
use super::{MoveContext, further, gap, measure, obstacles, touch, zone};
use crate::zones::{Zone, enemy_zones};
use crate::{
    Element, ElementId, ElementSet, FailFast, MovePlan, Place, Stronghold, View, Ways,
    allowance_in, same_facing,
};

/// The first legal way through one or two corner points, the shorter ways first.
pub fn find(
    view: View<'_>,
    mover: ElementId,
    pose: Pose,
    door: Option<ElementId>,
    context: MoveContext,
) -> Option<MovePlan> {
    let search = Search::new(view, mover, pose, context)?;
    let tries = Cell::new(TRIES);
    let lined_up = OnceCell::new();
    let check = |poses: &[Pose]| {
        tries.set(tries.get().saturating_sub(1));
        let march = March::through(view.position, mover, poses.iter().copied());
        let plan = check_march(view, &march, door, context, &mut FailFast)?;
        if plan.stops_at_river || context.request.is_some() || is_there(&plan, mover, pose) {
            return Some(plan);
        }
        // It meets an enemy and lines up: a way that comes to the place itself is better.
        let _ = lined_up.set(plan);
        None
    };
    let by_one = |corner: &Corner| {
        search.back(corner).filter(|_| tries.get() > 0)?;
        search.out(corner)?;
        check(&[corner.base.pose, pose])
    };
    let by_two = |(from, to): (&Corner, &Corner)| {
        if tries.get() == 0 {
            return None;
        }
        search.leg(&from.base, &to.base)?;
        check(&[from.base.pose, to.base.pose, pose])
    };
    let through_one = |corners: &[Corner]| {
        let by_length = search.by_length(corners);
        by_length.into_iter().flatten().find_map(by_one)
    };
    let through_two = |corners: &[Corner]| {
        let pairs = search.pairs(corners);
        pairs.into_iter().flatten().find_map(by_two)
    };
    let met = search.corners(Among::Met);
    let found = through_one(&met).or_else(|| through_two(&met));
    if found.is_some() {
        return found;
    }
    let near = search.corners(Among::Near);
    let found = through_one(&near)
        .or_else(|| through_two(&near))
        .or_else(|| through_one(&search.crossings(&near)));
    if found.is_some() || context.ways < Ways::All {
        return found;
    }
    tries.set(TRIES);
    let scattered = search.scattered();
    let found = through_one(&scattered).or_else(|| {
        tries.set(TRIES);
        search.any_pairs(&[&near, &scattered]).find_map(by_two)
    });
    found.or_else(|| {
        lined_up
            .into_inner()
            .filter(|_| search.met != ElementSet::NONE)
    })
}

/// Whether a plan brings the mover to a pose, but for rounding.
fn is_there(plan: &MovePlan, mover: ElementId, pose: Pose) -> bool {
    plan.end(mover).is_some_and(|end| {
        same_point(end.front, pose.front) && same_facing(end.facing, pose.facing)
    })
}

/// How far the measured corners go on a leg: the front corners apart where each is measured from start to end.
#[derive(Clone, Copy)]
struct Far([Length; 2]);

impl Far {
    fn most(self) -> Length {
        self.0[0].max(self.0[1])
    }
}

impl std::ops::Add for Far {
    type Output = Far;

    fn add(self, other: Far) -> Far {
        Far([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }
}

/// A place at which a way may turn.
struct Corner {
    base: Base,
    from_start: Far,
    to_end: Far,
    /// The allowance of the leg from the start, if it is open; looked at once.
    out: OnceCell<Option<Length>>,
    /// The allowance of the leg to the end, if it is open; looked at once.
    back: OnceCell<Option<Length>>,
}

/// The corner points that are looked at together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    /// Around what the direct way meets, and on it.
    Met,
    /// Around everything near, and on a raster.
    Near,
}

/// The number of ways with open legs that are checked, so that a place without a legal way does not take long.
const TRIES: u32 = 300;

/// The number of legs near a stronghold that the enemy holds that are checked, for the same reason.
const HELD_CHECKS: u32 = 600;

/// Ways are tried in this many steps of their length.
const STEPS: usize = 32;

/// Things in steps of the length of the ways through them.
type ByLength<T> = [Vec<T>; STEPS];

/// The distance between corner points straight ahead of both ends of the way.
const STEP: Length = Length::from_units(1 << 14);

/// The distance between corner points of the raster.
const RASTER: Length = Length::from_units(1 << 15);

/// The number of corner points that are scattered with the facings of the ends, and with other facings.
const SCATTERED: [i64; 2] = [800, 1_600];

/// Scattered corner points are no closer together than these units.
const MOST_DENSE: i64 = 256;

/// The number of pairs of corner points, with open legs from the start and to the end, that are looked at at last, and of
/// those that are short enough.
const PAIRS: (u64, usize) = (32_000, 3_000);

/// A way between two places, and what is near enough to matter to it.
struct Search<'a> {
    view: View<'a>,
    mover: ElementId,
    start: Base,
    end: Base,
    /// The length of the direct way.
    least: Length,
    /// No way is longer.
    limit: Length,
    elements: Vec<(ElementId, &'a Element)>,
    strongholds: Vec<Stronghold>,
    zones: Vec<Zone>,
    /// The number of legs that may still be checked near a stronghold that the enemy holds.
    held_checks: Cell<u32>,
    /// The enemies that it touches at its end, where a move stops at the touch and lines up.
    met: ElementSet,
}

impl<'a> Search<'a> {
    /// Prepares a search; `None` if no way can be legal.
    fn new(
        view: View<'a>,
        mover: ElementId,
        pose: Pose,
        context: MoveContext,
    ) -> Option<Search<'a>> {
        let start = *view.position.base(mover);
        let end = start.moved_to(pose);
        // What comes back to where it was has not moved.
        if pose == start.pose {
            return None;
        }
        let used = context
            .in_progress
            .map_or(Length::ZERO, |before| before.used);
        let mut search = Search {
            view,
            mover,
            start,
            end,
            least: Length::ZERO,
            limit: Length::ZERO,
            elements: Vec::new(),
            strongholds: Vec::new(),
            zones: Vec::new(),
            held_checks: Cell::new(HELD_CHECKS),
            met: ElementSet::NONE,
        };
        search.limit = search.longest() - used;
        search.least = search.apart(&start, &end).most();
        if beyond(search.least, search.limit) || !search.may_end() {
            return None;
        }
        let reach = search.limit + start.depth + start.width * 2;
        let is_near = |base: &Base| {
            let away = base.pose.front.distance(start.pose.front);
            within(away, reach + base.depth + base.width)
        };
        let others = view.position.on_table();
        search.elements = others
            .filter(|(id, element)| *id != mover && is_near(&element.base))
            .collect();
        let place = view.position.element(mover).place;
        let strongholds = view.position.strongholds();
        search.strongholds = strongholds
            .filter(|&stronghold| {
                context.enters != Some(stronghold)
                    && place != Place::Inside(stronghold)
                    && if stronghold.is_built_up() {
                        view.position.is_held_against(stronghold, mover.side())
                    } else {
                        view.position.occupant(stronghold).is_inside()
                    }
            })
            .collect();
        let mut own = ElementSet::NONE;
        own.insert(mover);
        let zones = enemy_zones(view, mover.side(), own);
        search.zones = zones
            .into_iter()
            .filter(|zone| is_near(&zone.strip))
            .collect();
        Some(search)
    }

    /// The longest way that can be legal: it begins and ends in the going of its ends.
    fn longest(&mut self) -> Length {
        let (view, side) = (self.view, self.mover.side());
        let rules = &view.rulebook.movement.contact;
        if rules.policy == ContactPolicy::MoverThenContacted {
            let enemies = view.position.side(side.other());
            let met = enemies.filter(|(_, enemy)| touches(&self.end, &enemy.base));
            self.met = met.map(|(id, _)| id).collect();
        }
        let troop = view.position.element(self.mover).troop;
        let under = |base: &Base| view.table.going_of(view.rulebook, troop, base);
        // A move that meets an enemy stops before its end.
        let stops = self.met != ElementSet::NONE;
        let worst = if stops {
            under(&self.start)
        } else {
            under(&self.start).max(under(&self.end))
        };
        let rules = view.rulebook.troop(troop);
        let goings = [Going::Good, Going::Rough, Going::Bad].into_iter();
        let allowed = goings.filter(|&going| going >= worst);
        let longest = allowed
            .filter_map(|going| allowance_in(rules, going))
            .fold(self.by_road(&self.start, &self.end), Length::max);
        if stops {
            longest + Length::BASE_WIDTH
        } else {
            longest
        }
    }

    /// Whether the end can be legal, whatever the way to it: a contact must be aligned, and a zone answered.
    fn may_end(&self) -> bool {
        let rules = &self.view.rulebook.movement;
        // A move may stop at a river before it comes to its end.
        let mut rivers = (self.view.table).features_of(self.view.rulebook, Shape::River);
        if self.view.position.river == RiverState::Unknown && rivers.next().is_some() {
            return true;
        }
        // Otherwise thousands of corner points would be looked at, without one open leg to the end.
        if !further::may_lead_to(self.view, self.mover, &self.end) {
            return false;
        }
        let march = March::of_leg(self.mover, Sweep::new(self.start, self.end));
        (rules.zones.answer == ZoneExit::Nearer || zone::may_end(self.view, &march))
            && (rules.contact.policy != ContactPolicy::MoverExactly
                || touch::check(self.view, &march, None, &mut FailFast).is_some())
    }

    fn apart(&self, from: &Base, to: &Base) -> Far {
        match self.view.rulebook.movement.measure {
            MoveMeasure::AllCorners => Far([from.max_corner_displacement(to), Length::ZERO]),
            MoveMeasure::FrontCorners => {
                Far([from.max_front_corner_displacement(to), Length::ZERO])
            }
            MoveMeasure::FrontCornersDirect => Far(Hand::BOTH.map(|hand| {
                let (from, to) = (from.front_corner(hand), to.front_corner(hand));
                from.distance(to)
            })),
        }
    }

    /// The corner points: around what the direct way meets, or around everything and on the raster as well.
    fn corners(&self, among: Among) -> Vec<Corner> {
        let everything = among != Among::Met;
        let facings = self.facings(0..1);
        let turned = |base: &Base, facing: Angle| base.moved_to(Pose::new(base.pose.front, facing));
        let mut poses: Vec<Pose> = Vec::new();
        let mut add = |pose: Pose| {
            if self.is_within_limit(pose.front) && !poses.contains(&pose) {
                poses.push(pose);
            }
        };
        for &facing in &facings {
            let (from, to) = (self.start.pose.front, self.end.pose.front);
            for quarter in 0..=4 {
                add(Pose::new(from.toward(to, quarter, 4), facing));
            }
            for end in [&self.start, &self.end] {
                for step in -12..=12 {
                    add(Pose::new(end.at(STEP * step, Length::ZERO), facing));
                }
            }
            let base = turned(&self.start, facing);
            let most = if everything {
                self.limit.units() / RASTER.units() + 1
            } else {
                0
            };
            for ahead in -most..=most {
                for right in -most..=most {
                    add(base.shifted(RASTER * ahead, RASTER * right));
                }
            }
        }
        let bases: Vec<Base> = facings
            .iter()
            .map(|&facing| turned(&self.start, facing))
            .collect();
        let direct = Sweep::new(self.start, self.end).hull();
        let cuts = self.view.rulebook.movement.corner_cut != CornerCut::Nothing;
        self.shapes(&mut |shape| {
            if !everything && !overlaps(shape, &direct) {
                return;
            }
            for base in &bases {
                let front = base.pose.front;
                // A corner line is that of a base shrunk by a little less.
                let lines = base.shrunk(TOUCH * 2).corners;
                let corners = base
                    .corners
                    .into_iter()
                    .chain(lines.into_iter().filter(|_| cuts));
                for &vertex in shape {
                    for corner in corners.clone() {
                        add(Pose::new(front + (vertex - corner), base.pose.facing));
                    }
                }
                for end in [&self.start, &self.end] {
                    let end = turned(end, base.pose.facing);
                    if overlaps(shape, &end) {
                        exits(shape, &end).for_each(&mut add);
                    }
                }
            }
        });
        poses
            .into_iter()
            .filter_map(|pose| self.corner(pose))
            .collect()
    }

    /// The facings of the start and of the end, turned by some sixteenths of a turn.
    fn facings(&self, sixteenths: std::ops::Range<u32>) -> Vec<Angle> {
        let ends = [self.start.pose.facing, self.end.pose.facing];
        let mut facings: Vec<Angle> = Vec::new();
        for end in ends {
            for sixteenth in sixteenths.clone() {
                let facing = end + Angle(sixteenth << 28);
                if !facings.contains(&facing) {
                    facings.push(facing);
                }
            }
        }
        facings
    }

    /// Corner points all over where a way can turn, the closer together the smaller that is.
    fn scattered(&self) -> Vec<Corner> {
        let mut corners: Vec<Corner> = Vec::new();
        for (sixteenths, most) in [0..1, 1..16].into_iter().zip(SCATTERED) {
            let facings = self.facings(sixteenths);
            let each = most / facings.len() as i64;
            for (nth, &facing) in facings.iter().enumerate() {
                let points = self.raster(each, nth as i64).into_iter();
                let poses = points.map(|point| Pose::new(point, facing));
                corners.extend(poses.filter_map(|pose| self.corner(pose)));
            }
        }
        corners
    }

    /// About this many points of a raster in the ellipse around the ends in which a way can turn; every raster is a little
    /// aside from the last.
    fn raster(&self, most: i64, nth: i64) -> Vec<Point> {
        let (from, to) = (self.start.pose.front, self.end.pose.front);
        let apart = i64::from(from.distance(to).units());
        let limit = i64::from((self.limit + TOUCH).units());
        let across = (limit * limit - apart * apart).max(0).isqrt();
        // Of the box around the ellipse, 11 of 14 parts are in it.
        let step = (limit * across / most * 11 / 14).isqrt().max(MOST_DENSE);
        let aside = |parts: i64| step * (nth * parts % 64) / 64;
        let heading = if apart > 0 {
            Angle::from_vector(to - from)
        } else {
            self.start.pose.facing
        };
        let axis = Pose::new(from.midway(to), heading);
        let length = |units: i64| Length::from_units(units as i32);
        let rows = -across / 2 / step - 1..=across / 2 / step;
        let columns = -limit / 2 / step - 1..=limit / 2 / step;
        let points = rows.flat_map(|row| {
            let right = length(row * step + aside(39));
            let columns = columns.clone();
            columns.map(move |column| axis.at(length(column * step + aside(23)), right))
        });
        points
            .filter(|&point| self.is_within_limit(point))
            .collect()
    }

    /// The corner points where a line from the start through one of these meets a line from the end through another.
    ///
    /// Part of an open leg is open, and only corner points with open legs lie on such lines; unless one line may cut across
    /// something that lies wholly between the lines for a while.
    fn crossings(&self, corners: &[Corner]) -> Vec<Corner> {
        let mut poses: Vec<Pose> = Vec::new();
        let (start, end) = (self.start.pose.front, self.end.pose.front);
        let across = end - start;
        let policy = self.view.rulebook.movement.corner_cut;
        let any = policy != CornerCut::Nothing;
        let all = corners.iter();
        let outs = all
            .clone()
            .filter(|corner| any || self.out(corner).is_some());
        let backs = all.filter(|corner| any || self.back(corner).is_some());
        let backs: Vec<&Corner> = backs.collect();
        for one in outs {
            let out = one.base.pose.front - start;
            for other in &backs {
                if one.base.pose.facing != other.base.pose.facing {
                    continue;
                }
                let back = other.base.pose.front - end;
                let (mut beyond_one, mut beyond_other, mut whole) =
                    (across.cross(back), across.cross(out), out.cross(back));
                if whole < 0 {
                    (beyond_one, beyond_other, whole) = (-beyond_one, -beyond_other, -whole);
                }
                if whole == 0 || beyond_one < whole || beyond_other < whole {
                    continue;
                }
                let point = start.toward(one.base.pose.front, beyond_one, whole);
                let pose = Pose::new(point, one.base.pose.facing);
                if self.is_within_limit(point) && !poses.contains(&pose) {
                    poses.push(pose);
                }
            }
        }
        let corners = poses.into_iter().filter_map(|pose| self.corner(pose));
        corners.collect()
    }

    /// Whether a way through a point can be short enough.
    fn is_within_limit(&self, point: Point) -> bool {
        let away = |base: &Base| base.pose.front.distance(point);
        within(away(&self.start) + away(&self.end), self.limit)
    }

    /// A corner point, if a way through it can be short enough.
    fn corner(&self, pose: Pose) -> Option<Corner> {
        let base = self.start.moved_to(pose);
        let from_start = self.apart(&self.start, &base);
        let to_end = self.apart(&base, &self.end);
        if beyond((from_start + to_end).most(), self.limit) || !self.view.table.contains(&base) {
            return None;
        }
        Some(Corner {
            base,
            from_start,
            to_end,
            out: OnceCell::new(),
            back: OnceCell::new(),
        })
    }

    fn out(&self, corner: &Corner) -> Option<Length> {
        *corner
            .out
            .get_or_init(|| self.leg(&self.start, &corner.base))
    }

    fn back(&self, corner: &Corner) -> Option<Length> {
        *corner
            .back
            .get_or_init(|| self.leg(&corner.base, &self.end))
    }

    /// The outlines that a way may have to go around: elements, strongholds, zones and going.
    fn shapes(&self, add: &mut dyn FnMut(&[Point])) {
        let (view, side) = (self.view, self.mover.side());
        let has_moved = view.position.element(self.mover).marks.moves > 0;
        let rows = view.rulebook.movement.further.iter().filter(|_| has_moved);
        let clearances = rows
            .filter_map(|row| row.clear_of_enemy)
            .filter(|clearance| clearance.whole_move);
        let clearance = clearances
            .map(|clearance| clearance.distance)
            .reduce(Length::max);
        for (id, element) in &self.elements {
            add(&element.base.corners);
            if let Some(clearance) = clearance.filter(|_| id.side() != side) {
                around(&element.base.corners, clearance, add);
            }
        }
        for zone in self.zones.iter().map(|zone| &zone.strip) {
            // What reaches the far edge of a zone is in it.
            let far = zone.shifted(TOUCH * 4, Length::ZERO);
            add(&zone
                .resized(far, zone.width, zone.depth + TOUCH * 4)
                .corners);
        }
        for stronghold in view.position.strongholds() {
            let Some(region) = view.table.stronghold(stronghold) else {
                continue;
            };
            region.pieces().for_each(&mut *add);
            if view.position.is_held_against(stronghold, side) {
                let depth = view.rulebook.movement.zones.depth;
                around(
                    region.outline(),
                    clearance.map_or(depth, |clearance| clearance.max(depth)),
                    add,
                );
            }
        }
        for feature in &view.table.features {
            let kind = view.rulebook.terrain_kind(feature.kind);
            if view.table.going(kind) > Going::Good || kind.shape == Shape::River {
                feature.region.pieces().for_each(&mut *add);
            }
        }
    }

    /// The step of a way's length.
    fn step(&self, far: Length) -> usize {
        let span = (self.limit + TOUCH - self.least).units().max(1);
        let over = (far - self.least).units().clamp(0, span - 1);
        over as usize * STEPS / span as usize
    }

    /// The corner points by the length of the way through each alone.
    fn by_length<'c>(&self, corners: &'c [Corner]) -> ByLength<&'c Corner> {
        let mut sorted = ByLength::default();
        for corner in corners {
            let far = (corner.from_start + corner.to_end).most();
            sorted[self.step(far)].push(corner);
        }
        sorted
    }

    /// The pairs of corner points by the length of the way through both, if its first and last legs are open.
    fn pairs<'c>(&self, corners: &'c [Corner]) -> ByLength<(&'c Corner, &'c Corner)> {
        let mut sorted = ByLength::default();
        let lasts: Vec<&Corner> = corners
            .iter()
            .filter(|corner| self.back(corner).is_some())
            .collect();
        if lasts.is_empty() {
            return sorted;
        }
        for from in corners {
            let Some(out) = self.out(from) else { continue };
            for &to in &lasts {
                let between = self.apart(&from.base, &to.base);
                let far = (from.from_start + between + to.to_end).most();
                let most = self.back(to).map_or(out, |back| back.min(out));
                if !std::ptr::eq(from, to) && !beyond(far, most.min(self.limit)) {
                    sorted[self.step(far)].push((from, to));
                }
            }
        }
        sorted
    }

    /// Pairs of any corner points with open legs from the start and to the end, in no particular order.
    fn any_pairs<'c>(
        &self,
        corners: &[&'c [Corner]],
    ) -> impl Iterator<Item = (&'c Corner, &'c Corner)> {
        let all = || corners.iter().copied().flatten();
        let firsts: Vec<&Corner> = all().filter(|corner| self.out(corner).is_some()).collect();
        let lasts: Vec<&Corner> = if firsts.is_empty() {
            Vec::new()
        } else {
            all().filter(|corner| self.back(corner).is_some()).collect()
        };
        let count = firsts.len() as u64 * lasts.len() as u64;
        // Steps of the golden ratio come everywhere soon, and to each pair once where they share no factor with the count.
        let steps = (count * 618 / 1_000).max(1)..=count;
        let step = steps.into_iter().find(|&step| gcd(step, count) == 1);
        let step = step.unwrap_or(1);
        let pairs = (0..count.min(PAIRS.0)).map(move |nth| {
            let pair = nth * step % count;
            let of = lasts.len() as u64;
            (firsts[(pair / of) as usize], lasts[(pair % of) as usize])
        });
        let short = pairs.filter(|(from, to)| {
            let between = self.apart(&from.base, &to.base);
            let far = (from.from_start + between + to.to_end).most();
            !std::ptr::eq(*from, *to) && !beyond(far, self.limit)
        });
        short.take(PAIRS.1)
    }

    /// The allowance of a leg that is open, as far as can be known without the rest of the way.
    fn leg(&self, from: &Base, to: &Base) -> Option<Length> {
        let (view, sweep) = (self.view, Sweep::new(*from, *to));
        let rules = &view.rulebook.movement;
        let bounds = sweep.bounds();
        let ends = (&self.start, &self.end);
        let mut cuts = Cuts::default();
        for (id, element) in &self.elements {
            let is_friend = id.side() == self.mover.side();
            let base = &element.base;
            if self.met.has(*id) && *to == self.end {
                continue;
            }
            if boxes_apart(bounds, base.bounds(), 0) || !sweep.hits(base) {
                continue;
            }
            let passes =
                is_friend && obstacles::may_pass_on(view, self.mover, &sweep, element, ends);
            if !passes && !cuts.across(rules.corner_cut, is_friend, &sweep, base) {
                return None;
            }
        }
        if !further::may_have_leg(view, self.mover, &sweep) {
            return None;
        }
        let mut strongholds = self.strongholds.iter();
        let is_blocked = strongholds.any(|&stronghold| {
            let region = view.table.stronghold(stronghold);
            region.is_some_and(|region| sweep.hits_region(region))
        });
        if is_blocked {
            return None;
        }
        let road = self.by_road(from, to);
        let allowance = match measure::allowance(view, self.mover, from, &[sweep]) {
            Some(_) if *to == self.end && self.met != ElementSet::NONE => self.limit,
            Some(allowance) => allowance.max(road),
            None if corner_cut::may_clip_terrain(view) => self.limit,
            None if beyond(road, Length::ZERO) => road,
            None => return None,
        };
        let mut march = March::of_leg(self.mover, sweep);
        if *to == self.end {
            march.met = self.met;
        }
        gap::check(view, &march, &mut FailFast).continue_value()?;
        if rules.zones.answer == ZoneExit::Nearer {
            let is_near_held = self.meets_held_zone(&sweep);
            if is_near_held {
                // The zone of a stronghold takes much longer to check than all the rest.
                self.held_checks.set(self.held_checks.get().checked_sub(1)?);
            }
            if is_near_held || self.meets_zone(&sweep) {
                zone::check(view, &march, &mut FailFast).continue_value()?;
            }
        }
        Some(allowance)
    }

    /// Whether a leg may meet the zone of an element.
    fn meets_zone(&self, sweep: &Sweep) -> bool {
        let bounds = sweep.bounds();
        let margin = (TOUCH * 4).units();
        let mut zones = self.zones.iter();
        zones.any(|zone| !boxes_apart(zone.strip.bounds(), bounds, margin))
    }

    /// Whether a leg may meet the zone of a stronghold.
    fn meets_held_zone(&self, sweep: &Sweep) -> bool {
        let (view, bounds) = (self.view, sweep.bounds());
        let depth = view.rulebook.movement.zones.depth + TOUCH * 4;
        let held = view.position.held_against(self.mover.side());
        let mut regions = held.filter_map(|stronghold| view.table.stronghold(stronghold));
        regions.any(|region| !boxes_apart(region.bounds(), bounds, depth.units()))
    }

    /// The allowance by road, if a leg begins and ends on one.
    fn by_road(&self, from: &Base, to: &Base) -> Length {
        if [from, to]
            .into_iter()
            .all(|base| measure::stands_on_road(self.view, base))
        {
            self.view.troop(self.mover).allowance.road
        } else {
            Length::ZERO
        }
    }
}

/// The greatest common divisor.
fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The places just outside a shape, straight out over each of its edges from a base that is partly in it.
fn exits<'s>(shape: &'s [Point], base: &'s Base) -> impl Iterator<Item = Pose> + 's {
    shape.edges().map(move |edge| {
        // Edges run clockwise with the inside to the right.
        let outward = (Angle::from_vector(edge.step()) + Angle::LEFT).direction();
        let outside = base.corners.map(|corner| outward.ahead(corner - edge.from));
        let inside = outside
            .into_iter()
            .reduce(Length::min)
            .unwrap_or(Length::ZERO);
        let step = outward.vector(TOUCH - inside, Length::ZERO);
        Pose::new(base.pose.front + step, base.pose.facing)
    })
}

/// An octagon around each corner of a shape, at least this far from it.
fn around(shape: &[Point], distance: Length, add: &mut dyn FnMut(&[Point])) {
    // The corners of an octagon around a circle are farther out by 1 / cos 22.5 degrees.
    let out = (distance + TOUCH * 2).scaled(1083, 1000);
    for &corner in shape {
        let octagon: [Point; 8] = std::array::from_fn(|eighth| {
            let direction = Angle((eighth as u32) << 29).direction();
            corner + direction.vector(out, Length::ZERO)
        });
        add(&octagon);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Contact;
    use crate::testing::{Board, element};

    /// Whether a light horse 2.5 base widths before a blade is looked for a way into contact with its front at all.
    fn is_looked_for(change: impl FnOnce(&mut Board)) -> bool {
        let mut board = Board::new();
        board.put("r1", "2LH", 7.0, 5.0, 0.0);
        board.put("b1", "4Bd", 7.0, 7.5, 180.0);
        change(&mut board);
        let view = board.view();
        let pose = Contact::Front.pose(view.position.base(element("b1")));
        Search::new(view, element("r1"), pose, MoveContext::default()).is_some()
    }

    fn has_moved(board: &mut Board) {
        board.position.element_mut(element("r1")).marks.moves = 1;
    }

    #[test]
    fn no_way_is_looked_for_to_where_a_further_move_may_not_end() {
        assert!(is_looked_for(|_| {}));
        // Light horse keeps a base width clear of the enemy all the way when it moves again (dba22 §19).
        assert!(!is_looked_for(has_moved));
        // By road it may come closer, but into no contact.
        assert!(!is_looked_for(|board| {
            has_moved(board);
            board.band("road", &[(7.0, 0.0), (7.0, 15.0)], 0.5);
        }));
    }

    #[test]
    fn a_move_that_may_stop_at_a_river_is_looked_for_wherever_it_leads() {
        assert!(is_looked_for(|board| {
            has_moved(board);
            board.band("river", &[(0.0, 6.0), (15.0, 6.0)], 0.5);
        }));
    }
}
