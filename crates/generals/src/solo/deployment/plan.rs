//! The whole of a deployment: throws, positions, places, and the orders that bring it about.
//!
//! It follows from the battle as it was before the first element was placed and from the account; woken in the middle, the
//! general plans the same again.

use acies_geometry::Pose;
use acies_referee::{Battle, ElementId, Order, Place, Side};

use super::draw_up::{Drawn, Layout, Unit, Why, draw_up};
use super::frame::Frame;
use super::muster::{Muster, choose_troops};
use super::position::{Post, Staff, survey};
use super::shape::{Depths, Shape};
use super::site::Site;
use super::{landing, position};
use crate::solo::board::Board;
use crate::solo::clerk::Clerk;
use crate::solo::garrison::before_deploying;

/// How often a group throws again when there is no place where it should be.
const AGAIN: usize = 10;

/// Where an army is to stand.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// What is said before anybody is placed.
    pub before: Vec<Order>,
    /// Who stands where, in the order in which they are placed.
    pub poses: Vec<(ElementId, Pose)>,
    /// Who is kept back to land.
    pub kept: Vec<ElementId>,
}

/// The battle as it was before a side placed anybody.
fn before(battle: &Battle, side: Side) -> Battle {
    let mut stage = battle.clone();
    for id in ElementId::of_side(side) {
        let place = stage.position().element(id).place;
        if matches!(place, Place::Table | Place::Inside(_)) {
            // Who was put into a place before deployment stays there: that is refused.
            let _ = stage.obey(&Order::Lift(id.number()));
        }
    }
    stage
}

/// Plans the deployment of a side; with `mirrored` as one who sees left and right exchanged.
pub fn plan(battle: &Battle, clerk: &mut Clerk, side: Side, mirrored: bool) -> Plan {
    let mut stage = before(battle, side);
    let mut orders = choose_troops(&mut stage, clerk, side);
    // Each of camp, built-up area and followers wants one order at most.
    for _ in 0..3 {
        let Some(order) = before_deploying(clerk, &stage, side) else {
            break;
        };
        let _ = stage.obey(&order);
        orders.push(order);
    }
    let muster = Muster::of(battle.rulebook(), &stage, side);
    let absent: Vec<usize> = (0..muster.ids.len())
        .filter(|&one| stage.position().element(muster.ids[one]).place != Place::Reserve)
        .collect();
    let frame = Frame::of(battle, side, mirrored);
    let mut facts = landing::facts(&stage, &muster);
    let groups = muster.groups(clerk, &facts, &absent);
    survey(Board::of(battle), &frame, muster.hundreds(6), &mut facts);
    let landing = landing::allowed(&stage, clerk, &muster, &facts);
    let staff = Staff {
        battle: &stage,
        muster: &muster,
        frame: &frame,
        facts: &facts,
        landing,
    };
    let mut posts: Vec<Post> = groups
        .iter()
        .map(|group| staff.throw(clerk, group, 0))
        .collect();
    let mut ashore = staff.most_land(clerk, &groups, &mut posts);
    let mut units = position::units(&groups, &posts, &ashore);
    let depths = Depths::of(clerk, &facts);
    let site = Site {
        stage: stage.clone(),
        muster: &muster,
        frame,
        rulebook: battle.rulebook(),
        table: battle.table(),
        placed: Vec::new(),
    };
    let layout = place(&site, clerk, &staff, &mut units, &mut ashore, &depths);
    write(clerk, &muster, &units, &layout, &stage);
    let named = |&(one, pose): &(usize, Pose)| (muster.ids[one], pose);
    Plan {
        before: orders,
        poses: layout.poses.iter().map(named).collect(),
        kept: ashore.iter().map(|&one| muster.ids[one]).collect(),
    }
}

