//! Evaluates positions: combats by exact odds, then danger, shooting, formation and progress.
//!
//! Values are thousandths of an element, from one side's point of view.

use acies_referee::{
    Battle, MovePlan, Occupant, Position, SIDE_SIZE, STRONGHOLDS, Side, Stronghold, View,
    general_is_hampered, victory,
};
use arrayvec::ArrayVec;

use super::combats::{CombatValues, Stakes};
use super::rough_position::{RoughElement, RoughPosition, WIDTH, distance};
use super::troop_stats::TroopStats;
use super::volleys::{self, When};
use crate::after_move::AfterMove;
use crate::candidates;

/// The value of standing between two friends in a line, and for how many bounds it counts.
const BETWEEN: i64 = 20;
const LINE_LASTS: i64 = 14;
/// The penalty for a blocked retreat, as an element that cannot recoil is destroyed.
const BLOCKED: i64 = -150;
/// Lines and retreats matter only with an enemy as near as this.
const NEAR: i64 = 9 * WIDTH / 2;
/// The radius in which friends and enemies are counted for local superiority.
const AROUND: i64 = 4 * WIDTH;
/// The value of each point of rear support, and the penalty for standing behind a friend without supporting it.
const SUPPORT: i64 = 22;
const IDLE_BEHIND: i64 = -12;
/// Penalties: fighting in bad going, being out of command, and a general that cannot command.
const HAMPERED: i64 = 110;
const OUT_OF_COMMAND: i64 = 45;
const MUTE_GENERAL: i64 = 160;
/// The value of coming a base width nearer to an attractive enemy, and its growth per bound.
const PROGRESS: i64 = 16;
const PROGRESS_GROWTH: i64 = 6;
/// The share of that value that remains during combats, in hundredths: helping the fighters comes first.
const IN_FIGHT: i64 = 30;
/// The eagerness stops growing after this many bounds.
const MOST_EAGER: i64 = 27;
/// How much less danger and disorder weigh with each bound, in hundredths.
const IMPATIENCE: i64 = 5;
/// Extra bounds of eagerness when a river slows both sides, as waiting there runs out the clock.
const RIVER_HEAD_START: i64 = 7;
/// Approaching closer than this has no value of its own.
const STAND_OFF: i64 = WIDTH;
/// The value of each friend more than enemies nearby.
const MASS: i64 = 20;
/// How strongly good match-ups attract: for each 36th of advantage.
const PREFERENCE: i64 = 3;
/// How strongly a defended camp attracts, in hundredths of the fight's value; and the value of an empty camp.
const CAMP_WISH: i64 = 60;
const EMPTY_CAMP: i64 = 2000;
/// The weight of enemy shooting, in hundredths of one volley, and of shooting that needs a move first.
///
/// Shooting comes in both sides' bounds, and again in the next.
const SHOT_AT: i64 = 300;
const SHOT_AFTER_MOVE: i64 = 50;
/// The estimated chance that the enemy has the PIPs for a possible attack, in hundredths.
const REPLY: i64 = 25;
/// The PIPs assumed for an enemy reply.
const REPLY_PIPS: u8 = 2;

/// Evaluates the positions of one decision for a side.
pub struct Evaluator<'a> {
    battle: &'a Battle,
    stats: &'a TroopStats,
    side: Side,
    /// How keen the side is to attack; grows with the bounds, so that battles end.
    eagerness: i64,
    /// Whether PIPs are left after helping the fighters, so that others advance as well.
    spare: bool,
    stakes: Stakes,
    before: Position,
    rough: RoughPosition,
    fights: CombatValues,
    /// The middles of camps and built-up areas, by [`Stronghold::index`].
    strongholds: [Option<(i64, i64)>; STRONGHOLDS],
    now: i64,
}

