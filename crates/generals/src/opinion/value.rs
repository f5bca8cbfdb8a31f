//! What is thought of a position: fights by their exact odds, then danger, shots, order and progress.
//!
//! Values are thousandths of an element, from one side's point of view.

use acies_referee::{
    Battle, MovePlan, Occupant, Position, SIDE_SIZE, STRONGHOLDS, Side, Stronghold, View,
    general_is_hampered, victory,
};
use arrayvec::ArrayVec;

use super::fights::{Fights, Stakes};
use super::knowledge::Knowledge;
use super::scene::{Scene, Unit, WIDTH, apart};
use super::volleys::{self, When};
use crate::candidates;
use crate::moved::Ends;

/// What it counts to stand between two friends in a line, for so many eager bounds.
const BETWEEN: i64 = 20;
const LINE_LASTS: i64 = 14;
/// What it counts to have no way back, because an enemy stands there or a friend who cannot be pushed: who is driven back
/// then is lost.
const BLOCKED: i64 = -150;
/// A line matters, and a way back, when the enemy is as near as this.
const NEAR: i64 = 9 * WIDTH / 2;
/// Friends and enemies as near as this are counted against each other.
const AROUND: i64 = 4 * WIDTH;
/// What each point of support from behind counts, and a place behind somebody whom one does not support.
const SUPPORT: i64 = 22;
const IDLE_BEHIND: i64 = -12;
/// Standing where one fights badly, out of command, and a general who cannot command.
const HAMPERED: i64 = 110;
const OUT_OF_COMMAND: i64 = 45;
const MUTE_GENERAL: i64 = 160;
/// What a base width nearer to an enemy that one wants counts at first, and how much it grows with each eager bound.
const PROGRESS: i64 = 16;
const HASTE: i64 = 6;
/// What is left of that while somebody fights, in hundredths: then those who fight are helped first.
const IN_FIGHT: i64 = 30;
/// After so many bounds it grows no more eager.
const MOST_EAGER: i64 = 27;
/// How much less it minds danger and disorder with each bound, in hundredths.
const IMPATIENCE: i64 = 5;
/// How many bounds sooner it grows eager where a river holds up both: to wait there for the enemy is to run out of time.
const RIVER_HASTE: i64 = 7;
/// Nearer than this to an enemy only a good fight draws it on.
const STAND_OFF: i64 = WIDTH;
/// What each friend more than enemies around counts for one that an enemy is near to.
const MASS: i64 = 20;
/// How far a wish to fight somebody draws: for each 36th of an edge.
const PREFERENCE: i64 = 3;
/// How far the wish to fight whoever is in a camp draws, in hundredths of what the fight is worth; and what a camp with
/// nobody in it is worth, in thousandths of an element.
const CAMP_WISH: i64 = 60;
const EMPTY_CAMP: i64 = 2000;
/// What being shot at counts, in hundredths of one shooting: it comes in both sides' bounds, and again in the next. And
/// what it counts to be where a shooter would have to move first.
const SHOT_AT: i64 = 300;
const SHOT_AFTER_MOVE: i64 = 50;
/// How likely the enemy is thought to find the PIPs for a blow that it could strike, in hundredths.
const BLOW: i64 = 25;
/// What the enemy is thought to have for a blow in reply.
const BLOW_PIPS: u8 = 2;

/// A side's opinion of the positions of one decision.
pub struct Opinion<'a> {
    battle: &'a Battle,
    knowledge: &'a Knowledge,
    side: Side,
    /// How eager it is to come to blows: grows with the bounds, so that battles end.
    eagerness: i64,
    /// Whether it has PIPs to spare, so that those who do not fight go on as well.
    spare: bool,
    stakes: Stakes,
    before: Position,
    scene: Scene,
    fights: Fights,
    /// The middles of camps and built-up areas, by [`Stronghold::index`].
    strongholds: [Option<(i64, i64)>; STRONGHOLDS],
    now: i64,
}

