//! What an input comes to. Nothing is changed here: the answer is a commit for a store to write.

use acies_chronicle::shared_dice::{LENGTH, Secret};
use acies_chronicle::with_path;
use acies_referee::{Event, Order, Side};

use crate::entry::{Act, Close, Entry, Id, Offer, Step};
use crate::hosted::Hosted;
use crate::input::{EndBy, Input, Outcome, Refusal, Request, Shown, Wish, not_before};
use crate::pace::Pace;
use crate::play::{Play, StepError};
use crate::rows::{Answer, Change, Commit, Hash, Presence, Sealed, Seat, Sent, Taken};
use crate::standing::Kind;
use crate::time::{DAY, MINUTE, SECOND, Time, outside};

/// The most orders in a batch.
const MOST_ORDERS: usize = 64;
/// How long after the deadline the win can be claimed.
const GRACE: i64 = 30 * SECOND;
/// How long a player is gone from a live battle before the win can be claimed.
const GONE: i64 = 5 * MINUTE;
/// After how long a battle ends that no player goes on with.
const ABANDONED: i64 = 30 * DAY;
/// The most days that a player can be away at a time.
const MOST_AWAY: u8 = 7;

impl Hosted {
    /// What an input comes to at this instant.
    ///
    /// The secret of the house is for the dice of the visit alone. No die is made before all that can refuse has been asked.
    ///
    /// # Errors
    /// With the reason, when the input is refused.
    pub fn step(&self, now: Time, input: Input, house: &Secret) -> Result<Outcome, Refusal> {
        let now = not_before(now, self.rows.last());
        match input {
            Input::Take {
                side,
                secret,
                token,
                root,
            } => self.take(now, side, secret, Taken { token, root }),
            Input::Request(request) => self.request(now, request, house),
            Input::Withdraw { side, id } => Ok(self.withdraw(side, id)),
            Input::Presence { side, is_here } => Ok(self.presence(now, side, is_here)),
            Input::Outage(outage) if outage.from < outage.to && outage.to <= now => {
                Ok(self.commit(vec![Change::Outage(outage)], None))
            }
            Input::Restored { visit, rev } => self.restored(now, visit, rev),
            Input::Outage(_) => Err(Refusal::NoOutage),
            Input::Pass => Ok(self.pass(now)),
        }
    }

    fn commit(&self, changes: Vec<Change>, answer: Option<Answer>) -> Outcome {
        Outcome::Commit(Box::new(Commit {
            expects: self.rows.rev,
            changes,
            answer,
        }))
    }

    fn take(
        &self,
        now: Time,
        side: Side,
        secret: [u8; 32],
        taken: Taken,
    ) -> Result<Outcome, Refusal> {
        let seat = self.rows.seat(side);
        if blake3::hash(&secret) != blake3::Hash::from_bytes(seat.opens) {
            return Err(Refusal::WrongSecret);
        }
        let answer = Answer::Kept {
            version: self.version(),
        };
        match seat.taken {
            // The answer to the first time was lost.
            Some(known) if known == taken => return Ok(Outcome::Known(answer)),
            Some(_) => return Err(Refusal::SeatTaken),
            None => {}
        }
        let seat = Seat {
            taken: Some(taken),
            ..seat.clone()
        };
        let mut changes = vec![Change::Seat(side, Box::new(seat))];
        if self.rows.seat(side.other()).taken.is_some() {
            changes.push(Change::Begun(now));
            let earlier = self.rows.terms.earlier.iter().cloned();
            let onward = self.rows.onward.map(|visit| Entry::Onward { visit });
            changes.extend(earlier.chain(onward).map(|entry| {
                Change::Step(Box::new(Step {
                    at: now,
                    by: None,
                    entry,
                }))
            }));
        }
        Ok(self.commit(changes, Some(answer)))
    }

    fn sent(&self, side: Side, id: Id) -> Option<&Sent> {
        let mut sent = self.rows.sent.iter();
        sent.find(|sent| sent.side == side && sent.id == id)
    }

    fn withdraw(&self, side: Side, id: Id) -> Outcome {
        if let Some(sent) = self.sent(side, id) {
            return Outcome::Known(sent.answer);
        }
        let answer = Answer::Withdrawn;
        let sent = Sent {
            side,
            id,
            hash: None,
            answer,
        };
        self.commit(vec![Change::Sent(sent)], Some(answer))
    }