impl<'a> Evaluator<'a> {
    /// Creates the evaluator; `spare` if PIPs are left after helping the fighters.
    pub fn new(
        battle: &'a Battle,
        stats: &'a TroopStats,
        side: Side,
        spare: bool,
    ) -> Evaluator<'a> {
        let view = battle.view();
        let bound = i64::from(battle.position().bounds[side as usize]);
        let losses = victory::losses(view);
        let head_start = if battle.position().river_hinders() {
            RIVER_HEAD_START
        } else {
            0
        };
        let eagerness = (bound + head_start).clamp(0, MOST_EAGER);
        let stakes = Stakes::new(losses, &view.rulebook.victory, side, eagerness);
        // The position as if the movement phase ended here.
        let before = battle.after(&MovePlan::default());
        let view = View {
            position: &before,
            ..view
        };
        let rough = RoughPosition::new(stats, view, side);
        let fights = CombatValues::new(view, side, &stakes);
        let strongholds = Stronghold::ALL.map(|stronghold| {
            let (low, high) = view.table.stronghold(stronghold)?.bounds();
            let middle = low.midway(high);
            Some((i64::from(middle.x >> 6), i64::from(middle.y >> 6)))
        });
        let mut evaluator = Evaluator {
            battle,
            stats,
            side,
            eagerness,
            spare,
            stakes,
            before,
            rough,
            fights,
            strongholds,
            now: 0,
        };
        evaluator.now = evaluator.fights.worth + evaluator.position_value(view, &evaluator.rough);
        evaluator
    }

    /// How much better a position is than the present one, both at the end of the movement phase.
    pub fn gain(&self, position: &Position) -> i64 {
        let view = self.view(position);
        let fights = self
            .fights
            .after(&self.before, view, self.side, &self.stakes);
        let rough = self
            .rough
            .after_move(self.stats, &self.before, view, self.side);
        fights + self.position_value(view, &rough) - self.now
    }

    fn view<'b>(&'b self, position: &'b Position) -> View<'b> {
        View {
            position,
            ..self.battle.view()
        }
    }

    /// The value of the present position at the end of the movement phase.
    pub const fn now(&self) -> i64 {
        self.now
    }

    /// The loss of value by the enemy's best attack in its next bound; never below 0.
    pub fn reply_loss(&self, position: &Position) -> i64 {
        let battle = self.battle.in_reply(*position, REPLY_PIPS);
        let before = battle.after(&MovePlan::default());
        let fights = CombatValues::new(self.view(&before), self.side, &self.stakes);
        let after_move = AfterMove::new(&battle);
        let left = candidates::attacks(&battle, self.side.other(), &|order| {
            battle.is_legal_quickly(order)
        })
        .iter()
        .filter_map(|order| battle.plan_straight(order))
        .map(|plan| {
            let after = after_move.position(&plan);
            fights.after(&before, self.view(&after), self.side, &self.stakes)
        })
        .fold(fights.worth, i64::min);
        fights.worth - left
    }

    /// Whether there is any combat.
    pub fn has_combats(&self) -> bool {
        !self.fights.is_empty()
    }

    /// The value of a position distance from its combats.
    fn position_value(&self, view: View<'_>, rough: &RoughPosition) -> i64 {
        let mut sum = self.stronghold_value(view);
        let order = LineUp::new(self.stats, rough);
        let calm = (100 - IMPATIENCE * self.eagerness).max(0);
        for (index, unit) in rough.own.iter().enumerate() {
            let place = &order.own[index];
            sum += self.progress(view, rough, unit, place);
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
            sum -= self.danger(rough, &order, index) * calm / 100;
        }
        let shots = |by: &[RoughElement], at: &[RoughElement], when| {
            volleys::worth(self.stats, by, at, when)
        };
        sum += shots(&rough.own, &rough.enemy, When::Now);
        sum -= shots(&rough.enemy, &rough.own, When::Now) * SHOT_AT / 100;
        sum -= shots(&rough.enemy, &rough.own, When::AfterMove) * SHOT_AFTER_MOVE / 100;
        if general_is_hampered(view, self.side) {
            sum -= MUTE_GENERAL;
        }
        sum
    }

    /// The value of the captured camps and built-up areas.
    fn stronghold_value(&self, view: View<'_>) -> i64 {
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
                && matches!(
                    occupant,
                    Occupant::Turned | Occupant::Captured(_) | Occupant::Razed
                )
        });
        self.stakes.kill * taken.map(worth).sum::<i64>()
    }

    fn worth(&self, unit: &RoughElement, own: bool) -> i64 {
        let counts = self.stats.kind_stats(unit.kind).counts;
        self.stakes.worth(unit.general, counts, own)
    }

    /// The value of being near attractive enemies, camps and built-up areas.
    fn progress(
        &self,
        view: View<'_>,
        rough: &RoughPosition,
        unit: &RoughElement,
        place: &ElementContext,
    ) -> i64 {
        let slope = PROGRESS + PROGRESS_GROWTH * self.eagerness;
        let slope = if self.spare || self.fights.is_empty() {
            slope
        } else {
            slope * IN_FIGHT / 100
        };
        let own = self.stats.kind_stats(unit.kind);
        let mut best = i64::MIN;
        for enemy in &rough.enemy {
            let seen = unit.offset_to(enemy.x, enemy.y);
            let mut way = distance(seen.ahead, seen.right);
            // A needed turn makes the way longer.
            if way > WIDTH / 8 {
                way += (way - seen.ahead).min(WIDTH) / 2;
            }
            way = way.max(STAND_OFF);
            let mut wish = self.stats.advantage(unit.kind, enemy.kind, place.support) * PREFERENCE;
            if own.never_contacts {
                // Shooters are near enough within range; troops that never contact keep their distance.
                way = (way - own.range.max(2 * WIDTH) * 7 / 8).max(0);
                wish = 0;
            } else if own.range > 0 && wish <= 0 {
                way = (way - own.range * 7 / 8).max(0);
            }
            best = best.max(wish - slope * way / WIDTH - way * way / (WIDTH * WIDTH));
        }
        let theirs = Stronghold::ALL
            .into_iter()
            .filter(|stronghold| stronghold.owner() != self.side && !own.never_contacts);
        for stronghold in theirs {
            let wish = match view.position.occupant(stronghold) {
                Occupant::Empty => EMPTY_CAMP * CAMP_WISH / 100,
                Occupant::NonCombatants => self.stats.camp(unit.kind) * CAMP_WISH / 100,
                Occupant::Garrison(_) => 10,
                Occupant::Absent | Occupant::Turned | Occupant::Captured(_) | Occupant::Razed => {
                    continue;
                }
            };
            let Some((x, y)) = self.strongholds[stronghold.index()] else {
                continue;
            };
            let seen = unit.offset_to(x, y);
            let way = distance(seen.ahead, seen.right) - WIDTH;
            best = best.max(wish - slope * way / WIDTH);
        }
        if best == i64::MIN || unit.general && best > 0 {
            // A general gains nothing by being in front of the line.
            return best.clamp(-2000, 0);
        }
        best.max(-2000)
    }

    /// The expected loss of an element in the enemy's next bound.
    fn danger(&self, rough: &RoughPosition, order: &LineUp, index: usize) -> i64 {
        let unit = &rough.own[index];
        let place = &order.own[index];
        let worth = self.worth(unit, true);
        let (mut front, mut side) = (0, [0; 2]);
        for enemy in &rough.enemy {
            let knows = self.stats.kind_stats(enemy.kind);
            if enemy.engaged || knows.never_contacts {
                continue;
            }
            let seen = unit.offset_to(enemy.x, enemy.y);
            let way = distance(seen.ahead, seen.right);
            if way > enemy.speed + 2 * WIDTH {
                continue;
            }
            let shift = place.support + i64::from(unit.general) - if unit.hampered { 2 } else { 0 };
            let edge = self.stats.advantage(unit.kind, enemy.kind, shift);
            if !unit.engaged && seen.ahead > 0 && way <= enemy.speed + WIDTH / 8 {
                front = front.max(-edge * worth / 36);
            }
            for (hand, covered) in place.beside.into_iter().enumerate() {
                let out = if hand == 0 { -WIDTH / 2 } else { WIDTH / 2 };
                if covered || seen.right.signum() != out.signum() {
                    continue;
                }
                // The place of an attacker on this flank.
                let spot = distance(seen.ahead + WIDTH / 2, seen.right - out);
                let turn = WIDTH / 2;
                let flank_loss = if spot + turn <= enemy.speed && seen.ahead < WIDTH * 3 / 4 {
                    if unit.engaged { worth / 2 } else { worth / 3 }
                } else if unit.engaged && distance(seen.ahead, seen.right - 2 * out) <= enemy.speed
                {
                    worth / 8
                } else {
                    0
                };
                side[hand] = flank_loss.max(side[hand]);
            }
            if seen.ahead < -unit.depth && way < enemy.speed {
                front = front.max(worth / 3);
            }
        }
        (front + side[0] + side[1]) * REPLY / 100
    }
}

