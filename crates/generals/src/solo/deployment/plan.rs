//! Plans a whole deployment: rolls, positions, places, and orders.
//!
//! The plan depends only on the battle before the deployment and on the audit log, so a resumed general plans the same
//! again.

use acies_geometry::Pose;
use acies_referee::{Battle, ElementId, Order, Place, Side};

use super::army::{Army, choose_deployed_troops};
use super::battle_line::{DrawnBlock, Layout, PlacedGroup, ShapeReason, draw_up};
use super::blocks::{BlockShape, FileDepths};
use super::draft::Draft;
use super::frame::Frame;
use super::group_positions::{GroupPosition, PositionRules, add_ground_facts};
use super::{group_positions, landing};
use crate::solo::audit_log::AuditLog;
use crate::solo::board::Board;
use crate::solo::engine::rounded_hundredths;
use crate::solo::garrison::next_garrison_order;

/// How often a group without a place rolls again.
const REROLLS: usize = 10;

/// A planned deployment.
#[derive(Clone, Debug, Default)]
pub struct DeploymentPlan {
    /// The orders before the first element is placed.
    pub before: Vec<Order>,
    /// The poses of the elements, in the order of placing.
    pub poses: Vec<(ElementId, Pose)>,
    /// The elements kept back for a landing.
    pub kept: Vec<ElementId>,
}

/// The battle as it was before a side placed any element.
fn without_placements(battle: &Battle, side: Side) -> Battle {
    let mut stage = battle.clone();
    for id in ElementId::of_side(side) {
        let place = stage.position().element(id).place;
        if matches!(place, Place::Table | Place::Inside(_)) {
            // Garrisons settled before deployment cannot be lifted again.
            let _ = stage.obey(&Order::Lift(id.number()));
        }
    }
    stage
}

/// Plans the deployment of a side; with `mirrored`, left and right are exchanged.
pub fn plan_deployment(
    battle: &Battle,
    log: &mut AuditLog,
    side: Side,
    mirrored: bool,
) -> DeploymentPlan {
    let mut stage = without_placements(battle, side);
    let mut orders = choose_deployed_troops(&mut stage, log, side);
    // Camp, built-up area and followers need one order each at most.
    for _ in 0..3 {
        let Some(order) = next_garrison_order(log, &stage, side) else {
            break;
        };
        let _ = stage.obey(&order);
        orders.push(order);
    }
    let army = Army::new(battle.rulebook(), &stage, side);
    let absent: Vec<usize> = (0..army.ids.len())
        .filter(|&one| stage.position().element(army.ids[one]).place != Place::Reserve)
        .collect();
    let frame = Frame::new(battle, side, mirrored);
    let mut facts = landing::landing_facts(&stage, &army);
    let groups = army.groups(log, &facts, &absent);
    add_ground_facts(Board::new(battle), &frame, army.hundreds(6), &mut facts);
    let landing = landing::allowed_to_land(&stage, log, &army, &facts);
    let rules = PositionRules {
        battle: &stage,
        army: &army,
        frame: &frame,
        facts: &facts,
        landing,
    };
    let mut positions: Vec<GroupPosition> = groups
        .iter()
        .map(|group| rules.roll(log, group, 0))
        .collect();
    let mut landing_party = rules.limit_landing(log, &groups, &mut positions);
    let mut units = group_positions::placed_groups(&groups, &positions, &landing_party);
    let depths = FileDepths::roll(log, &facts);
    let draft = Draft {
        stage: stage.clone(),
        army: &army,
        frame,
        rulebook: battle.rulebook(),
        table: battle.table(),
        placed: Vec::new(),
    };
    let layout = draw_up_or_reroll(&draft, log, &rules, &mut units, &mut landing_party, &depths);
    record(log, &army, &units, &layout, &stage);
    let named = |&(one, pose): &(usize, Pose)| (army.ids[one], pose);
    DeploymentPlan {
        before: orders,
        poses: layout.poses.iter().map(named).collect(),
        kept: landing_party.iter().map(|&one| army.ids[one]).collect(),
    }
}

/// Draws up the groups; a group without a place rolls again up to ten times, then takes any position with room.
fn draw_up_or_reroll(
    draft: &Draft<'_>,
    log: &mut AuditLog,
    rules: &PositionRules<'_, '_>,
    units: &mut Vec<PlacedGroup>,
    landing_party: &mut Vec<usize>,
    depths: &FileDepths,
) -> Layout {
    let mut thrown = vec![0; units.len()];
    // This ends: every group rolls ten times and then tries each position once.
    loop {
        let failed = match draw_up(draft, units, depths) {
            Ok(layout) => return layout,
            Err(failed) => failed,
        };
        let position = units[failed].position;
        let name = draft.army.name(&units[failed].group.members);
        thrown[failed] += 1;
        let again = thrown[failed];
        if again <= REROLLS {
            log.record_rule(
                "4.7",
                "no-place",
                &format!("{name} again {again}"),
                position.word(),
                &[],
                &["R-16", "R-70"],
            );
            let next = rules.roll(log, &units[failed].group, again);
            let members = &units[failed].group.members;
            if next == GroupPosition::Landing {
                if landing_party.len() + members.len() <= rules.landing {
                    landing_party.extend(members.iter().copied());
                    units.remove(failed);
                    thrown.remove(failed);
                } else {
                    let subject = format!("{name} again {again}");
                    let group = &units[failed].group;
                    units[failed].position = rules.turned_away_from_landing(log, group, &subject);
                }
            } else {
                units[failed].position = next;
            }
            continue;
        }
        let any = [
            GroupPosition::Centre,
            GroupPosition::Reserve,
            GroupPosition::Left,
            GroupPosition::Right,
        ];
        if let Some(&position) = any.get(again - REROLLS - 1) {
            units[failed].position = position;
            continue;
        }
        // There is no place for the group; each of its elements goes to the nearest legal place in its turn.
        units.remove(failed);
        thrown.remove(failed);
    }
}