impl<'a> Opinion<'a> {
    /// The opinion of a side in a battle; `spare` when those who fight have been helped and PIPs are left.
    pub fn of(
        battle: &'a Battle,
        knowledge: &'a Knowledge,
        side: Side,
        spare: bool,
    ) -> Opinion<'a> {
        let view = battle.view();
        let bound = i64::from(battle.position().bounds[side as usize]);
        let losses = victory::losses(view);
        let haste = if battle.position().river_hinders() {
            RIVER_HASTE
        } else {
            0
        };
        let eagerness = (bound + haste).clamp(0, MOST_EAGER);
        let stakes = Stakes::of(losses, &view.rulebook.victory, side, eagerness);
        // What would be if the movement phase ended here.
        let before = battle.after(&MovePlan::default());
        let view = View {
            position: &before,
            ..view
        };
        let scene = Scene::of(knowledge, view, side);
        let fights = Fights::of(view, side, &stakes);
        let strongholds = Stronghold::ALL.map(|stronghold| {
            let (low, high) = view.table.stronghold(stronghold)?.bounds();
            let middle = low.midway(high);
            Some((i64::from(middle.x >> 6), i64::from(middle.y >> 6)))
        });
        let mut opinion = Opinion {
            battle,
            knowledge,
            side,
            eagerness,
            spare,
            stakes,
            before,
            scene,
            fights,
            strongholds,
            now: 0,
        };
        opinion.now = opinion.fights.worth + opinion.standing(view, &opinion.scene);
        opinion
    }

    /// What a position is worth more than the present one, as the movement phase would end in either.
    pub fn gain(&self, position: &Position) -> i64 {
        let view = self.view(position);
        let fights = self
            .fights
            .after(&self.before, view, self.side, &self.stakes);
        let scene = self
            .scene
            .changed(self.knowledge, &self.before, view, self.side);
        fights + self.standing(view, &scene) - self.now
    }

    fn view<'b>(&'b self, position: &'b Position) -> View<'b> {
        View {
            position,
            ..self.battle.view()
        }
    }

    /// What the present position is worth, as the movement phase would end in it.
    pub const fn now(&self) -> i64 {
        self.now
    }

    /// What the enemy's best blow of his next bound would take from a position, by what is fought then; never less than 0.
    pub fn struck_for(&self, position: &Position) -> i64 {
        let battle = self.battle.in_reply(*position, BLOW_PIPS);
        let before = battle.after(&MovePlan::default());
        let fights = Fights::of(self.view(&before), self.side, &self.stakes);
        let ends = Ends::of(&battle);
        let left = candidates::blows(&battle, self.side.other(), &|order| battle.is_legal(order))
            .iter()
            .filter_map(|order| battle.plan_straight(order))
            .map(|plan| {
                let after = ends.after(&plan);
                fights.after(&before, self.view(&after), self.side, &self.stakes)
            })
            .fold(fights.worth, i64::min);
        fights.worth - left
    }

    /// Whether anybody fights.
    pub fn has_fights(&self) -> bool {
        !self.fights.are_none()
    }

    /// How well the side stands, apart from fights.
    fn standing(&self, view: View<'_>, scene: &Scene) -> i64 {
        let mut sum = self.stronghold_worth(view);
        let order = Order::of(self.knowledge, scene);
        let calm = (100 - IMPATIENCE * self.eagerness).max(0);
        for (index, unit) in scene.own.iter().enumerate() {
            let place = &order.own[index];
            sum += self.progress(view, scene, unit, place);
            let near = place.nearest < NEAR;
            if place.beside == [true; 2] && self.eagerness <= LINE_LASTS {
                sum += if near { BETWEEN } else { BETWEEN / 4 };
            }
            if near && place.blocked {
                sum += BLOCKED;
            }
            if near {
                sum += MASS * calm / 100 * place.mass.clamp(-4, 2);
            }
            sum += place.support * SUPPORT;
            if place.in_reserve && !place.supports {
                sum += IDLE_BEHIND;
            }
            if unit.hampered {
                sum -= HAMPERED * calm / 100;
            }
            if !unit.commanded {
                sum -= OUT_OF_COMMAND * calm / 100;
            }
            sum -= self.danger(scene, &order, index) * calm / 100;
        }
        let shots = |by: &[Unit], at: &[Unit], when| volleys::worth(self.knowledge, by, at, when);
        sum += shots(&scene.own, &scene.enemy, When::Now);
        sum -= shots(&scene.enemy, &scene.own, When::Now) * SHOT_AT / 100;
        sum -= shots(&scene.enemy, &scene.own, When::AfterMove) * SHOT_AFTER_MOVE / 100;
        if general_is_hampered(view, self.side) {
            sum -= MUTE_GENERAL;
        }
        sum
    }

    /// What the camps and built-up areas that have been taken are worth.
    fn stronghold_worth(&self, view: View<'_>) -> i64 {
        let rules = &view.rulebook.victory;
        let worth = |stronghold: Stronghold| {
            i64::from(match stronghold {
                Stronghold::Camp(_) => rules.camp,
                Stronghold::BuiltUp(_) => rules.built_up,
            })
        };
        let taken = Stronghold::ALL.into_iter().filter(|&stronghold| {
            let occupant = view.position.occupant(stronghold);
            stronghold.owner() != self.side
                && matches!(occupant, Occupant::Captured(_) | Occupant::Razed)
        });
        self.stakes.kill * taken.map(worth).sum::<i64>()
    }

    fn worth(&self, unit: &Unit, own: bool) -> i64 {
        let counts = self.knowledge.of_kind(unit.kind).counts;
        self.stakes.worth(unit.general, counts, own)
    }

    /// How near it is to what it would like to fight, less how near to what it would not.
    fn progress(&self, view: View<'_>, scene: &Scene, unit: &Unit, place: &Place) -> i64 {
        let slope = PROGRESS + HASTE * self.eagerness;
        let slope = if self.spare || self.fights.are_none() {
            slope
        } else {
            slope * IN_FIGHT / 100
        };
        let own = self.knowledge.of_kind(unit.kind);
        let mut best = i64::MIN;
        for enemy in &scene.enemy {
            let seen = unit.sees(enemy.x, enemy.y);
            let mut way = apart(seen.ahead, seen.right);
            // Having to turn first costs some of the way; so does an enemy that is taken already.
            if way > WIDTH / 8 {
                way += (way - seen.ahead).min(WIDTH) / 2;
            }
            way = way.max(STAND_OFF);
            let mut wish = self.knowledge.edge(unit.kind, enemy.kind, place.support) * PREFERENCE;
            if own.stays_away {
                // Those who never close in are near enough within range, or half way.
                way = (way - own.range.max(2 * WIDTH) * 7 / 8).max(0);
                wish = 0;
            } else if own.range > 0 && wish <= 0 {
                way = (way - own.range * 7 / 8).max(0);
            }
            best = best.max(wish - slope * way / WIDTH - way * way / (WIDTH * WIDTH));
        }
        let theirs = Stronghold::ALL
            .into_iter()
            .filter(|stronghold| stronghold.owner() != self.side && !own.stays_away);
        for stronghold in theirs {
            let wish = match view.position.occupant(stronghold) {
                Occupant::Empty => EMPTY_CAMP * CAMP_WISH / 100,
                Occupant::NonCombatants => self.knowledge.camp(unit.kind) * CAMP_WISH / 100,
                Occupant::Garrison(_) => 10,
                Occupant::Absent | Occupant::Captured(_) | Occupant::Razed => continue,
            };
            let Some((x, y)) = self.strongholds[stronghold.index()] else {
                continue;
            };
            let seen = unit.sees(x, y);
            let way = apart(seen.ahead, seen.right) - WIDTH;
            best = best.max(wish - slope * way / WIDTH);
        }
        if best == i64::MIN || unit.general && best > 0 {
            // A general has no business in front of his line.
            return best.clamp(-2000, 0);
        }
        best.max(-2000)
    }

    /// What the enemy could do to an element in its next bound, weighed by how likely it is to.
    fn danger(&self, scene: &Scene, order: &Order, index: usize) -> i64 {
        let unit = &scene.own[index];
        let place = &order.own[index];
        let worth = self.worth(unit, true);
        let (mut front, mut side) = (0, [0; 2]);
        for enemy in &scene.enemy {
            let knows = self.knowledge.of_kind(enemy.kind);
            if enemy.engaged || knows.stays_away {
                continue;
            }
            let seen = unit.sees(enemy.x, enemy.y);
            let way = apart(seen.ahead, seen.right);
            if way > enemy.speed + 2 * WIDTH {
                continue;
            }
            let shift = place.support + i64::from(unit.general) - if unit.hampered { 2 } else { 0 };
            let edge = self.knowledge.edge(unit.kind, enemy.kind, shift);
            if !unit.engaged && seen.ahead > 0 && way <= enemy.speed + WIDTH / 8 {
                front = front.max(-edge * worth / 36);
            }
            for (hand, covered) in place.beside.into_iter().enumerate() {
                let out = if hand == 0 { -WIDTH / 2 } else { WIDTH / 2 };
                if covered || seen.right.signum() != out.signum() {
                    continue;
                }
                // Where it would stand on the flank, looking across.
                let spot = apart(seen.ahead + WIDTH / 2, seen.right - out);
                let turn = WIDTH / 2;
                let blow = if spot + turn <= enemy.speed && seen.ahead < WIDTH * 3 / 4 {
                    if unit.engaged { worth / 2 } else { worth / 3 }
                } else if unit.engaged && apart(seen.ahead, seen.right - 2 * out) <= enemy.speed {
                    worth / 8
                } else {
                    0
                };
                side[hand] = blow.max(side[hand]);
            }
            if seen.ahead < -unit.depth && way < enemy.speed {
                front = front.max(worth / 3);
            }
        }
        (front + side[0] + side[1]) * BLOW / 100
    }
}