    fn presence(&self, now: Time, side: Side, is_here: bool) -> Outcome {
        let seat = self.rows.seat(side);
        let presence = match (seat.presence, is_here) {
            (Presence::Here, true) | (Presence::GoneSince(_) | Presence::Never, false) => {
                return Outcome::Nothing;
            }
            (_, true) => Presence::Here,
            (Presence::Here, false) => Presence::GoneSince(now),
        };
        let seat = Seat {
            presence,
            ..seat.clone()
        };
        self.commit(vec![Change::Seat(side, Box::new(seat))], None)
    }

    fn request(&self, now: Time, request: Request, house: &Secret) -> Result<Outcome, Refusal> {
        let Request {
            side,
            id,
            hash,
            wish,
        } = request;
        if let Some(sent) = self.sent(side, id) {
            return match sent.answer {
                Answer::Withdrawn => Err(Refusal::Withdrawn),
                answer if sent.hash == Some(hash) => Ok(Outcome::Known(answer)),
                Answer::Kept { .. } => Err(Refusal::OtherBytes),
            };
        }
        let play = self.play.as_ref().ok_or(Refusal::NotBegun)?;
        let mut draft = Draft {
            hosted: self,
            play: play.clone(),
            now,
            side,
            by: id,
            house,
            changes: Vec::new(),
            steps: 0,
        };
        draft.wish(side, wish)?;
        Ok(draft.finish(side, hash))
    }

    /// The dice go on at a later visit, and sealed armies, whose values were for earlier ones, are to be chosen again.
    fn restored(&self, now: Time, visit: u32, rev: u64) -> Result<Outcome, Refusal> {
        let mut changes = vec![Change::Rev(rev)];
        if self.closed().is_none() && visit >= LENGTH {
            return Err(Refusal::ChainsEnd);
        }
        if self.play.is_none() {
            // What was lost may have had both seats taken, and dice.
            changes.push(Change::Onward(visit.max(self.rows.onward.unwrap_or(0))));
        }
        if let Some(play) = self.play.as_ref().filter(|play| play.closed.is_none()) {
            let step = Step {
                at: now,
                by: None,
                entry: Entry::Onward { visit },
            };
            play.clone().push(&step).map_err(alone)?;
            changes.push(Change::Step(Box::new(step)));
            for side in Side::BOTH {
                let seat = self.rows.seat(side);
                if seat.sealed.is_some() {
                    let sealed = None;
                    let seat = Seat {
                        sealed,
                        ..seat.clone()
                    };
                    changes.push(Change::Seat(side, Box::new(seat)));
                }
            }
        }
        Ok(self.commit(changes, None))
    }

    /// What happens when no player does anything.
    fn pass(&self, now: Time) -> Outcome {
        match self.due(now) {
            Some(close) => {
                let entry = Entry::End(close);
                let step = Step {
                    at: now,
                    by: None,
                    entry,
                };
                self.commit(vec![Change::Step(Box::new(step))], None)
            }
            None => Outcome::Nothing,
        }
    }

    /// How the battle ends by itself now, if it does.
    fn due(&self, now: Time) -> Option<Close> {
        let play = self.play.as_ref().filter(|play| play.closed.is_none())?;
        if play.is_sealing() {
            let waits = now.since(self.rows.begun?);
            return (waits >= ABANDONED).then_some(Close::Aborted);
        }
        let clocks = self.clocks(now)?;
        let (asked, _) = play.asked()?;
        match clocks.of(asked) {
            Some(left) if left <= -ABANDONED && clocks.runs.is_some() => {
                let winner = asked.other();
                let was_there = match self.rows.seat(winner).presence {
                    Presence::Here => true,
                    Presence::GoneSince(at) => now.since(at) < ABANDONED,
                    Presence::Never => false,
                };
                Some(if was_there {
                    Close::Late(winner)
                } else {
                    Close::Abandoned
                })
            }
            None if !play.is_paused && now.since(self.rows.last()) >= ABANDONED => {
                Some(Close::Abandoned)
            }
            _ => None,
        }
    }

