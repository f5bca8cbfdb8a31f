//! Possible attacks of one element on another: places around the target, what blocks them, and the odds (`solo-dba`
//! §4.2, R-61).
//!
//! Positions that differ by one move share most places, so results are reused.

use std::cell::{OnceCell, RefCell};

use acies_geometry::{Base, Convex, Hand, Length, Pose, is_near, overlaps};
use acies_referee::{
    Contact, Element, ElementId, ElementSet, Position, SIDE_SIZE, View, may_reach,
};
use acies_rulebook::{Rulebook, TroopId};

use super::odds_table::{FrontalCombat, Odds, support};
use super::threats::ThreatGauge;

/// How an element stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct ElementState {
    /// Whether an enemy holds it in combat.
    pub held: bool,
    /// Whether it is in bad going.
    pub bad: bool,
    /// Whether a friend is level beside it, on the left and on the right.
    pub beside: [bool; 2],
    /// The troop straight behind it.
    pub behind: Option<TroopId>,
}

/// The states of all elements, by number.
pub type ElementStates = [ElementState; 2 * SIDE_SIZE];

/// How far a troop shoots, and how far it may move first.
pub fn shooting_range(rulebook: &Rulebook, troop: TroopId) -> Option<(Length, Length)> {
    let mut rows = rulebook.shooting.shooters.iter();
    let row = rows.find(|row| row.troops.has(troop))?;
    let allowance = rulebook.troop(troop).allowance.good;
    let first = row.moved_at_most.unwrap_or(Length::MAX);
    Some((row.range, first.min(allowance)))
}

/// The places from which the elements of a position can be attacked, computed on first use.
#[derive(Default)]
pub struct StrikePlaces([RefCell<Vec<PlacesBySize>>; 2 * SIDE_SIZE]);

/// The contacts of an attack.
const STRIKES: [Contact; 4] = [
    Contact::Front,
    Contact::Flank(Hand::Left),
    Contact::Flank(Hand::Right),
    Contact::Rear,
];

/// The places around an element for bases of one size: one for each contact.
struct PlacesBySize {
    width: Length,
    depth: Length,
    places: [Option<StrikePlace>; STRIKES.len()],
}

/// The place of an attacker with a given base size in one contact with a target.
struct StrikePlace {
    pose: Pose,
    width: Length,
    depth: Length,
    /// The base of the target.
    about: Base,
    /// The attacker's base, computed on first use, as no element is near most places.
    end: OnceCell<Base>,
    /// The elements already checked, and those of them that stand there.
    asked: ElementSet,
    there: ElementSet,
}

impl StrikePlace {
    fn new(how: Contact, base: &Base, other: &Base) -> StrikePlace {
        StrikePlace {
            pose: how.pose(other),
            width: base.width,
            depth: base.depth,
            about: *other,
            end: OnceCell::new(),
            asked: ElementSet::NONE,
            there: ElementSet::NONE,
        }
    }

    /// Whether an element stands there.
    fn has(&self, other: &Element) -> bool {
        let base = &other.base;
        // No point of a base is farther from its front's middle than half its width plus its depth.
        let reach = base.depth + self.depth + (base.width + self.width).scaled(1, 2);
        other.on_table()
            && is_near(base.pose.front, self.pose.front, reach)
            && base.may_overlap(self.end())
            && overlaps(base, self.end())
    }

    fn end(&self) -> &Base {
        let end = || self.about.resized(self.pose, self.width, self.depth);
        self.end.get_or_init(end)
    }
}

/// Finds possible attacks in a position after some elements have moved.
pub struct StrikeFinder<'a> {
    gauge: &'a ThreatGauge<'a>,
    on_table: ElementSet,
    moved: ElementSet,
    /// The places around the moved elements.
    own: StrikePlaces,
}

