//! What is in the way of a mover, where that is why a move is refused: how much of its place something covers, how far it
//! comes before it meets it, and how far a friend would have to go aside so that it has room.
//!
//! It measures for the breaches of other modules and decides nothing.

use std::cmp::Reverse;

use acies_geometry::{
    Angle, Base, Hand, Length, beyond, distance, double_area_inside, overlaps_interior,
};

use super::march::March;
use super::meet::Misaligned;
use crate::{Breach, Contact, ElementId, Measurement, View};

/// One that has to go farther aside is no neighbour but stands there, in hundredths of a base width.
const MOST: i64 = 50;

/// A mover that ends farther than this from a place is not thought of as lining up there.
const NEAR: Length = Length::BASE_WIDTH;

/// Elements whose facings, or the opposite ones, differ by no more stand in one line: 30 degrees.
const IN_LINE: Angle = Angle(357_913_941);

/// How a friend makes room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aside {
    /// How far it has to go: the least whole hundredth of a base width that is enough.
    length: Length,
    /// To which of its own hands.
    hand: Hand,
}

/// A friend that keeps a mover from lining up with an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InTheWay {
    /// The mover, by its index, and the enemy.
    pub pair: (usize, ElementId),
    /// The friend.
    pub friend: ElementId,
    /// How it makes room.
    pub aside: Aside,
}

impl Breach {
    /// Adds how a friend makes room, where that is known.
    pub(super) fn with_aside(self, aside: Option<Aside>) -> Breach {
        let Some(Aside { length, hand }) = aside else {
            return self;
        };
        let word = match hand {
            Hand::Left => "left",
            Hand::Right => "right",
        };
        self.because("aside", Measurement::Length(length))
            .because("hand", Measurement::Word(word))
    }
}

/// How much of a place a base covers, in percent.
pub fn covers(place: &Base, other: &Base) -> i32 {
    let whole = i64::from(place.width.units()) * i64::from(place.depth.units()) * 2;
    ((double_area_inside(&place.corners, other) * 100 + whole / 2) / whole) as i32
}

/// About how far a mover comes before it meets a base: the legs before, and what lies between on the leg that meets it.
pub fn met_after(march: &March, index: usize, base: &Base) -> Length {
    let mut gone = Length::ZERO;
    for sweep in march.sweeps(index) {
        if sweep.hits(base) {
            return gone + distance(&sweep.from, base);
        }
        gone += sweep.from.pose.front.distance(sweep.to.pose.front);
    }
    gone
}

/// How a friend makes room at a place; `None` where it is not in the way, stands there, or stands across.
pub fn aside(place: &Base, friend: &Base) -> Option<Aside> {
    let turn = place.pose.facing.between(friend.pose.facing);
    let is_in_line = turn.min(Angle(Angle::HALF.0 - turn.0)) <= IN_LINE;
    if !is_in_line || !overlaps_interior(place, friend) {
        return None;
    }
    (1..=MOST).find_map(|hundredths| {
        let length = Length::BASE_WIDTH.scaled(hundredths, 100);
        let makes_room = |&hand: &Hand| {
            let pose = friend.shifted(Length::ZERO, hand.signed(length));
            !overlaps_interior(place, &friend.moved_to(pose))
        };
        let hand = Hand::BOTH.into_iter().find(makes_room)?;
        Some(Aside { length, hand })
    })
}

/// The friend that keeps a misaligned mover from the front of its enemy, for the pair that is nearest to lining up.
pub fn at_front(view: View<'_>, march: &March, misaligned: &Misaligned) -> Option<InTheWay> {
    let found = misaligned.iter().filter_map(|&(index, enemy)| {
        let end = march.last(index);
        let place = end.moved_to(Contact::Front.pose(view.position.base(enemy)));
        let slide = end.pose.front.distance(place.pose.front);
        let turn = end.pose.facing.between(place.pose.facing);
        if turn > IN_LINE || beyond(slide, NEAR) {
            return None;
        }
        let friends = view.position.side(march.movers[index].side());
        let there = friends.filter(|(friend, element)| {
            !march.set.has(*friend) && overlaps_interior(&place, &element.base)
        });
        // Beside one that stands there, it is of no use that a neighbour goes aside.
        let (friend, element) =
            there.min_by_key(|(_, element)| Reverse(covers(&place, &element.base)))?;
        let aside = aside(&place, &element.base)?;
        let pair = (index, enemy);
        let found = InTheWay {
            pair,
            friend,
            aside,
        };
        Some((slide.units(), found))
    });
    let nearest = found.min_by_key(|&(slide, _)| slide);
    nearest.map(|(_, found)| found)
}

