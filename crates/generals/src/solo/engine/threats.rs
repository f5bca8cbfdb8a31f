//! Threats: possible attacks, possible losses and the distance to an attack, in closed form (`solo-dba` §4.2, R-61).
//!
//! Threat zones, PIPs and elements in the way are ignored, so that the results can be recomputed by hand:
//! docs/reference/solo-dba.md has the formulas.

use acies_geometry::{Hand, Length, Point, Region, Segment, TOUCH};
use acies_referee::combat::pinned_by;
use acies_referee::{
    Contact, Element, ElementId, ElementSet, Feature, Occupant, Position, SIDE_SIZE, Side,
    Stronghold, View, behind, beside, may_reach,
};
use acies_rulebook::{Going, RiverState, Shape};
use arrayvec::ArrayVec;

use super::odds_table::{FrontalCombat, Odds, OddsTable};
use super::strikes::{ElementState, ElementStates, StrikeFinder, StrikePlaces, shooting_range};
use super::ways::{self, SlowStretch};

/// The weight of a general among possible losses.
pub const GENERAL: i32 = 3;

/// The threats in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// A: the kills less losses the general's side could make in its next movement, each element by itself.
    pub attack: i32,
    /// D: what it could lose in the opponent's next movement; a general counts three times.
    pub danger: i32,
}

/// All possible attacks and shots with their odds, by attacker and target.
#[derive(Clone)]
pub struct Strikes {
    odds: [[Option<Odds>; SIDE_SIZE]; 2 * SIDE_SIZE],
    states: ElementStates,
}

impl Strikes {
    /// The threats of a side.
    pub fn threats(&self, position: &Position, side: Side) -> Threats {
        let all = |id: ElementId| self.odds[id.index()].iter().flatten();
        let best = |id: ElementId| all(id).map(|odds| odds.advantage()).max();
        let attack = position
            .side(side)
            .map(|(id, _)| i32::from(best(id).unwrap_or(0).max(0)));
        let danger = self.dangers(position, side);
        Threats {
            attack: attack.sum(),
            danger: danger.iter().flatten().sum(),
        }
    }

    /// The danger of each element, a general's three times; `None` if no enemy can attack it.
    pub fn dangers(&self, position: &Position, side: Side) -> [Option<i32>; SIDE_SIZE] {
        let mut dangers = [None; SIDE_SIZE];
        for (id, element) in position.side(side) {
            let times = if element.general { GENERAL } else { 1 };
            // Elements off the table have no odds.
            let by = |enemy: ElementId| self.odds[enemy.index()][id.index() % SIDE_SIZE];
            let odds = ElementId::of_side(side.other()).filter_map(by);
            let kills = odds.map(|odds| odds.kills).max();
            dangers[id.index() % SIDE_SIZE] = kills.map(|kills| times * i32::from(kills));
        }
        dangers
    }
}

/// Measures the threats in a position.
#[derive(Clone, Copy)]
pub struct ThreatGauge<'a> {
    /// The odds of the battle's troops.
    pub odds_table: &'a OddsTable,
    /// The places around elements, shared with earlier positions.
    pub places: &'a StrikePlaces,
    /// The position.
    pub view: View<'a>,
}

/// The places from which an enemy can be attacked are within this distance.
const AROUND: Length = Length::from_units(3 << 16);

