//! The nodes, the store, the network and time.

use std::collections::BTreeMap;
use std::rc::Rc;

use acies_generals::Rng;
use acies_host::{
    Act, Answer, Break, Change, Close, Commit, DAY, EndBy, Entry, Frame, Hosted, Id, Input, MINUTE,
    Outcome, Pace, Refusal, Request, SECOND, Standing, Time, Wish,
};
use acies_referee::{Order, Side};

use super::audit::Audit;
use super::client::{Client, Seen};
use super::fault::Fault;
use crate::desk::{HOUSE, LIVE, START, earlier, house_value, rows, take};

/// After so many events a battle does not end.
const MOST_EVENTS: u32 = 60_000;
const NODES: usize = 3;

/// What a client asks of a node.
#[derive(Clone, Debug)]
enum Ask {
    /// The steps after a version.
    Watch(u32),
    /// Something to be kept.
    Input(Input),
}

/// What a node says to a client.
#[derive(Clone, Debug)]
enum Say {
    Frame(Box<Frame>, u32),
    Answer(Id, Answer),
    No(Id, Refusal),
}

enum Event {
    /// A message comes to a node; from a client, or from the node itself.
    ToNode(usize, Option<Side>, Ask),
    /// The store writes what a node has sent to it.
    Write(usize, Option<Side>, Ask, Box<Commit>),
    ToClient(Side, Say, u32),
    /// A player looks at the page.
    Wake(Side),
    /// The house looks after what happens by itself.
    Sweep,
    /// The house is restored from a copy that is so many commits older.
    Restore(usize),
}

/// A server process: it remembers nothing of a battle.
struct Node {
    /// How far its clock is off.
    drift: i64,
    sleeps_until: i64,
}

/// What a battle came to.
pub struct Report {
    pub close: String,
    /// What was answered in the bound of the other side, by the first word of the answer.
    pub choices: Vec<String>,
    /// How often another pace was agreed on.
    pub paces: usize,
}

pub struct World {
    rng: Rng,
    now: i64,
    queue: BTreeMap<(i64, u64), Event>,
    queued: u64,
    nodes: Vec<Node>,
    /// The battle by the rows of the store, at each of its revisions.
    store: Vec<Rc<Hosted>>,
    clients: [Client; 2],
    generation: u32,
    audit: Audit,
    fault: Option<Fault>,
}

impl World {
    pub fn new(seed: u64, fault: Option<Fault>) -> World {
        let mut rng = Rng::new(seed);
        let pace = *rng
            .pick(&[LIVE, Pace::Days(2), Pace::Untimed])
            .expect("a pace");
        // A live pace is offered only where there is another one.
        let pace = match fault {
            Some(Fault::StartsForAbsent) => Pace::Days(2),
            _ => pace,
        };
        let edition = if rng.chance(1, 2) { "2.2" } else { "3.0" };
        // Random orders go everywhere; greedy ones come to blows, which a batch past its dice needs.
        let is_rash = fault == Some(Fault::GoesOnAfterThrow);
        let is_greedy = rng.chance(1, 4) || is_rash;
        let general = if is_greedy { "greedy" } else { "random" };
        let limit = if is_rash { 12 } else { 1 + rng.below(4) as u16 };
        let mut rows = rows(pace, limit, edition);
        // Of some battles a part was played elsewhere. Its chances are its own: a seed gives the same battle with it or without.
        let mut before = Rng::new(!seed);
        if before.chance(1, 5) {
            let dice: Vec<u8> = (0..40).map(|_| 1 + before.below(6) as u8).collect();
            rows.terms.earlier = earlier(&rows, before.below(120), &dice);
        }
        let drifts = [0; NODES].map(|_: i32| i64::from(rng.plus_minus(30_000)));
        let mut world = World {
            now: START.0,
            queue: BTreeMap::new(),
            queued: 0,
            nodes: drifts
                .map(|drift| Node {
                    drift,
                    sleeps_until: 0,
                })
                .into(),
            store: vec![Rc::new(Hosted::new(rows).expect("a battle"))],
            clients: Side::BOTH.map(|side| Client::new(side, general, seed)),
            generation: 0,
            audit: Audit::default(),
            fault,
            rng,
        };
        for side in Side::BOTH {
            world.client(side).is_rash = is_rash;
            world.after(1, Event::Wake(side));
        }
        world.after(MINUTE, Event::Sweep);
        world
    }

