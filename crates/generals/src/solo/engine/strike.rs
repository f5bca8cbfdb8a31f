//! Whether and how one element could strike another from where it stands: the places about the other, who bars them, and the
//! open odds (`solo-dba` §4.2, R-61).
//!
//! Positions that differ by a move are asked about the same places: what is known of those stays known.

use std::cell::{OnceCell, RefCell};

use acies_geometry::{Base, Hand, Length, Pose, is_near, overlaps};
use acies_referee::{
    Contact, Element, ElementId, ElementSet, Position, SIDE_SIZE, View, may_reach,
};
use acies_rulebook::{Rulebook, TroopId};

use super::measure::Measure;
use super::powers::{Meeting, Odds, support};

/// How an element stands among the others.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Stand {
    /// Whether an enemy holds it in a combat.
    pub held: bool,
    /// Whether it is in bad going.
    pub bad: bool,
    /// Whether a friend is level beside it, on its left and on its right.
    pub beside: [bool; 2],
    /// Who is straight behind it.
    pub behind: Option<TroopId>,
}

/// How all elements stand, by their numbers.
pub type Stands = [Stand; 2 * SIDE_SIZE];

/// How far a troop shoots, and how far it may go first.
pub fn shoots(rulebook: &Rulebook, troop: TroopId) -> Option<(Length, Length)> {
    let mut rows = rulebook.shooting.shooters.iter();
    let row = rows.find(|row| row.troops.has(troop))?;
    let allowance = rulebook.troop(troop).allowance.good;
    let first = row.moved_at_most.unwrap_or(Length::MAX);
    Some((row.range, first.min(allowance)))
}

/// The places from which the elements of a position are struck, worked out when they are first asked for.
#[derive(Default)]
pub struct Places([RefCell<Vec<Around>>; 2 * SIDE_SIZE]);

/// The contacts in which one strikes another.
const STRIKES: [Contact; 4] = [
    Contact::Front,
    Contact::Flank(Hand::Left),
    Contact::Flank(Hand::Right),
    Contact::Rear,
];

/// The places about an element of all with bases of one size: one for each contact, as far as they have been asked about.
struct Around {
    width: Length,
    depth: Length,
    places: [Option<Place>; STRIKES.len()],
}

/// Where one with such a base stands who is in a contact with an element.
struct Place {
    pose: Pose,
    width: Length,
    depth: Length,
    /// The base of the element.
    about: Base,
    /// His base there, made when it is first asked for: most places nobody is near.
    end: OnceCell<Base>,
    /// Those who have been asked whether they stand there, and who of them does.
    asked: ElementSet,
    there: ElementSet,
}

