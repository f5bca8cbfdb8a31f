//! The orders proposed to a player who leaves a decision before the first bound to the program.
//!
//! Edges, camp, garrison and deployment follow Solo DBA. Its dice may send a line through a wood, so several deployments
//! are rolled and the best is proposed; what still stands in bad going without need goes to the nearest place that is
//! clear.

use acies_geometry::{Base, Length, Pose, Segment};
use acies_referee::{Ask, Battle, ElementId, Order, Side, Table, What};
use acies_rulebook::Shape;

use crate::General;
use crate::solo::deployment::{DeploymentPlan, next_of_plan, plan_deployment};
use crate::solo::{AuditLog, Dice, Procedure, SoloDba, TroopKinds, is_bad_going};

/// How many deployments are rolled.
const ROLLS: u64 = 12;

/// How far a place for an element in bad going is searched, in quarters of a base width.
const FARTHEST: i32 = 40;

/// Proposes orders to one player; the same seed proposes the same.
#[derive(Clone, Debug)]
pub struct Proposer {
    seed: u64,
    /// The deployment in progress on a table; it is planned again when lost. `None` instead of a plan leaves the rest to
    /// the referee, because an element found no place by it.
    plan: Option<(Side, Table, Option<DeploymentPlan>)>,
}

impl Proposer {
    /// A proposer with its own dice.
    pub const fn new(seed: u64) -> Proposer {
        Proposer { seed, plan: None }
    }

    /// The order proposed for the decision that a battle asks for.
    pub fn propose(&mut self, battle: &Battle) -> Order {
        match battle.asks() {
            Ask::Decide {
                side,
                what: What::Deployment,
            } => {
                let table = battle.table();
                let known = self.plan.take();
                let known = known.filter(|(of, on, _)| *of == side && on == table);
                let plan = match known {
                    Some((.., plan)) => plan,
                    None => Some(self.plan(battle, side)),
                };
                let next = plan
                    .as_ref()
                    .and_then(|plan| next_of_plan(battle, plan, side));
                let plan = plan.filter(|_| next.is_some());
                self.plan = Some((side, table.clone(), plan));
                next.unwrap_or_else(|| battle.default_order())
            }
            Ask::Decide {
                side,
                what: What::Edges | What::Prefer | What::Camp | What::Garrison,
            } => SoloDba::new(self.seed).decide(battle, side),
            _ => battle.default_order(),
        }
    }

    /// The best of several deployments by the procedure, with no element in bad going that has a place elsewhere.
    fn plan(&self, battle: &Battle, side: Side) -> DeploymentPlan {
        let mut best: Option<(DeploymentFaults, DeploymentPlan)> = None;
        for nth in 0..ROLLS {
            let dice = Dice::new(self.seed.wrapping_add(nth));
            let plan = plan_deployment(battle, &mut AuditLog::new(dice), side, false);
            let faults = Draft::new(battle, &plan).faults(&plan);
            if best.as_ref().is_none_or(|(least, _)| faults < *least) {
                best = Some((faults, plan));
            }
            if faults == DeploymentFaults::default() {
                break;
            }
        }
        let mut plan = best.map(|(_, plan)| plan).unwrap_or_default();
        Draft::new(battle, &plan).clear(&mut plan);
        plan
    }
}

/// What a player would not do, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct DeploymentFaults {
    /// Elements kept back.
    kept: usize,
    /// Elements across a river from most of the army, or in it.
    cut_off: usize,
    /// Elements in bad going where they are not at home.
    bad_going: usize,
    /// Pikes without another behind or before them, beyond an odd one.
    single_pikes: usize,
    /// Psiloi or mounted elements right in front of heavy foot.
    screens: usize,
    /// Elements behind two others.
    third_ranks: usize,
}

/// Foot that fights in a line.
const HEAVY_FOOT: [&str; 3] = ["blade", "spear", "pike"];

fn faults(battle: &Battle, placed: &[(ElementId, Base)], kept: usize) -> DeploymentFaults {
    let kind = |id: ElementId| kind_of(battle, id);
    let mounted = |id: ElementId| {
        let troop = battle.position().element(id).troop;
        battle.rulebook().troop(troop).mounted
    };
    // The element right behind another.
    let behind = |(one, base): (ElementId, Base)| {
        placed.iter().copied().find(|&(other, next)| {
            let at = base.local(next.pose.front);
            let far = at.ahead + base.depth;
            other != one
                && at.right.abs().units() < Length::BASE_WIDTH.scaled(1, 2).units()
                && far.units() <= Length::BASE_WIDTH.scaled(1, 10).units()
                && far.units() >= -Length::BASE_WIDTH.scaled(1, 2).units()
        })
    };
    let is_pike = |id: ElementId| kind(id) == "pike";
    let count = |so: &dyn Fn(ElementId, Base) -> bool| {
        placed.iter().filter(|&&(id, base)| so(id, base)).count()
    };
    let pikes = count(&|id, _| is_pike(id));
    let doubled = count(&|id, base| {
        let next = behind((id, base)).is_some_and(|(next, _)| is_pike(next));
        let before = placed.iter().any(|&(other, front)| {
            is_pike(other) && behind((other, front)).is_some_and(|(next, _)| next == id)
        });
        is_pike(id) && (next || before)
    });
    DeploymentFaults {
        kept,
        cut_off: cut_off(battle, placed).len(),
        bad_going: count(&|id, base| is_in_bad_going(battle, id, &base)),
        single_pikes: (pikes - doubled).saturating_sub(pikes % 2),
        screens: count(&|id, base| {
            let screens = kind(id) == "psiloi" || mounted(id);
            screens && behind((id, base)).is_some_and(|(next, _)| HEAVY_FOOT.contains(&kind(next)))
        }),
        third_ranks: count(&|id, base| {
            let second = behind((id, base));
            second.and_then(behind).is_some()
        }),
    }
}

