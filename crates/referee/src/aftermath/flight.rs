//! Flight: recoil, turn about, and run a full move, swinging no more than it must (`dba22` §22.6).

use acies_geometry::{Angle, Base, Convex, Hand, Length, Pose, beyond, overlaps, within};
use acies_rulebook::{Going, Passing, Shape, TroopId};

use super::run::{Course, Way, before, holds, is_free, leaves_table, met, span, stop};
use super::{Deed, Scene};
use crate::{Cause, ElementId, ElementSet, Event, Feature, Hold, View, same_facing};

/// How often a flight may change its direction.
const MOST_TURNS: usize = 4;

/// What ends a straight run before its full length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Element(ElementId),
    /// A camp or a built-up area.
    Hold(Hold),
    /// A piece of a terrain feature, by the places of both.
    Piece(usize, usize),
}

/// A straight run: how far it goes, and what stops it there.
struct Cast {
    length: Length,
    block: Option<Block>,
}

/// One who flees, and how far it has come.
struct Runner<'a> {
    view: View<'a>,
    id: ElementId,
    troop: TroopId,
    /// Where it stood before it recoiled: a river that it was in then is not one that it meets.
    start: Base,
    base: Base,
    spent: Length,
}

impl Scene<'_> {
    /// An element flees; `held` when an enemy front is known to be on its flank or rear.
    ///
    /// Answers whether it survived.
    pub fn flee(&mut self, id: ElementId, held: bool) -> bool {
        let start = *self.position.base(id);
        if self.rulebook.outcomes.flight.recoils_first {
            if !self.recoil(id, held) {
                return false;
            }
        } else if held || crate::combat::taken_in_flank_or_rear(self.view(), id) {
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
            base: about,
            spent: Length::ZERO,
        };
        match runner.run(hand) {
            Ok(base) => {
                let to = base.pose;
                self.position.place(id, to);
                self.did(id, Deed::Fled);
                self.tell(|| Event::Fled { id, to });
                true
            }
            Err(cause) => {
                self.lose(id, cause);
                false
            }
        }
    }
}

