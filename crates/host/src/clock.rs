//! The clocks, reckoned from what the log says of time.
//!
//! No clock is kept: each is what the moments of the log, the outages of the house and the present instant make of it. So
//! an outage that comes to light later still gives back its time.

use acies_referee::{Phase, Side};

use crate::pace::Pace;
use crate::time::{Break, DAY, MINUTE, SECOND, Time, outside};

/// What an order that moves the battle on has free, which covers the network alike for both.
const FREE: i64 = SECOND;
/// How many orders of a bound have it.
const MOST_FREE: u8 = 10;
/// Outages up to this length stop live clocks only.
const SHORT_OUTAGE: i64 = 10 * MINUTE;
/// The longest pause. After it the clock runs again.
const LONGEST_PAUSE: i64 = 30 * DAY;

/// Something in the log that clocks depend on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub at: Time,
    pub what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// A player is asked, or none is.
    Asked(Asked),
    /// A pace is agreed on; the clocks begin anew.
    Pace(Pace),
    /// Both agree to pause.
    Pauses,
    /// The pause is over.
    Resumes,
    /// A side is given so many milliseconds.
    Given(Side, i64),
    /// A side is away for so long.
    Leaves(Side, i64),
}

/// Which player the battle waits for, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// The player; none while both choose their armies, and once it is over.
    pub side: Option<Side>,
    pub phase: Phase,
    /// The side and the number of the bound; none before the first.
    pub bound: Option<(Side, u16)>,
    /// Whether orders were taken back to get here.
    pub is_back: bool,
}

impl Asked {
    /// Whether a side answers in the bound of the other.
    fn is_answer(self) -> bool {
        let active = self.bound.map(|(active, _)| active);
        active.is_some() && self.side.is_some() && active != self.side
    }
}

/// The clocks at an instant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// What red and blue have left, in milliseconds, negative when their time is out; none without a limit.
    pub left: Option<[i64; 2]>,
    /// Whose clock runs; none during a pause, a vacation or an outage, and when neither player is asked.
    pub runs: Option<Side>,
}

impl Clocks {
    /// What a side has left; none without a limit.
    pub fn of(&self, side: Side) -> Option<i64> {
        self.left.map(|left| left[side as usize])
    }
}

/// What the battle waits for a player to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The player.
    pub side: Side,
    /// A number that each visit has for itself: an own bound, a turn in the setup, or an answer in the bound of the opponent.
    pub visit: u32,
    /// Since when.
    pub since: Time,
}

/// What the last moment waits for; nothing where it asks no player.
pub(crate) fn waiting(moments: &[Moment]) -> Option<Waiting> {
    let mut last: [Option<(Asked, Waiting)>; 2] = [None; 2];
    let mut own: [Option<(Asked, Waiting)>; 2] = [None; 2];
    let mut now: Option<(Asked, Waiting)> = None;
    for (visit, moment) in (1..).zip(moments) {
        let What::Asked(asked) = moment.what else {
            continue;
        };
        let Some(side) = asked.side else {
            now = None;
            continue;
        };
        let fresh = Waiting {
            side,
            visit,
            since: moment.at,
        };
        // After an answer of the opponent an own bound goes on, and orders that are taken back begin nothing anew.
        let same = |before: &(Asked, Waiting)| {
            before.0.bound == asked.bound && before.0.is_answer() == asked.is_answer()
        };
        let of_bound = own[side as usize].filter(|before| asked.bound.is_some() && same(before));
        let known = if asked.is_back {
            last[side as usize]
        } else if asked.is_answer() {
            None
        } else {
            of_bound
        };
        let goes_on = now.filter(|before| before.1.side == side && same(before));
        let waiting = known.or(goes_on).map_or(fresh, |(_, waiting)| waiting);
        let here = Some((asked, waiting));
        (now, last[side as usize]) = (here, here);
        if !asked.is_answer() {
            own[side as usize] = here;
        }
    }
    now.map(|(_, waiting)| waiting)
}

/// The clocks, as far as moments have moved them.
struct Reckoning<'a> {
    outages: &'a [Break],
    pace: Pace,
    left: [i64; 2],
    asked: Asked,
    since: Time,
    /// The orders of this bound that had their free second.
    free: u8,
    /// The own bound that the time of each side was last given for, where the pace is in days.
    given_for: [Option<(Side, u16)>; 2],
    /// The pauses, the last of which may be going on.
    pauses: Vec<Break>,
    vacations: Vec<(Side, Break)>,
}

