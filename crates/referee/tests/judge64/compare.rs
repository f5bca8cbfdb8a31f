//! What the referee and the judge say of the same order, side by side.

use std::fmt;

use acies_geometry::Angle;
use acies_referee::{
    Breach, CollectAll, ElementId, Leg, MoveContext, MovePlan, Order, Party, Path, View,
    judge_tactical,
};

use crate::battlefield::Battlefield;
use crate::plane::Stand;
use crate::random_board::Board;
use crate::stands::{alike, same, stand_in};
use crate::sure::Sure;
use crate::verdict::{Answers, of_break_off, of_move};
use crate::way::{Shape, Way};
use crate::{cost, going, meet, stands};

/// What the referee and the judge say of one order.
pub struct Comparison {
    pub legal: bool,
    pub judged: Sure,
    pub answers: Answers,
    pub touches: bool,
    pub group: bool,
    pub breaches: Vec<Breach>,
    pub rare: Vec<&'static str>,
}

/// What to look at when the two differ.
impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |legal: bool| if legal { "legal" } else { "illegal" };
        let rules: Vec<String> = self
            .breaches
            .iter()
            .map(|breach| format!("{} {:?}", breach.rule.id(), breach.measurements))
            .collect();
        let answers: Vec<String> = self
            .answers
            .iter()
            .filter(|(_, answer)| !answer.yes || answer.margin < 512.0)
            .map(|(name, answer)| format!("{name} {} by {:.0}", answer.yes, answer.margin))
            .collect();
        write!(
            f,
            "the referee says {} ({}), the judge {} by {:.0} units ({})",
            word(self.legal),
            rules.join("; "),
            word(self.judged.yes),
            self.judged.margin,
            answers.join(", "),
        )
    }
}

/// Whether some mover faces, or is to face, another way than along the board's edges.
pub fn is_odd(board: &Board, order: &Order) -> bool {
    let odd = |angle: Angle| !angle.0.is_multiple_of(1 << 30);
    match order {
        Order::Move(movers, path) => {
            let aimed = match path {
                Path::To { pose, .. } => odd(pose.facing),
                Path::Legs(legs) => legs
                    .iter()
                    .any(|leg| matches!(leg, Leg::Wheel(_, by) if odd(*by))),
                Path::Into { .. } => false,
            };
            aimed || odd(board.position.base(movers[0]).pose.facing)
        }
        Order::Column(movers, _) => odd(board.position.base(movers[0]).pose.facing),
        Order::BreakOff(id, _) => odd(board.position.base(*id).pose.facing),
        _ => false,
    }
}

/// Judges an order by the referee and by the judge.
///
/// Where the referee finds the way itself, the judge checks that way, and the straight one when the referee finds none.
pub fn both(view: View<'_>, battlefield: &Battlefield, order: &Order) -> Option<Comparison> {
    let mut explain = CollectAll::default();
    let plan = judge_tactical(
        view,
        battlefield.side,
        order,
        MoveContext::default(),
        &mut explain,
    );
    let legal = plan.is_some() && explain.breaches.is_empty();
    let found = plan.as_ref().filter(|_| legal);
    let (way, mut answers) = match order {
        Order::Move(movers, Path::Legs(legs)) => {
            let way = Way::by_legs(battlefield, movers, legs);
            let answers = of_move(battlefield, &way);
            (way, answers)
        }
        Order::Column(movers, legs) => {
            let mut way = Way::column(battlefield, movers, legs);
            if Way::by_legs(battlefield, movers, &[]).shape == Shape::Line {
                way = Way::contracted(battlefield, legs, plan.as_ref()?);
            }
            let answers = of_move(battlefield, &way);
            (way, answers)
        }
        Order::Move(movers, path) => {
            let way = match (path, found) {
                (Path::To { pose, via }, _) if !via.is_empty() => {
                    let poses: Vec<_> = via.iter().copied().chain([*pose]).collect();
                    Way::through(battlefield, movers[0], &poses)
                }
                (_, Some(plan)) => Way::planned(battlefield, plan),
                (Path::To { pose, .. }, None) => Way::through(battlefield, movers[0], &[*pose]),
                (Path::Into { enemy, contact }, None) => {
                    let enemy = enemy.element()?;
                    let pose = contact.pose(view.position.base(enemy));
                    Way::through(battlefield, movers[0], &[pose])
                }
                (Path::Legs(_), None) => return None,
            };
            let mut answers = of_move(battlefield, &way);
            answers.push(("arrives", arrives(battlefield, path, &way)));
            (way, answers)
        }
        Order::BreakOff(id, length) => {
            let way = Way::by_legs(battlefield, &[*id], &[Leg::Forward(-*length)]);
            let answers = of_break_off(battlefield, &way, *length);
            (way, answers)
        }
        _ => return None,
    };
    if let Some(plan) = found {
        answers.push(("plan", tells(battlefield, &way, plan)));
    }
    let touches = battlefield.enemies().any(|enemy| {
        (0..way.movers.len())
            .any(|mover| stands::touch(&way.end(mover).corners(), &enemy.corners).yes)
    });
    Some(Comparison {
        legal,
        judged: Sure::all(answers.iter().map(|&(_, answer)| answer)),
        touches,
        group: way.shape != Shape::Single,
        answers,
        breaches: explain.breaches,
        rare: found.map_or_else(Vec::new, |plan| rare(battlefield, &way, plan)),
    })
}