impl ThreatGauge<'_> {
    /// All possible attacks.
    pub fn strikes(&self) -> Strikes {
        let position = self.view.position;
        let mut strikes = Strikes {
            odds: [[None; SIDE_SIZE]; 2 * SIDE_SIZE],
            states: [ElementState::default(); 2 * SIDE_SIZE],
        };
        for (id, _) in position.on_table() {
            strikes.states[id.index()] = self.state(id, None);
        }
        let here = StrikeFinder::new(self, ElementSet::NONE);
        for (id, _) in position.on_table() {
            for (enemy, _) in position.side(id.side().other()) {
                strikes.odds[id.index()][enemy.index() % SIDE_SIZE] =
                    here.strike(&strikes.states, id, enemy);
            }
        }
        strikes
    }

    /// The same after a move; `known` belongs to the position `before`.
    pub fn strikes_after(&self, before: &Position, known: &Strikes) -> Strikes {
        let position = self.view.position;
        let mut strikes = known.clone();
        let elements = || (0..2 * SIDE_SIZE).map(ElementId::from_index);
        let moved = position.moved_since(before);
        let here = StrikeFinder::new(self, moved);
        let mut changed = moved;
        // Near a moved element, places for attacks may be blocked or cleared.
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
            let state = if position.element(id).on_table() {
                let stays = !moved.has(id);
                self.state(id, stays.then_some(known.states[id.index()].bad))
            } else {
                ElementState::default()
            };
            if state != strikes.states[id.index()] {
                strikes.states[id.index()] = state;
                changed.insert(id);
            }
        }
        for enemy in elements() {
            let anew = near.has(enemy)
                && here.is_attacked_differently(before, [&known.states, &strikes.states], enemy);
            for id in ElementId::of_side(enemy.side().other()) {
                if anew || changed.has(id) {
                    strikes.odds[id.index()][enemy.index() % SIDE_SIZE] =
                        here.strike(&strikes.states, id, enemy);
                }
            }
        }
        strikes
    }

    /// The danger of a side after one of its elements has moved, if it is less than `limit`.
    ///
    /// The mover fights neither before nor after; `known` belongs to the position `before`. The result is that of
    /// [`Self::strikes_after`] with less work.
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
        let mut states = known.states;
        for id in near.iter().chain([mover]) {
            let ElementState { held, bad, .. } = known.states[id.index()];
            states[id.index()] = self.element_state(id, held, (id != mover).then_some(bad));
        }
        let mut own = ElementSet::NONE;
        own.insert(mover);
        let here = StrikeFinder::new(self, own);
        let mut sum = 0;
        // Elements that the move leaves alone are cheap, so they come first.
        let anew = |id| {
            id == mover
                || near.has(id)
                    && here.is_attacked_differently(before, [&known.states, &states], id)
        };
        let mut others = ElementSet::NONE;
        for (id, element) in position.side(side) {
            if anew(id) {
                others.insert(id);
            } else {
                let enemies = position.side(side.other());
                let odds =
                    |(enemy, _): (ElementId, _)| known.odds[enemy.index()][id.index() % SIDE_SIZE];
                sum += worst_loss(enemies.filter_map(odds), element);
            }
        }
        for id in others.iter() {
            if sum >= limit {
                return None;
            }
            let enemies = position.side(side.other());
            let odds = enemies.filter_map(|(enemy, _)| here.strike(&states, enemy, id));
            sum += worst_loss(odds, position.element(id));
        }
        (sum < limit).then_some(sum)
    }

    fn state(&self, id: ElementId, bad: Option<bool>) -> ElementState {
        self.element_state(id, pinned_by(self.view, id).is_some(), bad)
    }

    /// The state of an element that is known to be held or not; `bad` is its going if it has not moved.
    fn element_state(&self, id: ElementId, held: bool, bad: Option<bool>) -> ElementState {
        let position = self.view.position;
        let element = position.element(id);
        let View {
            rulebook, table, ..
        } = self.view;
        let going = || table.going_of(rulebook, element.troop, &element.base);
        let mut state = ElementState {
            held,
            bad: bad.unwrap_or_else(|| going() >= Going::Bad),
            ..ElementState::default()
        };
        for (friend, other) in position.side(id.side()) {
            if friend == id || !may_reach(&element.base, &other.base, Length::BASE_WIDTH * 2) {
                continue;
            }
            for (hand, has) in Hand::BOTH.into_iter().zip(&mut state.beside) {
                *has |= beside(&other.base, &element.base, hand);
            }
            if behind(&other.base, &element.base) {
                state.behind = Some(other.troop);
            }
        }
        state
    }

    /// How far an element moves toward a place in one move, by the worst going on the straight way; `None` if it
    /// cannot.
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
        let going = table.worst_going(rulebook, own.troop, |Feature { region, .. }| {
            region.overlaps(&way) || region.overlaps(&own.base)
        });
        let step = match going {
            Going::Good => allowance.good,
            Going::Rough => allowance.rough?,
            Going::Bad => allowance.bad?,
            Going::Impassable => return None,
        };
        // An untested river counts as slow, which is the most likely result.
        let wet = position.river != RiverState::Paltry
            && table.rivers_under(rulebook, &way).next().is_some();
        Some(if wet {
            step.min(rulebook.movement.rivers.limit)
        } else {
            step
        })
    }

    /// In how many bounds an element goes `length` straight toward a place; `None` if it never gets there.
    fn bounds_toward(&self, own: &Element, to: Point, length: Length) -> Option<i32> {
        let View {
            rulebook,
            table,
            position,
        } = self.view;
        let length = length - TOUCH;
        let troop = rulebook.troop(own.troop);
        let (good, depth) = (troop.allowance.good, own.base.depth);
        let wet = || {
            let mut rivers = table.rivers_under(rulebook, &own.base);
            position.river != RiverState::Paltry && rivers.next().is_some()
        };
        if self.step(own, to) == Some(good) && !wet() {
            return ways::bounds(length, depth, good, &[]);
        }
        let way = Segment {
            from: own.base.pose.front,
            to,
        };
        let mut slow: ArrayVec<SlowStretch, 32> = ArrayVec::new();
        let mut add = |region: &Region, step: Length| {
            let under = region
                .overlaps(&own.base)
                .then_some([Length::ZERO - depth, Length::ZERO]);
            let along = region.overlaps(&[way.from, way.to]);
            let along = along.then(|| region.stretches(way)).into_iter().flatten();
            for [from, to] in under.into_iter().chain(along) {
                let _ = slow.try_push(SlowStretch { from, to, step });
            }
        };
        for (going, feature) in table.goings(rulebook, own.troop) {
            let step = match going {
                Going::Good => continue,
                Going::Rough => troop.allowance.rough,
                Going::Bad => troop.allowance.bad,
                Going::Impassable => None,
            };
            add(&feature.region, step.unwrap_or(Length::ZERO));
        }
        if position.river != RiverState::Paltry {
            for river in table.features_of(rulebook, Shape::River) {
                add(&river.region, good.min(rulebook.movement.rivers.limit));
            }
        }
        ways::bounds(length, depth, good, &slow)
    }

    /// In how many bounds an element can make a non-futile attack or shoot, at the nearest enemy or camp.
    ///
    /// An element without such a target counts the bounds to the nearest enemy; `None` if it cannot get there.
    pub fn bounds_to_attack(&self, id: ElementId) -> Option<i32> {
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
        let shooter = shooting_range(rulebook, own.troop);
        let (mut least, mut nearest) = (i32::MAX, i32::MAX);
        for (_, other) in position.side(id.side().other()) {
            let to = other.base.pose.front;
            if let Some((range, _)) = shooter {
                let way = own.base.pose.front.distance(to);
                let shot = self.bounds_toward(own, to, way - range);
                least = least.min(shot.unwrap_or(i32::MAX));
            }
            if never {
                continue;
            }
            let (base, there) = (&own.base, &other.base);
            // One front corner travels at least as far as the front's middle; each rounding is at most a unit.
            let middle = base.pose.front.distance(to) - Length::from_units(4);
            if bounds(middle, allowance) >= least {
                continue;
            }
            let end = there.resized(Contact::Front.pose(there), base.width, base.depth);
            let way = own.base.max_front_corner_displacement(&end);
            // Even in good going it would not be sooner.
            if bounds(way, allowance) >= least {
                continue;
            }
            let Some(way) = self.bounds_toward(own, to, way) else {
                continue;
            };
            nearest = nearest.min(way);
            let odds = self
                .odds_table
                .close(rulebook, own, other, FrontalCombat::default());
            if odds.kills > 0 || odds.dies == 0 {
                least = least.min(way);
            }
        }
        let camp = self.odds_table.camp(own);
        for stronghold in Stronghold::ALL {
            let open = match position.occupant(stronghold) {
                Occupant::Empty => true,
                Occupant::NonCombatants => camp.kills > 0 || camp.dies == 0,
                Occupant::Garrison(_)
                | Occupant::Absent
                | Occupant::Turned
                | Occupant::Captured(_)
                | Occupant::Razed => false,
            };
            if stronghold.owner() == id.side() || !open || never {
                continue;
            }
            if let Some(region) = view.table.stronghold(stronghold) {
                let (low, high) = region.bounds();
                let way = region.distance(&[own.base.pose.front]);
                let entered = self.bounds_toward(own, low.midway(high), way);
                least = least.min(entered.unwrap_or(i32::MAX));
            }
        }
        let found = if least == i32::MAX { nearest } else { least };
        (found < i32::MAX).then_some(found)
    }
}

/// The greatest possible loss of an element, a general's three times.
fn worst_loss(odds: impl Iterator<Item = Odds>, element: &Element) -> i32 {
    let times = if element.general { GENERAL } else { 1 };
    odds.map(|odds| i32::from(odds.kills)).max().unwrap_or(0) * times
}
