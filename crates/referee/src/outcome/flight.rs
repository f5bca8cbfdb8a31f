//! Flight: recoil, turn about, and run a full move, swinging no more than needed (`dba22` §22.6).

use acies_geometry::{
    Angle, Base, Convex, Hand, Length, Pose, beyond, is_near, overlaps, overlaps_interior, within,
};
use acies_rulebook::{Going, Passing, Shape, TroopId};

use super::{Consequence, Resolver};
use crate::straight_path::{
    Heading, StraightPath, elements_met, is_before, is_free, is_open, span, stop,
    stronghold_pieces, table_exit,
};
use crate::{Cause, ElementId, ElementSet, Event, Feature, Stronghold, View, same_facing};

/// How often a flight may change direction.
const MOST_TURNS: usize = 5;

/// What stops a straight run short of its full length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    Element(ElementId),
    /// A camp or built-up area.
    Stronghold(Stronghold),
    /// A piece of a terrain feature, by the indices of feature and piece.
    Piece(usize, usize),
}

/// A straight run: how far it goes, and what stops it.
struct StraightRun {
    length: Length,
    obstacle: Option<Obstacle>,
}

/// A whole flight: where it ends, and what stopped it short of its full length.
struct Run {
    base: Base,
    stopped_by: Option<Obstacle>,
}

/// A fleeing element, and how far it has come.
#[derive(Clone, Copy)]
struct Runner<'a> {
    view: View<'a>,
    id: ElementId,
    troop: TroopId,
    /// Its base before it recoiled: a river that it was in then does not stop it.
    start: Base,
    /// The enemies it was in contact with: it turns its back on them, and they do not prevent that.
    turned_from: ElementSet,
    base: Base,
    spent: Length,
}

impl Resolver<'_> {
    /// An element flees; `cannot_recoil` if an enemy front is known to be on its flank or rear.
    ///
    /// Returns whether it survived.
    pub fn flee(&mut self, id: ElementId, cannot_recoil: bool) -> bool {
        let start = *self.position.base(id);
        // An enemy behind that fights it as if to its front is still in its way.
        let ahead = |enemy: &Base| beyond(start.local(enemy.centre()).ahead, Length::ZERO);
        let turned_from = (self.position.side(id.side().other()))
            .filter(|(_, enemy)| ahead(&enemy.base))
            .map(|(enemy, _)| enemy)
            .filter(|&enemy| crate::combat::current_contact(self.view(), id, enemy).is_some())
            .collect();
        if self.rulebook.outcomes.flight.recoils_first {
            if !self.recoil(id, cannot_recoil) {
                return false;
            }
        } else if cannot_recoil || crate::combat::has_enemy_on_flank_or_rear(self.view(), id) {
            self.lose(id, Cause::Surrounded);
            return false;
        }
        let base = self.position.base(id);
        let about = base.moved_to(Pose::new(base.rear(), base.pose.facing.opposite()));
        let hand = self.flight_hand(id.side());
        let runner = Runner {
            view: self.view(),
            id,
            troop: self.position.element(id).troop,
            start,
            turned_from,
            base: about,
            spent: Length::ZERO,
        };
        match runner.run(hand) {
            Ok(Run { base, stopped_by }) => {
                if let Some(obstacle) = stopped_by
                    && let Some(cause) = self.stopped(id, obstacle)
                {
                    self.lose(id, cause);
                    return false;
                }
                let to = base.pose;
                self.position.place(id, to);
                self.record(id, Consequence::Fled);
                self.emit(|| Event::Fled { id, to });
                true
            }
            Err(cause) => {
                self.lose(id, cause);
                false
            }
        }
    }
}

impl Resolver<'_> {
    /// What happens when a flight is stopped: the cause of loss, if the element is destroyed.
    ///
    /// What stopped it may be destroyed with it (`dba30` §15.2).
    fn stopped(&mut self, id: ElementId, obstacle: Obstacle) -> Option<Cause> {
        let rules = &self.rulebook.outcomes.flight;
        let in_the_way = match obstacle {
            Obstacle::Element(other) => Some(other),
            Obstacle::Stronghold(_) | Obstacle::Piece(..) => None,
        };
        if rules.takes_along.has(self.position.element(id).troop) {
            if let Some(other) = in_the_way {
                self.lose(other, Cause::Trampled);
            }
            return Some(Cause::Blocked);
        }
        let by_enemy = in_the_way.is_some_and(|other| other.side() != id.side());
        (by_enemy && rules.enemies_destroy).then_some(Cause::Blocked)
    }
}

