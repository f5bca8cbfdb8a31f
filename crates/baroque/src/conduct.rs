//! What a mode asks of a unit, and what is remarked when its player does otherwise. Only one thing is refused: the order
//! of Baroque to withdraw, outside escape. Everything else is the player's to do, and stands in the log.

mod words;

use crate::mode::Mode;
use crate::ruling::{Ruling, Rulings};
use crate::tables::Tables;

pub use words::{Advice, Deed, Duty, Manner, Weight};

/// Who may move more than once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moves {
    Must,
    May,
    OneBack,
    Support,
    Forlorn,
}

impl Moves {
    pub(crate) fn of(word: &str) -> Option<Moves> {
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

impl Deed {
    /// Whether the unit goes somewhere else by it, of its own will.
    const fn changes_place(self) -> bool {
        matches!(
            self,
            Deed::Move | Deed::Withdraw | Deed::Charge | Deed::Align | Deed::Disengage
        )
    }
}

/// What a unit has done before, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Before {
    /// Moves made in this activation, those to line up not among them.
    pub moves: u8,
    /// Moves made to line up in this activation.
    pub aligned: u8,
    /// Its back is turned to the enemy, since this turn or an earlier one.
    pub turned: bool,
    /// It has turned its back in this activation.
    pub turning: bool,
    /// It has tried to disengage in this activation.
    pub disengaged: bool,
    /// It has charged in this activation.
    pub charged: bool,
    /// It has shot in this activation.
    pub shot: bool,
    /// It is in melee.
    pub engaged: bool,
    /// It is disordered.
    pub disordered: bool,
    /// It is known not to charge: it cannot at all, or has no impetus.
    pub never_charges: bool,
    /// Skirmishers or light horse, who step back twice.
    pub steps_back: bool,
    /// Another unit of the command has been sent ahead, in this turn or game as the ruling says.
    pub forlorn_used: bool,
}

impl Before {
    /// Whether it has moved in this activation in any way: to line up and to turn its back are moves as well.
    pub const fn has_moved(&self) -> bool {
        self.moves > 0 || self.aligned > 0 || self.turning
    }
}

/// What a mode asks of a unit as it stands, the musts first.
pub fn duties(tables: &Tables, rulings: &Rulings, mode: Mode, unit: Before) -> Vec<(Weight, Duty)> {
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

/// Whether a deed is refused altogether.
pub fn refuses(tables: &Tables, mode: Mode, deed: Deed) -> bool {
    deed == Deed::WithdrawOrder && !tables.conduct(mode).may.contains(&Duty::WithdrawOrder)
}

/// What is remarked of a deed: what the mode would have had otherwise.
pub fn advice(
    tables: &Tables,
    rulings: &Rulings,
    mode: Mode,
    unit: Before,
    deed: Deed,
    manner: Option<Manner>,
) -> Vec<Advice> {
    let conduct = tables.conduct(mode);
    let mut found = Vec::new();
    let mut remark = |holds: bool, advice: Advice| {
        if holds {
            found.push(advice);
        }
    };
    // Ruling 16: where units may line up, doing so once is beside their moves; elsewhere it is a move like any other.
    let lines_up = conduct.may.contains(&Duty::Align);
    let moves = matches!(deed, Deed::Move | Deed::Withdraw) || deed == Deed::Align && !lines_up;
    if moves {
        let turns = turns_away(tables, mode);
        remark(turns && !unit.engaged && !unit.turned, Advice::TurnFirst);
        let nearer = conduct.not.contains(&Duty::ComeNearer);
        remark(nearer && deed == Deed::Move, Advice::ComesNearer);
    }
    if lines_up && deed == Deed::Align && unit.aligned > 0 {
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
    // Ruling 21: whatever takes it there of its own will.
    let ground = conduct.must.contains(&Duty::StayOnGround);
    remark(
        ground && deed.changes_place() && manner == Some(Manner::Outside),
        Advice::LeftGround,
    );
    let charges = !conduct.not.contains(&Duty::Charge)
        || mode == Mode::Hold && rulings.other(Ruling::HoldCharges);
    // To charge after a move is to move twice where there is one move.
    let one_move = matches!(conduct.moves, Moves::Forlorn | Moves::Support);
    let again = moves || deed == Deed::Charge && charges && one_move;
    let aligned = if lines_up { 0 } else { unit.aligned };
    let made = unit.moves.saturating_add(aligned);
    if again
        && made > 0
        && let Some(advice) = another_move(conduct.moves, rulings, unit, made, deed, manner)
    {
        remark(true, advice);
    }
    match deed {
        Deed::Charge => remark(!charges, Advice::NoCharge),
        Deed::Shoot => remark(conduct.not.contains(&Duty::Shoot), Advice::NoShot),
        Deed::AboutFace => {
            remark(conduct.not.contains(&Duty::TurnAway), Advice::NoTurning);
        }
        Deed::Stop => {
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
            // Ruling 19: in contact, after a shot, after a failed test or before an obstacle it may stop.
            let fights = unit.engaged || unit.charged || unit.shot;
            let attacks = conduct.must.contains(&Duty::KeepAttacking) && !fights && !charges;
            remark(attacks && manner != Some(Manner::Spent), Advice::AttackDue);
            let ended = matches!(manner, Some(Manner::Edge | Manner::Spent));
            let runs = conduct.must.contains(&Duty::KeepMoving) && !unit.engaged;
            // Turning may take the whole activation: then it runs from the next turn on.
            let turns = unit.turning && unit.moves == 0;
            remark(runs && !ended && !turns, Advice::MoveDue);
        }
        _ => {}
    }
    found
}

/// What is remarked of one more move, after so many.
fn another_move(
    moves: Moves,
    rulings: &Rulings,
    unit: Before,
    made: u8,
    deed: Deed,
    manner: Option<Manner>,
) -> Option<Advice> {
    match moves {
        Moves::Must | Moves::May => None,
        Moves::Support => (manner != Some(Manner::Support)).then_some(Advice::OnlySupport),
        Moves::OneBack if made > 1 || deed != Deed::Withdraw => Some(Advice::OneMove),
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