impl<'a> StrikeFinder<'a> {
    /// A finder for a position in which `moved` have moved.
    pub fn new(gauge: &'a ThreatGauge<'a>, moved: ElementSet) -> StrikeFinder<'a> {
        StrikeFinder {
            gauge,
            on_table: gauge.view.position.standing(),
            moved,
            own: StrikePlaces::default(),
        }
    }

    /// Whether attacks on an element may have changed by a move.
    ///
    /// That is if it moved or its state changed, or if a moved element is or was at a place around it.
    pub fn is_attacked_differently(
        &self,
        before: &Position,
        [known, states]: [&ElementStates; 2],
        id: ElementId,
    ) -> bool {
        if self.moved.has(id) || states[id.index()] != known[id.index()] {
            return true;
        }
        let position = self.gauge.view.position;
        let stood = |place: &StrikePlace, other: ElementId| {
            if place.asked.has(other) {
                place.there.has(other)
            } else {
                place.has(before.element(other))
            }
        };
        let around = self.gauge.places.0[id.index()].borrow();
        let mut places = around
            .iter()
            .flat_map(|around| around.places.iter().flatten());
        places.any(|place| {
            let mut moved = self.moved.iter();
            moved.any(|other| stood(place, other) || place.has(position.element(other)))
        })
    }

    /// Applies `ask` to the place of a base in one of the [`STRIKES`] on an enemy, shared between positions.
    fn at_place(
        &self,
        (enemy, how): (ElementId, usize),
        base: &Base,
        ask: impl FnOnce(&mut StrikePlace) -> bool,
    ) -> bool {
        let is_own = self.moved.has(enemy);
        let of = if is_own { &self.own } else { self.gauge.places };
        let mut around = of.0[enemy.index()].borrow_mut();
        let mut sizes = around.iter();
        let known = sizes.position(|one| one.width == base.width && one.depth == base.depth);
        let known = known.unwrap_or_else(|| {
            around.push(PlacesBySize {
                width: base.width,
                depth: base.depth,
                places: [None, None, None, None],
            });
            around.len() - 1
        });
        let place = around[known].places[how].get_or_insert_with(|| {
            let other = self.gauge.view.position.base(enemy);
            StrikePlace::new(STRIKES[how], base, other)
        });
        ask(place)
    }

    /// Whether a third element stands at a place around an enemy.
    fn is_blocked(&self, place: &mut StrikePlace, (one, enemy): (ElementId, ElementId)) -> bool {
        let position = self.gauge.view.position;
        let moved = if self.moved.has(enemy) {
            ElementSet::NONE
        } else {
            self.moved
        };
        let mut other_than = moved;
        other_than.insert(one);
        if !place.there.without(other_than).is_empty() {
            return true;
        }
        let mut others = moved.iter().filter(|&id| id != one);
        if others.any(|id| place.has(position.element(id))) {
            return true;
        }
        let unknown = self.on_table.without(place.asked).without(moved);
        if unknown.is_empty() {
            return false;
        }
        let near = position.near(place.end().bounds(), Length::ZERO);
        let there =
            near.filter(|&(id, other)| unknown.has(id) && overlaps(&other.base, place.end()));
        place.there = there.fold(place.there, |mut there, (id, _)| {
            there.insert(id);
            there
        });
        place.asked = place.asked.or(unknown);
        !place.there.without(other_than).is_empty()
    }

    /// The odds if one element attacked or shot at another; `None` if it cannot.
    pub fn strike(&self, states: &ElementStates, id: ElementId, enemy: ElementId) -> Option<Odds> {
        let ThreatGauge {
            view, odds_table, ..
        } = *self.gauge;
        let View {
            rulebook, position, ..
        } = view;
        let (own, other) = (position.element(id), position.element(enemy));
        let (mine, theirs) = (&states[id.index()], &states[enemy.index()]);
        if mine.held || !own.on_table() || !other.on_table() {
            return None;
        }
        let allowance = rulebook.troop(own.troop).allowance.good;
        let mut best: Option<Odds> = None;
        // The front of a place is no farther from the enemy's front than the enemy's width or depth, except for
        // rounding.
        let (width, depth) = (other.base.width, other.base.depth);
        let farthest = allowance + width.max(depth) + Length::from_units(4);
        if !rulebook.movement.contact.never.has(own.troop)
            && may_reach(&own.base, &other.base, farthest)
        {
            let step = OnceCell::new();
            let reaches = |how: usize| {
                self.at_place((enemy, how), &own.base, |place| {
                    // One front corner travels at least as far as the front's middle, and no going allows more than
                    // good going.
                    if !is_near(place.pose.front, own.base.pose.front, allowance) {
                        return false;
                    }
                    let goes = |limit: Length| own.base.front_moves_within(place.end(), limit);
                    goes(allowance)
                        && step
                            .get_or_init(|| self.gauge.step(own, other.base.pose.front))
                            .is_some_and(goes)
                        && !self.is_blocked(place, (id, enemy))
                })
            };
            let close = |meeting| odds_table.close(rulebook, own, other, meeting);
            if !theirs.held && reaches(0) {
                let troops = [own.troop, other.troop];
                best = Some(close(meeting(rulebook, troops, [mine, theirs])));
            }
            let odds = close(FrontalCombat {
                bad: theirs.bad,
                ..FrontalCombat::default()
            });
            let odds = if theirs.held {
                Odds {
                    kills: odds.beats,
                    dies: 0,
                    ..odds
                }
            } else {
                odds
            };
            // If these odds are no better, reaching a place does not matter.
            if best.is_none_or(|best| odds.is_better(best)) && (1..STRIKES.len()).any(reaches) {
                best = Some(odds);
            }
        }
        if let Some((range, first)) = shooting_range(rulebook, own.troop)
            && may_reach(&own.base, &other.base, range + first)
        {
            let shot = Odds {
                kills: odds_table.shot(own, other),
                ..Odds::default()
            };
            best = best.filter(|&best| !shot.is_better(best)).or(Some(shot));
        }
        best
    }
}

/// The frontal combat of two elements as they stand: supports, and neighbours that the other side lacks.
fn meeting(rulebook: &Rulebook, troops: [TroopId; 2], states: [&ElementState; 2]) -> FrontalCombat {
    let shifts = [0, 1].map(|own| {
        let (mine, theirs) = (states[own], states[1 - own]);
        let behind = mine.behind.map_or(0, |behind| {
            support(rulebook, troops[own], behind, troops[1 - own])
        });
        // The left of one side is the right of the other.
        let open = [0, 1].map(|hand| i8::from(theirs.beside[1 - hand] && !mine.beside[hand]));
        behind - open[0] - open[1]
    });
    FrontalCombat {
        shifts,
        bad: states[1].bad,
    }
}