    /// Why a side may claim the win: how the battle would end.
    fn claim(&self, now: Time, side: Side) -> Option<Close> {
        let play = self.play.as_ref()?;
        let (asked, _) = play.asked()?;
        if asked == side || play.is_sealing() {
            return None;
        }
        let clocks = self.clocks(now)?;
        if clocks.of(asked).is_some_and(|left| left <= -GRACE) {
            return Some(Close::Late(side));
        }
        let since = match self.rows.seat(asked).presence {
            Presence::Here => return None,
            Presence::GoneSince(at) => at,
            Presence::Never => self.rows.begun?,
        };
        let outages = self.rows.outages.iter().copied();
        let gone = outside(since, now, outages) >= GONE;
        let is_live = matches!(play.pace, Pace::Live { .. });
        (is_live && !play.is_paused && gone).then_some(Close::Gone(side))
    }

    /// Whether the battle went on for an order since a version: only acts leave it as it was.
    fn check_fresh(&self, after: u32) -> Result<(), Refusal> {
        let version = self.version();
        if after > version {
            return Err(Refusal::Behind { version });
        }
        let mut missed = self.rows.steps.iter().skip(after as usize);
        if missed.any(|step| !matches!(step.entry, Entry::Act { .. })) {
            return Err(Refusal::Stale { version });
        }
        Ok(())
    }
}

/// A commit in the making.
struct Draft<'a> {
    hosted: &'a Hosted,
    play: Play,
    now: Time,
    /// The side and the request that it comes from.
    side: Side,
    by: Id,
    house: &'a Secret,
    changes: Vec<Change>,
    steps: u32,
}