fn kind_of(battle: &Battle, id: ElementId) -> &str {
    let kinds = TroopKinds::new(Procedure::built_in(), battle.rulebook());
    let troop = battle.position().element(id).troop;
    kinds.kind_of_id(troop).unwrap_or("")
}

/// Whether an element would stand in bad going where it is not at home.
fn is_in_bad_going(battle: &Battle, id: ElementId, base: &Base) -> bool {
    let rulebook = battle.rulebook();
    let troop = battle.position().element(id).troop;
    !TroopKinds::is_bad_going_kind(kind_of(battle, id))
        && battle.table().features.iter().any(|feature| {
            let kind = rulebook.terrain_kind(feature.kind);
            is_bad_going(kind) && !kind.good_for.has(troop) && feature.region.overlaps(base)
        })
}

/// The elements in a river, or across it from most of the others.
fn cut_off(battle: &Battle, placed: &[(ElementId, Base)]) -> Vec<ElementId> {
    let mut lost = Vec::new();
    for river in battle.table().features_of(battle.rulebook(), Shape::River) {
        let Some(&(_, first)) = placed.first() else {
            break;
        };
        // Whether the way from the first element crosses the river an odd number of times.
        let is_across = |base: &Base| {
            let way = Segment::new(first.centre(), base.centre());
            let steps = river.line.windows(2);
            let steps = steps.map(|ends| Segment::new(ends[0], ends[1]));
            steps.filter(|&step| step.properly_crosses(way)).count() % 2 == 1
        };
        let across = placed.iter().filter(|(_, base)| is_across(base)).count();
        let fewer = 2 * across <= placed.len();
        lost.extend(placed.iter().filter_map(|&(id, base)| {
            let is_lost = is_across(&base) == fewer || river.region.overlaps(&base);
            is_lost.then_some(id)
        }));
    }
    lost
}

/// A planned deployment with the places it leads to.
struct Draft {
    /// The battle before the first element is placed.
    stage: Battle,
}

impl Draft {
    fn new(battle: &Battle, plan: &DeploymentPlan) -> Draft {
        let mut stage = battle.clone();
        for order in &plan.before {
            let _ = stage.obey(order);
        }
        Draft { stage }
    }

    fn bases(&self, plan: &DeploymentPlan) -> Vec<(ElementId, Base)> {
        let base = |id: ElementId, pose: Pose| self.stage.position().base(id).moved_to(pose);
        let poses = plan.poses.iter();
        poses.map(|&(id, pose)| (id, base(id, pose))).collect()
    }

    fn faults(&self, plan: &DeploymentPlan) -> DeploymentFaults {
        faults(&self.stage, &self.bases(plan), plan.kept.len())
    }

    /// Moves each element in bad going or cut off to the nearest place where neither holds.
    fn clear(&self, plan: &mut DeploymentPlan) {
        let bases = self.bases(plan);
        let lost = cut_off(&self.stage, &bases);
        let is_fault = |&(id, base): &(ElementId, Base)| {
            lost.contains(&id) || is_in_bad_going(&self.stage, id, &base)
        };
        let mut stage = self.stage.clone();
        let mut clear: Vec<(ElementId, Base)> = Vec::new();
        let (faulty, sound): (Vec<_>, Vec<_>) = bases.into_iter().partition(is_fault);
        for (id, base) in sound {
            let _ = stage.obey(&Order::Deploy(id, base.pose));
            clear.push((id, base));
        }
        for (id, base) in faulty {
            let place = around(base.pose).find(|&pose| {
                let moved = base.moved_to(pose);
                let mut with = clear.clone();
                with.push((id, moved));
                !is_in_bad_going(&stage, id, &moved)
                    && stage.is_legal(&Order::Deploy(id, pose))
                    && cut_off(&stage, &with).is_empty()
            });
            let pose = place.unwrap_or(base.pose);
            if stage.obey(&Order::Deploy(id, pose)).is_ok() {
                clear.push((id, base.moved_to(pose)));
            }
        }
        for (id, pose) in &mut plan.poses {
            if let Some((_, base)) = clear.iter().find(|(known, _)| known == id) {
                *pose = base.pose;
            }
        }
    }
}

/// Places about a pose, the nearest first; going back counts twice.
fn around(pose: Pose) -> impl Iterator<Item = Pose> {
    let quarter = Length::BASE_WIDTH.scaled(1, 4);
    let steps = (0..=FARTHEST).flat_map(|far| {
        (0..=far / 2).flat_map(move |back| {
            let aside = far - 2 * back;
            [(back, aside), (back, -aside)]
        })
    });
    steps.map(move |(back, aside)| pose.shifted(-(quarter * back), quarter * aside))
}