/// Who stands beside and behind whom.
struct Order {
    own: ArrayVec<Place, SIDE_SIZE>,
}

/// How one element stands among its friends.
#[derive(Clone, Copy, Default)]
struct Place {
    /// Whether a friend stands level on its left and on its right.
    beside: [bool; 2],
    /// What those behind it add to its factor.
    support: i64,
    /// Whether it stands behind a friend, and supports it.
    in_reserve: bool,
    supports: bool,
    /// Whether somebody bars its way back.
    blocked: bool,
    /// How far the nearest enemy is.
    nearest: i64,
    /// How many more friends than enemies are near, itself included.
    mass: i64,
}

impl Order {
    fn of(knowledge: &Knowledge, scene: &Scene) -> Order {
        let own = &scene.own;
        let mut places: ArrayVec<Place, SIDE_SIZE> = own.iter().map(|_| Place::default()).collect();
        for (i, unit) in own.iter().enumerate() {
            places[i].nearest = i64::MAX;
            places[i].mass = 1;
            for enemy in &scene.enemy {
                let way = apart(unit.x - enemy.x, unit.y - enemy.y);
                places[i].nearest = places[i].nearest.min(way);
                places[i].mass -= i64::from(way <= AROUND);
                places[i].blocked |= way <= 3 * WIDTH && unit.is_barred_by(enemy, true);
            }
            for (j, other) in own.iter().enumerate() {
                let way = apart(unit.x - other.x, unit.y - other.y);
                if i == j || way > AROUND {
                    continue;
                }
                places[i].mass += 1;
                places[i].blocked |=
                    unit.is_barred_by(other, knowledge.of_kind(other.kind).unmoved);
                if way > 3 * WIDTH {
                    continue;
                }
                match unit.beside(other) {
                    1 => places[i].beside[1] = true,
                    -1 => places[i].beside[0] = true,
                    _ => {
                        if unit.has_behind(other) {
                            let adds = knowledge.support(unit.kind, other.kind);
                            places[i].support = adds;
                            places[j].in_reserve = true;
                            places[j].supports = adds > 0;
                        }
                    }
                }
            }
        }
        Order { own: places }
    }
}