/// The neighbours of all own elements.
struct LineUp {
    own: ArrayVec<ElementContext, SIDE_SIZE>,
}

/// How one element stands among friends and enemies.
#[derive(Clone, Copy, Default)]
struct ElementContext {
    /// Whether a friend is level on the left and on the right.
    beside: [bool; 2],
    /// What the elements behind it add to its factor.
    support: i64,
    /// Whether it is behind a friend, and whether it supports it.
    in_reserve: bool,
    supports: bool,
    /// Whether its retreat is blocked.
    blocked: bool,
    /// The distance of the nearest enemy.
    nearest: i64,
    /// Friends less enemies nearby, including itself.
    mass: i64,
}

impl LineUp {
    fn new(stats: &TroopStats, rough: &RoughPosition) -> LineUp {
        let own = &rough.own;
        let mut places: ArrayVec<ElementContext, SIDE_SIZE> =
            own.iter().map(|_| ElementContext::default()).collect();
        for (i, unit) in own.iter().enumerate() {
            places[i].nearest = i64::MAX;
            places[i].mass = 1;
            for enemy in &rough.enemy {
                let way = distance(unit.x - enemy.x, unit.y - enemy.y);
                places[i].nearest = places[i].nearest.min(way);
                places[i].mass -= i64::from(way <= AROUND);
                places[i].blocked |= way <= 3 * WIDTH && unit.is_blocked_by(enemy, true);
            }
            for (j, other) in own.iter().enumerate() {
                let way = distance(unit.x - other.x, unit.y - other.y);
                if i == j || way > AROUND {
                    continue;
                }
                places[i].mass += 1;
                places[i].blocked |=
                    unit.is_blocked_by(other, stats.kind_stats(other.kind).never_pushed);
                if way > 3 * WIDTH {
                    continue;
                }
                match unit.beside(other) {
                    1 => places[i].beside[1] = true,
                    -1 => places[i].beside[0] = true,
                    _ => {
                        if unit.has_behind(other) {
                            let adds = stats.support(unit.kind, other.kind);
                            places[i].support = adds;
                            places[j].in_reserve = true;
                            places[j].supports = adds > 0;
                        }
                    }
                }
            }
        }
        LineUp { own: places }
    }
}
