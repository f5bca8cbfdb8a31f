//! Whether troops may be kept back to land (section 4.6), measured on the board and on both armies.
//!
//! It does not say who lands, nor where.

use acies_geometry::{Length, Point, Region, within};
use acies_referee::{Battle, Place, Side, Stronghold};

use super::muster::{Muster, army_of};
use crate::solo::armies::counted;
use crate::solo::board::{Board, is_bad};
use crate::solo::clerk::Clerk;
use crate::solo::facts::{Fact, Facts};
use crate::solo::procedure::Procedure;

/// How near is near: 600 paces, as where the source gives a number beside it.
const NEAR: i32 = 6;
/// How near a camp troops stand that keep others from landing.
const BY_THE_CAMP: i32 = 3;

/// What the throw asks of both armies and of the board; everything but where the own groups go.
pub fn facts(battle: &Battle, muster: &Muster<'_>) -> Facts {
    let (side, you) = (muster.side, muster.side.other());
    let mut facts = counted(Procedure::carried(), battle, side);
    let mut say = |fact, holds: bool| facts.set(fact, i16::from(holds));
    let attacks = battle
        .setup()
        .is_some_and(|setup| setup.attacker() == Some(side));
    say(Fact::NpgAttacks, attacks);
    let six = muster.hundreds(NEAR);
    let waters: Vec<&Region> = Board::of(battle).waterways().collect();
    let by_water = |region: &Region| {
        let mut waters = waters.iter();
        waters.any(|water| within(water.distance_to(region), six))
    };
    let camp = battle.table().stronghold(Stronghold::Camp(you));
    say(Fact::CampNearWaterYou, camp.is_some_and(by_water));
    let middle = centre_line(battle);
    let (mut bad, mut dunes) = (false, false);
    for feature in &battle.table().features {
        let kind = battle.rulebook().terrain_kind(feature.kind);
        if is_bad(kind)
            && by_water(&feature.region)
            && within(feature.region.distance(&middle), six)
        {
            bad = true;
            dunes |= kind.name == "dunes";
        }
    }
    say(Fact::BadByTheWater, bad);
    say(Fact::DunesByTheWater, dunes);
    let slow = |place| within(muster.speed(place), muster.hundreds(2));
    say(Fact::SlowGeneralNpg, muster.general().is_some_and(slow));
    let shore = battle
        .setup()
        .map_or(Length::ZERO, |setup| setup.shore(you));
    say(Fact::WaterBehindYou, !within(shore, Length::ZERO));
    say(
        Fact::TroopsNearCampYou,
        stands_by_camp(battle, muster, camp),
    );
    let kept = kept_back(battle, you);
    facts.set(Fact::ReservedYou, i16::try_from(kept).unwrap_or(i16::MAX));
    facts
}

/// The line through the middle of the table between the two sides.
fn centre_line(battle: &Battle) -> [Point; 2] {
    let table = battle.table();
    let up = table.depth.scaled(1, 2);
    [Point::new(Length::ZERO, up), Point::new(table.width, up)]
}

/// Whether the enemy's troops stand within 3 inches of his camp, or in it.
fn stands_by_camp(battle: &Battle, muster: &Muster<'_>, camp: Option<&Region>) -> bool {
    let you = muster.side.other();
    let three = muster.hundreds(BY_THE_CAMP);
    camp.is_some_and(|camp| {
        army_of(battle, you).any(|id| {
            let element = battle.position().element(id);
            match element.place {
                Place::Table => within(camp.distance(&element.base), three),
                Place::Inside(stronghold) => stronghold == Stronghold::Camp(you),
                Place::Unused | Place::Reserve | Place::Lost => false,
            }
        })
    })
}

/// How many elements a side has kept back, once it has deployed.
fn kept_back(battle: &Battle, side: Side) -> usize {
    if !stands(battle, side) {
        return 0;
    }
    let position = battle.position();
    let kept = army_of(battle, side).filter(|&id| position.element(id).place == Place::Reserve);
    kept.count()
}

/// Whether a side has deployed.
pub fn stands(battle: &Battle, side: Side) -> bool {
    battle.position().side(side).next().is_some()
}

/// How many elements may land: none where the edition, the home or the table does not allow it, or the throw does not.
pub fn allowed(battle: &Battle, clerk: &mut Clerk, muster: &Muster<'_>, facts: &Facts) -> usize {
    let most = battle
        .setup()
        .map_or(0, |setup| setup.may_keep_back(muster.side));
    if most == 0 || clerk.consult("landing", "", facts) != "may" {
        return 0;
    }
    most
}