    /// Plays the battle to its end and holds it against what was promised.
    pub fn run(mut self) -> Result<Report, String> {
        let mut events = 0;
        while self.hosted().closed().is_none() {
            let Some(((at, _), event)) = self.queue.pop_first() else {
                return Err("nothing happens any more".into());
            };
            events += 1;
            if events > MOST_EVENTS {
                return Err(format!("not over at {}", self.hosted().version()));
            }
            self.now = at;
            self.happen(event)?;
        }
        self.finish()
    }

    fn hosted(&self) -> Rc<Hosted> {
        Rc::clone(self.store.last().expect("a battle"))
    }

    fn after(&mut self, wait: i64, event: Event) {
        self.queued += 1;
        self.queue.insert((self.now + wait, self.queued), event);
    }

    /// How long a message takes: mostly little, sometimes long enough to be overtaken.
    fn latency(&mut self) -> i64 {
        let most = *self
            .rng
            .pick(&[50, 50, 50, 2_000, 20_000])
            .expect("a delay");
        1 + self.rng.below(most) as i64
    }

    fn send(&mut self, side: Side, ask: &Ask) {
        let copies = match self.rng.below(20) {
            0 | 1 => 0,
            2 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let (node, wait) = (self.rng.below(NODES), self.latency());
            self.after(wait, Event::ToNode(node, Some(side), ask.clone()));
        }
    }

    fn reply(&mut self, side: Side, say: &Say) {
        let copies = match self.rng.below(20) {
            0 | 1 => 0,
            2 => 2,
            _ => 1,
        };
        for _ in 0..copies {
            let wait = self.latency();
            self.after(wait, Event::ToClient(side, say.clone(), self.generation));
        }
    }

