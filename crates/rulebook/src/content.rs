//! The hash of a compiled rulebook: the same on every machine, another one when any number or word changes.
//!
//! FNV-1a with 64 bits over a plain walk of the content. It names an edition in a record; it is no lock against forgers.
//! Every struct is taken apart without `..`, so that a new field does not compile until it is hashed.

use acies_geometry::Length;

use crate::model::{
    Allowance, BreakOff, BuiltUp, Camps, Clearance, Combat, Command, Compulsory, Contact,
    Contraction, CornerCut, Deployment, DeploymentOrder, Dismounting, EdgePolicy, FactSet, Factors,
    Faster, Fate, Flight, FriendsInTheWay, FurtherMove, Going, Groups, Landing, Margin, Measure,
    Modes, Movement, OutcomeRow, Outcomes, Passing, Per, Pursuit, Recoil, RiverState, Rivers,
    Rulebook, Scale, Setup, Shape, Shooter, Shooting, ShootingEdge, Sight, Support, SupportPlace,
    Surcharge, SurchargeCase, TacticalFactor, TerrainId, TerrainKind, TerrainLimits, TerrainSet,
    Topography, Troop, TroopId, TroopSet, Victory, ZonePolicy, Zones,
};

/// The hash of a rulebook's content, but for the hash itself: sixteen hexadecimal digits.
pub(crate) fn hash(rulebook: &Rulebook) -> String {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    rulebook.feed(&mut hasher);
    format!("{:016x}", hasher.0)
}

struct Fnv(u64);

impl Fnv {
    fn bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

/// Something with content to hash.
trait Content {
    fn feed(&self, hasher: &mut Fnv);
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                hasher.bytes(&self.to_le_bytes());
            }
        }
    )+};
}

numbers!(u8, i8, u16, u32, i32, u64);

impl Content for bool {
    fn feed(&self, hasher: &mut Fnv) {
        u8::from(*self).feed(hasher);
    }
}

impl Content for Length {
    fn feed(&self, hasher: &mut Fnv) {
        self.units().feed(hasher);
    }
}

impl Content for String {
    fn feed(&self, hasher: &mut Fnv) {
        (self.len() as u64).feed(hasher);
        hasher.bytes(self.as_bytes());
    }
}

impl<T: Content> Content for Vec<T> {
    fn feed(&self, hasher: &mut Fnv) {
        (self.len() as u64).feed(hasher);
        for item in self {
            item.feed(hasher);
        }
    }
}

impl<T: Content, const N: usize> Content for [T; N] {
    fn feed(&self, hasher: &mut Fnv) {
        for item in self {
            item.feed(hasher);
        }
    }
}

impl<T: Content> Content for Option<T> {
    fn feed(&self, hasher: &mut Fnv) {
        self.is_some().feed(hasher);
        if let Some(item) = self {
            item.feed(hasher);
        }
    }
}

impl<A: Content, B: Content> Content for (A, B) {
    fn feed(&self, hasher: &mut Fnv) {
        self.0.feed(hasher);
        self.1.feed(hasher);
    }
}

macro_rules! wrappers {
    ($($type:ident),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                let $type(inner) = self;
                inner.feed(hasher);
            }
        }
    )+};
}

wrappers!(TroopId, TroopSet, TerrainId, TerrainSet, FactSet);

/// Enums go by the word that an edition file has for them, so that a new variant changes no hash.
macro_rules! worded {
    ($($type:ident),+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                crate::words::Word::word(*self).to_owned().feed(hasher);
            }
        }
    )+};
}

worded!(
    Scale,
    Shape,
    Going,
    Sight,
    RiverState,
    EdgePolicy,
    DeploymentOrder,
    Measure,
    CornerCut,
    Contraction,
    Faster,
    FriendsInTheWay,
    ZonePolicy,
    ShootingEdge,
    Per,
    SupportPlace,
    Margin,
    Fate
);

macro_rules! structs {
    ($($type:ident { $($field:ident),+ $(,)? })+) => {$(
        impl Content for $type {
            fn feed(&self, hasher: &mut Fnv) {
                let $type { $($field),+ } = self;
                $($field.feed(hasher);)+
            }
        }
    )+};
}

