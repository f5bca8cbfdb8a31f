//! Which of several elements keeps them from being a group, and what is wrong with it.
//!
//! It measures for the breaches of other modules and decides nothing.

use acies_geometry::{Base, Hand, Length, Pose, beyond, distance};

use super::formation::in_group_contact;
use super::further::may_move_on;
use super::meant_contact::Lacking;
use crate::{Breach, ElementId, ElementSet, Measurement, Position, View};

/// An element that is farther than this from the group does not nearly touch it.
const NEAR: Length = Length::BASE_WIDTH;

impl Breach {
    /// Adds the element that does not stand with the others, the nearest of them, and how far it is out of place.
    ///
    /// What stands between is named where it may be moved as well, and a place where there is room for it.
    pub(super) fn with_straggler(self, view: View<'_>, movers: &[ElementId]) -> Breach {
        let position = view.position;
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
        let between = others.find(joins);
        if let Some(between) = between.filter(|&between| may_move_on(view, between)) {
            return breach
                .because("friend", Measurement::Element(friend))
                .because("between", Measurement::Element(between));
        }
        let (own, other) = (position.base(straggler), position.base(friend));
        let away = distance(own, other);
        if between.is_some() || beyond(away, NEAR) {
            return breach
                .because("friend", Measurement::Element(friend))
                .because("apart", Measurement::Length(away));
        }
        let breach = breach.because("meant", Measurement::Element(friend));
        match nearest_place(position, straggler, friend) {
            Some(place) => breach.with_lacking(Lacking::to(own, place)),
            None => breach,
        }
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

/// The free place in group contact with a friend that an element is nearest to: beside it, behind it or ahead of it.
fn nearest_place(position: &Position, id: ElementId, friend: ElementId) -> Option<Pose> {
    let (own, friend) = (position.base(id), position.base(friend));
    let side = (own.width + friend.width).scaled(1, 2);
    let places = [
        friend.shifted(Length::ZERO, Hand::Left.signed(side)),
        friend.shifted(Length::ZERO, Hand::Right.signed(side)),
        friend.shifted(-friend.depth, Length::ZERO),
        friend.shifted(own.depth, Length::ZERO),
    ];
    let mut itself = ElementSet::NONE;
    itself.insert(id);
    let is_free = |place: &Pose| {
        let there = Base::new(*place, own.width, own.depth);
        position.overlaps_any(&there, itself).is_none()
    };
    let away = |place: &Pose| own.pose.front.distance(place.front).units();
    places.into_iter().filter(is_free).min_by_key(away)
}
