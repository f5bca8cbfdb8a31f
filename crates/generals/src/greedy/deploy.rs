//! How the greedy general deploys: foot in the middle, mounted on the wings, supports behind, the general in the line.

use acies_geometry::{Angle, Length, Point, Pose};
use acies_referee::{Battle, ElementId, Order, Place, Side};
use acies_rulebook::Rulebook;

/// The next order of deployment: one element after the other to its place in the line, then the end.
pub fn next(battle: &Battle, side: Side) -> Order {
    let position = battle.position();
    let waiting: Vec<ElementId> = ElementId::of(side)
        .filter(|&id| position.element(id).place == Place::Reserve)
        .collect();
    if waiting.is_empty() {
        return Order::End;
    }
    let slots = line_of_battle(battle, side);
    for (id, slot) in slots {
        if !waiting.contains(&id) {
            continue;
        }
        for pose in near(
            battle.rulebook(),
            side,
            battle.table().width,
            battle.table().depth,
            slot,
        ) {
            let order = Order::Deploy(id, pose);
            if battle.is_legal(&order) {
                return order;
            }
        }
    }
    battle.default_order()
}

/// A place in the line: how many base widths right of the middle, and how far behind the front, in base widths.
type Slot = (f64, f64);

/// The order of the line from the middle outwards: who stands where.
fn line_of_battle(battle: &Battle, side: Side) -> Vec<(ElementId, Slot)> {
    let rulebook = battle.rulebook();
    let position = battle.position();
    let all: Vec<ElementId> = ElementId::of(side)
        .filter(|&id| !matches!(position.element(id).place, Place::Unused | Place::Lost))
        .collect();
    let mut supports: Vec<ElementId> = Vec::new();
    let mut front: Vec<ElementId> = Vec::new();
    for &id in &all {
        if stands_behind(rulebook, battle, &all, &front, &supports, id) {
            supports.push(id)
        } else {
            front.push(id)
        }
    }
    // The slower and the heavier stand in the middle; the general next to it.
    let key = |id: &ElementId| {
        let element = position.element(*id);
        let troop = rulebook.troop(element.troop);
        let heavy = -i32::from(troop.close.foot) - i32::from(troop.close.mounted);
        (
            troop.mounted && !element.general,
            troop.allowance.good.units(),
            heavy,
            id.index(),
        )
    };
    front.sort_by_key(key);
    let mut slots = Vec::new();
    let mut places = Vec::new();
    for (index, &id) in front.iter().enumerate() {
        let step = index.div_ceil(2) as f64;
        let x = if index % 2 == 1 { step } else { -step };
        slots.push((id, (x, 0.0)));
        places.push((id, x));
    }
    for id in supports {
        let troop = position.element(id).troop;
        let supported = places.iter().position(|(ahead, _)| {
            let other = position.element(*ahead).troop;
            rulebook.combat.supports.iter().any(|row| {
                row.supporter.has(troop)
                    && row.front.has(other)
                    && (!row.same_class
                        || rulebook.troop(troop).class == rulebook.troop(other).class)
            })
        });
        let at = supported.unwrap_or(0);
        let (ahead, x) = places.remove(at);
        slots.push((id, (x, position.base(ahead).depth.base_widths())));
    }
    slots
}

/// Whether an element is better behind a friend: every second one of those whose class supports its own, and those
/// that support others and shoot at nobody, as long as there is somebody to stand behind.
fn stands_behind(
    rulebook: &Rulebook,
    battle: &Battle,
    all: &[ElementId],
    front: &[ElementId],
    supports: &[ElementId],
    id: ElementId,
) -> bool {
    let troop = |id: ElementId| battle.position().element(id).troop;
    let own = troop(id);
    let element = battle.position().element(id);
    if element.general {
        return false;
    }
    let of_class = |ids: &[ElementId]| {
        ids.iter()
            .filter(|&&other| rulebook.troop(troop(other)).class == rulebook.troop(own).class)
            .count()
    };
    let same = rulebook
        .combat
        .supports
        .iter()
        .any(|row| row.same_class && row.supporter.has(own) && row.value > 1);
    if same {
        return of_class(front) > of_class(supports);
    }
    let other = rulebook.combat.supports.iter().any(|row| {
        !row.same_class
            && row.supporter.has(own)
            && all.iter().any(|&friend| row.front.has(troop(friend)))
    });
    other && of_class(supports) * 3 < all.len() && front.len() > supports.len()
}

/// The pose of a slot and, when that is taken, others farther out and farther back.
fn near(
    rulebook: &Rulebook,
    side: Side,
    width: Length,
    depth: Length,
    slot: Slot,
) -> impl Iterator<Item = Pose> {
    let zone = rulebook.setup.deployment.depth.base_widths();
    let (width, depth) = (width.base_widths(), depth.base_widths());
    let backs = [0.0, 0.5, 1.0, 1.5, 2.0, 2.75];
    let asides = [0.0, 0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0, -4.0];
    backs.into_iter().flat_map(move |back| {
        asides.into_iter().map(move |aside| {
            let ahead = zone - 0.05 - slot.1 - back;
            let right = slot.0 + aside;
            match side {
                Side::Red => Pose::new(
                    Point::from_base_widths(width / 2.0 + right, ahead),
                    Angle::ZERO,
                ),
                Side::Blue => Pose::new(
                    Point::from_base_widths(width / 2.0 - right, depth - ahead),
                    Angle::HALF,
                ),
            }
        })
    })
}