structs! {
    Troop { code, class, mounted, depth, allowance, close, shooting, shot_at, listed }
    Allowance { good, rough, bad, road }
    Factors { foot, mounted }
    TerrainKind {
        name, shape, going, good_for, shot, command, hill, hampers_general, limit, difficult, may_be_thin,
    }
    Setup { board, aggression, topographies, limits, edges, order, camps, built_up, deployment, landing }
    Topography { name, compulsory, optional }
    Compulsory { kind, count }
    TerrainLimits {
        optional, quarters, difficult_quarters, apart, greatest_sum, least_width, greatest_ratio, band_width,
        river_length, river_clear, band_quarters, waterway, waterway_half,
    }
    Camps { greatest_sum, least_side, exempt, followers, followers_assumed, attackers }
    BuiltUp { corner, garrison, denizens, attackers }
    Deployment { depth, side, swaps, dismounted }
    Landing { topography, most }
    Movement {
        measure, corner_cut, gap, passing, groups, zones, contact, break_off, dismounting, further, surcharges,
        command, rivers,
    }
    Passing { id, movers, through, needs_room }
    Groups { shift, shift_reach, column_in_bad_going, line_in_bad_going, column_in_river, contraction, narrows }
    Zones { policy, depth, exerted_by, camps, while_engaged, empty_camps_stop, pins }
    Contact {
        never, never_turns, places_all_round, lone_enemy_conforms, closing_the_door, door_needs_friend,
        friends_in_the_way,
    }
    BreakOff { least, faster }
    Dismounting { by_group }
    FurtherMove {
        id, movers, times, first_bound, by_road, into_contact, not_into_contact, clear_of_enemy,
    }
    Clearance { distance, whole_move }
    Surcharge { id, pips, waived_in_first_bound, any }
    Command { far, near, blocked_by }
    Rivers { states, limit, limits_whole_move, bank }
    Shooting { shooters, arc_side, overlap_forbids, supporting, mutual, rear_shot_needs_all_behind, no_rear }
    Shooter { id, troops, range, from, in_enemy_bound, moved_at_most }
    Combat {
        tactical, supports, most_contacts, most_extra_attackers, edgeless, main_attacker_chosen, overlaps_by_any_edge,
    }
    TacticalFactor { id, value, per, modes, own, enemy, all, not }
    Modes { close, shooting }
    Support { id, front, supporter, same_class, place, enemy, value, all, not, dies_with_front }
    OutcomeRow { id, margin, modes, own, enemy, all, not, fate }
    Recoil { foot_at_most, mounted_at_most, passing, never_pushed, tramples, crushes_enemy_behind }
    Flight { recoils_first, river_destroys, avoids }
    Pursuit { id, troops, enemy, at_most, by_depth, supporter_follows, stops_at, after_break_off }
    Victory { losses, general, uncounted, camp, built_up }
}

impl Content for SurchargeCase {
    fn feed(&self, hasher: &mut Fnv) {
        match self {
            SurchargeCase::Includes(troops) => troops.feed(hasher),
            other => crate::words::Word::word(*other).to_owned().feed(hasher),
        }
    }
}

impl Content for Outcomes {
    fn feed(&self, hasher: &mut Fnv) {
        self.rows().to_vec().feed(hasher);
        self.recoil.feed(hasher);
        self.flight.feed(hasher);
        self.pursuit.feed(hasher);
        self.flankers_recoil.feed(hasher);
        self.cascade.feed(hasher);
    }
}

impl Content for Rulebook {
    fn feed(&self, hasher: &mut Fnv) {
        let Rulebook {
            edition,
            hash: _,
            conventions,
            rulings,
            scale,
            troops,
            terrain,
            setup,
            movement,
            shooting,
            combat,
            outcomes,
            victory,
        } = self;
        edition.feed(hasher);
        conventions.feed(hasher);
        rulings.feed(hasher);
        scale.feed(hasher);
        troops.feed(hasher);
        terrain.feed(hasher);
        setup.feed(hasher);
        movement.feed(hasher);
        shooting.feed(hasher);
        combat.feed(hasher);
        outcomes.feed(hasher);
        victory.feed(hasher);
    }
}