#[cfg(test)]
mod tests {
    use acies_geometry::Pose;

    use super::*;

    /// A base one wide and half as deep.
    fn base(x: f64, y: f64, facing: f64) -> Base {
        let pose = Pose::from_base_widths(x, y, facing);
        Base::new(pose, Length::BASE_WIDTH, Length::BASE_WIDTH.scaled(1, 2))
    }

    /// A place from 6.25 to 7.25 across and 10.8 to 11.3 up the board.
    fn place() -> Base {
        base(6.75, 11.3, 0.0)
    }

    fn hundredths(length: i64, hand: Hand) -> Aside {
        let length = Length::BASE_WIDTH.scaled(length, 100);
        Aside { length, hand }
    }

    #[test]
    fn a_neighbour_goes_aside_by_what_it_covers_of_the_place() {
        // Its right edge is at 6.26, a hundredth within the place; at 6.25 it is beside it.
        assert_eq!(
            aside(&place(), &base(5.76, 11.2, 0.0)),
            Some(hundredths(1, Hand::Left))
        );
        assert_eq!(aside(&place(), &base(5.75, 11.2, 0.0)), None);
        // Its left edge is at 7.23, two hundredths within.
        assert_eq!(
            aside(&place(), &base(7.73, 11.2, 0.0)),
            Some(hundredths(2, Hand::Right))
        );
        // A hundredth and a half is rounded up, so that it is enough.
        assert_eq!(
            aside(&place(), &base(5.765, 11.2, 0.0)),
            Some(hundredths(2, Hand::Left))
        );
        // It looks the other way, and the left of the place is on its right.
        assert_eq!(
            aside(&place(), &base(5.76, 10.7, 180.0)),
            Some(hundredths(1, Hand::Right))
        );
    }

    #[test]
    fn the_part_of_a_place_that_a_base_covers_is_counted_in_percent() {
        // The place reaches from 6.25 to 7.25 across and from 10.8 to 11.3; the other base, as large, covers 0.8 of its
        // width and 0.4 of its depth of 0.5.
        assert_eq!(covers(&place(), &base(6.95, 11.2, 0.0)), 64);
        assert_eq!(covers(&place(), &base(6.95, 10.7, 180.0)), 64);
        assert_eq!(covers(&place(), &place()), 100);
        assert_eq!(covers(&place(), &base(7.75, 11.3, 0.0)), 0);
    }

    #[test]
    fn a_neighbour_covers_half_of_the_place_at_most_and_is_no_neighbour_from_behind_or_across() {
        assert_eq!(
            aside(&place(), &base(6.25, 11.2, 0.0)),
            Some(hundredths(50, Hand::Left))
        );
        assert_eq!(aside(&place(), &base(6.26, 11.2, 0.0)), None);
        // Behind the place, from 10.3 to 10.8.
        assert_eq!(aside(&place(), &base(5.76, 10.8, 0.0)), None);
        // Its base reaches from 6.26 to 6.76 across, and half a base width beyond the front of the place.
        assert_eq!(aside(&place(), &base(6.26, 11.3, 270.0)), None);
    }

    #[test]
    fn a_neighbour_that_is_turned_goes_as_far_as_it_takes_and_no_farther() {
        for degrees in -30..=30 {
            let ahead = base(5.9, 11.1, f64::from(degrees));
            let about = Pose::new(ahead.rear(), ahead.pose.facing.opposite());
            for friend in [ahead, ahead.moved_to(about)] {
                let found = aside(&place(), &friend).expect("it is in the way");
                let moved = |length: Length| {
                    let pose = friend.shifted(Length::ZERO, found.hand.signed(length));
                    friend.moved_to(pose)
                };
                assert!(!overlaps_interior(&place(), &moved(found.length)));
                let less = found.length - Length::BASE_WIDTH.scaled(1, 100);
                assert!(overlaps_interior(&place(), &moved(less)), "{degrees}");
            }
        }
        // One degree more is across.
        assert_eq!(aside(&place(), &base(5.9, 11.1, 31.0)), None);
    }
}
