//! How two bases touch, and the pose of a base in a given contact (`dba22` §16.1, §15.1).
//!
//! Geometry between two bases only; sides and rules are not considered.

use acies_geometry::{
    Angle, Base, Edge, Hand, Length, Pose, TOUCH, beyond, is_near, same_point, touches, within,
};

/// The contact of a base with an enemy, or with a friend in its group.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contact {
    /// Front edge to front edge, with both corners touching.
    Front,
    /// Its front edge on the other's side edge, front corner to front corner, on that hand of the other.
    Flank(Hand),
    /// All-round contact: the same on the rear part of a side edge that has room for two, front corner to rear corner.
    AllRoundFlank(Hand),
    /// Its front edge on the other's rear edge, with both corners touching.
    Rear,
    /// Facing the other way, front corner to front corner on that hand of the other.
    Overlap(Hand),
}

impl Contact {
    /// Every kind of contact.
    pub const ALL: [Contact; 8] = [
        Contact::Front,
        Contact::Flank(Hand::Left),
        Contact::Flank(Hand::Right),
        Contact::AllRoundFlank(Hand::Left),
        Contact::AllRoundFlank(Hand::Right),
        Contact::Rear,
        Contact::Overlap(Hand::Left),
        Contact::Overlap(Hand::Right),
    ];

    /// Its word in orders and scenarios.
    pub const fn word(self) -> &'static str {
        match self {
            Contact::Front => "front",
            Contact::Flank(Hand::Left) => "left-flank",
            Contact::Flank(Hand::Right) => "right-flank",
            Contact::AllRoundFlank(Hand::Left) => "left-flank-rear",
            Contact::AllRoundFlank(Hand::Right) => "right-flank-rear",
            Contact::Rear => "rear",
            Contact::Overlap(Hand::Left) => "overlap-left",
            Contact::Overlap(Hand::Right) => "overlap-right",
        }
    }

    /// Parses the word of a contact.
    pub fn from_word(word: &str) -> Option<Contact> {
        Contact::ALL
            .into_iter()
            .find(|contact| contact.word() == word)
    }

    /// The pose of a base in this contact with `other`.
    pub fn pose(self, other: &Base) -> Pose {
        let half = other.width.scaled(1, 2);
        let facing = other.pose.facing;
        match self {
            Contact::Front => Pose::new(other.pose.front, facing.opposite()),
            Contact::Flank(Hand::Left) => Pose::new(other.at(-half, -half), facing + Angle::RIGHT),
            Contact::Flank(Hand::Right) => Pose::new(other.at(-half, half), facing + Angle::LEFT),
            Contact::AllRoundFlank(Hand::Left) => {
                Pose::new(other.at(half - other.depth, -half), facing + Angle::RIGHT)
            }
            Contact::AllRoundFlank(Hand::Right) => {
                Pose::new(other.at(half - other.depth, half), facing + Angle::LEFT)
            }
            Contact::Rear => Pose::new(other.rear(), facing),
            Contact::Overlap(hand) => Pose::new(
                other.at(Length::ZERO, hand.signed(other.width)),
                facing.opposite(),
            ),
        }
    }

    /// The edge of the other base that it is on; for an overlap, the front.
    pub const fn edge(self) -> Edge {
        match self {
            Contact::Front | Contact::Overlap(_) => Edge::Front,
            Contact::Flank(Hand::Left) | Contact::AllRoundFlank(Hand::Left) => Edge::Left,
            Contact::Flank(Hand::Right) | Contact::AllRoundFlank(Hand::Right) => Edge::Right,
            Contact::Rear => Edge::Rear,
        }
    }

    /// Whether it is on the flank or the rear of the other.
    pub const fn on_flank_or_rear(self) -> bool {
        !matches!(self, Contact::Front | Contact::Overlap(_))
    }

    /// Whether it brings the front edge of the mover onto the other: all but an overlap.
    pub const fn by_front_edge(self) -> bool {
        !matches!(self, Contact::Overlap(_))
    }
}

/// Facings within a tenth of a degree count as the same: corners within the tolerance cannot tell them apart.
const SAME_FACING: Angle = Angle(1_193_046);

/// Whether two facings are the same, within the tolerance of corners.
pub fn same_facing(a: Angle, b: Angle) -> bool {
    a.between(b) <= SAME_FACING
}

/// Whether the fronts of two bases are within a limit: compares squares, without a root.
pub fn may_reach(a: &Base, other: &Base, limit: Length) -> bool {
    is_near(a.pose.front, other.pose.front, limit)
}

/// Whether `a` and `other` are in aligned front contact, as [`front_edge_contact`] finds it.
pub fn fronts_meet(a: &Base, other: &Base) -> bool {
    same_point(a.front_corner(Hand::Left), other.front_corner(Hand::Right))
        && same_point(a.front_corner(Hand::Right), other.front_corner(Hand::Left))
}