impl Runner<'_> {
    /// Where the flight ends, or what destroys the element on the way.
    fn run(mut self, hand: Hand) -> Result<Run, Cause> {
        let mut stopped_by = None;
        for _ in 0..MOST_TURNS {
            let straight = self.cast(&self.base, self.full(&self.base));
            // What it would meet only beyond the table edge or a river cannot turn it aside.
            let halt = self.go(straight.length)?;
            let Some((swung, cast)) = self.swing(&straight, hand) else {
                return Ok(Run {
                    base: halt,
                    stopped_by: straight.obstacle,
                });
            };
            self = swung;
            stopped_by = cast.obstacle;
            self.base = self.go(cast.length)?;
            self.spent += cast.length;
            if stopped_by.is_none() {
                break;
            }
        }
        Ok(Run {
            base: self.base,
            stopped_by,
        })
    }

    /// Moves ahead, unless the table edge or a river ends the flight. It does not stop on an empty camp, but
    /// at its edge.
    fn go(&self, length: Length) -> Result<Base, Cause> {
        let table = self.view.table;
        let edge = table_exit(table, &self.base, Heading::Ahead, length);
        let river = self.river_at(length);
        match (edge, river) {
            (Some(edge), Some(river)) if is_before(river, edge) => Err(Cause::River),
            (Some(_), _) => Err(Cause::LeftTable),
            (None, Some(_)) => Err(Cause::River),
            (None, None) => Ok(Heading::Ahead.go(&self.base, self.short_of_holds(length))),
        }
    }

    /// The smallest swing to either hand that gets the run past what stops it straight ahead.
    ///
    /// Where flight starts without a recoil, the element may also swing after it has left its line by its own
    /// depth.
    fn swing(&self, straight: &StraightRun, hand: Hand) -> Option<(Self, StraightRun)> {
        let obstacle = straight.obstacle?;
        let near = self.near();
        let depth = self.base.depth;
        let in_line = !self.view.rulebook.outcomes.flight.recoils_first
            && self.spent == Length::ZERO
            && within(depth, straight.length);
        let clear = in_line.then(|| {
            let runner = Runner {
                base: Heading::Ahead.go(&self.base, depth),
                spent: depth,
                ..*self
            };
            let rest = StraightRun {
                length: straight.length - depth,
                ..*straight
            };
            let near = runner.near();
            (runner, rest, near)
        });
        (1..=90).find_map(|degrees| {
            [hand, hand.other()].into_iter().find_map(|hand| {
                let at_once = self.try_swing((straight, obstacle), near, degrees, hand);
                at_once.or_else(|| {
                    let (runner, rest, near) = clear.as_ref()?;
                    runner.try_swing((rest, obstacle), *near, degrees, hand)
                })
            })
        })
    }

    /// The elements that it might hit when it turns in place, apart from those it turns its back on.
    fn near(&self) -> ElementSet {
        let centre = self.base.centre();
        // No point of a base is farther from its middle than half of both its sides.
        let sides = self.base.width + self.base.depth;
        let near = |base: &Base| {
            let reach = (sides + base.width + base.depth).scaled(1, 2);
            is_near(base.centre(), centre, reach)
        };
        let others = self.view.position.on_table();
        others
            .filter(|&(other, element)| other != self.id && near(&element.base))
            .map(|(other, _)| other)
            .collect::<ElementSet>()
            .without(self.turned_from)
    }

    fn try_swing(
        &self,
        (straight, obstacle): (&StraightRun, Obstacle),
        near: ElementSet,
        degrees: u64,
        hand: Hand,
    ) -> Option<(Self, StraightRun)> {
        let turn = Angle(((degrees << 32) / 360) as u32);
        let turn = match hand {
            Hand::Left => -turn,
            Hand::Right => turn,
        };
        let base = turned(&self.base, turn);
        let onto = |other| overlaps(self.view.position.base(other), &base);
        if near.iter().any(onto)
            || !is_open(self.view, self.troop, &base)
            || self.swings_into_avoided(&base)
        {
            return None;
        }
        // An obstacle that still stops the run short of the obstacle's far side is not passed. Testing that
        // first sorts out most swings.
        let full = self.full(&base);
        let far_side = self.far_side(&base, obstacle);
        let again = self.meets_again(&base, full, obstacle);
        if again.is_some_and(|at| is_before(at, far_side)) {
            return None;
        }
        let cast = self.cast(&base, full);
        let past = match cast.obstacle {
            None => true,
            Some(other) if other == obstacle => false,
            // If something else stops the run, the swing must at least get it past the first obstacle, and
            // farther than straight on.
            Some(_) => !is_before(cast.length, far_side) && is_before(straight.length, cast.length),
        };
        let end = Heading::Ahead.go(&base, cast.length);
        let onto = |enemy| overlaps(self.view.position.base(enemy), &end);
        (past && !self.turned_from.iter().any(onto)).then_some((Runner { base, ..*self }, cast))
    }

    /// Whether a swing takes the base into a feature that it has avoided so far.
    fn swings_into_avoided(&self, swung: &Base) -> bool {
        let features = &self.view.table.features;
        let mut entered = features
            .iter()
            .filter(|feature| feature.region.overlaps(swung));
        entered.any(|feature| self.avoids(&self.base, feature))
    }

    /// How far ahead the farthest point of an obstacle is.
    fn far_side(&self, base: &Base, obstacle: Obstacle) -> Length {
        let farthest = |points: &[acies_geometry::Point]| {
            points
                .iter()
                .fold(Length::ZERO, |far, &point| far.max(base.local(point).ahead))
        };
        match obstacle {
            Obstacle::Element(id) => farthest(self.view.position.base(id).vertices()),
            Obstacle::Stronghold(stronghold) => self
                .view
                .table
                .stronghold(stronghold)
                .map_or(Length::ZERO, |region| farthest(region.outline())),
            Obstacle::Piece(feature, _) => {
                farthest(self.view.table.features[feature].region.outline())
            }
        }
    }
}

