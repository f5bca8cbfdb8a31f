//! What could be struck, what could be lost and how far it is to a blow, in closed form over poses and open odds
//! (`solo-dba` §4.2, R-61).
//!
//! No zone, no PIP and nobody on the way is looked at, so that anybody can work it out again: docs/reference/solo-dba.md has the formulas.

use acies_geometry::{Hand, Length, Point, TOUCH};
use acies_referee::combat::pinned_by;
use acies_referee::{
    Contact, Element, ElementId, ElementSet, Occupant, Position, SIDE_SIZE, Side, Stronghold, View,
    behind, beside, may_reach,
};
use acies_rulebook::{Going, RiverState};

use super::powers::{Meeting, Odds, Powers};
use super::strike::{Here, Places, Stand, Stands, shoots};

/// What a general counts among those who may be lost.
pub const GENERAL: i32 = 3;

/// The measures of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// What the side that is led could kill more than lose in its next movement, each of its elements for itself.
    pub attack: i32,
    /// What it could lose in the other side's next movement; a general counts three times.
    pub danger: i32,
}

/// Who could strike or shoot at whom, and how that would go: of each side by the number of the striker and of the struck.
#[derive(Clone)]
pub struct Strikes {
    odds: [[Option<Odds>; SIDE_SIZE]; 2 * SIDE_SIZE],
    stands: Stands,
}

impl Strikes {
    /// The measures of a side.
    pub fn threats(&self, position: &Position, side: Side) -> Threats {
        let all = |id: ElementId| self.odds[id.index()].iter().flatten();
        let best = |id: ElementId| all(id).map(|odds| odds.edge()).max();
        let attack = position
            .side(side)
            .map(|(id, _)| i32::from(best(id).unwrap_or(0).max(0)));
        let danger = self.dangers(position, side);
        Threats {
            attack: attack.sum(),
            danger: danger.iter().flatten().sum(),
        }
    }

    /// What each element of a side could be lost by, a general three times; `None` for those whom nobody could strike.
    pub fn dangers(&self, position: &Position, side: Side) -> [Option<i32>; SIDE_SIZE] {
        let mut dangers = [None; SIDE_SIZE];
        for (id, element) in position.side(side) {
            let times = if element.general { GENERAL } else { 1 };
            // Who is not on the table strikes nobody.
            let by = |enemy: ElementId| self.odds[enemy.index()][id.index() % SIDE_SIZE];
            let odds = ElementId::of_side(side.other()).filter_map(by);
            let kills = odds.map(|odds| odds.kills).max();
            dangers[id.index() % SIDE_SIZE] = kills.map(|kills| times * i32::from(kills));
        }
        dangers
    }
}

/// A position as it is measured.
#[derive(Clone, Copy)]
pub struct Measure<'a> {
    /// The open odds of the battle.
    pub powers: &'a Powers,
    /// The places of a position of which some may have moved since.
    pub places: &'a Places,
    /// The position.
    pub view: View<'a>,
}

/// Within so much of an enemy are the places from which it is struck.
const AROUND: Length = Length::from_units(3 << 16);