    fn happen(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::ToNode(node, from, ask) => {
                self.asked(node, from, ask);
                Ok(())
            }
            Event::Write(node, from, ask, commit) => self.write(node, from, ask, &commit),
            Event::ToClient(side, say, generation) => {
                // With a restart of the house all connections are cut.
                if generation == self.generation && !self.client(side).is_gone {
                    self.said(side, say)?;
                }
                Ok(())
            }
            Event::Wake(side) => {
                self.wake(side);
                Ok(())
            }
            Event::Sweep => {
                let node = self.rng.below(NODES);
                self.after(1, Event::ToNode(node, None, Ask::Input(Input::Pass)));
                if self.rng.chance(1, 20) {
                    let to = Time(self.now);
                    let from = Time(self.now - 20 * SECOND);
                    let outage = Input::Outage(Break { from, to });
                    self.after(1, Event::ToNode(node, None, Ask::Input(outage)));
                }
                let idle = self.clients.iter().any(|client| client.is_gone);
                let wait = if idle { DAY } else { 5 * MINUTE };
                self.after(wait, Event::Sweep);
                Ok(())
            }
            Event::Restore(commits) => {
                self.restore(commits);
                Ok(())
            }
        }
    }

    fn asked(&mut self, node: usize, from: Option<Side>, ask: Ask) {
        if self.rng.chance(1, 200) {
            let sleep = MINUTE + self.rng.below(4 * MINUTE as usize) as i64;
            let drift = i64::from(self.rng.plus_minus(30_000));
            let sleeps_until = self.now + sleep;
            self.nodes[node] = Node {
                drift,
                sleeps_until,
            };
        }
        if self.nodes[node].sleeps_until > self.now {
            let wait = self.nodes[node].sleeps_until - self.now + 1;
            self.after(wait, Event::ToNode(node, from, ask));
            return;
        }
        let hosted = self.hosted();
        let now = Time(self.now + self.nodes[node].drift);
        let input = match ask.clone() {
            Ask::Watch(after) => {
                if let Some(side) = from {
                    let frame = Box::new(self.frame(&hosted, side, after, now));
                    self.reply(side, &Say::Frame(frame, after));
                }
                return;
            }
            Ask::Input(input) => self.garbled(input),
        };
        let id = id_of(&input);
        let stepped = self.step(&hosted, now, &input);
        match (stepped, from, id) {
            (Ok(Outcome::Commit(mut commit)), ..) => {
                commit.changes.retain(|change| match (self.fault, change) {
                    (Some(Fault::ForgetsIds), Change::Sent(_)) => false,
                    (Some(Fault::ForgetsWithdrawals), Change::Sent(sent)) => {
                        sent.answer != Answer::Withdrawn
                    }
                    (Some(Fault::GoesOnPaused), Change::Step(step)) => {
                        let resumes = Act::Resumes;
                        let is_wished = is_wish(&input, &Wish::Resume);
                        is_wished || !matches!(step.entry, Entry::Act { act, .. } if act == resumes)
                    }
                    _ => true,
                });
                if let (Some(Fault::AcknowledgesEarly), Some(side), Some(id), Some(answer)) =
                    (self.fault, from, id, commit.answer)
                {
                    self.reply(side, &Say::Answer(id, answer));
                }
                if self.fault == Some(Fault::ShowsEarly) {
                    let mut early = (*hosted).clone();
                    if early.apply(&commit).is_ok() {
                        self.show(&early, now);
                    }
                }
                // Slow writes are what an old revision would let in.
                let slow = match self.fault {
                    Some(Fault::RestoredAtOldRev) => 3,
                    _ => 50,
                };
                let wait = match self.rng.below(slow) {
                    0 => 3 * MINUTE,
                    1..5 => self.rng.below(5_000) as i64,
                    _ => self.rng.below(20) as i64,
                };
                self.after(1 + wait, Event::Write(node, from, ask, commit));
            }
            (Ok(Outcome::Known(answer)), Some(side), Some(id)) => {
                self.reply(side, &Say::Answer(id, answer));
            }
            (Err(refusal), Some(side), Some(id)) => {
                self.reply(side, &Say::No(id, refusal));
            }
            _ => {}
        }
    }

    /// What a node makes of an input, with its fault.
    fn garbled(&self, mut input: Input) -> Input {
        if let Input::Request(Request { wish, .. }) = &mut input {
            match (self.fault, wish) {
                (Some(Fault::IgnoresVersion), Wish::Orders { after, .. })
                | (Some(Fault::TakesBackStale), Wish::Back { after, .. }) => {
                    *after = self.hosted().version();
                }
                (
                    Some(Fault::DropsValues),
                    Wish::Orders {
                        value: Some(shown), ..
                    },
                ) => shown.value = None,
                _ => {}
            }
        }
        input
    }

    fn step(&self, hosted: &Hosted, now: Time, input: &Input) -> Result<Outcome, Refusal> {
        let stepped = hosted.step(now, input.clone(), &HOUSE);
        match (self.fault, &stepped, input) {
            (
                Some(Fault::GoesOnAfterThrow),
                Err(Refusal::AfterThrow { .. }),
                Input::Request(request),
            ) => one_by_one(hosted, now, request).unwrap_or(stepped),
            (
                Some(Fault::StartsForAbsent),
                Err(Refusal::OpponentAway),
                Input::Request(Request { side, .. }),
            ) => {
                let came = Input::Presence {
                    side: side.other(),
                    is_here: true,
                };
                as_if(hosted, now, &came, input).unwrap_or(stepped)
            }
            (Some(Fault::TakesAnyClaim), Err(Refusal::NothingToClaim), Input::Request(request)) => {
                let wish = Wish::End(EndBy::Resign);
                let mut claim = hosted.step(
                    now,
                    Input::Request(Request {
                        wish,
                        ..request.clone()
                    }),
                    &HOUSE,
                );
                if let Ok(Outcome::Commit(commit)) = &mut claim {
                    for change in &mut commit.changes {
                        if let Change::Step(step) = change {
                            step.entry = Entry::End(Close::Late(request.side));
                        }
                    }
                }
                claim
            }
            _ => stepped,
        }
    }

    fn write(
        &mut self,
        node: usize,
        from: Option<Side>,
        ask: Ask,
        commit: &Commit,
    ) -> Result<(), String> {
        let fails = self.rng.below(40);
        if fails == 0 {
            return Ok(());
        }
        let hosted = self.hosted();
        let mut commit = commit.clone();
        if self.fault == Some(Fault::IgnoresRev) {
            commit.expects = hosted.rows().rev;
        }
        if commit.expects != hosted.rows().rev {
            // Another node was first: the input is judged anew.
            self.after(1, Event::ToNode(node, from, ask));
            return Ok(());
        }
        let mut next = (*hosted).clone();
        next.apply(&commit).map_err(|error| error.to_string())?;
        self.audit.commits(&hosted, &next, &commit)?;
        let steps = commit.changes.iter();
        let steps = steps.filter(|change| matches!(change, Change::Step(_)));
        if next.version() != hosted.version() + steps.count() as u32 {
            return Err("the version is not the number of steps".into());
        }
        if self.rng.chance(1, 60) {
            check_alone(&next, Time(self.now))?;
        }
        self.store.push(Rc::new(next));
        let restores = match self.fault {
            Some(Fault::RestoredQuietly | Fault::RestoredAtOldRev) => 20,
            _ => 1_000,
        };
        if self.rng.chance(1, restores) {
            let commits = 1 + self.rng.below(8);
            self.after(1, Event::Restore(commits));
        }
        if fails == 1 {
            // It was written, and the node does not learn of it.
            return Ok(());
        }
        let id = match &ask {
            Ask::Input(input) => id_of(input),
            Ask::Watch(_) => None,
        };
        if let (Some(side), Some(id), Some(answer)) = (from, id, commit.answer) {
            self.reply(side, &Say::Answer(id, answer));
        }
        let now = Time(self.now + self.nodes[node].drift);
        let hosted = self.hosted();
        self.show(&hosted, now);
        Ok(())
    }

    /// Shows both sides what is new to them, by what the node knows of them, which may be wrong.
    fn show(&mut self, hosted: &Hosted, now: Time) {
        for side in Side::BOTH {
            let after = hosted
                .version()
                .saturating_sub(8 + self.rng.below(8) as u32);
            let frame = Box::new(self.frame(hosted, side, after, now));
            self.reply(side, &Say::Frame(frame, after));
        }
    }

    /// What a node shows a side, with its fault.
    fn frame(&self, hosted: &Hosted, side: Side, after: u32, now: Time) -> Frame {
        let mut frame = hosted.frame(side, after, now, &HOUSE);
        match self.fault {
            Some(Fault::ShowsOtherSeat) => {
                frame.own = hosted.frame(side.other(), after, now, &HOUSE).own;
            }
            Some(Fault::ShowsValueEarly) if hosted.visit() > 0 => {
                let visit = hosted.visit();
                frame.public.house = Some((visit, house_value(visit)));
            }
            _ => {}
        }
        frame
    }

    /// Puts the store back by some commits. What was lost with them is excused, and the dice of it stay on record.
    fn restore(&mut self, commits: usize) {
        let kept = self.store.len().saturating_sub(commits).max(1);
        let lines = self.lines();
        let earlier = self.hosted().rows().terms.earlier.len();
        let _ = self.audit.sees(&lines, earlier);
        let known = self.store[kept - 1].rows().sent.len();
        for sent in &self.hosted().rows().sent[known..] {
            self.audit.lost.insert((sent.side, sent.id));
        }
        let lost = self.hosted();
        self.store.truncate(kept);
        let hosted = self.hosted();
        self.audit
            .seen_visits
            .push((hosted.version(), lost.visit()));
        let restored = Input::Restored {
            visit: lost.visit().max(hosted.visit()) + 1,
            rev: match self.fault {
                Some(Fault::RestoredAtOldRev) => hosted.rows().rev,
                _ => lost.rows().rev + 1,
            },
        };
        let is_quiet = self.fault == Some(Fault::RestoredQuietly);
        // Where the chains come to their end, the battle goes on as it was.
        if !is_quiet
            && let Ok(Outcome::Commit(commit)) = hosted.step(Time(self.now), restored, &HOUSE)
        {
            let mut next = (*hosted).clone();
            next.apply(&commit).expect("a commit that fits");
            self.store.push(Rc::new(next));
        }
        // What the nodes were about to write may still come: the revision keeps it out.
        self.generation += 1;
    }

    fn lines(&self) -> Vec<String> {
        let hosted = self.hosted();
        let steps = hosted.rows().steps.iter();
        steps.map(|step| step.entry.to_string()).collect()
    }

    fn client(&mut self, side: Side) -> &mut Client {
        &mut self.clients[side as usize]
    }

    fn said(&mut self, side: Side, say: Say) -> Result<(), String> {
        let generation = self.generation;
        match say {
            Say::Frame(frame, after) => match self.client(side).see(&frame, after, generation) {
                Seen::Fits => self.audit.shown(side, &frame)?,
                Seen::Passes => {
                    let known = self.client(side).log.len() as u32;
                    if frame.public.version > known {
                        self.send(side, &Ask::Watch(known));
                    }
                }
                Seen::Differs if generation == 0 => {
                    return Err(format!("{side} was shown what was never written"));
                }
                Seen::Differs => self.send(side, &Ask::Watch(0)),
            },
            Say::Answer(id, answer) => {
                self.audit.answered(side, id, answer)?;
                self.settle(side, id);
            }
            Say::No(_, Refusal::Withdrawn) => {}
            Say::No(id, refusal) => {
                let client = self.client(side);
                let pending = client.outbox.as_ref().filter(|pending| pending.id == id);
                let is_order = pending.is_some_and(|one| matches!(one.wish, Wish::Orders { .. }));
                if is_order && !matches!(refusal, Refusal::NotBegun | Refusal::Behind { .. }) {
                    self.audit.refused.insert((side, id));
                }
                self.settle(side, id);
            }
        }
        Ok(())
    }

    fn settle(&mut self, side: Side, id: Id) {
        let client = self.client(side);
        if client.outbox.as_ref().is_some_and(|one| one.id == id) {
            client.outbox = None;
        }
    }

    fn wake(&mut self, side: Side) {
        let now = self.now;
        if self.client(side).is_gone {
            return;
        }
        // A battle that only one player has come to does not begin, and is not for the machine to end.
        if self.rng.chance(1, 3_000) && self.hosted().battle().is_some() {
            self.client(side).is_gone = true;
            return;
        }
        let is_lonely = self.clients[side.other() as usize].is_gone;
        let wait = match self.rng.below(40) {
            _ if is_lonely => DAY,
            0 => 10 * MINUTE,
            _ => 200 + self.rng.below(8_000) as i64,
        };
        self.after(wait, Event::Wake(side));
        let hosted = self.hosted();
        if hosted.rows().seat(side).taken.is_none() {
            self.send(side, &Ask::Input(take(side)));
        }
        let pending = self.client(side).outbox.clone();
        match pending {
            Some(pending) if now - pending.sent < 4_000 => {}
            Some(pending) => {
                let input = if self.rng.chance(1, 5) {
                    Input::Withdraw {
                        side,
                        id: pending.id,
                    }
                } else {
                    pending.input
                };
                self.send(side, &Ask::Input(input));
            }
            None => {
                let client = &mut self.clients[side as usize];
                let input = client.acts(hosted.rows(), &mut self.rng, now);
                if let Some(input) = input {
                    if let Input::Request(request) = &input {
                        self.audit.sends(side, request.id, &request.wish);
                    }
                    self.send(side, &Ask::Input(input));
                }
            }
        }
        if self.rng.chance(1, 3) {
            let known = self.client(side).log.len() as u32;
            self.send(side, &Ask::Watch(known));
        }
        // Players are seldom away when a live pace is accepted, so they come and go more often where that is looked for.
        let (of, here) = match self.fault {
            Some(Fault::StartsForAbsent) => (3, 1),
            _ => (30, 2),
        };
        if self.rng.chance(1, of) {
            let is_here = self.rng.chance(here, 3);
            self.send(side, &Ask::Input(Input::Presence { side, is_here }));
        }
    }

    /// Both clients come back, and everything is held against the log.
    fn finish(mut self) -> Result<Report, String> {
        let hosted = self.hosted();
        let record = hosted.record(&HOUSE).map_err(|error| error.to_string())?;
        for side in Side::BOTH {
            let generation = self.generation;
            let now = Time(self.now);
            let client = self.client(side);
            let seen = client.log.clone();
            let known = seen.len() as u32;
            let frame = hosted.frame(side, known, now, &HOUSE);
            if matches!(client.see(&frame, known, generation), Seen::Differs) {
                if generation == 0 {
                    return Err(format!("{side} has seen what was never written"));
                }
                client.see(&hosted.frame(side, 0, now, &HOUSE), 0, generation);
            }
            if client.record(hosted.rows()) != record {
                return Err(format!("the record of {side} is another one"));
            }
        }
        self.audit.check(&hosted)?;
        let lines = self.lines();
        let choices = lines.iter().filter_map(|line| line.strip_prefix("choice "));
        Ok(Report {
            paces: self.audit.paces,
            close: hosted
                .closed()
                .map(|close| close.to_string())
                .unwrap_or_default(),
            choices: choices
                .map(|line| {
                    line.split(' ')
                        .skip(1)
                        .take(2)
                        .collect::<Vec<_>>()
                        .join(" ")
                })
                .collect(),
        })
    }
}

