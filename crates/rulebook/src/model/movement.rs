//! Tactical moves: distance, friends, groups, zones of control, breaking off, cost.

use acies_geometry::Length;

use super::{Contact, Rivers, TerrainSet, TroopSet};

/// The rules of tactical moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Which corners measure a move.
    pub measure: Measure,
    /// What a corner line may cut across.
    pub corner_cut: CornerCut,
    /// The narrowest gap between two obstacles that may be passed.
    pub gap: Length,
    /// Who passes through whom.
    pub passing: Vec<Passing>,
    /// Groups and columns.
    pub groups: Groups,
    /// Zones of control.
    pub zones: Zones,
    /// Moving into contact.
    pub contact: Contact,
    /// Breaking off.
    pub break_off: BreakOff,
    /// Dismounting; `None` where nobody does.
    pub dismounting: Option<Dismounting>,
    /// Which camp followers and denizens come out; nobody else does.
    pub sallies: Vec<Sally>,
    /// Second and later moves; the first row that admits a move is the reason for it.
    pub further: Vec<FurtherMoveRow>,
    /// What a move costs beyond 1 PIP; each case that applies adds to it.
    pub surcharges: Vec<Surcharge>,
    /// Whether the first move of a single element or a column costs nothing when it goes as far as it may, all of it by road.
    pub free_by_road: bool,
    /// How far the general commands.
    pub command: Command,
    /// How rivers are crossed.
    pub rivers: Rivers,
}

/// Which corners measure a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// The longest way of any of the four corners, leg by leg.
    AllCorners,
    /// The longer way of the two front corners, leg by leg.
    FrontCorners,
    /// The longer way of the two front corners, each from where it starts to where it ends: straight, where the movers could
    /// go so, else by the legs that they go.
    FrontCornersDirect,
}

/// What one of the four corner lines of a leg may cut across.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CornerCut {
    /// Nothing.
    Nobody,
    /// One line may cut across a friend.
    Friend,
    /// One line may cut across whatever is in the way: friends, enemies, terrain that is closed to the mover.
    Anything,
}

/// One row of who passes through whom in a tactical move, a break-off or a flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing {
    /// Its id, for reasons.
    pub id: String,
    /// Who passes.
    pub movers: TroopSet,
    /// Through which friends.
    pub through: TroopSet,
    /// Whether there must be room just beyond, and the move must reach it.
    pub needs_room: bool,
    /// Whether the move must lead from straight ahead of that friend, even partly, into its file behind it, or from there into
    /// its file before it.
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
    /// Whether it does so only where it meets that enemy's front.
    pub shift_to_fronts: bool,
    /// Whether only columns may enter bad going.
    pub column_in_bad_going: bool,
    /// Groups made up of these alone may enter bad going in line.
    pub line_in_bad_going: TroopSet,
    /// Whether only columns may enter a river that is not paltry.
    pub column_in_river: bool,
    /// Who falls in when a group contracts.
    pub contraction: Contraction,
    /// Whether a group may go on with a narrower front that is no column, to pass a gap.
    pub narrows: bool,
    /// Whether a column in an enemy's zone of control may go straight back.
    pub columns_retire: bool,
}

/// Who falls in behind when a group contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contraction {
    /// Everyone who can reach his place; who cannot closes up beside.
    AllWhoReach,
    /// The next one; the rest close up beside.
    NextOne,
}

/// Zones of control.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a table of the edition file: each is a rule of its own"
)]
pub struct Zones {
    /// How a zone lies before an element.
    pub policy: ZonePolicy,
    /// How far it reaches ahead.
    pub depth: Length,
    /// Whose elements have one.
    pub exerted_by: TroopSet,
    /// Whether an occupied camp has one all round, of the same depth.
    pub camps: bool,
    /// Whether a held built-up area has one all round, of the same depth.
    pub built_up: bool,
    /// Whether an element in front contact with an enemy still has one.
    pub while_engaged: bool,
    /// Whether a camp that nobody holds stops a zone as an occupied one does.
    pub empty_camps_stop: bool,
    /// Who makes no move at all in the zone of an enemy element, and goes no farther once it has come into one.
    pub pins: TroopSet,
    /// Who has a zone before each of its four edges.
    pub all_edges: TroopSet,
    /// What of a mover is held up by coming into a zone; whoever starts in one, even partly, is held up anyway.
    pub entered_by: MoverPart,
    /// What a zone leaves open beside contact with its owner and going straight back.
    pub answer: ZoneAnswer,
}

/// What of a mover something stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoverPart {
    /// Any part of its base.
    AnyPart,
    /// Its front edge.
    FrontEdge,
}

/// How much of a base has to be in something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HowFarIn {
    /// Any part of it.
    Partly,
    /// All of it.
    Entirely,
}

