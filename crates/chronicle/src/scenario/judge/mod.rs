//! Judges a scenario: applies each expectation to the battle and reports the differences.

mod order;
mod report;
mod score;
mod stands;

use acies_referee::{Ask, Battle, Side, victory};

use super::{Expected, Scenario};

use report::Report;
pub(super) use report::rules;
pub use report::{Difference, Outcome};

impl Scenario {
    /// Judges each expectation, in file order.
    pub fn judge(&self) -> Vec<Outcome> {
        let mut battle = self.battle();
        let expects = self.expects.iter();
        expects
            .map(|expect| {
                if !expect.then {
                    battle = self.battle();
                }
                let mut report = Report::default();
                match &expect.what {
                    Expected::Order(order) => order::judge(&mut battle, order, &mut report),
                    Expected::Fight(parties, scored) => {
                        score::fight(
                            &mut battle,
                            *parties,
                            scored,
                            self.non_combatants,
                            &mut report,
                        );
                    }
                    Expected::Shoot(by, target, scored) => {
                        score::shoot(
                            &mut battle,
                            by,
                            *target,
                            scored,
                            self.non_combatants,
                            &mut report,
                        );
                    }
                    Expected::Winner(winner) => judge_winner(&battle, *winner, &mut report),
                    Expected::Throw(dice, expected) => {
                        stands::throw(&mut battle, dice, expected, &mut report);
                    }
                    Expected::Stands(expected) => {
                        stands::compare(&battle, &[], expected, &mut report);
                    }
                }
                Outcome {
                    line: expect.line,
                    differences: report.differences,
                    breached: report.breached,
                }
            })
            .collect()
    }
}

/// Compares the winner, or the side that would win if the bound ended now.
fn judge_winner(battle: &Battle, expected: Option<Side>, report: &mut Report) {
    let winner = match battle.asks() {
        Ask::Over(ending) => ending.winner(),
        _ => victory::winner(battle.view()),
    };
    report.same("winner", &words(winner), &words(expected));
}

fn words(winner: Option<Side>) -> &'static str {
    winner.map_or("none", Side::word)
}

#[cfg(test)]
mod tests;