/// A base turned in place about its middle.
fn turned(base: &Base, turn: Angle) -> Base {
    let facing = base.pose.facing + turn;
    // The direction is computed only once, because it is expensive.
    let there = base.moved_to(Pose::new(base.centre(), facing));
    there.moved_to(there.shifted(base.depth.scaled(1, 2), Length::ZERO))
}

impl Runner<'_> {
    /// The distance, shortened so that the base does not end on a camp or built-up area.
    pub(super) fn short_of_holds(&self, length: Length) -> Length {
        let end = Heading::Ahead.go(&self.base, length);
        stronghold_pieces(self.view)
            .filter(|(_, piece)| overlaps(*piece, &end))
            .filter_map(|(_, piece)| stop(&self.base, Heading::Ahead, length, piece))
            .fold(length, Length::min)
    }

    /// Whether the run may cross a camp or built-up area: only an unoccupied camp, where the edition allows
    /// it.
    fn may_pass_over(&self, stronghold: Stronghold) -> bool {
        let rules = &self.view.rulebook.outcomes.flight;
        !rules.rounds_camps
            && !stronghold.is_built_up()
            && !self.view.position.occupant(stronghold).is_inside()
    }

    /// How far ahead a river is that destroys fleeing elements. One that the element was in from the start
    /// does not count.
    pub(super) fn river_at(&self, length: Length) -> Option<Length> {
        let view = self.view;
        let rules = &view.rulebook.outcomes.flight;
        if !rules.river_destroys || !rules.paltry_too && !view.position.river_hinders() {
            return None;
        }
        view.table
            .features_of(view.rulebook, Shape::River)
            .filter(|river| !river.region.overlaps(&self.start))
            .flat_map(|river| river.region.pieces())
            .filter_map(|piece| stop(&self.base, Heading::Ahead, length, piece))
            .reduce(Length::min)
    }

    /// How far a base in a river that slows it can go: the river's limit, unless it gets out within that
    /// (`dba22` §13).
    fn river_limit(&self, base: &Base) -> Length {
        let view = self.view;
        let rivers = &view.rulebook.movement.rivers;
        if !view.position.river_hinders() {
            return Length::MAX;
        }
        view.table
            .rivers_under(view.rulebook, base)
            .flat_map(|river| river.region.pieces())
            .filter_map(|piece| span(base, Heading::Ahead, piece))
            .filter(|&(_, far)| rivers.limits_whole_move || beyond(far + base.depth, rivers.limit))
            .fold(Length::MAX, |least, _| least.min(rivers.limit))
    }

    /// How far a straight run goes if nothing stops it: a full move for the going it meets, less what has
    /// been used.
    pub(super) fn full(&self, base: &Base) -> Length {
        (self.allowance(base).min(self.river_limit(base)) - self.spent)
            .max(Length::ZERO)
            .min(self.halt(base))
    }

    /// Where a straight run meets an obstacle that already stopped it from another base, if it may not pass
    /// it from this base either.
    pub(super) fn meets_again(
        &self,
        base: &Base,
        full: Length,
        obstacle: Obstacle,
    ) -> Option<Length> {
        let view = self.view;
        let path = Heading::Ahead.path(base, full);
        match obstacle {
            Obstacle::Element(other) => match self.passing(base, other) {
                Some(_) => None,
                None => path.stop(view.position.base(other)),
            },
            Obstacle::Stronghold(stronghold) => (view.table.stronghold(stronghold)?.pieces())
                .filter_map(|piece| path.stop(piece))
                .reduce(Length::min),
            Obstacle::Piece(feature, piece) => {
                let feature = &view.table.features[feature];
                let points = feature.region.pieces().nth(piece)?;
                path.stop(points).filter(|_| self.avoids(base, feature))
            }
        }
    }

    /// How far a straight run goes: its full length, or to the first thing that stops it.
    ///
    /// An unoccupied camp may not stop it.
    pub(super) fn cast(&self, base: &Base, full: Length) -> StraightRun {
        let mut cast = StraightRun {
            length: full,
            obstacle: None,
        };
        let mut passed: arrayvec::ArrayVec<(ElementId, Length), { crate::SIDE_SIZE }> =
            arrayvec::ArrayVec::new();
        let path = Heading::Ahead.path(base, full);
        for (other, element) in self.view.position.on_table() {
            if other == self.id || self.turned_from.has(other) {
                continue;
            }
            let Some(at) = path.stop(&element.base) else {
                continue;
            };
            match self.passes(base, other, full) {
                Some(end) if !beyond(end, full) => passed.push((other, end)),
                _ => cast.meet(at, Obstacle::Element(other)),
            }
        }
        for (stronghold, piece) in stronghold_pieces(self.view) {
            if self.may_pass_over(stronghold) {
                continue;
            }
            if let Some(at) = path.stop(piece) {
                cast.meet(at, Obstacle::Stronghold(stronghold));
            }
        }
        for (index, feature) in self.view.table.features.iter().enumerate() {
            if path.is_clear_of(feature.region.bounds()) || !self.avoids(base, feature) {
                continue;
            }
            for (piece, points) in feature.region.pieces().enumerate() {
                if let Some(at) = path.stop(points) {
                    cast.meet(at, Obstacle::Piece(index, piece));
                }
            }
        }
        // A friend that cannot be passed completely before something else stops the run is in the way after
        // all. One that the base would end on, however little, has not been passed.
        let is_short = |length: Length, (friend, end): (ElementId, Length)| {
            let friend = self.view.position.base(friend);
            is_before(length, end) || overlaps_interior(&Heading::Ahead.go(base, length), friend)
        };
        while let Some(index) = (passed.iter()).position(|&friend| is_short(cast.length, friend)) {
            let (friend, _) = passed.remove(index);
            if let Some(at) = path.stop(self.view.position.base(friend)) {
                cast.meet(at, Obstacle::Element(friend));
            }
        }
        cast
    }

    /// How far the run must go to pass through a friend, and through passable friends behind it; `None` if it
    /// may not.
    fn passes(&self, base: &Base, other: ElementId, full: Length) -> Option<Length> {
        let view = self.view;
        let needs_room = self.passing(base, other)?.needs_room;
        let beyond_it = |id| {
            let (_, far) = span(base, Heading::Ahead, view.position.base(id))?;
            Some(far + base.depth)
        };
        let mut own = ElementSet::NONE;
        own.insert(self.id);
        let mut end = beyond_it(other)?;
        while within(end, full) {
            let there = Heading::Ahead.go(base, end);
            if !needs_room || is_free(view, self.troop, &there, own) {
                return Some(end);
            }
            let mut farther = end;
            for next in elements_met(view, self.id, StraightPath::standing_still(there)) {
                self.passing(base, next)?;
                farther = farther.max(beyond_it(next)?);
            }
            if !is_before(end, farther) {
                return None;
            }
            end = farther;
        }
        None
    }

    /// The row that lets the run pass through a friend: one of that kind, facing exactly the same way or the
    /// opposite.
    fn passing(&self, base: &Base, other: ElementId) -> Option<&Passing> {
        let element = self.view.position.element(other);
        let facing = element.base.pose.facing;
        let aligned = same_facing(facing, base.pose.facing)
            || same_facing(facing, base.pose.facing.opposite());
        let rows = &self.view.rulebook.movement.passing;
        rows.iter()
            .find(|row| row.movers.has(self.troop) && row.through.has(element.troop))
            .filter(|_| aligned && other.side() == self.id.side())
    }

    /// Whether the run avoids a feature: impassable to the troop type or shunned by it, unless the base is
    /// already in it.
    pub(super) fn avoids(&self, base: &Base, feature: &Feature) -> bool {
        let view = self.view;
        let kind = view.rulebook.terrain_kind(feature.kind);
        let closed = kind.shape.has_going() && self.allowance_in(self.going_in(feature)).is_none();
        let shunned = view
            .rulebook
            .outcomes
            .flight
            .avoids
            .iter()
            .any(|(who, what)| who.has(self.troop) && what.has(feature.kind));
        (closed || shunned) && !feature.region.overlaps(base)
    }

    fn going_in(&self, feature: &Feature) -> Going {
        let kind = self.view.rulebook.terrain_kind(feature.kind);
        if kind.good_for.has(self.troop) {
            Going::Good
        } else {
            self.view.table.going(kind)
        }
    }

    fn allowance_in(&self, going: Going) -> Option<Length> {
        let allowance = self.view.rulebook.troop(self.troop).allowance;
        match going {
            Going::Good => Some(allowance.good),
            Going::Rough => allowance.rough,
            Going::Bad => allowance.bad,
            Going::Impassable => None,
        }
    }

    /// The farthest straight run that a full move allows.
    ///
    /// All of a run counts as the worst going that it enters. Avoided features do not count.
    fn allowance(&self, base: &Base) -> Length {
        let view = self.view;
        let good = view.rulebook.troop(self.troop).allowance.good;
        let path = Heading::Ahead.path(base, good);
        // How far the run goes before it enters each kind of going.
        let mut entered = [Length::MAX; 4];
        for feature in &view.table.features {
            let going = self.going_in(feature);
            if path.is_clear_of(feature.region.bounds())
                || !view.rulebook.terrain_kind(feature.kind).shape.has_going()
                || going == Going::Good
                || self.avoids(base, feature)
            {
                continue;
            }
            for piece in feature.region.pieces() {
                let at = if overlaps(piece, base) {
                    Some(Length::ZERO)
                } else {
                    path.stop(piece)
                };
                let known = &mut entered[going as usize];
                *known = known.min(at.unwrap_or(Length::MAX));
            }
        }
        let clear_of = |worst: Going| {
            let worse = &entered[worst as usize + 1..];
            worse.iter().copied().fold(Length::MAX, Length::min)
        };
        [Going::Good, Going::Rough, Going::Bad]
            .into_iter()
            .filter_map(|going| Some(self.allowance_in(going)?.min(clear_of(going))))
            .fold(Length::ZERO, Length::max)
    }

    /// How far the run goes before terrain that makes it halt. A feature it was in when it fled does not
    /// count.
    fn halt(&self, base: &Base) -> Length {
        let view = self.view;
        let rows = &view.rulebook.outcomes.flight.halts_at;
        let halts = |feature: &&Feature| {
            let bad = !view
                .rulebook
                .terrain_kind(feature.kind)
                .good_for
                .has(self.troop);
            bad && rows
                .iter()
                .any(|(who, what)| who.has(self.troop) && what.has(feature.kind))
                && !feature.region.overlaps(&self.start)
        };
        let good = view.rulebook.troop(self.troop).allowance.good;
        let path = Heading::Ahead.path(base, good);
        view.table
            .features
            .iter()
            .filter(|feature| !path.is_clear_of(feature.region.bounds()))
            .filter(halts)
            .flat_map(|feature| feature.region.pieces())
            .filter_map(|piece| path.stop(piece))
            .fold(Length::MAX, Length::min)
    }
}

