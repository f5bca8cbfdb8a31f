//! Tactical moves: distance, friends, groups, zones of control, breaking off, cost.

use acies_geometry::Length;

use super::{Contact, Rivers, TerrainSet, TroopSet};

/// The rules of tactical moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The corners by which a move is measured.
    pub measure: MoveMeasure,
    /// What a corner line may cut across.
    pub corner_cut: CornerCut,
    /// The narrowest gap between two obstacles that can be passed.
    pub gap: Length,
    /// Which troops pass through which.
    pub passing: Vec<Passing>,
    /// Groups and columns.
    pub groups: Groups,
    /// Zones of control.
    pub zones: Zones,
    /// Moving into contact.
    pub contact: Contact,
    /// Breaking off.
    pub break_off: BreakOff,
    /// Dismounting; `None` if the edition has none.
    pub dismounting: Option<Dismounting>,
    /// Camp followers and denizens that may sally out.
    pub sallies: Vec<Sally>,
    /// Second and later moves; the first row that admits a move is the reason for it.
    pub further: Vec<FurtherMoveRow>,
    /// PIP costs beyond 1; each case that applies adds to them.
    pub surcharges: Vec<Surcharge>,
    /// Whether the first move of a single element or column is free if it moves its full distance, all by
    /// road.
    pub free_by_road: bool,
    /// Whether it is free too if an enemy that it contacts cuts it short.
    pub free_if_cut_short: bool,
    /// How far from the middle of a road the middle of its front edge may be at the start of a move by road.
    pub road_start: Length,
    /// Whether second and later full moves along a road are free too.
    pub free_by_road_again: bool,
    /// Command distances.
    pub command: Command,
    /// How rivers are crossed.
    pub rivers: Rivers,
}

/// The corners by which a move is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveMeasure {
    /// The longest path of the four corners, leg by leg.
    AllCorners,
    /// The longer path of the two front corners, leg by leg.
    FrontCorners,
    /// The longer distance of the two front corners between start and end: straight if that path is free,
    /// else by legs.
    FrontCornersDirect,
}

/// What one of the four corner lines of a leg may cut across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CornerCut {
    /// Nothing.
    Nothing,
    /// One line may cut across a friend.
    Friend,
    /// One line may cut across anything in the way: friends, enemies, or terrain closed to the mover.
    Anything,
    /// The same, and what lies wholly between the lines is no obstacle.
    LinesAlone,
}

/// One row of the rules for passing through friends, in a tactical move, a break-off or a flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing {
    /// Its id, for explanations.
    pub id: String,
    /// The moving troops.
    pub movers: TroopSet,
    /// The friends they pass through.
    pub through: TroopSet,
    /// Whether there must be room just beyond, which the move must reach.
    pub needs_room: bool,
    /// Whether the move must lead from at least partly ahead of the friend into its file behind it, or the
    /// other way.
    pub lined_up: bool,
}

/// Groups and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of an edition, whatever the others are"
)]
pub struct Groups {
    /// How far a group may shift sideways to line up with an enemy.
    pub shift: Length,
    /// How near ahead of a member that enemy must be.
    pub shift_reach: Length,
    /// Whether the shift is allowed only into contact with that enemy's front.
    pub shift_to_fronts: bool,
    /// Whether the shift is no part of the distance moved.
    pub shift_is_free: bool,
    /// Whether only columns may enter bad going.
    pub column_in_bad_going: bool,
    /// Troops that may enter bad going in line, if a group consists of nothing else.
    pub line_in_bad_going: TroopSet,
    /// Whether only columns may enter a river that is not paltry.
    pub column_in_river: bool,
    /// Who drops back when a group contracts.
    pub contraction: Contraction,
    /// Whether a group may continue on a narrower front, other than a column, to pass a gap.
    pub narrows: bool,
    /// Whether a column in an enemy zone of control may retire straight back.
    pub columns_retire: bool,
    /// Whether each leg counts by the corner that moves farthest in it, whichever element that belongs to.
    ///
    /// Otherwise the legs of each element are added up, and the element that moves farthest counts.
    pub leg_by_leg: bool,
}

/// Who drops back when a group contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contraction {
    /// All that can reach their places; the others close up beside.
    AllWhoReach,
    /// The next element; the others close up beside.
    NextOne,
}

/// Zones of control.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a table of the edition file: each is a rule of its own"
)]
pub struct Zones {
    /// How a zone extends in front of an element.
    pub policy: ZonePolicy,
    /// How far it extends ahead.
    pub depth: Length,
    /// The troops that have one.
    pub exerted_by: TroopSet,
    /// Whether an occupied camp has one all round, of the same depth.
    pub camps: bool,
    /// Whether an occupied built-up area has one all round, of the same depth.
    pub built_up: bool,
    /// Whether an element in front contact with an enemy still has one.
    pub while_engaged: bool,
    /// Whether an unoccupied camp stops a zone as an occupied one does.
    pub empty_camps_stop: bool,
    /// Whether a mover in the zone of an element must respond to an element, and not to a held place.
    pub elements_first: bool,
    /// Troops that cannot move at all while in an enemy zone, and stop on entering one.
    pub pins: TroopSet,
    /// Troops with a zone in front of each of their four edges.
    pub all_edges: TroopSet,
    /// The part of a mover that is stopped on entering a zone; starting even partly in one always restricts.
    pub entered_by: MoverPart,
    /// The moves a zone allows besides contact with its owner and going straight back.
    pub answer: ZoneExit,
}