/// What is out of the common in a legal move.
fn rare(battlefield: &Battlefield, way: &Way, plan: &MovePlan) -> Vec<&'static str> {
    let camp = |(_, _, party): &(_, _, Party)| party.element().is_none();
    let again = |id: &ElementId| battlefield.piece(*id).moves > 0;
    let column = way.shape == Shape::Column;
    let contracts = way
        .stands
        .windows(2)
        .any(|pair| stands::beside(&pair[0][0], &pair[1][0]).yes);
    let bends = way.legs(0).any(|leg| leg.turns());
    [
        ("a lone enemy lines up", !plan.conforms.is_empty()),
        ("closes the door", meet::closes_door(battlefield, way).yes),
        ("by road", going::by_road(battlefield, way).yes),
        ("meets a camp", plan.contacts.iter().any(camp)),
        ("moves again", way.movers.iter().any(again)),
        ("a column", column),
        ("a line becomes a column", !way.rigid && contracts),
        ("a column around a bend", !way.rigid && bends),
        (
            "a shift of a group",
            way.shape != Shape::Single && !way.shifts.is_empty(),
        ),
        ("costs three", plan.pips >= 3),
    ]
    .into_iter()
    .filter_map(|(what, is_so)| is_so.then_some(what))
    .collect()
}

/// Whether a way ends where the order says.
fn arrives(battlefield: &Battlefield, path: &Path, way: &Way) -> Sure {
    let end = way.end(0);
    let goal = match path {
        Path::To { pose, .. } => Stand::at(*pose, end.depth),
        Path::Into {
            enemy: Party::Element(enemy),
            contact,
        } => stand_in(*contact, &battlefield.piece(*enemy).stand, end.depth),
        _ => return Sure::YES,
    };
    same(goal.front, end.front).and(alike(goal.facing, end.facing))
}

/// Whether a plan has the distance, cost and ends that the judge finds, and keeps a group's shape.
fn tells(battlefield: &Battlefield, way: &Way, plan: &MovePlan) -> Sure {
    let longest = way.longest();
    let distance = (longest - f64::from(plan.distance.units())).abs();
    let surcharges = cost::surcharges(battlefield, way);
    let charged = usize::from(plan.pips) - 1;
    let no_more = Sure::no_more_than(charged, &surcharges);
    let no_less = match charged {
        0 => Sure::YES,
        more => !Sure::no_more_than(more - 1, &surcharges),
    };
    let ends = plan.tracks.iter().enumerate().map(|(mover, track)| {
        let planned = Stand::at(track.end(), way.end(mover).depth);
        same(planned.front, way.end(mover).front)
    });
    Sure::all([
        Sure::at_most(distance, 0.0),
        no_more,
        no_less,
        way.keeps_shape().or(Sure::certain(!way.rigid)),
        Sure::all(ends),
    ])
}
