//! Movement into contact: who conforms, where from, who turns to face and who makes room.

use acies_geometry::Length;

use super::TroopSet;

/// The rules of movement into contact.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub struct Contact {
    /// Who conforms.
    pub policy: ContactPolicy,
    /// How far elements in contact may slide to conform; zero if only the mover conforms.
    pub slide: Length,
    /// Whether elements that cannot conform fight as if they had.
    pub as_if_lined_up: bool,
    /// Whether a move may end in side edge contact with an enemy that is not fighting.
    pub side_by_side: bool,
    /// Troops that may never move into contact with an enemy element.
    pub never: TroopSet,
    /// Troops that may never move into contact with a camp or a built-up area.
    pub never_at_walls: TroopSet,
    /// Troops that can attack a built-up area with gates only at a gate.
    pub only_at_gates: TroopSet,
    /// Troops that never turn to face; the first edge contacted counts as their front in close combat.
    pub never_turns: TroopSet,
    /// Troops that can be contacted in any slot as wide as a base all round; others on a flank only at the
    /// front corner.
    pub places_all_round: TroopSet,
    /// Where a move into flank or rear contact must start.
    pub flank_start: FlankStart,
    /// Whether a single enemy element contacted by a group conforms to the group.
    pub lone_enemy_conforms: bool,
    /// Troops that may close the door: move from an overlap to the flank, whatever the distance.
    pub closing_the_door: TroopSet,
    /// Whether closing the door needs a friend in front contact with that enemy.
    pub door_needs_friend: bool,
    /// Whether the door can be closed from a side edge overlap too, not only from a corner.
    pub door_from_side: bool,
    /// What friends do that obstruct an element turning to face.
    pub friends_in_the_way: FriendsInTheWay,
    /// Whether an element whose front edge touches an enemy edge without conforming fights as if it
    /// conformed.
    pub unmatched_fights: bool,
    /// Whether an element that did not turn to face an enemy front edge on its flank or rear fights that
    /// enemy.
    ///
    /// If so, neither of them may leave freely.
    pub unturned_fights: bool,
    /// Whether a rear supporter turns to face like any other element.
    pub supporters_turn: bool,
    /// Whether an enemy on a supporter's flank or rear does not count against the element in front of it.
    pub spares_front_rank: bool,
}

/// Who conforms when elements come into contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContactPolicy {
    /// The mover, exactly, as part of its move.
    MoverExactly,
    /// The mover after contact, by a free slide and pivot; if it cannot, the contacted elements.
    MoverThenContacted,
}

/// Where a move into flank or rear contact must start; closing the door is exempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlankStart {
    /// Anywhere.
    Anywhere,
    /// Entirely behind the line of the enemy's front edge.
    BehindFrontLine,
    /// Depends on the edge contacted.
    ///
    /// For a flank, with both front corners behind the line of the enemy's front edge and at least partly
    /// beyond the line of the edge contacted; for the rear, entirely behind the line of its rear edge.
    BehindLineMet,
}

/// What friends do that obstruct an element turning to face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FriendsInTheWay {
    /// They stay, and it does not turn.
    Stay,
    /// They make room, straight back, by as little as needed and at most one base depth.
    MakeRoom,
    /// They turn too, and line up behind it.
    TurnBehind,
    /// Followers in its column turn too and line up behind it; others make room.
    ColumnTurnsBehind,
}
