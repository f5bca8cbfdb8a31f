//! Flight: recoil, turn about, and run a full move, swinging no more than it must (`dba22` §22.6).

mod straight;

use acies_geometry::{Angle, Base, Convex, Hand, Length, Pose, beyond, is_near, overlaps, within};
use acies_rulebook::TroopId;

use super::{Consequence, Resolver};
use crate::straight_path::{Way, before, is_open, leaves_table};
use crate::{Cause, ElementId, ElementSet, Event, Stronghold, View};

/// How often a flight may change its direction.
const MOST_TURNS: usize = 5;

/// What ends a straight run before its full length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Block {
    Element(ElementId),
    /// A camp or a built-up area.
    Stronghold(Stronghold),
    /// A piece of a terrain feature, by the places of both.
    Piece(usize, usize),
}

/// A straight run: how far it goes, and what stops it there.
struct Cast {
    length: Length,
    block: Option<Block>,
}

/// A whole flight: where it ends, and what it could not get past, if it ends before its full length.
struct Run {
    base: Base,
    stopped_by: Option<Block>,
}

/// One who flees, and how far it has come.
#[derive(Clone, Copy)]
struct Runner<'a> {
    view: View<'a>,
    id: ElementId,
    troop: TroopId,
    /// Where it stood before it recoiled: a river that it was in then is not one that it meets.
    start: Base,
    /// The enemies whom it stood against: it turns its back on them, and they do not hinder that.
    left: ElementSet,
    base: Base,
    spent: Length,
}

