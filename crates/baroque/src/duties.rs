//! The duties of a unit under its command's mode, and remarks when its player does otherwise.
//!
//! Only one action is refused: Baroque's order to withdraw, outside escape. Everything else is up to the
//! player, and is remarked in the log.

mod words;

use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::tables::Tables;

pub use words::{Advice, Duty, Manner, UnitAction, Weight};

/// Which units may move more than once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moves {
    Must,
    May,
    OneBack,
    Support,
    Forlorn,
}

impl Moves {
    pub(crate) fn from_word(word: &str) -> Option<Moves> {
        Some(match word {
            "must" => Moves::Must,
            "may" => Moves::May,
            "one-back" => Moves::OneBack,
            "support" => Moves::Support,
            "forlorn" => Moves::Forlorn,
            _ => return None,
        })
    }
}

impl UnitAction {
    /// Whether the unit voluntarily goes elsewhere by it.
    const fn changes_place(self) -> bool {
        matches!(
            self,
            UnitAction::Move
                | UnitAction::Withdraw
                | UnitAction::Charge
                | UnitAction::Align
                | UnitAction::Disengage
        )
    }
}

/// What a unit has done so far, and its condition.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct ActivationState {
    /// Moves made in this activation, apart from those to line up.
    pub moves: u8,
    /// Moves made to line up in this activation.
    pub aligned: u8,
    /// It has turned its back to the enemy, in this turn or an earlier one.
    pub turned: bool,
    /// It turned its back in this activation.
    pub turning: bool,
    /// It tried to disengage in this activation.
    pub disengaged: bool,
    /// It charged in this activation.
    pub charged: bool,
    /// It shot in this activation.
    pub shot: bool,
    /// It is in melee.
    pub engaged: bool,
    /// It is disordered.
    pub disordered: bool,
    /// It is known to be unable to charge: it lacks the ability or an impetus.
    pub never_charges: bool,
    /// Skirmishers or light horse, which step back twice.
    pub steps_back: bool,
    /// Another unit of the command was sent ahead, in this turn or game as the ruling says.
    pub forlorn_used: bool,
}

impl ActivationState {
    /// Whether it has moved in this activation at all; lining up and turning its back count.
    pub const fn has_moved(&self) -> bool {
        self.moves > 0 || self.aligned > 0 || self.turning
    }
}

/// The duties of a unit in its present condition, obligations first.
pub fn duties(
    tables: &Tables,
    rulings: &Rulings,
    mode: Mode,
    unit: ActivationState,
) -> Vec<(Weight, Duty)> {
    let conduct = tables.conduct(mode);
    let weighed = [
        (Weight::Must, &conduct.must),
        (Weight::May, &conduct.may),
        (Weight::Not, &conduct.not),
    ];
    let all = weighed
        .into_iter()
        .flat_map(|(weight, duties)| duties.iter().map(move |duty| (weight, *duty)));
    let concerns = |(weight, duty): &(Weight, Duty)| match duty {
        Duty::Disengage => unit.engaged,
        Duty::TurnAway => *weight == Weight::Not || !unit.engaged && !unit.turned,
        Duty::ActDisordered => unit.disordered,
        Duty::SecondStepBack => unit.steps_back || rulings.other(Ruling::SecondStepBack),
        Duty::Forlorn => !unit.forlorn_used,
        Duty::Align => unit.aligned == 0,
        Duty::Charge if *weight == Weight::Must => !unit.never_charges,
        Duty::Charge if mode == Mode::Hold => !rulings.other(Ruling::HoldCharges),
        _ => true,
    };
    all.filter(concerns).collect()
}

/// Whether units in this mode turn their backs.
pub(crate) fn turns_away(tables: &Tables, mode: Mode) -> bool {
    tables.conduct(mode).must.contains(&Duty::TurnAway)
}

/// Whether an action is refused altogether.
pub fn refuses(tables: &Tables, mode: Mode, deed: UnitAction) -> bool {
    deed == UnitAction::WithdrawOrder && !tables.conduct(mode).may.contains(&Duty::WithdrawOrder)
}