impl StraightRun {
    /// Records something met at this distance.
    ///
    /// Of things at the same distance within the tolerance the first one recorded stops the run; but the run
    /// ends before the nearest, so that the tolerance lets it run into none.
    fn meet(&mut self, at: Length, obstacle: Obstacle) {
        if self.obstacle.is_none() || is_before(at, self.length) {
            self.obstacle = Some(obstacle);
        }
        self.length = at.min(self.length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two obstacles at the same distance the first stops the run; the nearer decides where.
    #[test]
    fn a_run_that_meets_two_at_once_stops_before_the_nearer() {
        let (first, second) = (Obstacle::Piece(0, 0), Obstacle::Piece(1, 0));
        // The tolerance is 64 units: less than that is the same distance, more is not.
        for (nearer, obstacle) in [(0, first), (63, first), (64, first), (65, second)] {
            let mut cast = StraightRun {
                length: Length::BASE_WIDTH * 2,
                obstacle: None,
            };
            cast.meet(Length::BASE_WIDTH, first);
            let at = Length::BASE_WIDTH - Length::from_units(nearer);
            cast.meet(at, second);
            assert_eq!((cast.length, cast.obstacle), (at, Some(obstacle)));
            // Something farther away changes nothing.
            cast.meet(Length::BASE_WIDTH, first);
            assert_eq!((cast.length, cast.obstacle), (at, Some(obstacle)));
        }
    }
}
