//! The contact that a refused march was perhaps meant for, and how far from it the march ends.
//!
//! It measures for the breaches of other modules and decides nothing. A contact that the mover may not make, or has no
//! room for, is not suggested.

use acies_geometry::{Angle, Base, Hand, Length, Pose, beyond, distance};

use super::line_up::{have_room, starts_right};
use super::march::March;
use crate::combat::{contact_on, contact_places};
use crate::{Breach, Contact, ElementId, Measurement, Party, View};

/// A mover that ends farther than this from an enemy is not thought of as meeting it: a quarter of a base width.
const NEAR: Length = Length::from_units(1 << 14);

/// A mover that would have to go farther than this, or to turn by more than 45 degrees, is not either.
const AWAY: Length = Length::BASE_WIDTH;
const TURNED: Angle = Angle(1 << 29);

/// What is less cannot be read: half a hundredth of a base width, and half a degree.
const UNREADABLE: Length = Length::from_units(328);
const UNTURNED: Angle = Angle(5_965_232);

/// A contact, and what a mover at the end of its march lacks to make it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MeantContact {
    /// The mover, by its index.
    index: usize,
    enemy: ElementId,
    contact: Contact,
    lacking: Lacking,
}

/// What an element lacks to stand at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// How much farther it would have to go: ahead, and to its right.
    ahead: Length,
    right: Length,
    /// How much it would have to turn, and to which hand.
    turn: Angle,
    hand: Hand,
}

impl Lacking {
    /// What a base lacks to stand at a place.
    pub fn to(base: &Base, place: Pose) -> Lacking {
        let step = base.local(place.front);
        let hand = if (place.facing - base.pose.facing).0 < Angle::HALF.0 {
            Hand::Right
        } else {
            Hand::Left
        };
        Lacking {
            ahead: step.ahead,
            right: step.right,
            turn: base.pose.facing.between(place.facing),
            hand,
        }
    }

    /// Whether it can be read in words.
    fn is_readable(&self) -> bool {
        let mut parts = [self.ahead, self.right].into_iter();
        parts.any(|part| part.abs().units() >= UNREADABLE.units()) || self.turn >= UNTURNED
    }

    /// How much it is; a quarter turn counts as one base width.
    fn amount(&self) -> i64 {
        i64::from(self.ahead.abs().units())
            + i64::from(self.right.abs().units())
            + i64::from(self.turn.0 >> 14)
    }
}

impl MeantContact {
    /// Of the contacts with one enemy that a mover could make from its start, the one it is nearest to at its end.
    pub fn with_enemy(
        view: View<'_>,
        march: &March,
        index: usize,
        enemy: ElementId,
    ) -> Option<MeantContact> {
        let (end, base) = (march.last(index), view.position.base(enemy));
        let troop = view.position.element(march.movers[index]).troop;
        let never = view.rulebook.movement.contact.never.has(troop);
        if never || beyond(distance(end, base), NEAR) {
            return None;
        }
        let start = &march.stations[index][0];
        let is_open = |contact: &Contact| {
            !matches!(contact, Contact::Overlap(_))
                && starts_right(view, start, enemy, *contact)
                && have_room(view, march, (index, contact.pose(base)))
        };
        let places = contact_places(view, enemy).filter(is_open);
        let meant = places.filter_map(|contact| {
            let place = contact.pose(base);
            let lacking = Lacking::to(end, place);
            let away = end.pose.front.distance(place.front);
            let near = lacking.turn <= TURNED && !beyond(away, AWAY);
            (near && lacking.is_readable()).then_some(MeantContact {
                index,
                enemy,
                contact,
                lacking,
            })
        });
        meant.min_by_key(|meant| meant.lacking.amount())
    }
}

impl Breach {
    /// Adds the contact that a mover ends beside, and how far from it.
    pub(super) fn with_meant(self, march: &March, meant: Option<MeantContact>) -> Breach {
        let Some(meant) = meant else {
            return self;
        };
        self.because("mover", Measurement::Element(march.movers[meant.index]))
            .because("meant", Measurement::Element(meant.enemy))
            .because("contact", Measurement::Word(meant.contact.word()))
            .with_lacking(meant.lacking)
    }

    /// Adds how much farther an element would have to go and to turn.
    pub(super) fn with_lacking(self, lacking: Lacking) -> Breach {
        let hand = match lacking.hand {
            Hand::Left => "left",
            Hand::Right => "right",
        };
        self.because("ahead", Measurement::Length(lacking.ahead))
            .because("right", Measurement::Length(lacking.right))
            .because("turn", Measurement::Angle(lacking.turn))
            .because("hand", Measurement::Word(hand))
    }

    /// Adds why zones do not allow a contact.
    ///
    /// Where the march reaches an enemy all the same, these are the zones to which it must respond before: one as `first`,
    /// several as `one-of`. Else it is what the march lacks for the nearest contact with the owner of a zone that it meets.
    pub(super) fn with_contact_in_zones(
        self,
        view: View<'_>,
        march: &March,
        met: &[ElementId],
        before: &[Party],
    ) -> Breach {
        if let Some((index, enemy)) = reached(view, march) {
            if before.is_empty() || before.contains(&Party::Element(enemy)) {
                return self;
            }
            let name = if before.len() == 1 { "first" } else { "one-of" };
            let breach = before.iter().fold(self, |breach, &party| {
                breach.because(name, Measurement::Party(party))
            });
            return breach
                .because("mover", Measurement::Element(march.movers[index]))
                .because("enemy", Measurement::Element(enemy));
        }
        let movers = 0..march.movers.len();
        let meant = movers.flat_map(|index| {
            met.iter()
                .filter_map(move |&enemy| MeantContact::with_enemy(view, march, index, enemy))
        });
        let meant = meant.min_by_key(|meant| meant.lacking.amount());
        self.with_meant(march, meant)
    }
}

/// A mover, by its index, that ends in aligned contact with an enemy by its front edge, and that enemy.
fn reached(view: View<'_>, march: &March) -> Option<(usize, ElementId)> {
    let side = march.movers[0].side();
    let mut enemies = view.position.side(side.other());
    enemies.find_map(|(enemy, _)| {
        let mut movers = 0..march.movers.len();
        let meets = |&index: &usize| {
            let contact = contact_on(view, march.last(index), enemy);
            contact.is_some_and(Contact::by_front_edge)
        };
        Some((movers.find(meets)?, enemy))
    })
}