/// Remarks on an action that differs from what the mode asks.
pub fn advice(
    tables: &Tables,
    rulings: &Rulings,
    mode: Mode,
    unit: ActivationState,
    deed: UnitAction,
    manner: Option<Manner>,
) -> Vec<Advice> {
    let conduct = tables.conduct(mode);
    let mut found = Vec::new();
    let mut remark = |holds: bool, advice: Advice| {
        if holds {
            found.push(advice);
        }
    };
    // Ruling 16: where units may line up, they may do so once in addition to their moves; elsewhere it is a
    // normal move.
    let lines_up = conduct.may.contains(&Duty::Align);
    let moves = matches!(deed, UnitAction::Move | UnitAction::Withdraw)
        || deed == UnitAction::Align && !lines_up;
    if moves {
        let turns = turns_away(tables, mode);
        remark(turns && !unit.engaged && !unit.turned, Advice::TurnFirst);
        let nearer = conduct.not.contains(&Duty::ComeNearer);
        remark(nearer && deed == UnitAction::Move, Advice::ComesNearer);
    }
    if lines_up && deed == UnitAction::Align && unit.aligned > 0 {
        let found = match manner {
            Some(Manner::Laggard | Manner::Forlorn) if conduct.moves == Moves::Forlorn => {
                another_move(conduct.moves, rulings, unit, unit.aligned, deed, manner)
            }
            _ => Some(Advice::OneAlignment),
        };
        if let Some(advice) = found {
            remark(true, advice);
        }
    }
    // Ruling 21: any voluntary action that takes it there.
    let ground = conduct.must.contains(&Duty::StayOnGround);
    remark(
        ground && deed.changes_place() && manner == Some(Manner::Outside),
        Advice::LeftGround,
    );
    let charges = !conduct.not.contains(&Duty::Charge)
        || mode == Mode::Hold && rulings.other(Ruling::HoldCharges);
    // Charging after a move counts as a second move where only one is allowed.
    let one_move = matches!(conduct.moves, Moves::Forlorn | Moves::Support);
    let again = moves || deed == UnitAction::Charge && charges && one_move;
    let aligned = if lines_up { 0 } else { unit.aligned };
    let made = unit.moves.saturating_add(aligned);
    if again
        && made > 0
        && let Some(advice) = another_move(conduct.moves, rulings, unit, made, deed, manner)
    {
        remark(true, advice);
    }
    match deed {
        UnitAction::Charge => remark(!charges, Advice::NoCharge),
        UnitAction::Shoot => remark(conduct.not.contains(&Duty::Shoot), Advice::NoShot),
        UnitAction::AboutFace => {
            remark(conduct.not.contains(&Duty::TurnAway), Advice::NoTurning);
        }
        UnitAction::Stop => {
            let disengages = conduct.must.contains(&Duty::Disengage);
            remark(
                disengages && unit.engaged && !unit.disengaged,
                Advice::DisengageDue,
            );
            let charges = conduct.must.contains(&Duty::Charge)
                && !unit.charged
                && !unit.engaged
                && !unit.never_charges
                && manner == Some(Manner::CouldCharge);
            remark(charges, Advice::ChargeDue);
            // Ruling 19: it may stop in contact, after shooting, after a failed test or at an obstacle.
            let fights = unit.engaged || unit.charged || unit.shot;
            let attacks = conduct.must.contains(&Duty::KeepAttacking) && !fights && !charges;
            remark(attacks && manner != Some(Manner::Spent), Advice::AttackDue);
            let ended = matches!(manner, Some(Manner::Edge | Manner::Spent));
            let runs = conduct.must.contains(&Duty::KeepMoving) && !unit.engaged;
            // Turning may take the whole activation; then it runs from the next turn on.
            let turns = unit.turning && unit.moves == 0;
            remark(runs && !ended && !turns, Advice::MoveDue);
        }
        _ => {}
    }
    found
}

/// Remarks on one more move, after this many.
fn another_move(
    moves: Moves,
    rulings: &Rulings,
    unit: ActivationState,
    made: u8,
    deed: UnitAction,
    manner: Option<Manner>,
) -> Option<Advice> {
    match moves {
        Moves::Must | Moves::May => None,
        Moves::Support => (manner != Some(Manner::Support)).then_some(Advice::OnlySupport),
        Moves::OneBack if made > 1 || deed != UnitAction::Withdraw => Some(Advice::OneMove),
        Moves::OneBack => {
            let able = unit.steps_back || rulings.other(Ruling::SecondStepBack);
            (!able).then_some(Advice::OneStepBack)
        }
        Moves::Forlorn => match manner {
            Some(Manner::Laggard) => None,
            Some(Manner::Forlorn) => unit.forlorn_used.then_some(Advice::ForlornUsed),
            _ => Some(Advice::OneMove),
        },
    }
}
