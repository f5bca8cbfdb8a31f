//! The closed vocabulary: the words that edition files may use for facts, effects and policies.
//!
//! `docs/reference/editions.md` explains each. No word names an edition.

use crate::model::{
    BeyondQuarter, BreakOffSpeed, CapturedCamp, ContactPolicy, Containment, Contraction, CornerCut,
    DeploymentOrder, EdgePolicy, Fact, FactorFrequency, Fate, FlankStart, FriendsInTheWay,
    FurtherGoing, Going, Margin, Mode, MoveMeasure, MoverPart, QuarterNumbers, RangeTo, RiverState,
    Scale, Shape, ShootingEdge, Sight, SupportPlace, SurchargeCase, TargetPriority,
    TerrainPlacement, ZoneExit, ZonePolicy,
};

/// A value written as a word in edition files.
pub trait Word: Copy + PartialEq + 'static {
    /// The kind of word, for messages and for the vocabulary.
    const KIND: &'static str;
    /// All words with their values, in the order of messages.
    const WORDS: &'static [(&'static str, Self)];

    /// The value of a word.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS
            .iter()
            .find(|(known, _)| *known == word)
            .map(|&(_, value)| value)
    }

    /// All words.
    fn all_words() -> Vec<&'static str> {
        Self::WORDS.iter().map(|&(word, _)| word).collect()
    }

    /// The word of a value; empty if it has none.
    fn word(self) -> &'static str {
        Self::WORDS
            .iter()
            .find(|&&(_, value)| value == self)
            .map_or("", |(word, _)| word)
    }
}

/// Implements [`Word`] for a type, with its words in the order of messages; they can be read from cells.
#[macro_export]
macro_rules! words {
    ($type:ty, $kind:literal, $($word:literal => $value:expr),+ $(,)?) => {
        impl $crate::Word for $type {
            const KIND: &'static str = $kind;
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),+];
        }

        impl $crate::rows::Cell for $type {
            fn read(node: &$crate::rows::Node<'_>) -> Result<Self, $crate::rows::CellError> {
                $crate::rows::read_word(node)
            }
        }
    };
}

words!(Scale, "scale", "15mm" => Scale::Mm15, "25mm" => Scale::Mm25);

/// Whether a class is mounted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Foot,
    Mounted,
}

words!(Kind, "kind of troops", "foot" => Kind::Foot, "mounted" => Kind::Mounted);

words!(Shape, "shape",
    "area" => Shape::Area,
    "river" => Shape::River,
    "road" => Shape::Road,
    "waterway" => Shape::Waterway,
    "built-up" => Shape::BuiltUp,
    "camp" => Shape::Camp,
);

/// The going of an area as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WrittenGoing {
    /// The same in every battle.
    Always(Going),
    /// Good, or rough if the first PIP die of the battle is 1.
    GoodOrRough,
}

words!(WrittenGoing, "going",
    "good" => WrittenGoing::Always(Going::Good),
    "rough" => WrittenGoing::Always(Going::Rough),
    "bad" => WrittenGoing::Always(Going::Bad),
    "impassable" => WrittenGoing::Always(Going::Impassable),
    "good-or-rough" => WrittenGoing::GoodOrRough,
);

words!(Going, "going",
    "good" => Going::Good,
    "rough" => Going::Rough,
    "bad" => Going::Bad,
    "impassable" => Going::Impassable,
);

words!(BeyondQuarter, "extent",
    "may" => BeyondQuarter::May,
    "must" => BeyondQuarter::Must,
);

words!(TerrainPlacement, "terrain placement",
    "placer-chooses" => TerrainPlacement::PlacerChooses,
    "quarter-die" => TerrainPlacement::QuarterDie,
);

words!(QuarterNumbers, "numbers of quarters",
    "near-first" => QuarterNumbers::NearFirst,
    "clockwise" => QuarterNumbers::Clockwise,
);

words!(Sight, "sight",
    "open" => Sight::Open,
    "crest" => Sight::Crest,
    "blocks" => Sight::Blocks,
    "blocks-but-within" => Sight::BlocksButWithin,
    "beyond" => Sight::Beyond,
    "depth" => Sight::Depth,
    "not-at-or-from" => Sight::NotAtOrFrom,
    "not-at-or-partly-in" => Sight::NotAtOrPartlyIn,
    "not-partly-in" => Sight::NotPartlyIn,
    "crest-or-on" => Sight::CrestOrOn,
);

