//! Form Line: columns expand, and rear ranks come to the front (§4.3, 12; R-45b, R-106).

use acies_geometry::{Base, within};
use acies_referee::{Movers, Order, Position};

use super::{Action, Scores, per_pip_score, plain_score};
use crate::candidates;
use crate::solo::engine::formations::{Formation, hundredths};
use crate::solo::engine::odds_table::support;
use crate::solo::engine::rearrange_line;
use crate::solo::engine::situation::{MoveResult, Situation};
use crate::solo::engine::terrain_pieces::{is_bad_to, strip};

/// Moves that widen the front of a group.
pub struct FormLine;

/// An enemy within this many moves is near.
const NEAR: i32 = 3;

/// How many moves ahead the way is examined.
const AHEAD: i32 = 2;

/// Whether a group is a column: a file of three or more, or a single file without rear support.
pub(super) fn is_column(situation: &Situation<'_>, formation: &Formation) -> bool {
    let position = &situation.now;
    let files = formation.files(position);
    let deepest = files.iter().map(arrayvec::ArrayVec::len).max().unwrap_or(0);
    if deepest >= 3 {
        return true;
    }
    let [file] = &files[..] else {
        return false;
    };
    let [front, rear] = file[..] else {
        return false;
    };
    let troop = |id| position.element(id).troop;
    let mut enemies = position.side(situation.side.other());
    let rulebook = situation.battle.rulebook();
    !enemies.any(|(_, enemy)| support(rulebook, troop(front), troop(rear), enemy.troop) > 0)
}

/// Whether an enemy is within three moves of a group.
pub(super) fn is_near(situation: &Situation<'_>, members: &Movers) -> bool {
    let position = &situation.now;
    let most = candidates::allowance(situation.battle, members) * NEAR;
    members.iter().any(|&id| {
        let front = position.base(id).pose.front;
        let mut enemies = position.side(situation.side.other());
        enemies.any(|(_, enemy)| within(enemy.base.pose.front.distance(front), most))
    })
}

/// Whether bad going lies straight ahead of a group within two moves.
pub(super) fn is_blocked(situation: &Situation<'_>, position: &Position, members: &Movers) -> bool {
    let bases: Vec<&Base> = members.iter().map(|&id| position.base(id)).collect();
    let deep = candidates::allowance(situation.battle, members) * AHEAD;
    strip(&bases, deep)
        .is_some_and(|strip| members.iter().any(|&id| is_bad_to(situation, id, &strip)))
}

impl Action for FormLine {
    fn candidates(&self, situation: &Situation<'_>) -> Vec<Order> {
        let mut orders = Vec::new();
        let free = candidates::movable_elements(situation.battle, situation.side);
        for formation in situation.formations() {
            if formation.members.len() > 1 && formation.members.iter().any(|&id| free.has(id)) {
                candidates::wider_fronts(situation.battle, &formation.members, &mut orders);
            }
        }
        orders
    }

    fn score(&self, situation: &Situation<'_>, moved: &MoveResult) -> Option<Scores> {
        if situation.starts_combat(moved) {
            return None;
        }
        let movers = moved.movers();
        let (before, after) = (&situation.now, &moved.after);
        let mut formations = situation.formations().iter();
        let formation = formations.find(|formation| movers.iter().all(|&id| formation.has(id)))?;
        let wider = candidates::files(after, &formation.members).len() as i32
            - formation.files(before).len() as i32;
        if wider < 1 || !rearrange_line::is_one_group(after, &formation.members) {
            return None;
        }
        let risen = if is_column(situation, formation) {
            let in_bad = formation.members.iter().any(|&id| {
                let base = after.base(id);
                is_bad_to(situation, id, &base.corners)
            });
            let through = is_near(situation, &formation.members)
                || !is_blocked(situation, after, &formation.members);
            if in_bad || !through {
                return None;
            }
            let (old, new) = (situation.threats(), situation.threats_after(moved));
            (new.attack - new.danger) - (old.attack - old.danger)
        } else {
            rearrange_line::improvement(situation, formation, moved)?
        };
        if situation.gain(moved) < 0 {
            return None;
        }
        // On a tie the move that ends farthest ahead counts.
        let seen = |position: &Position, members: &Movers| {
            let first = before.base(formation.members[0]);
            let ahead = members.iter().map(|&id| {
                let seen = first.local(position.base(id).pose.front);
                hundredths(seen.ahead)
            });
            ahead.max().unwrap_or(0)
        };
        let ahead = seen(after, &movers) - seen(before, &formation.members);
        let scores = [
            per_pip_score("wider", wider),
            plain_score("risen", risen),
            plain_score("ahead", ahead),
        ];
        Some(scores.into_iter().collect())
    }
}