/// Draws the units up; those for which there is no place throw again, up to ten times, and take then any position where
/// there is one.
fn place(
    site: &Site<'_>,
    clerk: &mut Clerk,
    staff: &Staff<'_, '_>,
    units: &mut Vec<Unit>,
    ashore: &mut Vec<usize>,
    depths: &Depths,
) -> Layout {
    let mut thrown = vec![0; units.len()];
    // Without a limit of its own this would still end: every unit throws ten times and then tries each position once.
    loop {
        let failed = match draw_up(site, units, depths) {
            Ok(layout) => return layout,
            Err(failed) => failed,
        };
        let post = units[failed].post;
        let name = site.muster.name(&units[failed].group.members);
        thrown[failed] += 1;
        let again = thrown[failed];
        if again <= AGAIN {
            clerk.rule(
                "4.7",
                "no-place",
                &format!("{name} again {again}"),
                post.word(),
                &[],
                &["R-16", "R-70"],
            );
            let next = staff.throw(clerk, &units[failed].group, again);
            let members = &units[failed].group.members;
            if next == Post::Landing {
                if ashore.len() + members.len() <= staff.landing {
                    ashore.extend(members.iter().copied());
                    units.remove(failed);
                    thrown.remove(failed);
                } else {
                    let subject = format!("{name} again {again}");
                    let group = &units[failed].group;
                    units[failed].post = staff.no_room_to_land(clerk, group, &subject);
                }
            } else {
                units[failed].post = next;
            }
            continue;
        }
        let any = [Post::Centre, Post::Reserve, Post::Left, Post::Right];
        if let Some(&post) = any.get(again - AGAIN - 1) {
            units[failed].post = post;
            continue;
        }
        // Nowhere: each of them is put wherever it may stand, when it is its turn.
        units.remove(failed);
        thrown.remove(failed);
    }
}

/// Writes down where everybody stands and by which rules.
fn write(clerk: &mut Clerk, muster: &Muster<'_>, units: &[Unit], layout: &Layout, stage: &Battle) {
    let name = |unit: usize| muster.name(&units[unit].group.members);
    let hundredths =
        |length: acies_geometry::Length| i64::from(length.scaled(100, 1 << 16).units());
    for &Drawn {
        unit,
        shape,
        why,
        right,
        ahead,
    } in &layout.drawn
    {
        let pikes = units[unit].group.members.iter();
        if pikes.filter(|&&one| muster.kind(one) == "pike").count() > 1 {
            clerk.rule(
                "4.7.1",
                "two-ranks",
                &name(unit),
                shape.word(),
                &[],
                &["R-35"],
            );
        }
        match why {
            Why::Meant => {}
            Why::NoRoom => clerk.rule("4.7", "no-room", &name(unit), shape.word(), &[], &["R-85"]),
            Why::BadGoing => clerk.rule(
                "4.7.5",
                "column-in-bad-going",
                &name(unit),
                Shape::Column.word(),
                &[],
                &["R-35"],
            ),
        }
        clerk.rule(
            "4.7",
            "placed",
            &name(unit),
            units[unit].post.word(),
            &[("right", hundredths(right)), ("ahead", hundredths(ahead))],
            &["R-34", "R-84"],
        );
    }
    let enemy = landing::stands(stage, muster.side.other());
    let sum = |of: &dyn Fn(&super::site::Price) -> usize| -> i64 {
        let all = layout.prices.iter().map(|(_, price)| of(price));
        i64::try_from(all.sum::<usize>()).unwrap_or(i64::MAX)
    };
    let kept = |broken: i64| match (enemy, broken) {
        (false, _) => "nobody-there",
        (true, 0) => "kept",
        (true, _) => "not-possible",
    };
    let has = |kinds: &[&str]| {
        let mut places = 0..muster.ids.len();
        places.any(|one| kinds.contains(&muster.kind(one)))
    };
    if has(&["psiloi"]) {
        let broken = sum(&|price| price.facing);
        clerk.rule(
            "4.7.3",
            "not-facing",
            "",
            kept(broken),
            &[("facing", broken)],
            &["R-36", "R-86"],
        );
    }
    if has(&["war-wagon", "elephant"]) {
        let broken = sum(&|price| price.opposite);
        let facts = [("opposite", broken)];
        clerk.rule("4.7.4", "not-opposite", "", kept(broken), &facts, &["R-36"]);
    }
    let inverted = sum(&|price| price.inversions);
    let mounted = sum(&|price| price.mounted);
    let result = if inverted == 0 {
        "kept"
    } else {
        "not-possible"
    };
    let found = [("inside", inverted), ("before-bad-going", mounted)];
    clerk.rule("4.7.8", "fastest-outside", "", result, &found, &["R-35"]);
    if let Some(general) = muster.general() {
        let post = layout.drawn.iter().find_map(|drawn| {
            let unit = &units[drawn.unit];
            unit.group.members.contains(&general).then_some(unit.post)
        });
        let price = layout.prices.iter().find(|(known, _)| Some(*known) == post);
        let off = price.map_or(0, |(_, price)| i64::from(price.general));
        let result = post.map_or("landing", Post::word);
        clerk.rule(
            "4.7.9",
            "general-in-the-middle",
            "",
            result,
            &[("half-widths-off", off)],
            &["R-35"],
        );
    }
}