impl Draft<'_> {
    /// Appends a step of the player.
    fn push(&mut self, entry: Entry) -> Result<(), StepError> {
        self.append(entry, Some(self.by))
    }

    /// Appends a step of the house.
    fn push_own(&mut self, entry: Entry) -> Result<(), StepError> {
        self.append(entry, None)
    }

    /// Appends a step. Whatever goes on at the table ends a pause, and the log says so before it.
    fn append(&mut self, entry: Entry, by: Option<Id>) -> Result<(), StepError> {
        if self.play.is_paused && !matches!(entry, Entry::Act { .. } | Entry::End(_)) {
            let (side, act) = (self.side, Act::Resumes);
            self.write(Entry::Act { side, act }, Some(self.by))?;
        }
        self.write(entry, by)
    }

    fn write(&mut self, entry: Entry, by: Option<Id>) -> Result<(), StepError> {
        let step = Step {
            at: self.now,
            by,
            entry,
        };
        self.play.push(&step)?;
        self.changes.push(Change::Step(Box::new(step)));
        self.steps += 1;
        Ok(())
    }

    fn act(&mut self, side: Side, act: Act) -> Result<(), Refusal> {
        self.push(Entry::Act { side, act }).map_err(alone)
    }

    fn end(&mut self, close: Close) -> Result<(), Refusal> {
        self.push(Entry::End(close)).map_err(alone)
    }

    fn finish(mut self, side: Side, hash: Hash) -> Outcome {
        let answer = Answer::Kept {
            version: self.hosted.version() + self.steps,
        };
        self.changes.push(Change::Sent(Sent {
            side,
            id: self.by,
            hash: Some(hash),
            answer,
        }));
        self.hosted.commit(self.changes, Some(answer))
    }

    fn wish(&mut self, side: Side, wish: Wish) -> Result<(), Refusal> {
        let is_over = self.play.closed.is_some();
        match wish {
            Wish::Offer(Offer::Rematch) if is_over => self.offer(side, Offer::Rematch),
            Wish::Answer { offer, accepts } => self.answer(side, offer, accepts),
            _ if is_over => Err(Refusal::Over),
            Wish::Army { line, value } => self.army(side, &line, value),
            Wish::Standing { kind, reply } => {
                if !reply.fits(kind) {
                    return Err(Refusal::WrongReply);
                }
                let seat = self.hosted.rows.seat(side);
                let standing = seat.standing.with(kind, reply);
                let seat = Seat {
                    standing,
                    ..seat.clone()
                };
                self.changes.push(Change::Seat(side, Box::new(seat)));
                Ok(())
            }
            Wish::Orders {
                after,
                lines,
                value,
            } => {
                self.hosted.check_fresh(after)?;
                self.orders(side, &lines, value)
            }
            Wish::Back { after, orders } => {
                self.hosted.check_fresh(after)?;
                self.take_back(side, orders)
            }
            Wish::Offer(offer) => self.offer(side, offer),
            Wish::Resume => self.act(side, Act::Resumes),
            Wish::Give(time) => self.give(side, time),
            Wish::Leave(days) => self.leave(side, days),
            Wish::End(by) => self.end_by(side, by),
        }
    }

    /// Seals an army, and shows both once the other is there.
    fn army(&mut self, side: Side, line: &str, value: Shown) -> Result<(), Refusal> {
        let (first, _) = self
            .play
            .asked()
            .filter(|_| self.play.is_sealing())
            .ok_or(Refusal::NotSealing)?;
        let order = read(1, line)?;
        let begins = self.play.next_visit(first).unwrap_or(1);
        let visit = begins + u32::from(first != side);
        if value.visit != visit {
            return Err(alone(StepError::WrongVisit {
                found: value.visit,
                expected: visit,
            }));
        }
        if let Some(value) = value.value {
            let mut chain = self.play.chains[side as usize];
            chain
                .take(visit, value)
                .map_err(StepError::Value)
                .map_err(alone)?;
        }
        // An army is legal or not whatever the other side chooses.
        let mut scratch = self.play.battle.clone();
        if first != side {
            let other = scratch.default_order();
            scratch
                .obey(&other)
                .map_err(StepError::Illegal)
                .map_err(alone)?;
        }
        let events = scratch
            .obey(&order)
            .map_err(StepError::Illegal)
            .map_err(alone)?;
        let is_chosen =
            |event: &Event| matches!(event, Event::ArmyChosen { side: of } if *of == side);
        // Leaving the first choice to the other side has no sense where both are sealed.
        if !events.iter().any(is_chosen) {
            return Err(Refusal::Misplaced { line: 1 });
        }
        let sealed = Sealed {
            order,
            value: value.value,
            by: self.by,
        };
        let Some(other) = self.hosted.rows.seat(side.other()).sealed.clone() else {
            self.seal(side, Some(sealed));
            return Ok(());
        };
        let [own, others] = [(side, sealed), (side.other(), other)];
        let both = if first == side {
            [own, others]
        } else {
            [others, own]
        };
        for ((side, sealed), visit) in both.into_iter().zip(begins..) {
            let Sealed { order, value, by } = sealed;
            for entry in [
                Entry::Value { side, visit, value },
                Entry::Order { side, order },
            ] {
                self.append(entry, Some(by)).map_err(alone)?;
            }
        }
        self.seal(side.other(), None);
        self.goes_on()
    }

    fn seal(&mut self, side: Side, sealed: Option<Sealed>) {
        let seat = Seat {
            sealed,
            ..self.hosted.rows.seat(side).clone()
        };
        self.changes.push(Change::Seat(side, Box::new(seat)));
    }

    fn orders(
        &mut self,
        side: Side,
        lines: &[String],
        value: Option<Shown>,
    ) -> Result<(), Refusal> {
        if self.play.is_sealing() {
            return Err(Refusal::NotSealing);
        }
        if lines.is_empty() || lines.len() > MOST_ORDERS {
            return Err(Refusal::Count {
                found: lines.len(),
                most: MOST_ORDERS,
            });
        }
        for (line, text) in (1..).zip(lines) {
            let order = read(line, text)?;
            if matches!(order, Order::Standing(_) | Order::Concede) {
                return Err(Refusal::Misplaced { line });
            }
            if line > 1 && self.is_at_halt(side) {
                return Err(Refusal::AfterThrow { line });
            }
            let wrong = |error| Refusal::Step { line, error };
            let (asked, what) = self.play.asked().ok_or(Refusal::Over)?;
            let is_small = self.play.is_small(side, what);
            if line == 1 && asked == side {
                self.begin_visit(side, value, is_small)?;
                self.check_value(side, value)?;
            }
            let order = with_path(&self.play.battle, &order);
            let is_choice = is_small || matches!(order, Order::Choose(_));
            self.push(if is_choice {
                Entry::Choice { side, order }
            } else {
                Entry::Order { side, order }
            })
            .map_err(wrong)?;
        }
        self.goes_on()
    }

    /// Writes the value of a visit, where the next order of a side begins one.
    fn begin_visit(
        &mut self,
        side: Side,
        value: Option<Shown>,
        is_small: bool,
    ) -> Result<(), Refusal> {
        let may_begin = !is_small || self.play.begins_anew();
        let Some(visit) = self.play.next_visit(side).filter(|_| may_begin) else {
            return Ok(());
        };
        if visit > LENGTH {
            return Err(Refusal::ChainsEnd);
        }
        let shown = value.ok_or(alone(StepError::NoVisit { visit }))?;
        let entry = Entry::Value {
            side,
            visit: shown.visit,
            value: shown.value,
        };
        self.push(entry).map_err(alone)
    }

    /// Whether a value that came with orders is that of the visit that they are in. One visit has one value, whichever device
    /// sends it.
    fn check_value(&self, side: Side, value: Option<Shown>) -> Result<(), Refusal> {
        let (Some(shown), Some(visit)) = (value, self.play.visit) else {
            return Ok(());
        };
        if visit.mover != side || shown.visit != visit.number {
            return Err(alone(StepError::WrongVisit {
                found: shown.visit,
                expected: visit.number,
            }));
        }
        if let Some(value) = shown.value {
            let mut chain = self.play.chains[side as usize];
            // A visit that began without its value stays so.
            chain
                .take(visit.number, value)
                .map_err(StepError::Value)
                .map_err(alone)?;
        }
        Ok(())
    }

    /// Whether no line of a batch can follow: dice are due, or a choice, or the other side.
    fn is_at_halt(&self, side: Side) -> bool {
        match self.play.asked() {
            Some((asked, what)) => asked != side || Kind::new(what).is_some(),
            None => true,
        }
    }

    /// Goes on until a player is asked: with dice, with standing answers, or to the end of the battle.
    ///
    /// Whatever can be refused has been, so nothing but the commit depends on a die.
    fn goes_on(&mut self) -> Result<(), Refusal> {
        let mut house = None;
        loop {
            if let Some(throw) = self.play.due() {
                let value = match house {
                    Some(value) => value,
                    None => self.house_value()?,
                };
                house = Some(value);
                let visit = self.play.visit.map_or(0, |visit| visit.number);
                let dice = self.play.dice(throw, value);
                let dice = dice.ok_or(alone(StepError::NoVisit { visit }))?;
                let purpose = throw.purpose.to_string();
                self.push_own(Entry::Throw { purpose, dice })
                    .map_err(alone)?;
            } else if let Some((side, order)) = self.standing_answer() {
                self.push_own(Entry::Choice { side, order })
                    .map_err(alone)?;
            } else if let Some(ending) = self.play.battle.ending() {
                return self
                    .push_own(Entry::End(Close::Rules(ending)))
                    .map_err(alone);
            } else {
                return Ok(());
            }
        }
    }

    fn house_value(&self) -> Result<acies_chronicle::shared_dice::Value, Refusal> {
        let visit = self.play.visit.map_or(0, |visit| visit.number);
        let root = self.hosted.rows.terms.root;
        let value = self.play.house_value(root, self.house, visit);
        value.ok_or(Refusal::WrongHouse)
    }

    /// What a side answers without being asked, where the pace is in days.
    fn standing_answer(&self) -> Option<(Side, Order)> {
        if !matches!(self.play.pace, Pace::Days(_)) {
            return None;
        }
        let (side, what) = self.play.asked()?;
        let kind = Kind::new(what).filter(|_| self.play.is_small(side, what))?;
        let reply = self.hosted.rows.seat(side).standing.of(kind);
        Some((side, reply.answer(&self.play.battle)?))
    }

    fn take_back(&mut self, side: Side, orders: u32) -> Result<(), Refusal> {
        let free = match self.play.free() {
            Some((of, free)) if of == side => free,
            _ => 0,
        };
        if orders == 0 || orders as usize > free {
            return Err(alone(StepError::CannotTakeBack { orders, free }));
        }
        if self.hosted.rows.terms.back_by_consent {
            return self.act(side, Act::Offers(Offer::Back(orders)));
        }
        self.push(Entry::Back { side, orders }).map_err(alone)
    }

    fn offer(&mut self, side: Side, offer: Offer) -> Result<(), Refusal> {
        match offer {
            // Such a request names the version that the player saw.
            Offer::Back(_) => return Err(Refusal::Misplaced { line: 1 }),
            Offer::Rematch if self.play.closed.is_none() => return Err(Refusal::NotOver),
            Offer::Pace(pace) if !pace.is_allowed() => return Err(Refusal::OutOfRange),
            Offer::Pace(pace) if pace == self.play.pace => return Err(Refusal::WrongPace),
            Offer::Draw | Offer::Pause | Offer::Pace(_) | Offer::Rematch => {}
        }
        // Two offers of the same that have crossed are an agreement.
        let mut offers = self.play.offers.iter();
        let same = offers.find(|open| open.by != side && open.offer == offer);
        if let Some(no) = same.map(|open| open.no) {
            return self.answer(side, no, true);
        }
        self.act(side, Act::Offers(offer))
    }

    fn answer(&mut self, side: Side, no: u32, accepts: bool) -> Result<(), Refusal> {
        let open = self.play.offers.iter().find(|open| open.no == no).copied();
        let open = open.ok_or(alone(StepError::NoOffer(no)))?;
        if !accepts {
            return self.act(side, Act::Declines(no));
        }
        // Who offered to play live may have gone since, and would come back to a clock that has run out, or to a claim.
        let is_live = matches!(open.offer, Offer::Pace(Pace::Live { .. }));
        if is_live && self.hosted.rows.seat(side.other()).presence != Presence::Here {
            return Err(Refusal::OpponentAway);
        }
        self.act(side, Act::Accepts(no))?;
        match open.offer {
            Offer::Draw => self.end(Close::Agreed),
            Offer::Back(orders) => self
                .push(Entry::Back {
                    side: open.by,
                    orders,
                })
                .map_err(alone),
            Offer::Pause | Offer::Pace(_) | Offer::Rematch => Ok(()),
        }
    }

    fn give(&mut self, side: Side, time: i64) -> Result<(), Refusal> {
        let is_whole = match self.play.pace {
            Pace::Live { .. } => (SECOND..=DAY).contains(&time),
            Pace::Days(_) => (DAY..=7 * DAY).contains(&time) && time % DAY == 0,
            Pace::Untimed => return Err(Refusal::WrongPace),
        };
        if !is_whole {
            return Err(Refusal::OutOfRange);
        }
        self.act(side, Act::Gives(time))
    }

    fn leave(&mut self, side: Side, days: u8) -> Result<(), Refusal> {
        if !matches!(self.play.pace, Pace::Days(_)) {
            return Err(Refusal::WrongPace);
        }
        if !(1..=MOST_AWAY).contains(&days) {
            return Err(Refusal::OutOfRange);
        }
        let clocks = self.hosted.clocks(self.now);
        let is_asked = self.play.asked().is_some_and(|(asked, _)| asked == side);
        let left = clocks.and_then(|clocks| clocks.of(side));
        let is_late = is_asked && left.is_some_and(|left| left <= 0);
        if is_late || self.now < self.play.away_until[side as usize] {
            return Err(Refusal::CannotLeave);
        }
        self.act(side, Act::Leaves(days))
    }

    fn end_by(&mut self, side: Side, by: EndBy) -> Result<(), Refusal> {
        let close = match by {
            EndBy::Resign if self.play.is_sealing() => Close::Aborted,
            EndBy::Resign => Close::Resigned(side.other()),
            EndBy::ClaimWin | EndBy::ClaimDraw => {
                let claim = self.hosted.claim(self.now, side);
                let win = claim.ok_or(Refusal::NothingToClaim)?;
                if by == EndBy::ClaimWin {
                    win
                } else {
                    Close::Claimed
                }
            }
        };
        self.end(close)
    }
}

/// The refusal of something that is no batch.
fn alone(error: StepError) -> Refusal {
    Refusal::Step { line: 1, error }
}

fn read(line: usize, text: &str) -> Result<Order, Refusal> {
    Order::parse(text).map_err(|error| Refusal::Unread { line, error })
}