impl Resolver<'_> {
    /// An element flees; `held` when an enemy front is known to be on its flank or rear.
    ///
    /// Answers whether it survived.
    pub fn flee(&mut self, id: ElementId, held: bool) -> bool {
        let start = *self.position.base(id);
        // Who fights it from behind as if to its front is in its way all the same.
        let ahead = |enemy: &Base| beyond(start.local(enemy.centre()).ahead, Length::ZERO);
        let left = (self.position.side(id.side().other()))
            .filter(|(_, enemy)| ahead(&enemy.base))
            .map(|(enemy, _)| enemy)
            .filter(|&enemy| crate::combat::meets_now(self.view(), id, enemy).is_some())
            .collect();
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
            left,
            base: about,
            spent: Length::ZERO,
        };
        match runner.run(hand) {
            Ok(Run { base, stopped_by }) => {
                if let Some(block) = stopped_by
                    && let Some(cause) = self.stopped(id, block)
                {
                    self.lose(id, cause);
                    return false;
                }
                let to = base.pose;
                self.position.place(id, to);
                self.did(id, Consequence::Fled);
                self.record(|| Event::Fled { id, to });
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
    /// What it costs an element that its flight cannot go on, if it costs it its life; who is in its way may be lost with it
    /// (`dba30` §15.2).
    fn stopped(&mut self, id: ElementId, block: Block) -> Option<Cause> {
        let rules = &self.rulebook.outcomes.flight;
        let in_the_way = match block {
            Block::Element(other) => Some(other),
            Block::Stronghold(_) | Block::Piece(..) => None,
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
    /// Where the flight ends, or what loses the element on the way.
    fn run(mut self, hand: Hand) -> Result<Run, Cause> {
        let mut stopped_by = None;
        for _ in 0..MOST_TURNS {
            let straight = self.cast(&self.base, self.full(&self.base));
            // What it would meet only beyond the table's edge or a river cannot turn it aside.
            let halt = self.go(straight.length)?;
            let Some((swung, cast)) = self.swing(&straight, hand) else {
                return Ok(Run {
                    base: halt,
                    stopped_by: straight.block,
                });
            };
            self = swung;
            stopped_by = cast.block;
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

    /// Goes so far ahead, unless the table or a river ends it; not onto an empty camp, where it halts at the edge.
    fn go(&self, length: Length) -> Result<Base, Cause> {
        let table = self.view.table;
        let edge = leaves_table(table, &self.base, Way::Ahead, length);
        let river = self.river_at(length);
        match (edge, river) {
            (Some(edge), Some(river)) if before(river, edge) => Err(Cause::River),
            (Some(_), _) => Err(Cause::LeftTable),
            (None, Some(_)) => Err(Cause::River),
            (None, None) => Ok(Way::Ahead.go(&self.base, self.short_of_strongholds(length))),
        }
    }

    /// The least swing to either hand from which the run gets past what blocks it straight ahead.
    ///
    /// One that has not recoiled out of its line first may swing as well when it has got out of it by its own depth.
    fn swing(&self, straight: &Cast, hand: Hand) -> Option<(Self, Cast)> {
        let block = straight.block?;
        let near = self.near();
        let depth = self.base.depth;
        let in_line = !self.view.rulebook.outcomes.flight.recoils_first
            && self.spent == Length::ZERO
            && within(depth, straight.length);
        let clear = in_line.then(|| {
            let runner = Runner {
                base: Way::Ahead.go(&self.base, depth),
                spent: depth,
                ..*self
            };
            let rest = Cast {
                length: straight.length - depth,
                ..*straight
            };
            let near = runner.near();
            (runner, rest, near)
        });
        (1..=90).find_map(|degrees| {
            [hand, hand.other()].into_iter().find_map(|hand| {
                let at_once = self.try_swing((straight, block), near, degrees, hand);
                at_once.or_else(|| {
                    let (runner, rest, near) = clear.as_ref()?;
                    runner.try_swing((rest, block), *near, degrees, hand)
                })
            })
        })
    }

    /// Those in whose way it may come when it turns in place, however far: but those whom it turns its back on.
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
            .without(self.left)
    }

    fn try_swing(
        &self,
        (straight, block): (&Cast, Block),
        near: ElementSet,
        degrees: u64,
        hand: Hand,
    ) -> Option<(Self, Cast)> {
        let turn = Angle(((degrees << 32) / 360) as u32);
        let turn = match hand {
            Hand::Left => -turn,
            Hand::Right => turn,
        };
        let base = turned(&self.base, turn);
        let onto = |other| overlaps(self.view.position.base(other), &base);
        if near.iter().any(onto)
            || !is_open(self.view, self.troop, &base)
            || self.swings_into_shunned(&base)
        {
            return None;
        }
        // What still stops it short of its own far side is not got past, whatever else is met before: mostly this is known at
        // once.
        let full = self.full(&base);
        let far_side = self.far_side(&base, block);
        let again = self.meets_again(&base, full, block);
        if again.is_some_and(|at| before(at, far_side)) {
            return None;
        }
        let cast = self.cast(&base, full);
        let past = match cast.block {
            None => true,
            Some(other) if other == block => false,
            // Where something else stops it then, the swing must at least get it past, and farther than straight on.
            Some(_) => !before(cast.length, far_side) && before(straight.length, cast.length),
        };
        let end = Way::Ahead.go(&base, cast.length);
        let onto = |enemy| overlaps(self.view.position.base(enemy), &end);
        (past && !self.left.iter().any(onto)).then_some((Runner { base, ..*self }, cast))
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
            points
                .iter()
                .fold(Length::ZERO, |far, &point| far.max(base.local(point).ahead))
        };
        match block {
            Block::Element(id) => farthest(self.view.position.base(id).vertices()),
            Block::Stronghold(stronghold) => self
                .view
                .table
                .stronghold(stronghold)
                .map_or(Length::ZERO, |region| farthest(region.outline())),
            Block::Piece(feature, _) => {
                farthest(self.view.table.features[feature].region.outline())
            }
        }
    }
}

/// A base turned in place about its middle.
fn turned(base: &Base, turn: Angle) -> Base {
    let facing = base.pose.facing + turn;
    // The direction is found once: it is dear.
    let there = base.moved_to(Pose::new(base.centre(), facing));
    there.moved_to(there.shifted(base.depth.scaled(1, 2), Length::ZERO))
}