/// The rows alone give the same battle, and no frame hangs on what the other side has sealed or left as standing answers.
fn check_alone(hosted: &Hosted, now: Time) -> Result<(), String> {
    let frame = |hosted: &Hosted, side| hosted.frame(side, 0, now, &HOUSE);
    let again = Hosted::new(hosted.rows().clone()).map_err(|error| error.to_string())?;
    for side in Side::BOTH {
        if frame(&again, side) != frame(hosted, side) {
            return Err("the rows make another battle than the commits".into());
        }
        let mut rows = hosted.rows().clone();
        let other = &mut rows.seats[side.other() as usize];
        other.standing = Standing::default();
        if let Some(sealed) = &mut other.sealed {
            sealed.order = Order::End;
            sealed.value = None;
            sealed.by = Id([0; 16]);
        }
        let blind = Hosted::new(rows).map_err(|error| error.to_string())?;
        if frame(&blind, side) != frame(hosted, side) {
            return Err(format!("{side} is shown a secret of the other side"));
        }
    }
    Ok(())
}

fn is_wish(input: &Input, wish: &Wish) -> bool {
    matches!(input, Input::Request(request) if request.wish == *wish)
}

/// What an input comes to as if another one had come before it, of which nothing is kept.
fn as_if(
    hosted: &Hosted,
    now: Time,
    before: &Input,
    input: &Input,
) -> Option<Result<Outcome, Refusal>> {
    let mut other = hosted.clone();
    let Ok(Outcome::Commit(commit)) = other.step(now, before.clone(), &HOUSE) else {
        return None;
    };
    other.apply(&commit).ok()?;
    let mut outcome = other.step(now, input.clone(), &HOUSE);
    if let Ok(Outcome::Commit(commit)) = &mut outcome {
        commit.expects = hosted.rows().rev;
    }
    Some(outcome)
}

