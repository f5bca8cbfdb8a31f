//! Who holds the camp and the built-up area (sections 4.2 and 4.4). The general himself never does.
//!
//! It knows who may be inside, by asking the referee, and nothing of where the others stand.

use acies_armies::Troop;
use acies_geometry::beyond;
use acies_referee::{
    Ask, Battle, ElementId, Occupant, Order, Place, Side, Stronghold, What, may_be_inside,
};

use super::armies::{army, counted};
use super::clerk::Clerk;
use super::count::Kinds;
use super::facts::Fact;

/// What is written of a place that no element holds.
const NOBODY: &str = "nobody";

/// What the two decisions are written as.
const CAMP_HOLDER: &str = "camp-holder";
const TOWN_HOLDER: &str = "town-holder";

/// The next order by which the side's camp and built-up area are held as they should be, while it deploys; `None` when they
/// are.
pub fn before_deploying(clerk: &mut Clerk, battle: &Battle, side: Side) -> Option<Order> {
    let camp = camp_garrison(clerk, battle, side);
    let town = town_garrison(clerk, battle, side);
    let wanted = [
        (camp, Stronghold::Camp(side)),
        (town, Stronghold::BuiltUp(side)),
    ];
    for (id, stronghold) in wanted {
        let Some(id) = id else { continue };
        let order = Order::DeployInside(id, stronghold);
        if battle.position().element(id).place != Place::Inside(stronghold)
            && battle.is_legal(&order)
        {
            return Some(order);
        }
    }
    let followers = Order::Followers(true);
    let is_empty = battle.position().occupant(Stronghold::Camp(side)) == Occupant::Empty;
    (is_empty && battle.is_legal(&followers)).then_some(followers)
}

/// The spear that garrisons the side's camp, thrown for when it is first asked; `None` for its followers, or without a camp.
pub fn camp_garrison(clerk: &mut Clerk, battle: &Battle, side: Side) -> Option<ElementId> {
    let stronghold = Stronghold::Camp(side);
    if let Some(entry) = clerk.written(CAMP_HOLDER, "") {
        return ElementId::parse(&entry.result);
    }
    battle.table().stronghold(stronghold)?;
    let facts = counted(clerk.procedure(), battle, side);
    let spears = facts.get(Fact::SpearNpg);
    let id = if spears > 0 && clerk.consult("camp-garrison", "", &facts) == "spear" {
        someone(clerk, battle, side, stronghold, "spear")
    } else {
        None
    };
    let spears = [(Fact::SpearNpg.name(), spears.into())];
    clerk.rule(
        "4.2",
        CAMP_HOLDER,
        "",
        &name(id),
        &spears,
        &["R-23", "R-26"],
    );
    id
}

/// The element that garrisons the side's built-up area, thrown for when it is first asked; `None` for nobody, or without
/// one.
pub fn town_garrison(clerk: &mut Clerk, battle: &Battle, side: Side) -> Option<ElementId> {
    let stronghold = Stronghold::BuiltUp(side);
    if let Some(entry) = clerk.written(TOWN_HOLDER, "") {
        return ElementId::parse(&entry.result);
    }
    let table = battle.table();
    let region = table.stronghold(stronghold)?;
    let rulebook = battle.rulebook();
    let settled_before = rulebook.setup.built_up.as_ref()?.garrison_first;
    let is_asked = matches!(
        battle.asks(),
        Ask::Decide {
            what: What::Garrison,
            ..
        }
    );
    if settled_before && !is_asked {
        return None;
    }
    let (low, high) = region.bounds();
    let (up, half) = (low.midway(high).up(), table.depth.scaled(1, 2));
    let on_own_side = match side {
        Side::Red => beyond(half, up),
        Side::Blue => beyond(up, half),
    };
    let facts =
        counted(clerk.procedure(), battle, side).with(Fact::TownOnNpgSide, on_own_side.into());
    let wanted = table.features.iter().any(|feature| {
        feature.owner == Some(side) && rulebook.terrain_kind(feature.kind).needs_garrison
    });
    let has_infantry = facts.get(Fact::InfantryNpg) > 0;
    // Where the rules want somebody inside, nothing is thrown.
    let goes_in = wanted || has_infantry && clerk.consult("town-garrison", "", &facts) == "yes";
    let rows = clerk.procedure().garrison.iter();
    let mut rows = rows.filter(|row| row.when.iter().all(|condition| condition.holds(&facts)));
    let found = rows
        .find_map(|row| {
            Some((
                row.row,
                someone(clerk, battle, side, stronghold, &row.troops)?,
            ))
        })
        .filter(|_| goes_in);
    let row = found.map_or(0, |(row, _)| i64::from(row));
    let id = found.map(|(_, id)| id);
    let looked_at = [
        ("garrison-wanted", i64::from(wanted)),
        ("garrison-row", row),
    ];
    clerk.rule("4.4", TOWN_HOLDER, "", &name(id), &looked_at, &["R-26"]);
    id
}

/// The last element of a kind that may be inside a place and does not stand elsewhere, the general apart.
fn someone(
    clerk: &Clerk,
    battle: &Battle,
    side: Side,
    stronghold: Stronghold,
    kind: &str,
) -> Option<ElementId> {
    let kinds = Kinds::of(clerk.procedure(), battle.rulebook());
    let position = battle.position();
    let chosen = [CAMP_HOLDER, TOWN_HOLDER].map(|name| {
        let entry = clerk.written(name, "");
        entry.and_then(|entry| ElementId::parse(&entry.result))
    });
    let may = |&(id, troop): &(ElementId, Troop)| {
        let element = position.element(id);
        if chosen.contains(&Some(id)) {
            return false;
        }
        let waits = element.place == Place::Reserve;
        waits
            && !element.general
            && kinds.kind(troop) == Some(kind)
            && may_be_inside(battle.view(), stronghold, id)
    };
    let last = army(battle, side).into_iter().rev().find(may);
    last.map(|(id, _)| id)
}

fn name(id: Option<ElementId>) -> String {
    id.map_or_else(|| NOBODY.to_owned(), |id| id.to_string())
}