impl Runner<'_> {
    /// Where the flight ends, or what loses the element on the way.
    fn run(mut self, hand: Hand) -> Result<Base, Cause> {
        for _ in 0..=MOST_TURNS {
            let straight = self.cast(&self.base);
            // What it would meet only beyond the table's edge or a river cannot turn it aside.
            let halt = self.go(straight.length)?;
            if straight.block.is_none() {
                return Ok(halt);
            }
            let Some((swung, cast)) = self.swing(&straight, hand) else {
                return Ok(halt);
            };
            self.base = swung;
            let done = cast.block.is_none();
            self.base = self.go(cast.length)?;
            self.spent += cast.length;
            if done {
                break;
            }
        }
        Ok(self.base)
    }

    /// Goes so far ahead, unless the table or a river ends it; not onto an empty camp, where it halts at the edge.
    fn go(&self, length: Length) -> Result<Base, Cause> {
        let table = self.view.table;
        let edge = leaves_table(table, &self.base, Way::Ahead, length);
        let river = self.river_at(length);
        match (edge, river) {
            (Some(edge), Some(river)) if before(river, edge) => Err(Cause::River),
            (Some(_), _) => Err(Cause::LeftTable),
            (None, Some(_)) => Err(Cause::River),
            (None, None) => Ok(Way::Ahead.go(&self.base, self.short_of_holds(length))),
        }
    }

    /// So far ahead, or as far as the edge of a camp that the base would then stand on.
    fn short_of_holds(&self, length: Length) -> Length {
        let end = Way::Ahead.go(&self.base, length);
        holds(self.view)
            .filter(|(_, piece)| overlaps(*piece, &end))
            .filter_map(|(_, piece)| stop(&self.base, Way::Ahead, length, piece))
            .fold(length, Length::shorter)
    }

    /// Whether the run goes over a camp or a built-up area: only over a camp in which nobody is.
    fn may_pass_over(&self, hold: Hold) -> bool {
        !hold.is_built_up() && !self.view.position.holder(hold).is_inside()
    }

    /// How far on a river that destroys those who flee is met; one that it stood in from the first is not met.
    fn river_at(&self, length: Length) -> Option<Length> {
        let view = self.view;
        if !view.rulebook.outcomes.flight.river_destroys || !view.position.river_hinders() {
            return None;
        }
        view.table
            .features_of(view.rulebook, Shape::River)
            .filter(|river| !river.region.overlaps(&self.start))
            .flat_map(|river| river.region.pieces())
            .filter_map(|piece| stop(&self.base, Way::Ahead, length, piece))
            .reduce(Length::shorter)
    }

    /// How far a base gets that stands in a river which hinders: the river's limit, if it does not get out within it
    /// (`dba22` §13).
    fn wading(&self, base: &Base) -> Length {
        let view = self.view;
        let rivers = &view.rulebook.movement.rivers;
        if !view.position.river_hinders() {
            return Length::ENDLESS;
        }
        view.table
            .rivers_under(view.rulebook, base)
            .flat_map(|river| river.region.pieces())
            .filter_map(|piece| span(base, Way::Ahead, piece))
            .filter(|&(_, far)| rivers.limits_whole_move || beyond(far + base.depth, rivers.limit))
            .fold(Length::ENDLESS, |least, _| least.shorter(rivers.limit))
    }

    /// The least swing to either hand from which the run gets past what blocks it straight ahead.
    fn swing(&self, straight: &Cast, hand: Hand) -> Option<(Base, Cast)> {
        (1..=90).find_map(|degrees| {
            [hand, hand.other()]
                .into_iter()
                .find_map(|hand| self.try_swing(straight, degrees, hand))
        })
    }

    fn try_swing(&self, straight: &Cast, degrees: u64, hand: Hand) -> Option<(Base, Cast)> {
        let block = straight.block?;
        let turn = Angle(((degrees << 32) / 360) as u32);
        let turn = match hand {
            Hand::Left => -turn,
            Hand::Right => turn,
        };
        let base = turned(&self.base, turn);
        let mut own = ElementSet::NONE;
        own.insert(self.id);
        if !is_free(self.view, self.troop, &base, own) || self.swings_into_shunned(&base) {
            return None;
        }
        let cast = self.cast(&base);
        let past = match cast.block {
            None => true,
            Some(other) if other == block => false,
            // Where something else stops it then, the swing must at least get it past, and farther than straight on.
            Some(_) => {
                !before(cast.length, self.far_side(&base, block))
                    && before(straight.length, cast.length)
            }
        };
        past.then_some((base, cast))
    }

    /// Whether a swing to a base puts it into a feature that it has kept out of so far.
    fn swings_into_shunned(&self, swung: &Base) -> bool {
        let features = &self.view.table.features;
        let mut entered = features
            .iter()
            .filter(|feature| feature.region.overlaps(swung));
        entered.any(|feature| self.shuns(&self.base, feature))
    }

    /// How far ahead the farthest point of a block is.
    fn far_side(&self, base: &Base, block: Block) -> Length {
        let farthest = |points: &[acies_geometry::Point]| {
            points.iter().fold(Length::ZERO, |far, &point| {
                far.longer(base.local(point).ahead)
            })
        };
        match block {
            Block::Element(id) => farthest(self.view.position.base(id).vertices()),
            Block::Hold(hold) => self
                .view
                .table
                .hold(hold)
                .map_or(Length::ZERO, |region| farthest(region.outline())),
            Block::Piece(feature, _) => {
                farthest(self.view.table.features[feature].region.outline())
            }
        }
    }

    /// How far a straight run from a base goes: a full move for the going it meets, less what has been spent, or to
    /// the first thing that blocks it. A camp in which nobody is does not.
    fn cast(&self, base: &Base) -> Cast {
        let full = (self.allowance(base).shorter(self.wading(base)) - self.spent)
            .longer(Length::ZERO)
            .shorter(self.halt(base));
        let mut cast = Cast {
            length: full,
            block: None,
        };
        let mut passed: arrayvec::ArrayVec<(ElementId, Length), { crate::SIDE_SIZE }> =
            arrayvec::ArrayVec::new();
        for other in met(self.view, self.id, Way::Ahead.course(base, full)) {
            let Some(at) = stop(base, Way::Ahead, full, self.view.position.base(other)) else {
                continue;
            };
            match self.passes(base, other, full) {
                Some(end) if !beyond(end, full) => passed.push((other, end)),
                _ => cast.meet(at, Block::Element(other)),
            }
        }
        for (hold, piece) in holds(self.view) {
            if self.may_pass_over(hold) {
                continue;
            }
            if let Some(at) = stop(base, Way::Ahead, full, piece) {
                cast.meet(at, Block::Hold(hold));
            }
        }
        for (index, feature) in self.view.table.features.iter().enumerate() {
            if !self.shuns(base, feature) {
                continue;
            }
            for (piece, points) in feature.region.pieces().enumerate() {
                if let Some(at) = stop(base, Way::Ahead, full, points) {
                    cast.meet(at, Block::Piece(index, piece));
                }
            }
        }
        // A friend that cannot be passed fully before something else is in the way after all.
        while let Some(index) = passed.iter().position(|&(_, end)| before(cast.length, end)) {
            let (friend, _) = passed.remove(index);
            if let Some(at) = stop(base, Way::Ahead, full, self.view.position.base(friend)) {
                cast.meet(at, Block::Element(friend));
            }
        }
        cast
    }

    /// How far the run must go to have passed through a friend, and through those behind it who may be passed too;
    /// `None` when it may not.
    fn passes(&self, base: &Base, other: ElementId, full: Length) -> Option<Length> {
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
                farther = farther.longer(beyond_it(next)?);
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
    fn shuns(&self, base: &Base, feature: &Feature) -> bool {
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
        // How far the run goes before it enters going worse than this.
        let clear_of = |worst: Going| {
            view.table
                .features
                .iter()
                .filter(|feature| {
                    let kind = view.rulebook.terrain_kind(feature.kind);
                    kind.shape.has_going()
                        && self.going_in(feature) > worst
                        && !self.shuns(base, feature)
                })
                .flat_map(|feature| feature.region.pieces())
                .filter_map(|piece| {
                    if overlaps(piece, base) {
                        Some(Length::ZERO)
                    } else {
                        stop(base, Way::Ahead, good, piece)
                    }
                })
                .fold(Length::ENDLESS, Length::shorter)
        };
        [Going::Good, Going::Rough, Going::Bad]
            .into_iter()
            .filter_map(|going| Some(self.allowance_in(going)?.shorter(clear_of(going))))
            .fold(Length::ZERO, Length::longer)
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
        view.table
            .features
            .iter()
            .filter(halts)
            .flat_map(|feature| feature.region.pieces())
            .filter_map(|piece| stop(base, Way::Ahead, good, piece))
            .fold(Length::ENDLESS, Length::shorter)
    }
}

impl Cast {
    fn meet(&mut self, at: Length, block: Block) {
        if self.block.is_none() || before(at, self.length) {
            self.length = at.shorter(self.length);
            self.block = Some(block);
        }
    }
}

/// A base turned in place about its middle.
fn turned(base: &Base, turn: Angle) -> Base {
    let facing = base.pose.facing + turn;
    let front = base.centre()
        + facing
            .direction()
            .vector(base.depth.scaled(1, 2), Length::ZERO);
    base.moved_to(Pose::new(front, facing))
}