/// Records the place of each group and the rules that apply.
fn record(
    log: &mut AuditLog,
    army: &Army<'_>,
    units: &[PlacedGroup],
    layout: &Layout,
    stage: &Battle,
) {
    record_blocks(log, army, units, layout);
    record_rules(log, army, units, layout, stage);
}

/// Records the place and the shape of each group.
fn record_blocks(log: &mut AuditLog, army: &Army<'_>, units: &[PlacedGroup], layout: &Layout) {
    let name = |unit: usize| army.name(&units[unit].group.members);
    let hundredths = |length| i64::from(rounded_hundredths(length));
    for &DrawnBlock {
        unit,
        shape,
        why,
        right,
        ahead,
    } in &layout.drawn
    {
        let pikes = units[unit].group.members.iter();
        if pikes.filter(|&&one| army.kind(one) == "pike").count() > 1 {
            log.record_rule(
                "4.7.1",
                "two-ranks",
                &name(unit),
                shape.word(),
                &[],
                &["R-35"],
            );
        }
        match why {
            ShapeReason::Meant => {}
            ShapeReason::NoRoom => {
                log.record_rule("4.7", "no-room", &name(unit), shape.word(), &[], &["R-85"]);
            }
            ShapeReason::BadGoing => {
                log.record_rule(
                    "4.7.5",
                    "column-in-bad-going",
                    &name(unit),
                    BlockShape::Column.word(),
                    &[],
                    &["R-35"],
                );
            }
        }
        log.record_rule(
            "4.7",
            "placed",
            &name(unit),
            units[unit].position.word(),
            &[("right", hundredths(right)), ("ahead", hundredths(ahead))],
            &["R-34", "R-84"],
        );
    }
}

/// Records whether rules 3, 4, 8 and 9 are kept.
fn record_rules(
    log: &mut AuditLog,
    army: &Army<'_>,
    units: &[PlacedGroup],
    layout: &Layout,
    stage: &Battle,
) {
    let enemy = landing::has_deployed(stage, army.side.other());
    let sum = |of: &dyn Fn(&super::draft::Penalty) -> usize| -> i64 {
        let all = layout.penalties.iter().map(|(_, penalty)| of(penalty));
        i64::try_from(all.sum::<usize>()).unwrap_or(i64::MAX)
    };
    let kept = |broken: i64| match (enemy, broken) {
        (false, _) => "nobody-there",
        (true, 0) => "kept",
        (true, _) => "not-possible",
    };
    let has = |kinds: &[&str]| {
        let mut places = 0..army.ids.len();
        places.any(|one| kinds.contains(&army.kind(one)))
    };
    if has(&["psiloi"]) {
        let broken = sum(&|penalty| penalty.facing);
        log.record_rule(
            "4.7.3",
            "not-facing",
            "",
            kept(broken),
            &[("facing", broken)],
            &["R-36", "R-86"],
        );
    }
    if has(&["war-wagon", "elephant"]) {
        let broken = sum(&|penalty| penalty.opposite);
        let facts = [("opposite", broken)];
        log.record_rule("4.7.4", "not-opposite", "", kept(broken), &facts, &["R-36"]);
    }
    let inverted = sum(&|penalty| penalty.speed_inversions);
    let mounted = sum(&|penalty| penalty.mounted);
    let result = if inverted == 0 {
        "kept"
    } else {
        "not-possible"
    };
    let found = [("inside", inverted), ("before-bad-going", mounted)];
    log.record_rule("4.7.8", "fastest-outside", "", result, &found, &["R-35"]);
    if let Some(general) = army.general() {
        let position = layout.drawn.iter().find_map(|drawn| {
            let unit = &units[drawn.unit];
            unit.group
                .members
                .contains(&general)
                .then_some(unit.position)
        });
        let penalty = layout
            .penalties
            .iter()
            .find(|(known, _)| Some(*known) == position);
        let off = penalty.map_or(0, |(_, penalty)| i64::from(penalty.general));
        let result = position.map_or("landing", GroupPosition::word);
        log.record_rule(
            "4.7.9",
            "general-in-the-middle",
            "",
            result,
            &[("half-widths-off", off)],
            &["R-35"],
        );
    }
}