words!(RiverState, "state of a river",
    "paltry" => RiverState::Paltry,
    "slow" => RiverState::Slow,
    "column" => RiverState::Column,
);

words!(EdgePolicy, "edge policy",
    "three-and-preferred" => EdgePolicy::ThreeAndPreferred,
    "two-adjacent-preferred" => EdgePolicy::TwoAdjacentPreferred,
    "attacker-chooses" => EdgePolicy::AttackerChooses,
);

words!(DeploymentOrder, "deployment order",
    "defender-first" => DeploymentOrder::DefenderFirst,
    "attacker-first" => DeploymentOrder::AttackerFirst,
);

words!(CapturedCamp, "captured camp",
    "held" => CapturedCamp::Held,
    "open" => CapturedCamp::Open,
    "removed" => CapturedCamp::Removed,
);

words!(MoveMeasure, "measure",
    "all-corners" => MoveMeasure::AllCorners,
    "front-corners" => MoveMeasure::FrontCorners,
    "front-corners-direct" => MoveMeasure::FrontCornersDirect,
);

words!(CornerCut, "corner cut",
    "nobody" => CornerCut::Nothing,
    "friend" => CornerCut::Friend,
    "anything" => CornerCut::Anything,
    "lines-alone" => CornerCut::LinesAlone,
);

words!(Contraction, "contraction",
    "all-who-reach" => Contraction::AllWhoReach,
    "next-one" => Contraction::NextOne,
);

words!(BreakOffSpeed, "speed of a break-off",
    "not-asked" => BreakOffSpeed::NotAsked,
    "each-in-its-going" => BreakOffSpeed::EachInItsGoing,
    "where-it-ends" => BreakOffSpeed::WhereItEnds,
);

words!(ContactPolicy, "contact policy",
    "mover-exactly" => ContactPolicy::MoverExactly,
    "mover-then-contacted" => ContactPolicy::MoverThenContacted,
);

words!(FlankStart, "flank start",
    "anywhere" => FlankStart::Anywhere,
    "behind-front-line" => FlankStart::BehindFrontLine,
    "behind-line-met" => FlankStart::BehindLineMet,
);

words!(FriendsInTheWay, "friends in the way",
    "stay" => FriendsInTheWay::Stay,
    "make-room" => FriendsInTheWay::MakeRoom,
    "turn-behind" => FriendsInTheWay::TurnBehind,
    "column-turns-behind" => FriendsInTheWay::ColumnTurnsBehind,
);

words!(ZonePolicy, "zone policy",
    "carpet" => ZonePolicy::Carpet,
    "part-carpet" => ZonePolicy::PartCarpet,
    "x-ray" => ZonePolicy::XRay,
);

words!(MoverPart, "part of a mover",
    "any-part" => MoverPart::AnyPart,
    "front-edge" => MoverPart::FrontEdge,
);

words!(Containment, "how far in",
    "partly" => Containment::Partly,
    "entirely" => Containment::Entirely,
);

words!(ZoneExit, "zone answer",
    "nearer" => ZoneExit::Nearer,
    "lined-up" => ZoneExit::LinedUp,
    "partly-ahead" => ZoneExit::PartlyAhead,
);

words!(FurtherGoing, "further-move going",
    "all-good" => FurtherGoing::AllGood,
    "good-to-rough-or-bad" => FurtherGoing::GoodToRoughOrBad,
);

words!(SurchargeCase, "surcharge case",
    "dismounts" => SurchargeCase::Dismounts,
    "built-up" => SurchargeCase::BuiltUp,
    "leaves-garrison" => SurchargeCase::LeavesGarrison,
    "general-lost" => SurchargeCase::GeneralLost,
    "out-of-command" => SurchargeCase::OutOfCommand,
    "partly-out-of-command" => SurchargeCase::PartlyOutOfCommand,
    "general-hampered" => SurchargeCase::GeneralHampered,
);

