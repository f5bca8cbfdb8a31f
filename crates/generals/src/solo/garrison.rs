//! Garrisons of the camp and the built-up area (sections 4.2 and 4.4); never the general's element.

use acies_armies::Troop;
use acies_geometry::beyond;
use acies_referee::{
    Ask, Battle, ElementId, Occupant, Order, Place, Side, Stronghold, What, may_be_inside,
};

use super::army_counts::TroopKinds;
use super::army_counts::{army_elements, army_facts};
use super::audit_log::AuditLog;
use super::facts::Fact;

/// The recorded words for a place without an element.
const NONE: &str = "nobody";
const FOLLOWERS: &str = "followers";

/// The names of the two entries.
const CAMP_ENTRY: &str = "camp-holder";
const TOWN_ENTRY: &str = "town-holder";

/// The next order that garrisons the side's camp and built-up area during deployment; `None` when they are done.
pub fn next_garrison_order(log: &mut AuditLog, battle: &Battle, side: Side) -> Option<Order> {
    let camp = camp_garrison(log, battle, side);
    let town = built_up_area_garrison(log, battle, side);
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

/// The spear element that garrisons the camp, rolled for once; `None` for camp followers, or without a camp.
pub fn camp_garrison(log: &mut AuditLog, battle: &Battle, side: Side) -> Option<ElementId> {
    let stronghold = Stronghold::Camp(side);
    if let Some(entry) = log.find(CAMP_ENTRY, "") {
        return ElementId::parse(&entry.result);
    }
    battle.table().stronghold(stronghold)?;
    let facts = army_facts(log.procedure(), battle, side);
    let spears = facts.get(Fact::SpearNpg);
    let id = if spears > 0 && log.roll_on("camp-garrison", "", &facts) == "spear" {
        last_free_of_kind(log, battle, side, stronghold, "spear")
    } else {
        None
    };
    let spears = [(Fact::SpearNpg.name(), spears.into())];
    log.record_rule(
        "4.2",
        CAMP_ENTRY,
        "",
        &format_id(id, FOLLOWERS),
        &spears,
        &["R-23", "R-26"],
    );
    id
}

/// The element that garrisons the built-up area, rolled for once; `None` without a garrison or an area.
pub fn built_up_area_garrison(
    log: &mut AuditLog,
    battle: &Battle,
    side: Side,
) -> Option<ElementId> {
    let stronghold = Stronghold::BuiltUp(side);
    if let Some(entry) = log.find(TOWN_ENTRY, "") {
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
        army_facts(log.procedure(), battle, side).with(Fact::TownOnNpgSide, on_own_side.into());
    let wanted = table.features.iter().any(|feature| {
        feature.owner == Some(side) && rulebook.terrain_kind(feature.kind).needs_garrison
    });
    let has_infantry = facts.get(Fact::InfantryNpg) > 0;
    // Where the rules require a garrison, there is no roll.
    let goes_in = wanted || has_infantry && log.roll_on("town-garrison", "", &facts) == "yes";
    let rows = log.procedure().garrison.iter();
    let mut rows = rows.filter(|row| row.when.iter().all(|condition| condition.holds(&facts)));
    let found = rows
        .find_map(|row| {
            Some((
                row.row,
                last_free_of_kind(log, battle, side, stronghold, &row.troops)?,
            ))
        })
        .filter(|_| goes_in);
    let row = found.map_or(0, |(row, _)| i64::from(row));
    let id = found.map(|(_, id)| id);
    let looked_at = [
        ("garrison-wanted", i64::from(wanted)),
        ("garrison-row", row),
    ];
    log.record_rule(
        "4.4",
        TOWN_ENTRY,
        "",
        &format_id(id, NONE),
        &looked_at,
        &["R-26"],
    );
    id
}

/// The last element of a kind that may be inside and is not deployed elsewhere, except the general's.
fn last_free_of_kind(
    log: &AuditLog,
    battle: &Battle,
    side: Side,
    stronghold: Stronghold,
    kind: &str,
) -> Option<ElementId> {
    let kinds = TroopKinds::new(log.procedure(), battle.rulebook());
    let position = battle.position();
    let chosen = [CAMP_ENTRY, TOWN_ENTRY].map(|name| {
        let entry = log.find(name, "");
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
    let last = army_elements(battle, side).into_iter().rev().find(may);
    last.map(|(id, _)| id)
}

fn format_id(id: Option<ElementId>, otherwise: &str) -> String {
    id.map_or_else(|| otherwise.to_owned(), |id| id.to_string())
}
