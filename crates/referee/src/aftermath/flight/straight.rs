//! How far a flight goes straight ahead before something ends it: its move for the going, a friend, a camp, a river.

use acies_geometry::{Base, Length, beyond, overlaps, overlaps_interior, within};
use acies_rulebook::{Going, Passing, Shape};

use super::{Block, Cast, Runner};
use crate::straight_path::{Course, Way, before, is_free, met, span, stop, strongholds};
use crate::{ElementId, ElementSet, Feature, Stronghold, same_facing};

impl Runner<'_> {
    /// So far ahead, or as far as the edge of a camp that the base would then stand on.
    pub(super) fn short_of_strongholds(&self, length: Length) -> Length {
        let end = Way::Ahead.go(&self.base, length);
        strongholds(self.view)
            .filter(|(_, piece)| overlaps(*piece, &end))
            .filter_map(|(_, piece)| stop(&self.base, Way::Ahead, length, piece))
            .fold(length, Length::min)
    }

    /// Whether the run goes over a camp or a built-up area: only over a camp in which nobody is, where the edition has it so.
    fn may_pass_over(&self, stronghold: Stronghold) -> bool {
        let rules = &self.view.rulebook.outcomes.flight;
        !rules.rounds_camps
            && !stronghold.is_built_up()
            && !self.view.position.occupant(stronghold).is_inside()
    }

    /// How far on a river that destroys those who flee is met; one that it stood in from the first is not met.
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
            .filter_map(|piece| stop(&self.base, Way::Ahead, length, piece))
            .reduce(Length::min)
    }

    /// How far a base gets that stands in a river which hinders: the river's limit, if it does not get out within it
    /// (`dba22` §13).
    fn wading(&self, base: &Base) -> Length {
        let view = self.view;
        let rivers = &view.rulebook.movement.rivers;
        if !view.position.river_hinders() {
            return Length::MAX;
        }
        view.table
            .rivers_under(view.rulebook, base)
            .flat_map(|river| river.region.pieces())
            .filter_map(|piece| span(base, Way::Ahead, piece))
            .filter(|&(_, far)| rivers.limits_whole_move || beyond(far + base.depth, rivers.limit))
            .fold(Length::MAX, |least, _| least.min(rivers.limit))
    }

    /// How far a straight run from a base goes if nothing blocks it: a full move for the going it meets, less what has been
    /// spent.
    pub(super) fn full(&self, base: &Base) -> Length {
        (self.allowance(base).min(self.wading(base)) - self.spent)
            .max(Length::ZERO)
            .min(self.halt(base))
    }

    /// Where a straight run of this length at most from a base meets something by which it was blocked from another, and may
    /// not pass it from this one either.
    pub(super) fn meets_again(&self, base: &Base, full: Length, block: Block) -> Option<Length> {
        let view = self.view;
        let course = Way::Ahead.course(base, full);
        match block {
            Block::Element(other) => match self.passing(base, other) {
                Some(_) => None,
                None => course.stop(view.position.base(other)),
            },
            Block::Stronghold(stronghold) => (view.table.stronghold(stronghold)?.pieces())
                .filter_map(|piece| course.stop(piece))
                .reduce(Length::min),
            Block::Piece(feature, piece) => {
                let feature = &view.table.features[feature];
                let points = feature.region.pieces().nth(piece)?;
                course.stop(points).filter(|_| self.shuns(base, feature))
            }
        }
    }

    /// How far a straight run from a base goes: its full length, or to the first thing that blocks it. A camp in which nobody
    /// is does not.
    pub(super) fn cast(&self, base: &Base, full: Length) -> Cast {
        let mut cast = Cast {
            length: full,
            block: None,
        };
        let mut passed: arrayvec::ArrayVec<(ElementId, Length), { crate::SIDE_SIZE }> =
            arrayvec::ArrayVec::new();
        let course = Way::Ahead.course(base, full);
        for (other, element) in self.view.position.on_table() {
            if other == self.id || self.left.has(other) {
                continue;
            }
            let Some(at) = course.stop(&element.base) else {
                continue;
            };
            match self.openings(base, other, full) {
                Some(end) if !beyond(end, full) => passed.push((other, end)),
                _ => cast.meet(at, Block::Element(other)),
            }
        }
        for (stronghold, piece) in strongholds(self.view) {
            if self.may_pass_over(stronghold) {
                continue;
            }
            if let Some(at) = course.stop(piece) {
                cast.meet(at, Block::Stronghold(stronghold));
            }
        }
        for (index, feature) in self.view.table.features.iter().enumerate() {
            if course.is_clear_of(feature.region.bounds()) || !self.shuns(base, feature) {
                continue;
            }
            for (piece, points) in feature.region.pieces().enumerate() {
                if let Some(at) = course.stop(points) {
                    cast.meet(at, Block::Piece(index, piece));
                }
            }
        }
        // A friend that cannot be passed fully before something else is in the way after all.
        // One that the run would come to rest on, however little, has not been passed.
        let is_short = |length: Length, (friend, end): (ElementId, Length)| {
            let friend = self.view.position.base(friend);
            before(length, end) || overlaps_interior(&Way::Ahead.go(base, length), friend)
        };
        while let Some(index) = (passed.iter()).position(|&friend| is_short(cast.length, friend)) {
            let (friend, _) = passed.remove(index);
            if let Some(at) = course.stop(self.view.position.base(friend)) {
                cast.meet(at, Block::Element(friend));
            }
        }
        cast
    }

    /// How far the run must go to have passed through a friend, and through those behind it who may be passed too;
    /// `None` when it may not.
    fn openings(&self, base: &Base, other: ElementId, full: Length) -> Option<Length> {
        let view = self.view;
        let needs_room = self.passing(base, other)?.needs_room;
        let beyond_it = |id| {
            let (_, far) = span(base, Way::Ahead, view.position.base(id))?;
            Some(far + base.depth)
        };
        let mut own = ElementSet::NONE;
        own.insert(self.id);
        let mut end = beyond_it(other)?;
        while within(end, full) {
            let there = Way::Ahead.go(base, end);
            if !needs_room || is_free(view, self.troop, &there, own) {
                return Some(end);
            }
            let mut farther = end;
            for next in met(view, self.id, Course::staying(there)) {
                self.passing(base, next)?;
                farther = farther.max(beyond_it(next)?);
            }
            if !before(end, farther) {
                return None;
            }
            end = farther;
        }
        None
    }

    /// The row that lets the run pass through a friend: its kind, and exactly the same or the opposite facing.
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

    /// Whether the run keeps out of a feature: closed to the troop, or shunned by it, unless it is in it already.
    pub(super) fn shuns(&self, base: &Base, feature: &Feature) -> bool {
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

    /// The farthest straight run that a full move allows: every part of a run counts as its worst going. What it keeps
    /// out of does not count.
    fn allowance(&self, base: &Base) -> Length {
        let view = self.view;
        let good = view.rulebook.troop(self.troop).allowance.good;
        let course = Way::Ahead.course(base, good);
        // How far the run goes before it enters each going.
        let mut entered = [Length::MAX; 4];
        for feature in &view.table.features {
            let going = self.going_in(feature);
            if course.is_clear_of(feature.region.bounds())
                || !view.rulebook.terrain_kind(feature.kind).shape.has_going()
                || going == Going::Good
                || self.shuns(base, feature)
            {
                continue;
            }
            for piece in feature.region.pieces() {
                let at = if overlaps(piece, base) {
                    Some(Length::ZERO)
                } else {
                    course.stop(piece)
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

    /// How far the run goes before it meets terrain at which it halts; where it stood when it fled does not count.
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
        let course = Way::Ahead.course(base, good);
        view.table
            .features
            .iter()
            .filter(|feature| !course.is_clear_of(feature.region.bounds()))
            .filter(halts)
            .flat_map(|feature| feature.region.pieces())
            .filter_map(|piece| course.stop(piece))
            .fold(Length::MAX, Length::min)
    }
}

impl Cast {
    /// Something is met so far on. Of what is met at the same place within the tolerance the first that is told of blocks, but
    /// none of it is run into by what is left of the tolerance.
    fn meet(&mut self, at: Length, block: Block) {
        if self.block.is_none() || before(at, self.length) {
            self.block = Some(block);
        }
        self.length = at.min(self.length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two at the same place the first blocks; where the run ends, the nearer decides.
    #[test]
    fn who_meets_two_at_once_stops_before_the_nearer() {
        let (first, second) = (Block::Piece(0, 0), Block::Piece(1, 0));
        // 64 units are the tolerance: less than that is the same place, more is not.
        for (nearer, block) in [(0, first), (63, first), (64, first), (65, second)] {
            let mut cast = Cast {
                length: Length::BASE_WIDTH * 2,
                block: None,
            };
            cast.meet(Length::BASE_WIDTH, first);
            let at = Length::BASE_WIDTH - Length::from_units(nearer);
            cast.meet(at, second);
            assert_eq!((cast.length, cast.block), (at, Some(block)));
            // What is farther changes nothing.
            cast.meet(Length::BASE_WIDTH, first);
            assert_eq!((cast.length, cast.block), (at, Some(block)));
        }
    }
}