words!(RangeTo, "range",
    "edge" => RangeTo::Edge,
    "part-in-arc" => RangeTo::PartInArc,
    "least-part" => RangeTo::LeastPart,
);

words!(ShootingEdge, "shooting edge",
    "front" => ShootingEdge::Front,
    "any-one" => ShootingEdge::AnyOne, "all" => ShootingEdge::All,
);

words!(TargetPriority, "target priority",
    "in-zone" => TargetPriority::InZone,
    "shooting-back" => TargetPriority::ShootingBack,
);

words!(Mode, "mode", "close" => Mode::Close, "shooting" => Mode::Shooting);

words!(FactorFrequency, "count",
    "once" => FactorFrequency::Once,
    "contact" => FactorFrequency::Contact,
    "extra-shooter" => FactorFrequency::ExtraShooter,
    "extra-attacker" => FactorFrequency::ExtraAttacker,
);

words!(SupportPlace, "place of a supporter",
    "behind" => SupportPlace::Behind,
    "behind-or-beside-behind" => SupportPlace::BehindOrBesideBehind,
    "beside" => SupportPlace::Beside,
);

words!(Margin, "margin",
    "doubled" => Margin::Doubled,
    "beaten" => Margin::Beaten,
    "equal" => Margin::Equal,
);

words!(Fate, "fate",
    "stands" => Fate::Stands,
    "recoils" => Fate::Recoils,
    "flees" => Fate::Flees,
    "destroyed" => Fate::Destroyed,
    "changes-sides" => Fate::ChangesSides,
);

words!(Fact, "fact",
    "general" => Fact::General,
    "good-going" => Fact::GoodGoing,
    "bad-going" => Fact::BadGoing,
    "enemy-bad-going" => Fact::EnemyBadGoing,
    "enemy-good-going" => Fact::EnemyGoodGoing,
    "good-for-enemy" => Fact::GoodForEnemy,
    "uphill" => Fact::Uphill,
    "defends-bank" => Fact::DefendsBank,
    "in-own-camp" => Fact::InOwnCamp,
    "in-camp" => Fact::InCamp,
    "inside" => Fact::Inside,
    "enemy-inside" => Fact::EnemyInside,
    "enemy-in-city" => Fact::EnemyInCity,
    "garrison" => Fact::Garrison,
    "sacking" => Fact::Sacking,
    "unanswered-shooter" => Fact::UnansweredShooter,
    "shot-on-rear" => Fact::ShotOnRear,
    "shot-partly-on-rear" => Fact::ShotPartlyOnRear,
    "pressed" => Fact::Pressed,
    "supporter-good-going" => Fact::SupporterGoodGoing,
    "unfaced" => Fact::Unfaced,
);

/// All kinds of words with their words.
pub(crate) fn vocabulary() -> Vec<(&'static str, Vec<&'static str>)> {
    fn entry<W: Word>() -> (&'static str, Vec<&'static str>) {
        (W::KIND, W::all_words())
    }
    vec![
        entry::<Scale>(),
        entry::<Kind>(),
        entry::<Shape>(),
        entry::<WrittenGoing>(),
        entry::<BeyondQuarter>(),
        entry::<TerrainPlacement>(),
        entry::<QuarterNumbers>(),
        entry::<Sight>(),
        entry::<RiverState>(),
        entry::<EdgePolicy>(),
        entry::<DeploymentOrder>(),
        entry::<CapturedCamp>(),
        entry::<MoveMeasure>(),
        entry::<CornerCut>(),
        entry::<Contraction>(),
        entry::<BreakOffSpeed>(),
        entry::<ContactPolicy>(),
        entry::<FlankStart>(),
        entry::<FriendsInTheWay>(),
        entry::<ZonePolicy>(),
        entry::<MoverPart>(),
        entry::<Containment>(),
        entry::<ZoneExit>(),
        entry::<FurtherGoing>(),
        entry::<SurchargeCase>(),
        entry::<ShootingEdge>(),
        entry::<RangeTo>(),
        entry::<TargetPriority>(),
        entry::<Mode>(),
        entry::<FactorFrequency>(),
        entry::<SupportPlace>(),
        entry::<Margin>(),
        entry::<Fate>(),
        entry::<Fact>(),
    ]
}
