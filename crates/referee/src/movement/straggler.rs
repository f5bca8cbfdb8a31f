//! Which of several elements keeps them from being a group, and what is wrong with it.
//!
//! It measures for the breaches of other modules and decides nothing.

use acies_geometry::{Base, Hand, Length, Pose, beyond, distance};

use super::formation::in_group_contact;
use super::meant_contact::Lacking;
use crate::{Breach, ElementId, ElementSet, Measurement, Position};

/// An element that is farther than this from the group does not nearly touch it.
const NEAR: Length = Length::BASE_WIDTH;

impl Breach {
    /// Adds the element that does not stand with the others, the nearest of them, and how far it is out of place.
    pub(super) fn with_straggler(self, position: &Position, movers: &[ElementId]) -> Breach {
        let Some((straggler, friend)) = straggler(position, movers) else {
            return self;
        };
        let breach = self.because("mover", Measurement::Element(straggler));
        let joins = |&id: &ElementId| {
            !movers.contains(&id)
                && in_group_contact(position, id, straggler)
                && in_group_contact(position, id, friend)
        };
        let mut others = position.side(straggler.side()).map(|(id, _)| id);
        if let Some(between) = others.find(joins) {
            return breach
                .because("friend", Measurement::Element(friend))
                .because("between", Measurement::Element(between));
        }
        let (own, other) = (position.base(straggler), position.base(friend));
        let away = distance(own, other);
        if beyond(away, NEAR) {
            return breach
                .because("friend", Measurement::Element(friend))
                .because("apart", Measurement::Length(away));
        }
        breach
            .because("meant", Measurement::Element(friend))
            .with_lacking(Lacking::to(own, nearest_place(own, other)))
    }
}

/// An element outside the largest group of these, and the element of the group that it is nearest to.
fn straggler(position: &Position, movers: &[ElementId]) -> Option<(ElementId, ElementId)> {
    let groups = movers.iter().map(|&id| group(position, movers, id));
    let largest = groups.reduce(|best, group| {
        if group.len() > best.len() {
            group
        } else {
            best
        }
    })?;
    let outside = movers.iter().filter(|&&id| !largest.has(id));
    let pairs = outside.flat_map(|&id| largest.iter().map(move |friend| (id, friend)));
    pairs.min_by_key(|&(id, friend)| distance(position.base(id), position.base(friend)).units())
}

/// The movers that are in group contact with one of them, directly or by others.
fn group(position: &Position, movers: &[ElementId], of: ElementId) -> ElementSet {
    let mut found = ElementSet::NONE;
    found.insert(of);
    loop {
        let joins = |id: ElementId| found.iter().any(|one| in_group_contact(position, id, one));
        let next = movers.iter().find(|&&id| !found.has(id) && joins(id));
        let Some(&next) = next else {
            return found;
        };
        found.insert(next);
    }
}

/// The place in group contact with a friend that an element is nearest to: beside it, behind it or ahead of it.
fn nearest_place(own: &Base, friend: &Base) -> Pose {
    let side = (own.width + friend.width).scaled(1, 2);
    let places = [
        friend.shifted(Length::ZERO, Hand::Left.signed(side)),
        friend.shifted(Length::ZERO, Hand::Right.signed(side)),
        friend.shifted(-friend.depth, Length::ZERO),
        friend.shifted(own.depth, Length::ZERO),
    ];
    let away = |place: &Pose| own.pose.front.distance(place.front).units();
    let [first, others @ ..] = places;
    others.into_iter().fold(first, |best, place| {
        if away(&place) < away(&best) {
            place
        } else {
            best
        }
    })
}