impl Measure<'_> {
    /// Who could strike whom.
    pub fn strikes(&self) -> Strikes {
        let position = self.view.position;
        let mut strikes = Strikes {
            odds: [[None; SIDE_SIZE]; 2 * SIDE_SIZE],
            stands: [Stand::default(); 2 * SIDE_SIZE],
        };
        for (id, _) in position.on_table() {
            strikes.stands[id.index()] = self.stand(id, None);
        }
        let here = Here::of(self, ElementSet::NONE);
        for (id, _) in position.on_table() {
            for (enemy, _) in position.side(id.side().other()) {
                strikes.odds[id.index()][enemy.index() % SIDE_SIZE] =
                    here.strike(&strikes.stands, id, enemy);
            }
        }
        strikes
    }

    /// The same after some have moved, where `known` is of the position `before`.
    pub fn strikes_after(&self, before: &Position, known: &Strikes) -> Strikes {
        let position = self.view.position;
        let mut strikes = known.clone();
        let elements = || (0..2 * SIDE_SIZE).map(ElementId::from_index);
        let moved = position.moved_since(before);
        let here = Here::of(self, moved);
        let mut changed = moved;
        // Those whom somebody who moved stands or stood near: a place from which they are struck may be barred, or open.
        let near: ElementSet = elements()
            .filter(|&other| {
                moved.has(other)
                    || position.element(other).on_table()
                        && moved.iter().any(|id| {
                            [before, position].into_iter().any(|position| {
                                may_reach(position.base(other), position.base(id), AROUND)
                            })
                        })
            })
            .collect();
        for id in near.iter() {
            let stand = if position.element(id).on_table() {
                let stays = !moved.has(id);
                self.stand(id, stays.then_some(known.stands[id.index()].bad))
            } else {
                Stand::default()
            };
            if stand != strikes.stands[id.index()] {
                strikes.stands[id.index()] = stand;
                changed.insert(id);
            }
        }
        for enemy in elements() {
            let anew = near.has(enemy)
                && here.is_struck_otherwise(before, [&known.stands, &strikes.stands], enemy);
            for id in ElementId::of_side(enemy.side().other()) {
                if anew || changed.has(id) {
                    strikes.odds[id.index()][enemy.index() % SIDE_SIZE] =
                        here.strike(&strikes.stands, id, enemy);
                }
            }
        }
        strikes
    }

    /// What a side could lose after one of it, who fights with nobody before it nor after, has moved, if that is less than
    /// `limit`; `known` is of the position `before`. The same as by [`Self::strikes_after`], with less work.
    pub fn danger_if(
        &self,
        before: &Position,
        known: &Strikes,
        mover: ElementId,
        limit: i32,
    ) -> Option<i32> {
        let position = self.view.position;
        let side = mover.side();
        let near: ElementSet = position
            .side(side)
            .filter(|(_, friend)| {
                [before, position]
                    .into_iter()
                    .any(|position| may_reach(&friend.base, position.base(mover), AROUND))
            })
            .map(|(id, _)| id)
            .collect();
        let mut stands = known.stands;
        for id in near.iter().chain([mover]) {
            let Stand { held, bad, .. } = known.stands[id.index()];
            stands[id.index()] = self.among(id, held, (id != mover).then_some(bad));
        }
        let mut own = ElementSet::NONE;
        own.insert(mover);
        let here = Here::of(self, own);
        let mut sum = 0;
        // Those whom the move leaves alone cost least: they come first.
        let anew = |id| {
            id == mover
                || near.has(id) && here.is_struck_otherwise(before, [&known.stands, &stands], id)
        };
        let mut others = ElementSet::NONE;
        for (id, element) in position.side(side) {
            if anew(id) {
                others.insert(id);
            } else {
                let enemies = position.side(side.other());
                let odds =
                    |(enemy, _): (ElementId, _)| known.odds[enemy.index()][id.index() % SIDE_SIZE];
                sum += worst(enemies.filter_map(odds), element);
            }
        }
        for id in others.iter() {
            if sum >= limit {
                return None;
            }
            let enemies = position.side(side.other());
            let odds = enemies.filter_map(|(enemy, _)| here.strike(&stands, enemy, id));
            sum += worst(odds, position.element(id));
        }
        (sum < limit).then_some(sum)
    }

    fn stand(&self, id: ElementId, bad: Option<bool>) -> Stand {
        self.among(id, pinned_by(self.view, id).is_some(), bad)
    }

    /// How an element stands, of which it is known whether it is held, and whether it is in bad going unless it has moved.
    fn among(&self, id: ElementId, held: bool, bad: Option<bool>) -> Stand {
        let position = self.view.position;
        let element = position.element(id);
        let View {
            rulebook, table, ..
        } = self.view;
        let going = || table.going_of(rulebook, element.troop, &element.base);
        let mut stand = Stand {
            held,
            bad: bad.unwrap_or_else(|| going() >= Going::Bad),
            ..Stand::default()
        };
        for (friend, other) in position.side(id.side()) {
            if friend == id || !may_reach(&element.base, &other.base, Length::BASE_WIDTH * 2) {
                continue;
            }
            for (hand, has) in Hand::BOTH.into_iter().zip(&mut stand.beside) {
                *has |= beside(&other.base, &element.base, hand);
            }
            if behind(&other.base, &element.base) {
                stand.behind = Some(other.troop);
            }
        }
        stand
    }

    /// How far an element goes in a move toward a place, by the worst ground on the straight way there; `None` where it may
    /// not go.
    pub fn step(&self, own: &Element, to: Point) -> Option<Length> {
        let View {
            rulebook,
            table,
            position,
        } = self.view;
        let allowance = &rulebook.troop(own.troop).allowance;
        let way = [own.base.pose.front, to];
        if way[0] == way[1] {
            return Some(allowance.good);
        }
        let going = table.worst_going(rulebook, own.troop, |region| {
            region.overlaps(&way) || region.overlaps(&own.base)
        });
        let step = match going {
            Going::Good => allowance.good,
            Going::Rough => allowance.rough?,
            Going::Bad => allowance.bad?,
            Going::Impassable => return None,
        };
        // One that nobody has tried is taken for slow, as most dice make it.
        let wet = position.river != RiverState::Paltry
            && table.rivers_under(rulebook, &way).next().is_some();
        Some(if wet {
            step.min(rulebook.movement.rivers.limit)
        } else {
            step
        })
    }

    /// In how many bounds an element can strike somebody without mere loss, or shoot at him: of all enemies and their camps
    /// the least. One who has nobody to strike counts the way to the nearest.
    pub fn bounds_to_blow(&self, id: ElementId) -> i32 {
        let (view, position) = (self.view, self.view.position);
        let own = position.element(id);
        let rulebook = view.rulebook;
        let allowance = rulebook.troop(own.troop).allowance.good;
        let never = rulebook.movement.contact.never.has(own.troop);
        let bounds = |way: Length, step: Length| {
            let step = step.units().max(1);
            let units = (way - TOUCH).units().max(0);
            (units + step - 1) / step
        };
        let shooter = shoots(rulebook, own.troop);
        let (mut least, mut nearest) = (i32::MAX, i32::MAX);
        for (_, other) in position.side(id.side().other()) {
            let to = other.base.pose.front;
            if let Some((range, _)) = shooter
                && let Some(step) = self.step(own, to)
            {
                let way = own.base.pose.front.distance(to);
                least = least.min(bounds(way - range, step));
            }
            if never {
                continue;
            }
            let (base, there) = (&own.base, &other.base);
            // No corner goes less far than the middle of the front; what is rounded is a unit each.
            let middle = base.pose.front.distance(to) - Length::from_units(4);
            if bounds(middle, allowance) >= least {
                continue;
            }
            let end = there.resized(Contact::Front.pose(there), base.width, base.depth);
            let way = own.base.max_front_corner_displacement(&end);
            // On the best of ground it is no sooner there than so.
            if bounds(way, allowance) >= least {
                continue;
            }
            let Some(step) = self.step(own, to) else {
                continue;
            };
            let way = bounds(way, step);
            nearest = nearest.min(way);
            let odds = self.powers.close(rulebook, own, other, Meeting::default());
            if odds.kills > 0 || odds.dies == 0 {
                least = least.min(way);
            }
        }
        let camp = self.powers.camp(own);
        for stronghold in Stronghold::ALL {
            let open = match position.occupant(stronghold) {
                Occupant::Empty => true,
                Occupant::NonCombatants => camp.kills > 0 || camp.dies == 0,
                Occupant::Garrison(_)
                | Occupant::Absent
                | Occupant::Captured(_)
                | Occupant::Razed => false,
            };
            if stronghold.owner() == id.side() || !open || never {
                continue;
            }
            if let Some(region) = view.table.stronghold(stronghold) {
                let (low, high) = region.bounds();
                let way = region.distance(&[own.base.pose.front]);
                if let Some(step) = self.step(own, low.midway(high)) {
                    least = least.min(bounds(way, step));
                }
            }
        }
        if least == i32::MAX {
            nearest.min(99)
        } else {
            least
        }
    }
}

/// The most that somebody could be lost by, a general three times.
fn worst(odds: impl Iterator<Item = Odds>, element: &Element) -> i32 {
    let times = if element.general { GENERAL } else { 1 };
    odds.map(|odds| i32::from(odds.kills)).max().unwrap_or(0) * times
}