/// The clocks at an instant not before the last moment.
pub(crate) fn reckon(
    begun: Time,
    pace: Pace,
    moments: &[Moment],
    outages: &[Break],
    now: Time,
) -> Clocks {
    let mut reckoning = Reckoning {
        outages,
        pace,
        left: [pace.whole().unwrap_or_default(); 2],
        asked: Asked {
            side: None,
            phase: Phase::Setup,
            bound: None,
            is_back: false,
        },
        since: begun,
        free: 0,
        given_for: [None; 2],
        pauses: Vec::new(),
        vacations: Vec::new(),
    };
    for moment in moments {
        reckoning.take(*moment);
    }
    reckoning.charge(now, false);
    Clocks {
        left: reckoning.pace.whole().map(|_| reckoning.left),
        runs: reckoning.runs(now),
    }
}

impl Reckoning<'_> {
    fn take(&mut self, Moment { at, what }: Moment) {
        match what {
            What::Asked(next) => {
                let moved_on = (next.side, next.phase, next.bound)
                    != (self.asked.side, self.asked.phase, self.asked.bound);
                self.charge(at, moved_on && !next.is_back);
                self.ask(next);
            }
            What::Pace(pace) => {
                self.charge(at, false);
                self.pace = pace;
                self.left = [pace.whole().unwrap_or_default(); 2];
                self.free = 0;
                self.given_for = [self.asked.bound; 2];
            }
            What::Pauses => {
                self.charge(at, false);
                self.pauses.push(Break {
                    from: at,
                    to: at.after(LONGEST_PAUSE),
                });
            }
            What::Resumes => {
                if let Some(pause) = self.pauses.last_mut() {
                    pause.to = pause.to.min(at);
                }
                self.charge(at, false);
            }
            What::Given(side, time) => {
                let left = &mut self.left[side as usize];
                *left = left.saturating_add(time);
            }
            What::Leaves(side, length) => {
                let to = at.after(length);
                self.vacations.push((side, Break { from: at, to }));
            }
        }
    }

    /// The next question, once the time until it is charged.
    fn ask(&mut self, next: Asked) {
        if next.bound != self.asked.bound {
            self.free = 0;
            if let (Pace::Live { increment, .. }, Some((side, _))) = (self.pace, self.asked.bound) {
                let left = &mut self.left[side as usize];
                *left = left.saturating_add(increment);
            }
        }
        if let (Pace::Days(_), Some(side)) = (self.pace, next.side) {
            // One visit has its days once, however many orders it has, and what the opponent answers meanwhile is a visit of
            // its own. Taking orders back gives no time.
            let given_for = &mut self.given_for[side as usize];
            let begins = match next.bound {
                _ if next.is_back => false,
                None => self.asked.side != next.side,
                Some(_) if next.is_answer() => true,
                bound => *given_for != bound,
            };
            if begins {
                self.left[side as usize] = self.pace.whole().unwrap_or_default();
            }
            if !next.is_answer() {
                *given_for = next.bound;
            }
        }
        self.asked = next;
    }

    /// Takes the time since the last moment from the side that was asked.
    fn charge(&mut self, to: Time, moved_on: bool) {
        let from = std::mem::replace(&mut self.since, to);
        let Some(side) = self.asked.side else {
            return;
        };
        let mut spent = outside(from, to, self.breaks(side));
        if matches!(self.pace, Pace::Live { .. }) && moved_on && spent > 0 && self.free < MOST_FREE
        {
            self.free += 1;
            spent = (spent - FREE).max(0);
        }
        let left = &mut self.left[side as usize];
        *left = left.saturating_sub(spent);
    }

    /// When the clock of a side does not run.
    fn breaks(&self, side: Side) -> impl Iterator<Item = Break> {
        let is_live = matches!(self.pace, Pace::Live { .. });
        let counts = move |outage: &Break| is_live || outage.to.since(outage.from) > SHORT_OUTAGE;
        let own = self
            .vacations
            .iter()
            .filter(move |(of, _)| *of == side && !is_live);
        let outages = self.outages.iter().copied().filter(counts);
        outages
            .chain(self.pauses.iter().copied())
            .chain(own.map(|&(_, one)| one))
    }

    fn runs(&self, now: Time) -> Option<Side> {
        let side = self.asked.side.filter(|_| self.pace != Pace::Untimed)?;
        let stops = self.breaks(side).any(|one| one.from <= now && now < one.to);
        (!stops).then_some(side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace::Live {
        bank: 30 * MINUTE,
        increment: 30 * SECOND,
    };
    const DAYS: Pace = Pace::Days(4);

    fn asked(at: i64, side: Side, phase: Phase, bound: Option<(Side, u16)>) -> Moment {
        Moment {
            at: Time(at),
            what: What::Asked(Asked {
                side: Some(side),
                phase,
                bound,
                is_back: false,
            }),
        }
    }

    fn on_move(at: i64, side: Side, bound: u16) -> Moment {
        asked(at, side, Phase::Movement, Some((side, bound)))
    }

    fn of(at: i64, what: What) -> Moment {
        Moment { at: Time(at), what }
    }

    fn left(pace: Pace, moments: &[Moment], outages: &[Break], now: i64) -> [i64; 2] {
        let clocks = reckon(Time(0), pace, moments, outages, Time(now));
        clocks.left.expect("a limit")
    }

    #[test]
    fn a_live_clock_loses_its_time_less_a_free_second_and_gains_the_increment() {
        let moments = [on_move(0, Side::Red, 1), on_move(20_000, Side::Blue, 1)];
        let whole = 30 * MINUTE;
        // Before the order the whole time counts; the order then has a second free.
        assert_eq!(
            left(LIVE, &moments[..1], &[], 20_000),
            [whole - 20_000, whole]
        );
        assert_eq!(
            left(LIVE, &moments, &[], 25_000),
            [whole - 19_000 + 30_000, whole - 5_000]
        );
    }

    #[test]
    fn ten_orders_of_a_bound_have_a_free_second() {
        // Red and blue alternate in one bound, as when blue answers; every decision takes 400 ms.
        let mut moments = vec![on_move(0, Side::Red, 1)];
        for nth in 1..=24 {
            let side = if nth % 2 == 0 { Side::Red } else { Side::Blue };
            moments.push(asked(400 * nth, side, Phase::Combat, Some((Side::Red, 1))));
        }
        let whole = 30 * MINUTE;
        // Of 24 decisions the first ten are free; of the other 14 each side has seven.
        assert_eq!(
            left(LIVE, &moments, &[], 24 * 400),
            [whole - 7 * 400, whole - 7 * 400]
        );
    }

    #[test]
    fn an_order_that_asks_the_same_again_has_no_free_second() {
        let moments = [on_move(0, Side::Red, 1), on_move(5_000, Side::Red, 1)];
        assert_eq!(left(LIVE, &moments, &[], 5_000)[0], 30 * MINUTE - 5_000);
    }

    #[test]
    fn a_visit_has_its_days_once() {
        let moments = [
            on_move(0, Side::Red, 1),
            on_move(DAY, Side::Red, 1),
            asked(2 * DAY, Side::Red, Phase::Combat, Some((Side::Red, 1))),
            on_move(3 * DAY, Side::Blue, 1),
            on_move(3 * DAY + 5, Side::Red, 2),
        ];
        assert_eq!(left(DAYS, &moments[..3], &[], 2 * DAY + 7)[0], 2 * DAY - 7);
        assert_eq!(left(DAYS, &moments[..4], &[], 3 * DAY), [DAY, 4 * DAY]);
        assert_eq!(left(DAYS, &moments, &[], 3 * DAY + 6)[0], 4 * DAY - 1);
    }

    #[test]
    fn an_answer_in_the_other_bound_is_a_visit_of_its_own_and_costs_the_mover_nothing() {
        let bound = Some((Side::Red, 1));
        let moments = [
            on_move(0, Side::Red, 1),
            asked(DAY, Side::Blue, Phase::Combat, bound),
            asked(4 * DAY, Side::Red, Phase::Combat, bound),
        ];
        assert_eq!(left(DAYS, &moments[..2], &[], 2 * DAY), [3 * DAY, 3 * DAY]);
        assert_eq!(left(DAYS, &moments, &[], 5 * DAY), [2 * DAY, DAY]);
    }

    #[test]
    fn taking_back_gives_no_days() {
        let mut moments = vec![
            asked(0, Side::Red, Phase::Setup, None),
            asked(DAY, Side::Blue, Phase::Setup, None),
            asked(2 * DAY, Side::Red, Phase::Setup, None),
        ];
        assert_eq!(left(DAYS, &moments, &[], 2 * DAY)[0], 4 * DAY);
        if let What::Asked(last) = &mut moments[2].what {
            last.is_back = true;
        }
        assert_eq!(left(DAYS, &moments, &[], 2 * DAY)[0], 3 * DAY);
    }

    #[test]
    fn a_bound_is_one_visit_and_each_answer_another() {
        let bound = Some((Side::Red, 1));
        let moments = [
            asked(0, Side::Red, Phase::Setup, None),
            asked(1, Side::Red, Phase::Setup, None),
            asked(2, Side::Blue, Phase::Setup, None),
            on_move(3, Side::Red, 1),
            asked(4, Side::Blue, Phase::Combat, bound),
            asked(5, Side::Red, Phase::Combat, bound),
            asked(6, Side::Blue, Phase::Combat, bound),
            on_move(7, Side::Blue, 1),
        ];
        let visits = (1..=moments.len()).map(|count| {
            let waiting = waiting(&moments[..count]).expect("a player");
            (waiting.side, waiting.visit, waiting.since.0)
        });
        assert_eq!(
            visits.collect::<Vec<_>>(),
            [
                (Side::Red, 1, 0),
                (Side::Red, 1, 0),
                (Side::Blue, 3, 2),
                (Side::Red, 4, 3),
                (Side::Blue, 5, 4),
                (Side::Red, 4, 3),
                (Side::Blue, 7, 6),
                (Side::Blue, 8, 7),
            ]
        );
        assert_eq!(waiting(&[]), None);
        // What is taken back was the same visit.
        let mut back = moments[..3].to_vec();
        back.push(asked(9, Side::Red, Phase::Setup, None));
        if let What::Asked(last) = &mut back[3].what {
            last.is_back = true;
        }
        assert_eq!(waiting(&back).map(|waiting| waiting.visit), Some(1));
    }

    #[test]
    fn outages_give_back_their_time_even_when_found_later() {
        let outage = |from, to| Break {
            from: Time(from),
            to: Time(to),
        };
        let moments = [on_move(0, Side::Red, 1)];
        let short = [outage(10 * SECOND, 50 * SECOND)];
        assert_eq!(
            left(LIVE, &moments, &short, MINUTE)[0],
            30 * MINUTE - 20 * SECOND
        );
        // Days lose nothing to speak of by 40 seconds.
        assert_eq!(left(DAYS, &moments, &short, MINUTE)[0], 4 * DAY - MINUTE);
        let long = [outage(MINUTE, 12 * MINUTE)];
        assert_eq!(left(DAYS, &moments, &long, DAY)[0], 3 * DAY + 11 * MINUTE);
        // Two nodes that found the same outage do not give it twice.
        let twice = [long[0], outage(2 * MINUTE, 13 * MINUTE)];
        assert_eq!(left(DAYS, &moments, &twice, DAY)[0], 3 * DAY + 12 * MINUTE);
    }

    #[test]
    fn pauses_end_by_themselves_after_thirty_days() {
        let moments = [on_move(0, Side::Red, 1), of(DAY, What::Pauses)];
        let clocks = reckon(Time(0), DAYS, &moments, &[], Time(20 * DAY));
        assert_eq!((clocks.of(Side::Red), clocks.runs), (Some(3 * DAY), None));
        let clocks = reckon(Time(0), DAYS, &moments, &[], Time(32 * DAY));
        assert_eq!(
            (clocks.of(Side::Red), clocks.runs),
            (Some(2 * DAY), Some(Side::Red))
        );
        let resumed = [moments[0], moments[1], of(2 * DAY, What::Resumes)];
        assert_eq!(left(DAYS, &resumed, &[], 3 * DAY)[0], 2 * DAY);
    }

    #[test]
    fn vacations_stop_the_own_clock_alone_and_no_live_one() {
        let moments = [
            on_move(0, Side::Red, 1),
            of(DAY, What::Leaves(Side::Red, 7 * DAY)),
            of(DAY, What::Leaves(Side::Blue, 3 * DAY)),
        ];
        assert_eq!(left(DAYS, &moments, &[], 8 * DAY), [3 * DAY, 4 * DAY]);
        assert_eq!(
            left(LIVE, &moments[..2], &[], DAY + 5)[0],
            30 * MINUTE - DAY - 5
        );
    }

    #[test]
    fn a_gift_and_another_pace() {
        let moments = [
            on_move(0, Side::Red, 1),
            of(DAY, What::Given(Side::Red, 2 * DAY)),
        ];
        assert_eq!(left(DAYS, &moments, &[], DAY)[0], 5 * DAY);
        let changed = [moments[0], moments[1], of(DAY, What::Pace(LIVE))];
        assert_eq!(
            left(DAYS, &changed, &[], DAY + MINUTE),
            [29 * MINUTE, 30 * MINUTE]
        );
        let untimed = [moments[0], of(DAY, What::Pace(Pace::Untimed))];
        let clocks = reckon(Time(0), DAYS, &untimed, &[], Time(9 * DAY));
        assert_eq!((clocks.left, clocks.runs), (None, None));
    }
}