/// The part of a mover that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoverPart {
    /// Any part of its base.
    AnyPart,
    /// Its front edge.
    FrontEdge,
}

/// How much of a base must be inside something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Containment {
    /// Any part of it.
    Partly,
    /// All of it.
    Entirely,
}

/// The moves a zone of control allows besides contact with its owner and going straight back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneExit {
    /// Moving closer to front contact with its owner, all the way.
    Nearer,
    /// Ending directly opposite its owner: straight ahead, edges parallel, and no farther away.
    LinedUp,
    /// Ending facing its owner and partly ahead of it, and no farther away.
    PartlyAhead,
}

/// How a zone of control extends in front of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZonePolicy {
    /// At full width, until it meets the first element.
    Carpet,
    /// Until it meets an element; the part beside that element continues.
    PartCarpet,
    /// Through everything.
    XRay,
}

/// Breaking off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakOff {
    /// The least distance back.
    pub least: Length,
    /// Whether and where it must be faster than the enemy it leaves.
    pub faster: BreakOffSpeed,
}

/// Whether and where an element must be faster than the enemy it breaks off from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BreakOffSpeed {
    /// Slower elements may break off too.
    NotAsked,
    /// Each in its own going: the element in the worst it meets, the enemy where it stands.
    EachInItsGoing,
    /// Both in the going where the element ends.
    WhereItEnds,
}

/// Dismounting by troops whose army list allows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dismounting {
    /// Whether members of a moving group may dismount, not only single elements.
    pub by_group: bool,
    /// Whether dismounting takes the whole move; otherwise the element continues as its new type.
    pub whole_move: bool,
    /// Whether elements in contact with an enemy, but not in close combat, may dismount.
    pub in_contact: bool,
}

/// One row of the camp followers and denizens that may come out and move as elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sally {
    /// Its id, for explanations.
    pub id: String,
    /// The troops.
    pub troops: TroopSet,
    /// Only while a friend and an enemy are both within this distance of the place.
    pub near: Option<Length>,
    /// The farthest they may move from the place.
    pub farthest: Option<Length>,
    /// Whether they may go back in.
    pub returns: bool,
}

/// One row of the rules for second and later moves in a bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub struct FurtherMoveRow {
    /// Its id, for explanations and records.
    pub id: String,
    /// The troops.
    pub movers: TroopSet,
    /// How many such moves in a bound; 255 means any number.
    pub times: u8,
    /// Only in the side's own first bound.
    pub first_bound: bool,
    /// Only a move wholly along a road.
    pub by_road: bool,
    /// It must end in contact with an enemy.
    pub into_contact: bool,
    /// It must not end in contact with an enemy.
    pub not_into_contact: bool,
    /// The distance it must keep from every enemy element and occupied camp.
    pub clear_of_enemy: Option<Clearance>,
    /// The going that it must stay in or lead into.
    pub going: Option<FurtherGoing>,
}

/// The going that a further move must stay in or lead into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FurtherGoing {
    /// The mover stays entirely in good going from start to end; a road is good going.
    AllGood,
    /// The mover starts entirely in good going and ends at least partly in rough or bad going.
    GoodToRoughOrBad,
}

/// How far a further move must keep from the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clearance {
    /// The move must stay farther away than this; exactly this distance is too close.
    pub distance: Length,
    /// Whether it applies to the whole move, or only to its end.
    pub whole_move: bool,
}

/// One row of the extra PIP costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surcharge {
    /// Its id, for explanations and records.
    pub id: String,
    /// The extra PIPs.
    pub pips: u8,
    /// Whether it is waived in a side's own first bound.
    pub waived_in_first_bound: bool,
    /// Whether each mover pays it, instead of once for the move.
    pub for_each: bool,
    /// The cases; any of them makes it apply, once.
    pub any: Vec<SurchargeCase>,
}

/// A case in which a surcharge applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurchargeCase {
    /// The move includes any of these troops.
    Includes(TroopSet),
    /// The move includes any of these troops, and does not end in contact with an enemy.
    IncludesNotIntoContact(TroopSet),
    /// A column passes through a built-up area of one of these kinds.
    ColumnThrough(TerrainSet),
    /// A mover dismounts, or has dismounted in this move.
    Dismounts,
    /// The move goes into, out of or through a built-up area.
    BuiltUp,
    /// A mover starts inside a camp or a built-up area.
    LeavesGarrison,
    /// The general has been lost.
    GeneralLost,
    /// All movers start out of command.
    OutOfCommand,
    /// A mover starts out of command, and the general does not move with them.
    PartlyOutOfCommand,
    /// The general is in terrain that hampers command, and is not among the movers.
    GeneralHampered,
}

/// Command distances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Exceptions for some troops; the first row that includes them applies.
    pub ranges: Vec<CommandRange>,
    /// The distance with a clear line of sight.
    pub far: Length,
    /// The distance without one.
    pub near: Length,
    /// How much of the general must be in terrain for it to hamper command.
    pub hampered: Containment,
    /// How much of an element must be in concealing terrain for the general not to see it there.
    pub hidden: Containment,
    /// Kinds of terrain that block the line (through [`Sight`](super::Sight)); camps and built-up areas too.
    pub blocked_by: TerrainSet,
}

/// Command distances for some troops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandRange {
    /// The troops.
    pub troops: TroopSet,
    /// The distance with a clear line of sight.
    pub far: Length,
    /// The distance without one.
    pub near: Length,
}
