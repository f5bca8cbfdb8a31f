//! Moving into contact: who lines up, from where, who turns and who makes room.

use acies_geometry::Length;

use super::TroopSet;

/// Moving into contact.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub struct Contact {
    /// Who lines up when troops meet.
    pub policy: ContactPolicy,
    /// How far those who meet may slide to line up; nothing where only the mover lines up.
    pub slide: Length,
    /// Whether those fight as if they were lined up of whom none can line up.
    pub as_if_lined_up: bool,
    /// Whether a move may end side edge to side edge with an enemy who fights nobody.
    pub side_by_side: bool,
    /// Who may never move into contact with an enemy element.
    pub never: TroopSet,
    /// Who may never move into contact with a camp or a built-up area.
    pub never_at_walls: TroopSet,
    /// Who attacks a built-up area that has gates only there.
    pub only_at_gates: TroopSet,
    /// Who never turns to face; the edge that is contacted first counts as its front in close combat.
    pub never_turns: TroopSet,
    /// Who may be met in every place as wide as a base all round it; else on a flank only at its front corner.
    pub places_all_round: TroopSet,
    /// Where a move into contact with a flank or rear has to start.
    pub flank_start: FlankStart,
    /// Whether an enemy element on its own, when a group meets it, lines up with the group.
    pub lone_enemy_conforms: bool,
    /// Who may close the door: step from an overlap to the flank whatever the distance.
    pub closing_the_door: TroopSet,
    /// Whether closing the door needs a friend in front contact with that enemy.
    pub door_needs_friend: bool,
    /// Whether the door is closed from an overlap side edge to side edge as well, and not from the corner alone.
    pub door_from_side: bool,
    /// What friends do who are in the way of an element that turns to face.
    pub friends_in_the_way: FriendsInTheWay,
    /// Whether a front edge that rests on an enemy's edge out of line fights as one in line does.
    pub unmatched_fights: bool,
    /// Whether one that has an enemy's front edge on its flank or rear and has not turned fights that enemy, and neither of
    /// them may walk away.
    pub unturned_fights: bool,
    /// Whether one that gives rear support turns to face as anybody does; else it stays, and an enemy on its flank or rear counts as
    /// one on the element that it supports.
    pub supporters_turn: bool,
}

/// Who lines up when troops meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContactPolicy {
    /// The mover, exactly, as part of its move.
    MoverExactly,
    /// The mover once it has met the enemy, by a free slide and a turn; where it cannot, those whom it has met.
    MoverThenContacted,
}

/// Where a move into contact with a flank or rear has to start; who closes the door is free of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlankStart {
    /// Wherever it can be reached from.
    Anywhere,
    /// Wholly behind the line of that enemy's front edge.
    BehindFrontLine,
    /// Into a flank with both front corners behind the line of that enemy's front edge, and at least partly beyond the line of
    /// the edge met; into the rear wholly behind the line of its rear edge.
    BehindLineMet,
}

/// What friends do who are in the way of an element that turns to face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FriendsInTheWay {
    /// They stay, and it does not turn.
    Stay,
    /// They make room, straight back from where it faces, by as little as is needed and at most one base depth.
    MakeRoom,
    /// They turn as well, and stand one behind the other behind it.
    TurnBehind,
    /// Those who follow it in a column turn as well, and stand one behind the other behind it; others make room.
    ColumnTurnsBehind,
}
