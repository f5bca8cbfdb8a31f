//! The engine's moves on a mirrored table are the mirrored moves.

use std::sync::Arc;

use acies_generals::General;
use acies_generals::solo::{ACTIONS, suitable_moves};
use acies_geometry::{Base, Length, Point, Pose, Region, Segment};
use acies_referee::{
    Battle, Camp, ElementId, Feature, Order, Path, Position, Side, Table, View, What, combat,
    outcome,
};
use acies_sampling::{cases, sample};

use crate::solo::SelfPlay;

/// The greatest distance by rounding, in units of 1/65536 base width.
const ROUNDED: i32 = 64;

/// The same table and position with left and right exchanged.
struct Mirror {
    width: Length,
}

impl Mirror {
    fn point(&self, point: Point) -> Point {
        Point::new(self.width - point.across(), point.up())
    }

    fn pose(&self, pose: Pose) -> Pose {
        Pose::new(self.point(pose.front), -pose.facing)
    }

    fn base(&self, base: &Base) -> Base {
        Base::new(self.pose(base.pose), base.width, base.depth)
    }

    fn points(&self, points: &[Point]) -> Vec<Point> {
        points.iter().map(|&point| self.point(point)).collect()
    }

    fn region(&self, region: &Region) -> Region {
        let mut outline = self.points(region.outline());
        outline.reverse();
        Region::polygon(&outline).unwrap()
    }

    fn feature(&self, feature: &Feature) -> Feature {
        let line = self.points(&feature.line);
        let region = if line.is_empty() {
            self.region(&feature.region)
        } else {
            Region::band(&line, feature.width).unwrap()
        };
        Feature {
            region,
            line,
            crest: feature
                .crest
                .map(|crest| Segment::new(self.point(crest.from), self.point(crest.to))),
            gates: self.points(&feature.gates),
            ..feature.clone()
        }
    }

    fn table(&self, table: &Table) -> Table {
        let camp = |camp: &Option<Camp>| {
            camp.as_ref().map(|camp| Camp {
                region: self.region(&camp.region),
            })
        };
        Table {
            features: table.features.iter().map(|one| self.feature(one)).collect(),
            camps: [camp(&table.camps[0]), camp(&table.camps[1])],
            ..table.clone()
        }
    }

    fn position(&self, position: &Position) -> Position {
        let mut mirrored = *position;
        for id in ElementId::all() {
            let mut element = mirrored.element_mut(id);
            element.base = self.base(&element.base);
        }
        mirrored
    }
}

/// The best moves of an action: scores, cost, and all ties.
type Best = (Vec<(&'static str, i32)>, u8, Vec<Made>);

/// A move in the moving side's view, and the position after it.
struct Made {
    text: String,
    stand: Vec<(Point, u32)>,
}

impl Made {
    fn is(&self, other: &Made) -> bool {
        self.text == other.text || same(&self.stand, &other.stand)
    }
}

/// Formats a move into contact, optionally mirrored.
fn describe(order: &Order, mirrored: bool) -> String {
    let text = order.to_string();
    let Order::Move(_, Path::Into { .. }) = order else {
        // Other moves are compared by where they lead.
        return text;
    };
    let words = text
        .split(' ')
        .map(|word| match (mirrored, word.split_once('-')) {
            (true, Some(("left", what))) => format!("right-{what}"),
            (true, Some(("right", what))) => format!("left-{what}"),
            _ => word.to_owned(),
        });
    words.collect::<Vec<_>>().join(" ")
}

/// Whether an element may flee to either side after a move, as the default is always the left one.
fn has_flight(battle: &Battle, order: &Order) -> bool {
    let Some(plan) = battle.plan(order) else {
        return false;
    };
    let after = battle.after(&plan);
    let view = View {
        position: &after,
        ..battle.view()
    };
    let throws = || (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b]));
    combat::fights(view).into_iter().any(|(one, other)| {
        let duel = combat::close_duel(view, one, other);
        duel.is_some_and(|duel| {
            throws().any(|dice| outcome::flight_choice(view, &duel, dice).is_some())
        })
    })
}

fn best(
    battle: &Battle,
    side: Side,
    action: &str,
    lines: &[&str],
    mirror: Option<&Mirror>,
) -> Option<Best> {
    let offers = suitable_moves(battle, side, action, lines).unwrap();
    let first = offers.suitable.first()?;
    let after = |order: &Order| {
        let after = battle.after(&battle.plan(order).unwrap());
        let stand = after.elements().iter().filter(|one| one.on_table());
        let seen = stand.map(|one| {
            let pose = one.base.pose;
            let pose = mirror.map_or(pose, |mirror| mirror.pose(pose));
            (pose.front, pose.facing.0)
        });
        seen.collect::<Vec<_>>()
    };
    let alike = &offers.suitable[..offers.alike];
    let made = |order: &Order| Made {
        text: describe(order, mirror.is_some()),
        stand: after(order),
    };
    let alike = alike.iter().map(|offer| made(&offer.order)).collect();
    Some((first.scores.clone(), first.pips, alike))
}