/// A batch as a node plays it that does not stop at dice.
fn one_by_one(hosted: &Hosted, now: Time, request: &Request) -> Option<Result<Outcome, Refusal>> {
    let Wish::Orders { lines, value, .. } = &request.wish else {
        return None;
    };
    let mut hosted = hosted.clone();
    let mut all: Option<Commit> = None;
    for line in lines {
        let wish = Wish::Orders {
            after: hosted.version(),
            lines: vec![line.clone()],
            value: *value,
        };
        // The id is kept with the last line alone, as if the batch were one.
        let input = Input::Request(Request {
            wish,
            ..request.clone()
        });
        let Ok(Outcome::Commit(mut commit)) = hosted.step(now, input, &HOUSE) else {
            return None;
        };
        let whole = (*commit).clone();
        commit
            .changes
            .retain(|change| !matches!(change, Change::Sent(_)));
        hosted.apply(&commit).ok()?;
        match &mut all {
            None => all = Some(whole),
            Some(all) => {
                all.changes
                    .retain(|change| !matches!(change, Change::Sent(_)));
                all.changes.extend(whole.changes);
                all.answer = whole.answer;
            }
        }
    }
    all.map(|commit| Ok(Outcome::Commit(Box::new(commit))))
}

fn id_of(input: &Input) -> Option<Id> {
    match input {
        Input::Request(request) => Some(request.id),
        Input::Withdraw { id, .. } => Some(*id),
        _ => None,
    }
}