impl Place {
    fn of(how: Contact, base: &Base, other: &Base) -> Place {
        Place {
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
        // No point of a base is farther from the middle of its front than half its width and its depth.
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

/// A position as it is measured, in which some have moved since its places were looked at.
pub struct Here<'a> {
    measure: &'a Measure<'a>,
    on_table: ElementSet,
    moved: ElementSet,
    /// The places about those who moved.
    own: Places,
}

impl<'a> Here<'a> {
    /// A position where these have moved.
    pub fn of(measure: &'a Measure<'a>, moved: ElementSet) -> Here<'a> {
        let on_table = measure.view.position.on_table();
        Here {
            measure,
            on_table: on_table.map(|(id, _)| id).collect(),
            moved,
            own: Places::default(),
        }
    }

    /// Whether somebody could strike an element otherwise than before some moved, as far as it and those about it tell: it moved or
    /// stands otherwise, or one of those who moved stands or stood at a place about it.
    pub fn is_struck_otherwise(
        &self,
        before: &Position,
        [known, stands]: [&Stands; 2],
        id: ElementId,
    ) -> bool {
        if self.moved.has(id) || stands[id.index()] != known[id.index()] {
            return true;
        }
        let position = self.measure.view.position;
        let stood = |place: &Place, other: ElementId| {
            if place.asked.has(other) {
                place.there.has(other)
            } else {
                place.has(before.element(other))
            }
        };
        let around = self.measure.places.0[id.index()].borrow();
        let mut places = around
            .iter()
            .flat_map(|around| around.places.iter().flatten());
        places.any(|place| {
            let mut moved = self.moved.iter();
            moved.any(|other| stood(place, other) || place.has(position.element(other)))
        })
    }

    /// Asks about the place of somebody with such a base in one of the [`STRIKES`] at an enemy: those who could strike from there before, or
    /// in another position, have found it already.
    fn at_place(
        &self,
        (enemy, how): (ElementId, usize),
        base: &Base,
        ask: impl FnOnce(&mut Place) -> bool,
    ) -> bool {
        let is_own = self.moved.has(enemy);
        let of = if is_own {
            &self.own
        } else {
            self.measure.places
        };
        let mut around = of.0[enemy.index()].borrow_mut();
        let mut sizes = around.iter();
        let known = sizes.position(|one| one.width == base.width && one.depth == base.depth);
        let known = known.unwrap_or_else(|| {
            around.push(Around {
                width: base.width,
                depth: base.depth,
                places: [None, None, None, None],
            });
            around.len() - 1
        });
        let place = around[known].places[how].get_or_insert_with(|| {
            let other = self.measure.view.position.base(enemy);
            Place::of(STRIKES[how], base, other)
        });
        ask(place)
    }

    /// Whether somebody else than one of those who strike an enemy stands at a place about it.
    fn is_barred(&self, place: &mut Place, (one, enemy): (ElementId, ElementId)) -> bool {
        let position = self.measure.view.position;
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
        for id in self
            .on_table
            .without(place.asked)
            .without(other_than)
            .iter()
        {
            place.asked.insert(id);
            if place.has(position.element(id)) {
                place.there.insert(id);
                return true;
            }
        }
        false
    }

    /// How it would go if one struck another or shot at it; `None` when it cannot.
    pub fn strike(&self, stands: &Stands, id: ElementId, enemy: ElementId) -> Option<Odds> {
        let Measure { view, powers, .. } = *self.measure;
        let View {
            rulebook, position, ..
        } = view;
        let (own, other) = (position.element(id), position.element(enemy));
        let (mine, theirs) = (&stands[id.index()], &stands[enemy.index()]);
        if mine.held || !own.on_table() || !other.on_table() {
            return None;
        }
        let allowance = rulebook.troop(own.troop).allowance.good;
        let mut best: Option<Odds> = None;
        // No place about an enemy has its front farther from his than he is wide or deep, but for what is rounded.
        let (width, depth) = (other.base.width, other.base.depth);
        let farthest = allowance + width.max(depth) + Length::from_units(4);
        if !rulebook.movement.contact.never.has(own.troop)
            && may_reach(&own.base, &other.base, farthest)
        {
            let step = OnceCell::new();
            let reaches = |how: usize| {
                self.at_place((enemy, how), &own.base, |place| {
                    // No front corner goes less far than the middle between them, or the other does farther; and no ground
                    // lets anybody go farther than the best.
                    if !is_near(place.pose.front, own.base.pose.front, allowance) {
                        return false;
                    }
                    let goes = |limit: Length| own.base.front_moves_within(place.end(), limit);
                    goes(allowance)
                        && step
                            .get_or_init(|| self.measure.step(own, other.base.pose.front))
                            .is_some_and(goes)
                        && !self.is_barred(place, (id, enemy))
                })
            };
            let close = |meeting| powers.close(rulebook, own, other, meeting);
            if !theirs.held && reaches(0) {
                let troops = [own.troop, other.troop];
                best = Some(close(meeting(rulebook, troops, [mine, theirs])));
            }
            let odds = close(Meeting {
                bad: theirs.bad,
                ..Meeting::default()
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
            // From where it would go no better, it does not matter whether one gets there.
            if best.is_none_or(|best| odds.is_better(best)) && (1..STRIKES.len()).any(reaches) {
                best = Some(odds);
            }
        }
        if let Some((range, first)) = shoots(rulebook, own.troop)
            && may_reach(&own.base, &other.base, range + first)
        {
            let shot = Odds {
                kills: powers.shot(own, other),
                ..Odds::default()
            };
            best = best.filter(|&best| !shot.is_better(best)).or(Some(shot));
        }
        best
    }
}

/// How two meet front to front as they stand now: who is behind them, and who has neighbours where the other has none.
fn meeting(rulebook: &Rulebook, troops: [TroopId; 2], stands: [&Stand; 2]) -> Meeting {
    let shifts = [0, 1].map(|own| {
        let (mine, theirs) = (stands[own], stands[1 - own]);
        let behind = mine.behind.map_or(0, |behind| {
            support(rulebook, troops[own], behind, troops[1 - own])
        });
        // The left of one is the right of the other.
        let open = [0, 1].map(|hand| i8::from(theirs.beside[1 - hand] && !mine.beside[hand]));
        behind - open[0] - open[1]
    });
    Meeting {
        shifts,
        bad: stands[1].bad,
    }
}