/// The contact of `a`'s front edge with `other`, if it is aligned with one of its edges.
pub fn front_edge_contact(a: &Base, other: &Base) -> Option<Contact> {
    // Every contact has a front corner of `a` at a corner of the other: this rejects most bases early.
    if !may_reach(a, other, a.width + other.width + other.depth) {
        return None;
    }
    if fronts_meet(a, other) {
        return Some(Contact::Front);
    }
    let [front_left, front_right] = [a.front_corner(Hand::Left), a.front_corner(Hand::Right)];
    let [other_left, other_right] = [
        other.front_corner(Hand::Left),
        other.front_corner(Hand::Right),
    ];
    if behind(a, other) {
        return Some(Contact::Rear);
    }
    if same_point(front_left, other_left)
        && same_facing(a.pose.facing, other.pose.facing + Angle::RIGHT)
    {
        return Some(Contact::Flank(Hand::Left));
    }
    if same_point(front_right, other_right)
        && same_facing(a.pose.facing, other.pose.facing + Angle::LEFT)
    {
        return Some(Contact::Flank(Hand::Right));
    }
    None
}

/// The side of `other` on which `a` is in all-round contact: its front corner on the rear corner of `other`.
pub fn all_round_flank_contact(a: &Base, other: &Base) -> Option<Hand> {
    if beyond(a.width * 2, other.depth) {
        return None;
    }
    Hand::BOTH.into_iter().find(|&hand| {
        let inward = match hand {
            Hand::Left => Angle::RIGHT,
            Hand::Right => Angle::LEFT,
        };
        same_facing(a.pose.facing, other.pose.facing + inward)
            && same_point(a.front_corner(hand.other()), other.rear_corner(hand))
    })
}

/// The same rectangle with another edge as its front.
pub fn fronting(base: &Base, edge: Edge) -> Base {
    let (half_width, half_depth) = (base.width.scaled(1, 2), base.depth.scaled(1, 2));
    let (front, width, depth) = match edge {
        Edge::Front => return *base,
        Edge::Right => (base.at(-half_depth, half_width), base.depth, base.width),
        Edge::Rear => (base.rear(), base.width, base.depth),
        Edge::Left => (base.at(-half_depth, -half_width), base.depth, base.width),
    };
    let pose = Pose::new(front, base.pose.facing + edge.outward());
    Base::new(pose, width, depth)
}

/// The hand of `other` on which `a` overlaps it: front corner to front corner, facing the other way.
pub fn corner_overlap(a: &Base, other: &Base) -> Option<Hand> {
    if !same_facing(a.pose.facing, other.pose.facing.opposite()) {
        return None;
    }
    Hand::BOTH
        .into_iter()
        .find(|&hand| same_point(a.front_corner(hand), other.front_corner(hand)))
}

/// The hand of `other` on which a side edge of `a` lies along its side edge, whatever their facings.
pub fn side_contact(a: &Base, other: &Base) -> Option<Hand> {
    let half = other.width.scaled(1, 2);
    Hand::BOTH.into_iter().find(|&hand| {
        Hand::BOTH.into_iter().any(|own| {
            let side = a.side(own);
            let (from, to) = (other.local(side.from), other.local(side.to));
            let on_line = |right: Length| within((right - hand.signed(half)).abs(), Length::ZERO);
            let low = from.ahead.min(to.ahead).max(-other.depth);
            let high = from.ahead.max(to.ahead).min(Length::ZERO);
            let outside = beyond(hand.signed(other.local(a.centre()).right), half);
            on_line(from.right) && on_line(to.right) && beyond(high - low, Length::ZERO) && outside
        })
    })
}

/// The contact of `a` with an enemy base, if any.
pub fn contact(a: &Base, other: &Base) -> Option<Contact> {
    front_edge_contact(a, other).or_else(|| corner_overlap(a, other).map(Contact::Overlap))
}

/// Whether `a` is beside `b` on that hand of it: side edges together, front corners level, same facing.
pub fn beside(a: &Base, b: &Base, hand: Hand) -> bool {
    same_facing(a.pose.facing, b.pose.facing)
        && same_point(a.front_corner(hand.other()), b.front_corner(hand))
}

/// Whether `a` is straight behind `b`: its front edge on the other's rear edge, same facing, corners touching.
pub fn behind(a: &Base, b: &Base) -> bool {
    Hand::BOTH
        .into_iter()
        .all(|hand| same_point(a.front_corner(hand), b.rear_corner(hand)))
}

/// Whether `a` follows `b` in a column.
///
/// Either it is straight behind `b`; or, where `b` has turned, the rear corner of `b` on the inside of the bend is on
/// the front edge of `a`, no farther in than the turn of `b` has swung it.
pub fn follows(a: &Base, b: &Base) -> bool {
    if behind(a, b) {
        return true;
    }
    let turn = a.pose.facing.between(b.pose.facing);
    if same_facing(a.pose.facing, b.pose.facing) || turn >= Angle::RIGHT || !touches(a, b) {
        return false;
    }
    let turned_right = (b.pose.facing - a.pose.facing).0 >> 31 == 0;
    let inside = if turned_right {
        Hand::Right
    } else {
        Hand::Left
    };
    let corner = b.rear_corner(inside);
    let aside = |point| inside.signed(a.local(point).right);
    let swung = (aside(corner) - aside(b.front_corner(inside))).abs();
    within(a.edge(Edge::Front).distance(corner), TOUCH)
        && within(a.width.scaled(1, 2) - aside(corner), swung)
}

/// The pose of a base beside `b` on that hand of it, front corners level.
pub fn pose_beside(b: &Base, hand: Hand) -> Pose {
    b.shifted(Length::ZERO, hand.signed(b.width))
}

/// The pose of a base straight behind `b`.
pub fn pose_behind(b: &Base) -> Pose {
    Pose::new(b.rear(), b.pose.facing)
}