/// Whether two positions are the same except for rounding.
fn same(one: &[(Point, u32)], other: &[(Point, u32)]) -> bool {
    let near = |one: i32, other: i32| one.abs_diff(other) <= ROUNDED as u32;
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            let turned = one.1.wrapping_sub(other.1) as i32;
            near(one.0.x, other.0.x) && near(one.0.y, other.0.y) && turned.unsigned_abs() < 1 << 16
        })
}

/// The differences between a position and its mirror image.
fn differences(battle: &Battle, side: Side, lines: &[&str]) -> Vec<String> {
    let mirror = Mirror {
        width: battle.table().width,
    };
    let rulebook = Arc::new(battle.rulebook().clone());
    let build = |table, position| Battle::from_position(Arc::clone(&rulebook), table, position);
    let plain = build(battle.table().clone(), *battle.position());
    let other = build(
        mirror.table(battle.table()),
        mirror.position(battle.position()),
    );
    let turned: Vec<String> = lines
        .iter()
        .map(|line| line.rsplit(" | ").collect::<Vec<_>>().join(" | "))
        .collect();
    let turned: Vec<&str> = turned.iter().map(String::as_str).collect();
    let mut differ = Vec::new();
    for action in ACTIONS {
        if action == "re-arrange-line" {
            continue;
        }
        let here = best(&plain, side, action, lines, None);
        let there = best(&other, side, action, &turned, Some(&mirror));
        let alike = match (&here, &there) {
            (None, None) => true,
            (Some(one), Some(two)) => {
                one.0 == two.0
                    && one.1 == two.1
                    && one.2.iter().all(|one| two.2.iter().any(|two| one.is(two)))
                    && two.2.iter().all(|two| one.2.iter().any(|one| one.is(two)))
            }
            _ => false,
        };
        let first = |battle: &Battle, lines: &[&str]| {
            let offers = suitable_moves(battle, side, action, lines)?;
            offers.suitable.first().map(|one| one.order.clone())
        };
        // A compound is searched around the enemy that the leftmost element of a group attacks.
        let from_one_end = |order: &Order| matches!(order, Order::Move(movers, Path::Into { .. }) if movers.len() > 1);
        let is_excused = || {
            let orders = [first(&plain, lines), first(&other, &turned)];
            orders.into_iter().flatten().any(|order| {
                from_one_end(&order) || has_flight(&plain, &order) || has_flight(&other, &order)
            })
        };
        if !alike && !is_excused() {
            let orders = |battle: &Battle, lines: &[&str]| -> Vec<String> {
                let offers = suitable_moves(battle, side, action, lines).unwrap();
                let suitable = offers.suitable.iter().take(offers.alike.max(1));
                suitable
                    .map(|one| format!("{} {:?}", one.order, one.scores))
                    .collect()
            };
            differ.push(format!(
                "{action}: {:?} and mirrored {:?}",
                orders(&plain, lines),
                orders(&other, &turned)
            ));
        }
    }
    differ
}

#[test]
fn mirrored_positions_have_mirrored_moves() {
    let mut looked = 0;
    let mut differ = Vec::new();
    for edition in ["2.2", "3.0", "1.22"] {
        for number in sample(0..4, 2) {
            let mut play = SelfPlay::new(edition, number, 100 + number, 8);
            let mut known_lines: [Vec<String>; 2] = [Vec::new(), Vec::new()];
            let mut moves = 0;
            while let Some((side, what)) = play.asked() {
                let known_lines = &mut known_lines[side as usize];
                moves += usize::from(what == What::Move);
                if what == What::Move && moves % 4 == 0 {
                    looked += 1;
                    let lines: Vec<&str> = known_lines.iter().map(String::as_str).collect();
                    let found = differences(&play.battle, side, &lines);
                    let named = |one| format!("{edition} {number} {moves} {one}");
                    differ.extend(found.into_iter().map(named));
                }
                let general = &mut play.generals[side as usize];
                let order = general.decide(&play.battle, side);
                let new_entries = general.take_entries().into_iter();
                let lines = new_entries.filter(|entry| entry.name == "line");
                known_lines.extend(lines.map(|entry| entry.result));
                play.battle.obey(&order).unwrap();
            }
        }
    }
    assert!(
        differ.is_empty(),
        "{} of {looked}\n{}",
        differ.len(),
        differ.join("\n")
    );
    assert!(looked >= cases(50, 100), "only {looked} positions");
}
