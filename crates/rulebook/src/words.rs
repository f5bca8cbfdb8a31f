//! The closed vocabulary: which words an edition file may use for facts, effects and policies.
//!
//! `docs/reference/editions.md` explains each. A word never names an edition.

use crate::model::{
    CapturedCamp, ContactPolicy, Contraction, CornerCut, DeploymentOrder, EdgePolicy, Extent, Fact,
    Faster, Fate, FlankStart, FriendsInTheWay, FurtherGoing, Going, HowFarIn, Margin, Measure,
    Mode, MoverPart, Per, Priority, RangeTo, RiverState, Scale, Shape, ShootingEdge, Sight,
    SupportPlace, SurchargeCase, TerrainPlacement, ZoneAnswer, ZonePolicy,
};

/// A value that an edition file names with a word.
pub trait Word: Copy + PartialEq + 'static {
    /// What such a word is, for messages and for the vocabulary.
    const KIND: &'static str;
    /// Every word with its value, in the order in which messages list them.
    const WORDS: &'static [(&'static str, Self)];

    /// The value of a word.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS
            .iter()
            .find(|(known, _)| *known == word)
            .map(|&(_, value)| value)
    }

    /// Every word.
    fn all_words() -> Vec<&'static str> {
        Self::WORDS.iter().map(|&(word, _)| word).collect()
    }

    /// The word of a value; empty for a value that no word stands for.
    fn word(self) -> &'static str {
        Self::WORDS
            .iter()
            .find(|&&(_, value)| value == self)
            .map_or("", |(word, _)| word)
    }
}

/// Names the words of a type, in the order in which messages list them: a [`Word`], which can stand in a cell of a row.
#[macro_export]
macro_rules! words {
    ($type:ty, $kind:literal, $($word:literal => $value:expr),+ $(,)?) => {
        impl $crate::Word for $type {
            const KIND: &'static str = $kind;
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),+];
        }

        impl $crate::rows::Cell for $type {
            fn read(node: &$crate::rows::Node<'_>) -> Result<Self, $crate::rows::Wrong> {
                $crate::rows::read_word(node)
            }
        }
    };
}

words!(Scale, "scale", "15mm" => Scale::Mm15, "25mm" => Scale::Mm25);

/// Whether a class rides.
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

/// The going of an area as it is written.
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

words!(Extent, "extent",
    "may" => Extent::May,
    "must" => Extent::Must,
);

words!(TerrainPlacement, "terrain placement",
    "placer-chooses" => TerrainPlacement::PlacerChooses,
    "quarter-die" => TerrainPlacement::QuarterDie,
);

words!(Sight, "sight",
    "open" => Sight::Open,
    "crest" => Sight::Crest,
    "blocks" => Sight::Blocks,
    "blocks-but-within" => Sight::BlocksButWithin,
    "beyond" => Sight::Beyond,
    "depth" => Sight::Depth,
    "not-at-or-from" => Sight::NotAtOrFrom,
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

words!(Measure, "measure",
    "all-corners" => Measure::AllCorners,
    "front-corners" => Measure::FrontCorners,
    "front-corners-direct" => Measure::FrontCornersDirect,
);

words!(CornerCut, "corner cut",
    "nobody" => CornerCut::Nobody,
    "friend" => CornerCut::Friend,
    "anything" => CornerCut::Anything,
);

words!(Contraction, "contraction",
    "all-who-reach" => Contraction::AllWhoReach,
    "next-one" => Contraction::NextOne,
);

words!(Faster, "speed of a break-off",
    "not-asked" => Faster::NotAsked,
    "each-in-its-going" => Faster::EachInItsGoing,
    "where-it-ends" => Faster::WhereItEnds,
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

words!(HowFarIn, "how far in",
    "partly" => HowFarIn::Partly,
    "entirely" => HowFarIn::Entirely,
);

words!(ZoneAnswer, "zone answer",
    "nearer" => ZoneAnswer::Nearer,
    "lined-up" => ZoneAnswer::LinedUp,
    "partly-ahead" => ZoneAnswer::PartlyAhead,
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

words!(Priority, "target priority",
    "in-zone" => Priority::InZone,
    "shooting-back" => Priority::ShootingBack,
);

words!(Mode, "mode", "close" => Mode::Close, "shooting" => Mode::Shooting);

words!(Per, "count",
    "once" => Per::Once,
    "contact" => Per::Contact,
    "extra-shooter" => Per::ExtraShooter,
    "extra-attacker" => Per::ExtraAttacker,
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

/// Every kind of words with its words.
pub(crate) fn vocabulary() -> Vec<(&'static str, Vec<&'static str>)> {
    fn of<W: Word>() -> (&'static str, Vec<&'static str>) {
        (W::KIND, W::all_words())
    }
    vec![
        of::<Scale>(),
        of::<Kind>(),
        of::<Shape>(),
        of::<WrittenGoing>(),
        of::<Extent>(),
        of::<TerrainPlacement>(),
        of::<Sight>(),
        of::<RiverState>(),
        of::<EdgePolicy>(),
        of::<DeploymentOrder>(),
        of::<CapturedCamp>(),
        of::<Measure>(),
        of::<CornerCut>(),
        of::<Contraction>(),
        of::<Faster>(),
        of::<ContactPolicy>(),
        of::<FlankStart>(),
        of::<FriendsInTheWay>(),
        of::<ZonePolicy>(),
        of::<MoverPart>(),
        of::<HowFarIn>(),
        of::<ZoneAnswer>(),
        of::<FurtherGoing>(),
        of::<SurchargeCase>(),
        of::<ShootingEdge>(),
        of::<RangeTo>(),
        of::<Priority>(),
        of::<Mode>(),
        of::<Per>(),
        of::<SupportPlace>(),
        of::<Margin>(),
        of::<Fate>(),
        of::<Fact>(),
    ]
}