/// What a zone of control leaves open beside contact with its owner and going straight back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZoneAnswer {
    /// To come nearer to front contact with its owner, all the way.
    Nearer,
    /// To end opposite its owner: straight ahead of it, edge to edge, and no farther from it.
    LinedUp,
    /// To end facing its owner and partly ahead of it, and no farther from it.
    PartlyAhead,
}

/// How a zone of control lies before an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZonePolicy {
    /// It rolls out over its full width until it meets the first element.
    Carpet,
    /// It rolls out until it meets an element, and goes on beside it.
    PartCarpet,
    /// Nothing stops it.
    XRay,
}

/// Breaking off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakOff {
    /// How far back it must go at least.
    pub least: Length,
    /// Whether and where it must be faster than the enemy it leaves.
    pub faster: Faster,
}

/// Whether and where an element must be faster than the enemy from which it breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Faster {
    /// Slower ones may break off as well.
    NotAsked,
    /// Each in its going: the element in the worst that it meets, the enemy where it stands.
    EachInItsGoing,
    /// Both in the going in which the element ends.
    WhereItEnds,
}

/// Dismounting, by those whose army list lets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dismounting {
    /// Whether members of a moving group may dismount; else only single elements.
    pub by_group: bool,
    /// Whether it is the whole move of those who do; else they may go on as what they have become.
    pub whole_move: bool,
    /// Whether those may whom an enemy touches, but who are in no close combat.
    pub in_contact: bool,
}

/// One row of which of the own people of a camp or a built-up area come out and move as elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sally {
    /// Its id, for reasons.
    pub id: String,
    /// Who.
    pub troops: TroopSet,
    /// Only while both a friend and an enemy are no farther from the place than this.
    pub near: Option<Length>,
    /// They never move farther from the place than this.
    pub farthest: Option<Length>,
    /// Whether they may go in again.
    pub returns: bool,
}

/// One row of who may make a second or later move in a bound.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "a row of the edition file: each is a condition of its own"
)]
pub struct FurtherMoveRow {
    /// Its id, for reasons and records.
    pub id: String,
    /// Who may.
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
    /// How far it must keep from every enemy element and held camp.
    pub clear_of_enemy: Option<Clearance>,
    /// What going it must keep to, or lead into.
    pub going: Option<FurtherGoing>,
}

/// What going a further move must keep to, or lead into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FurtherGoing {
    /// All of the mover stays in good going from start to end; a road is good going.
    AllGood,
    /// All of the mover starts in good going, and some of it ends in rough or bad going.
    GoodToRoughOrBad,
}

/// How far a further move keeps from the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clearance {
    /// Nearer than this is too near; exactly this is too near as well.
    pub distance: Length,
    /// Whether it holds for the whole move, or only for its end.
    pub whole_move: bool,
}

/// One row of what makes a move cost more PIPs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Surcharge {
    /// Its id, for reasons and records.
    pub id: String,
    /// How many more PIPs.
    pub pips: u8,
    /// Whether it is waived in a side's own first bound.
    pub waived_in_first_bound: bool,
    /// Whether each of the movers pays it; else it is paid once.
    pub for_each: bool,
    /// Any of these makes it apply, once.
    pub any: Vec<SurchargeCase>,
}

/// What makes a surcharge apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SurchargeCase {
    /// The move includes any of these troops.
    Includes(TroopSet),
    /// The move includes any of these troops, and does not end in contact with an enemy.
    IncludesNotIntoContact(TroopSet),
    /// A column passes through a built-up area of any of these kinds.
    ColumnThrough(TerrainSet),
    /// Any of the movers dismounts, or has dismounted in this move.
    Dismounts,
    /// The move goes into, out of or through a built-up area.
    BuiltUp,
    /// Any of the movers starts inside a camp or a built-up area.
    LeavesGarrison,
    /// The general has been lost.
    GeneralLost,
    /// All of the movers start out of command.
    OutOfCommand,
    /// Any of the movers starts out of command, and the general is not among them.
    PartlyOutOfCommand,
    /// The general stands in terrain that hampers command, and is not among the movers.
    GeneralHampered,
}

/// How far the general commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Troops that are commanded from elsewhere than others; the first row that has them holds.
    pub ranges: Vec<CommandRange>,
    /// With a clear line.
    pub far: Length,
    /// Without one.
    pub near: Length,
    /// How far the general has to be in terrain that hampers him.
    pub hampered: HowFarIn,
    /// How far troops have to be in terrain that hides them for the general not to see them there.
    pub hidden: HowFarIn,
    /// Kinds of terrain that stop the line (through [`Sight`](super::Sight)); camps and towns as well.
    pub blocked_by: TerrainSet,
}

/// How far the general commands some troops.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandRange {
    /// Whom.
    pub troops: TroopSet,
    /// With a clear line.
    pub far: Length,
    /// Without one.
    pub near: Length,
}
