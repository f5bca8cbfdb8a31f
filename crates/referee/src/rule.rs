//! The rules that an order can breach, each with its stable id. Their sentences are messages of `locales/`.

/// Defines the rules with their stable ids, once.
macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $name:ident = $id:literal,)+) => {
        /// A rule that an order can breach. Its id is stable; its sentence is a message of `locales/`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum Rule {
            $($(#[doc = $doc])+ $name,)+
        }

        impl Rule {
            /// Every rule.
            pub const ALL: &[Rule] = &[$(Rule::$name,)+];

            /// Its stable id.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Rule::$name => $id,)+
                }
            }
        }
    };
}

rules! {
    /// The order does not belong to what the battle waits for.
    OrderNotNow = "order.not-now",
    /// The order names an element that is not on the table.
    OrderElement = "order.element",
    /// The order names an element of the other side.
    OrderNotYours = "order.not-yours",
    /// The order names an element twice, or none.
    OrderMovers = "order.movers",
    /// The order cannot be carried out as it is written.
    OrderForm = "order.form",
    /// The army list does not allow this army.
    SetupArmy = "setup.army",
    /// The topography is not a home of the army.
    SetupTopography = "setup.topography",
    /// The topography does not offer that kind of terrain.
    SetupTerrainKind = "setup.terrain.kind",
    /// There is enough terrain, or enough of that kind.
    SetupTerrainCount = "setup.terrain.count",
    /// Another feature is placed next.
    SetupTerrainNext = "setup.terrain.next",
    /// The feature does not lie in its quarter as it should, or along its edge.
    SetupTerrainQuarter = "setup.terrain.quarter",
    /// There is a place for the feature.
    SetupTerrainDiscard = "setup.terrain.discard",
    /// The feature is not drawn as its kind is drawn.
    SetupTerrainForm = "setup.terrain.form",
    /// The feature leaves the table.
    SetupTerrainBoard = "setup.terrain.board",
    /// The feature is too large.
    SetupTerrainSize = "setup.terrain.size",
    /// The feature is too narrow, or too long for its width.
    SetupTerrainThin = "setup.terrain.thin",
    /// The feature is too short for its width.
    SetupTerrainShort = "setup.terrain.short",
    /// Too many features are small.
    SetupTerrainSmall = "setup.terrain.small",
    /// The feature comes too near an edge of the table.
    SetupTerrainEdge = "setup.terrain.edge",
    /// The crest does not lie within its hill.
    SetupTerrainCrest = "setup.terrain.crest",
    /// The river or road is too wide.
    SetupTerrainWidth = "setup.terrain.width",
    /// The river or road does not start and end where it should.
    SetupTerrainEnds = "setup.terrain.ends",
    /// The river or road winds too much.
    SetupTerrainLength = "setup.terrain.length",
    /// The river comes near an edge where it neither starts nor ends.
    SetupTerrainClear = "setup.terrain.clear",
    /// The river or road passes through too many quarters.
    SetupTerrainQuarters = "setup.terrain.quarters",
    /// The waterway reaches in too little or too far.
    SetupTerrainDepth = "setup.terrain.depth",
    /// Two areas of terrain are too near each other.
    SetupTerrainApart = "setup.terrain.apart",
    /// The feature lies on another one that it may not cross.
    SetupTerrainOverlap = "setup.terrain.overlap",
    /// There is no such feature to take away.
    SetupTerrainLift = "setup.terrain.lift",
    /// The terrain as a whole has too few compulsory features.
    SetupTerrainCompulsory = "setup.terrain.whole.compulsory",
    /// The terrain as a whole has too few optional features.
    SetupTerrainOptional = "setup.terrain.whole.optional",
    /// Too many quarters of the table are bare.
    SetupTerrainSpread = "setup.terrain.whole.spread",
    /// Too few quarters of the table hold difficult terrain.
    SetupTerrainDifficult = "setup.terrain.whole.difficult",
    /// Nothing of the terrain is rough or bad going, a river or a waterway.
    SetupTerrainHard = "setup.terrain.whole.hard",
    /// A built-up area lies wholly in a corner of the table.
    SetupTerrainCorner = "setup.terrain.corner",
    /// No road leads to the built-up area.
    SetupTerrainRoad = "setup.terrain.whole.road",
    /// The edges are not four different ones, or those that a built-up area leaves to the attacker.
    SetupEdges = "setup.edges",
    /// The two edges that are preferred are not neighbours.
    SetupEdgesNeighbours = "setup.edges.neighbours",
    /// The army needs a camp.
    SetupCampMissing = "setup.camp.missing",
    /// The corners do not make a camp.
    SetupCampForm = "setup.camp.form",
    /// The camp is too large or too small.
    SetupCampSize = "setup.camp.size",
    /// The camp does not touch its side's base edge or shore.
    SetupCampEdge = "setup.camp.edge",
    /// The camp is too near a side edge.
    SetupCampSide = "setup.camp.side",
    /// The camp is not in good going.
    SetupCampGoing = "setup.camp.going",
    /// The camp lies on another.
    SetupCampOverlap = "setup.camp.overlap",
    /// The element does not stand in its deployment zone.
    DeployZone = "deploy.zone",
    /// The element stands in terrain that it may not enter.
    DeployGoing = "deploy.going",
    /// The element overlaps something.
    DeployOverlap = "deploy.overlap",
    /// The side has no such camp or built-up area, or another element is in it.
    DeployCamp = "deploy.camp",
    /// The troops may not be in that camp or built-up area.
    DeployGarrison = "deploy.garrison",
    /// The built-up area has to be garrisoned.
    DeployGarrisonMissing = "deploy.garrison.missing",
    /// Gates lie on the edges of a built-up area that has gates.
    SetupTerrainGate = "setup.terrain.gate",
    /// The element has not been deployed, so it cannot be taken back.
    DeployLift = "deploy.lift",
    /// Not every element has been deployed.
    DeployAll = "deploy.all",
    /// An element is deployed on foot only by saying so before it is put on the table, where that is allowed.
    DeployDismounted = "deploy.dismounted",
    /// What is written of an element leaves no such choice, or it has been deployed.
    DeployAs = "deploy.as",
    /// The pair may not be swapped.
    DeploySwap = "deploy.swap",
    /// An element in front contact may only break off.
    MovePinned = "move.pinned",
    /// The elements are not a group, or a group may not move so.
    MoveGroup = "move.group",
    /// A group may not go there in line.
    MoveGroupGoing = "move.group.going",
    /// A column may not move so.
    MoveColumn = "move.group.column",
    /// A group may shift so only to line up with an enemy close ahead.
    MoveGroupShift = "move.group.shift",
    /// No such second move is allowed.
    MoveSecond = "move.second",
    /// The PIPs do not suffice.
    MovePips = "move.pips",
    /// The move is longer than the allowance.
    MoveDistance = "move.distance",
    /// The troops may not enter that going.
    MoveGoing = "move.going",
    /// The river slows the move more.
    MoveRiver = "move.distance.river",
    /// The move leaves the table.
    MoveBoard = "move.board",
    /// The move goes through something that it may not pass.
    MoveThrough = "move.through",
    /// The move goes through a gap that is too narrow.
    MoveGap = "move.gap",
    /// The move ends on top of something.
    MoveOverlap = "move.overlap",
    /// An enemy zone of control forbids the move.
    MoveZone = "move.zone-of-control",
    /// These troops make no move in an enemy zone of control.
    MoveZonePinned = "move.zone-of-control.pinned",
    /// These troops never move into contact.
    MoveContactNever = "move.contact.never",
    /// The contact is not aligned.
    MoveContactAlignment = "move.contact.alignment",
    /// An overlap needs a friend in front contact with that enemy.
    MoveContactOverlap = "move.contact.overlap",
    /// A flank or rear may not be met from where the move starts.
    MoveContactFlankStart = "move.contact.flank-start",
    /// The contact cannot be reached.
    MoveContactReach = "move.contact.reach",
    /// The camp or built-up area cannot be entered or touched so.
    MoveContactCamp = "move.contact.camp",
    /// An element enters a built-up area by a gate, if it has gates, and attacks it there where its troop type must.
    MoveGate = "move.gate",
    /// Denizens come out only with both friends and enemies near.
    MoveSally = "move.sally",
    /// Denizens stay within a distance of their town.
    MoveSallyFar = "move.sally.far",
    /// Denizens return only to a place of their side that its captor has left, where the rules let them.
    RecallDenizens = "recall.denizens",
    /// An element that has just taken a city or a built-up area does not move.
    MoveSacking = "move.sacking",
    /// The element has no troops on foot to dismount to.
    DismountTroop = "dismount.troop",
    /// An element in contact with an enemy does not dismount.
    DismountContact = "dismount.contact",
    /// Only single elements dismount.
    DismountGroup = "dismount.group",
    /// Dismounting is the whole move.
    DismountMove = "dismount.move",
    /// A landing needs a shore, with enough of a group touching it.
    LandShore = "land.shore",
    /// Elements land in their side's first bound only.
    LandBound = "land.bound",
    /// There is one landing, with a maximum number of elements.
    LandOnce = "land.once",
    /// A landing comes before all other moves of its side.
    LandFirst = "land.first",
    /// These troops do not land.
    LandTroop = "land.troop",
    /// The element has not been kept back.
    LandReserve = "land.reserve",
    /// The element cannot break off.
    BreakOff = "break-off",
    /// An enemy on the flank or rear forbids breaking off.
    BreakOffHeld = "break-off.held",
    /// The way back is too short or too long.
    BreakOffDistance = "break-off.distance",
    /// The element cannot shoot.
    ShootShooter = "shoot.shooter",
    /// It may not shoot in this side's bound, but for shooting back.
    ShootBound = "shoot.shooter.bound",
    /// More elements shoot together than may.
    ShootHelpers = "shoot.shooter.helpers",
    /// The nearest shooter is the main one, or the one named first; where the target can shoot back at some, one of those.
    ShootMain = "shoot.shooter.main",
    /// The shooter is in terrain that prevents shooting.
    ShootTerrain = "shoot.shooter.terrain",
    /// The target is too far.
    ShootRange = "shoot.range",
    /// The target, or as much of one edge as has to be, is outside the arc.
    ShootArc = "shoot.arc",
    /// Something is in the way.
    ShootSight = "shoot.sight",
    /// It has moved too far to shoot.
    ShootMoved = "shoot.moved",
    /// The target cannot be shot at, or another one must be chosen.
    ShootTarget = "shoot.target",
    /// It must shoot at an enemy that can shoot at it.
    ShootMutual = "shoot.target.mutual",
    /// It must shoot at an enemy in its zone.
    ShootZone = "shoot.target.zone",
    /// The target is in terrain that protects it from shooting.
    ShootTargetTerrain = "shoot.target.terrain",
    /// It has shot or been shot at already.
    ShootOnce = "shoot.once",
    /// It or its target is in contact or overlap.
    ShootContact = "shoot.contact",
    /// An element that sacks a city neither shoots nor is shot at.
    ShootSacking = "shoot.sacking",
    /// There is no such combat.
    FightNone = "fight.none",
    /// There is no such choice now.
    ChooseNone = "choose.none",
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}
