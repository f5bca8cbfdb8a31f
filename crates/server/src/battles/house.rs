//! The house: it has inputs judged by the machine of their battle, keeps what comes of them, and shows it.
//!
//! No state of a battle is kept here: each input reads the battle anew, and the revision in the store is the only lock.

use std::fmt;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use acies_chronicle::Engine;
use acies_chronicle::shared_dice::{Code, Holder, Secret};
use acies_host::{Answer, Break, Hosted, Input, MINUTE, Outcome, Refusal, Rows, SECOND, Time};
use acies_referee::Side;
use acies_store::{Store, StoreError, note_outage};
use acies_wire::online;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::allowances::{Allowances, Counters};
use super::clock::Clock;
use super::code;
use super::metrics::Metrics;
use super::rooms::{Rooms, SocketNumber};
use super::words::{self, NotSaid};
use crate::key::NoRandomness;
use crate::notices::{EVERY, Notices};
use crate::stop::Stop;

/// How often an input is judged again because another one was kept first.
const TRIES: usize = 5;
/// How often another code is drawn because a battle has the first.
const CODES: usize = 4;
/// How often the house notes that it is up.
const BEAT: Duration = Duration::from_secs(5);
/// The longest time between two beats, in milliseconds, that is no outage.
const LONGEST_GAP: i64 = 15 * SECOND;
/// How far a beat may lie in the future, in milliseconds, because the clock of the system was set by a little.
const AHEAD: i64 = 5 * SECOND;
/// How often battles are looked through for what is due without a player.
const SWEEP: Duration = Duration::from_hours(1);
/// How long the page of a player may be gone before the opponent sees it: as long as loading it again takes.
const GOING: Duration = Duration::from_secs(2);
/// How many inputs are judged at once; others wait in the order in which they came. More would only wait for the store, which
/// writes one after the other and takes no turns.
const AT_ONCE: usize = 8;
/// How many offers and seats are judged at once beside them: they have a queue of their own, so that a house that is full of
/// orders still lets players in.
const SEATS_AT_ONCE: usize = 2;
/// When to come again with what could not be kept, in milliseconds.
pub const LATER: u32 = 2_000;

/// What a house is made of.
pub struct Foundation {
    /// Where battles are kept.
    pub store: Arc<dyn Store>,
    /// The secret of the house for the dice of a battle.
    pub secret: Box<dyn Fn(Code) -> Secret + Send + Sync>,
    /// The engine that the heads of records name.
    pub engine: Engine,
    /// What guests may ask for.
    pub allowances: Allowances,
    /// Whether a proxy on this machine says from where requests come.
    pub has_proxy: bool,
    /// The longest time, in milliseconds, for which the house may have been dark. A clock that was set wrong looks like a longer one.
    pub longest_outage: i64,
    /// The clock of the house.
    pub clock: Clock,
    /// What sends messages to players who are not there; none where it sends none.
    pub notices: Option<Notices>,
    /// Takes what the keeper of the house should read, a sentence each.
    pub report: Box<dyn Fn(&str) + Send + Sync>,
}

impl fmt::Debug for Foundation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Foundation").finish_non_exhaustive()
    }
}

/// Battles between two people, as a server has them. Clones are the same house.
#[derive(Clone, Debug)]
pub struct House(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    foundation: Foundation,
    rooms: Rooms,
    counters: Counters,
    metrics: Metrics,
    judging: Arc<Semaphore>,
    seating: Arc<Semaphore>,
    sockets: Arc<Semaphore>,
    socket_numbers: AtomicU64,
    /// When the last beat was kept, in milliseconds since 1970.
    beat: AtomicI64,
    stop: Stop,
    /// Why the house has to be opened anew.
    broken: Mutex<Option<String>>,
}

/// Why a house cannot be opened.
#[derive(Debug, Error)]
pub enum HouseError {
    /// The store does not do what it should.
    #[error("the battles cannot be read and written: {0}")]
    Store(#[from] StoreError),
    /// The clock of the system was set back.
    #[error(
        "the house was up {ahead} s after now: the clock of this system is wrong, or it was wrong then"
    )]
    InThePast {
        /// By how many seconds the last beat is later than now.
        ahead: i64,
    },
    /// The house was dark for longer than expected, or the clock of the system was set forward.
    #[error(
        "the house was last up {hours} h ago, expected at most {most} h: check the clock of this system, then name a longer time"
    )]
    TooLong {
        /// For how many hours.
        hours: i64,
        /// The most that is allowed, in hours.
        most: i64,
    },
    /// What happened in the store is not known.
    #[error("{0}; start it again")]
    Broken(String),
}

/// Why an input had no effect.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such battle.
    Unknown,
    /// The machine of the battle refuses it.
    Refused(Refusal),
    /// Not now.
    Later,
}

/// Why no battle is offered.
#[derive(Debug)]
pub enum NotOffered {
    /// The terms cannot be read.
    NotSaid(NotSaid),
    /// Not now.
    Later,
}

/// What an input came to.
#[derive(Debug)]
pub struct Judged {
    /// The answer to who sent it.
    pub answer: Option<Answer>,
    /// The battle afterwards.
    pub hosted: Hosted,
}

impl House {
    /// Opens a house: what its clocks missed while it was dark is given back, and players are gone until they come again.
    ///
    /// # Errors
    /// When the store cannot be read and written, or the clock of the system is wrong.
    pub fn open(foundation: Foundation, stop: &Stop) -> Result<House, HouseError> {
        let house = House(Arc::new(Inner {
            rooms: Rooms::default(),
            counters: Counters::new(&foundation.allowances),
            metrics: Metrics::new(),
            judging: Arc::new(Semaphore::new(AT_ONCE)),
            seating: Arc::new(Semaphore::new(SEATS_AT_ONCE)),
            sockets: Arc::new(Semaphore::new(foundation.allowances.sockets as usize)),
            socket_numbers: AtomicU64::new(0),
            beat: AtomicI64::new(0),
            stop: stop.clone(),
            broken: Mutex::new(None),
            foundation,
        }));
        let now = house.now();
        if let Some(last) = house.store().last_beat()? {
            let hours = |length: i64| length / (60 * MINUTE);
            if last.since(now) > AHEAD {
                return Err(HouseError::InThePast {
                    ahead: last.since(now) / SECOND,
                });
            }
            let most = house.0.foundation.longest_outage;
            if now.since(last) > most {
                return Err(HouseError::TooLong {
                    hours: hours(now.since(last)),
                    most: hours(most),
                });
            }
            house.note_gap(last, now)?;
        }
        house.store().beat(now)?;
        house.0.beat.store(now.0, Ordering::Relaxed);
        let running = house.store().running()?;
        for &code in &running {
            for side in Side::BOTH {
                let is_here = false;
                // What cannot be read is reported, and keeps no other battle from being played.
                let _ = house.judge(code, now, &Input::Presence { side, is_here });
            }
        }
        house.0.metrics.running.set(running.len() as i64);
        Ok(house)
    }

    /// Where battles are kept.
    pub(crate) fn store(&self) -> &dyn Store {
        self.0.foundation.store.as_ref()
    }

    /// The time of the house.
    pub fn now(&self) -> Time {
        self.0.foundation.clock.now()
    }

    /// What sends messages to players who are not there.
    pub(crate) fn notices(&self) -> Option<&Notices> {
        self.0.foundation.notices.as_ref()
    }

    /// The rooms.
    pub(super) fn rooms(&self) -> &Rooms {
        &self.0.rooms
    }

    /// What is measured.
    pub(super) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    /// What guests have asked for.
    pub(crate) fn counters(&self) -> &Counters {
        &self.0.counters
    }

    /// What guests may ask for.
    pub(super) fn allowances(&self) -> &Allowances {
        &self.0.foundation.allowances
    }

    /// Whether a proxy on this machine says from where requests come.
    pub(super) fn has_proxy(&self) -> bool {
        self.0.foundation.has_proxy
    }

    /// The engine that the heads of records name.
    pub(super) fn engine(&self) -> &Engine {
        &self.0.foundation.engine
    }

    /// The places for sockets.
    pub(super) fn sockets(&self) -> &Arc<Semaphore> {
        &self.0.sockets
    }

    /// The wish that the server stops.
    pub(crate) fn stop(&self) -> &Stop {
        &self.0.stop
    }

    /// The number of a new socket.
    pub(super) fn new_socket(&self) -> SocketNumber {
        SocketNumber(self.0.socket_numbers.fetch_add(1, Ordering::Relaxed))
    }

    /// The secret of the house for a battle.
    pub(super) fn secret(&self, code: Code) -> Secret {
        (self.0.foundation.secret)(code)
    }

    /// Whether battles can be read and written: the last beat was kept in time.
    pub fn is_ready(&self) -> bool {
        let beat = Time(self.0.beat.load(Ordering::Relaxed));
        !self.0.stop.is_asked() && self.now().since(beat) <= LONGEST_GAP
    }

    /// The metrics as text.
    pub fn measured(&self) -> String {
        let metrics = self.metrics();
        let most = self.allowances().sockets as usize;
        let open = most.saturating_sub(self.0.sockets.available_permits());
        metrics.sockets.set(open as i64);
        metrics.watched.set(self.rooms().count() as i64);
        metrics.text()
    }

    /// What an error of the store means for who asked.
    pub(crate) fn trouble(&self, error: &StoreError) -> Trouble {
        match error {
            StoreError::NoBattle(_) => Trouble::Unknown,
            StoreError::Unknown(_) => {
                // Nothing may be said before the store was opened anew, which a new process does.
                self.report(&error.to_string());
                let mut broken = self.0.broken.lock().unwrap_or_else(PoisonError::into_inner);
                *broken = Some(error.to_string());
                self.0.stop.ask();
                Trouble::Later
            }
            _ => {
                self.report(&error.to_string());
                Trouble::Later
            }
        }
    }

    /// Says what the keeper of the house should read.
    pub(crate) fn report(&self, sentence: &str) {
        (self.0.foundation.report)(sentence);
    }

    /// Reads a battle. Blocks.
    pub(crate) fn read(&self, code: Code) -> Result<Hosted, Trouble> {
        let rows = self.store().read(code);
        let rows = rows.map_err(|error| self.trouble(&error))?;
        Hosted::new(rows).map_err(|error| {
            self.report(&format!("battle {code}: {error}"));
            Trouble::Later
        })
    }

    /// Judges an input, keeps what comes of it, and shows it to the sockets that watch. Blocks.
    pub(crate) fn judge(&self, code: Code, now: Time, input: &Input) -> Result<Judged, Trouble> {
        let secret = self.secret(code);
        for _ in 0..TRIES {
            let mut hosted = self.read(code)?;
            let answer = match hosted.step(now, input.clone(), &secret) {
                Ok(Outcome::Commit(commit)) => {
                    let begun = Instant::now();
                    match self.store().write(code, &commit) {
                        Ok(()) => {}
                        // Another input was first: this one is judged again, after it.
                        Err(StoreError::Overtaken(_)) => continue,
                        Err(error) => return Err(self.trouble(&error)),
                    }
                    let metrics = self.metrics();
                    metrics.commits.inc();
                    metrics
                        .commit_seconds
                        .observe(begun.elapsed().as_secs_f64());
                    if let Err(error) = hosted.apply(&commit) {
                        self.report(&format!("battle {code}: {error}"));
                        hosted = self.read(code)?;
                    }
                    self.rooms().show(&hosted, self.now(), &secret);
                    commit.answer
                }
                Ok(Outcome::Known(answer)) => Some(answer),
                Ok(Outcome::Nothing) => None,
                Err(refusal) => {
                    if refusal == Refusal::WrongHouse {
                        self.report(&format!("battle {code}: {refusal}"));
                    }
                    return Err(Trouble::Refused(refusal));
                }
            };
            return Ok(Judged { answer, hosted });
        }
        Err(Trouble::Later)
    }

    /// Runs something that blocks in a task of its own, which goes on when the caller waits no more, and which a stop waits for.
    pub(super) fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&House) -> T + Send + 'static,
    ) -> JoinHandle<Option<T>> {
        self.run_in(&self.0.judging, work)
    }

    /// The same in a queue.
    fn run_in<T: Send + 'static>(
        &self,
        queue: &Arc<Semaphore>,
        work: impl FnOnce(&House) -> T + Send + 'static,
    ) -> JoinHandle<Option<T>> {
        let (house, queue) = (self.clone(), Arc::clone(queue));
        tokio::spawn(async move {
            let permit = queue.acquire_owned().await.ok()?;
            let done = spawn_blocking(move || {
                let done = work(&house);
                drop(permit);
                done
            });
            done.await.ok()
        })
    }

    /// Has an input judged. What comes of it is handed to `then` in the same task.
    pub(super) fn submit<T: Send + 'static>(
        &self,
        code: Code,
        input: Input,
        then: impl FnOnce(Result<Judged, Trouble>) -> T + Send + 'static,
    ) -> JoinHandle<Option<T>> {
        // An order counts from when it came, not from when there was time for it.
        let now = self.now();
        self.run(move |house| then(house.judge_and_count(code, now, &input)))
    }

    /// Has an input judged that is about a seat, before those that are about orders.
    pub(super) async fn submit_quickly(
        &self,
        code: Code,
        input: Input,
    ) -> Option<Result<Judged, Trouble>> {
        let now = self.now();
        self.ask_quickly(move |house| house.judge_and_count(code, now, &input))
            .await
    }

    fn judge_and_count(&self, code: Code, now: Time, input: &Input) -> Result<Judged, Trouble> {
        let judged = self.judge(code, now, input);
        match &judged {
            Err(Trouble::Refused(refusal)) => self.metrics().refuse(words::word(refusal)),
            Err(Trouble::Later) => self.metrics().refuse("later"),
            Err(Trouble::Unknown) | Ok(_) => {}
        }
        judged
    }

    /// Offers a battle. Blocks.
    pub(crate) fn offer(&self, offering: &online::Offering) -> Result<online::Listed, NotOffered> {
        let opens = |at: usize| words::bytes("opens", &offering.opens[at]);
        let opens = [opens(0), opens(1)];
        let [red, blue] = opens.map(|read| read.map_err(NotOffered::NotSaid));
        let opens = [red?, blue?];
        for _ in 0..CODES {
            let code = code::draw().map_err(|error: NoRandomness| {
                self.report(&error.to_string());
                NotOffered::Later
            })?;
            let root = self.secret(code).value(code, Holder::House, 0);
            let root = root.ok_or(NotOffered::Later)?;
            let terms = words::offered(offering, code, root, self.engine(), self.now());
            let rows = Rows::new(terms.map_err(NotOffered::NotSaid)?, opens);
            match self.store().create(&rows) {
                Ok(()) => {
                    self.metrics().offered.inc();
                    let hosted = Hosted::new(rows).map_err(|_| NotOffered::Later)?;
                    return Ok(words::listed(&hosted));
                }
                Err(StoreError::CodeTaken(_)) => {}
                Err(error) => {
                    self.trouble(&error);
                    return Err(NotOffered::Later);
                }
            }
        }
        Err(NotOffered::Later)
    }

    /// Shows a battle to a socket that has entered its room. Blocks.
    ///
    /// # Errors
    /// With the word for it, when there is no such battle, or the token is of no seat in it.
    pub(super) fn introduce(
        &self,
        code: Code,
        socket: SocketNumber,
        token: Option<[u8; 32]>,
    ) -> Result<(), &'static str> {
        let secret = self.secret(code);
        let read = || {
            self.read(code).map_err(|trouble| match trouble {
                Trouble::Unknown => "unknown-battle",
                Trouble::Refused(_) | Trouble::Later => "later",
            })
        };
        let hosted = read()?;
        let side = match token {
            Some(token) => {
                let hash = *blake3::hash(&token).as_bytes();
                Some(hosted.side_of(&hash).ok_or("not-yours")?)
            }
            None if hosted.rows().terms.watched => None,
            None => return Err("not-watched"),
        };
        let rooms = self.rooms();
        if rooms.introduce(&hosted, socket, side, self.now(), &secret) {
            // What is kept is at least as new as what was shown, and the socket misses nothing that is shown from now on.
            rooms.show(&read()?, self.now(), &secret);
        }
        if let Some(side) = side {
            self.settle(code, side);
        }
        Ok(())
    }

    /// Keeps whether a page of a side is open. Blocks.
    fn settle(&self, code: Code, side: Side) {
        // Two of these may run at once, each with what it saw: the last one to look sees how it is.
        for _ in 0..TRIES {
            let is_here = self.rooms().is_here(code, side);
            let kept = self.judge(code, self.now(), &Input::Presence { side, is_here });
            if kept.is_ok() && self.rooms().is_here(code, side) == is_here {
                return;
            }
        }
    }

    /// Lets a socket leave a battle. The opponent sees a little later that the last page of a player is gone.
    pub(super) fn leave(&self, code: Code, socket: SocketNumber) {
        if let Some(side) = self.rooms().leave(code, socket) {
            let house = self.clone();
            tokio::spawn(async move {
                sleep(GOING).await;
                let _ = house.run(move |house| house.settle(code, side)).await;
            });
        }
    }

    /// Gives back to all running battles the time in which the house was dark. Blocks.
    fn note_gap(&self, last: Time, now: Time) -> Result<(), StoreError> {
        if now.since(last) <= LONGEST_GAP {
            return Ok(());
        }
        let outage = Break {
            from: last,
            to: now,
        };
        let noted = note_outage(self.store(), outage, now)?;
        for (code, why) in &noted.failed {
            self.report(&format!("battle {code}: the outage is not noted: {why}"));
        }
        let seconds = now.since(last) / SECOND;
        let battles = noted.battles;
        self.report(&format!(
            "the house was dark for {seconds} s: the clocks of {battles} battles did not run"
        ));
        Ok(())
    }

    /// Beats, and shows what another process or a lost task has left unshown. Blocks.
    fn beat(&self) {
        let now = self.now();
        let last = Time(self.0.beat.load(Ordering::Relaxed));
        // In this order: what was not given back before a crash is given back after the next start.
        let kept = self.note_gap(last, now);
        if let Err(error) = kept.and_then(|()| self.store().beat(now)) {
            self.trouble(&error);
            return;
        }
        self.0.beat.store(now.0, Ordering::Relaxed);
        for (code, newest) in self.rooms().all() {
            let is_newer = self.store().rev(code).is_ok_and(|rev| rev > newest);
            if let Some(hosted) = is_newer.then(|| self.read(code).ok()).flatten() {
                let secret = self.secret(code);
                self.rooms().show(&hosted, self.now(), &secret);
            }
        }
    }

    /// Has everything happen that is due without a player. Blocks.
    fn sweep(&self) {
        self.counters().forget();
        match self.store().running() {
            Ok(running) => {
                self.metrics().running.set(running.len() as i64);
                for code in running {
                    let _ = self.judge(code, self.now(), &Input::Pass);
                }
            }
            Err(error) => {
                self.trouble(&error);
            }
        }
    }

    /// Beats and sweeps until the house is to stop.
    pub(crate) async fn tick(self) {
        let mut beats = interval(BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut sweeps = interval(SWEEP);
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.0.stop.asked() => return,
                _ = beats.tick() => { let _ = self.run(House::beat).await; }
                // Beats go on meanwhile, for a sweep may take longer than the gap between two.
                _ = sweeps.tick() => { drop(self.run(House::sweep)); }
            }
        }
    }

    /// Waits until every socket is closed and every input that has come is kept, for at most so long.
    ///
    /// # Errors
    /// When the house has to be opened anew.
    pub(crate) async fn close(&self, patience: Duration) -> Result<(), HouseError> {
        let ended = async {
            let all = self.allowances().sockets;
            let _ = self.0.sockets.acquire_many(all).await;
            let _ = self.0.judging.acquire_many(AT_ONCE as u32).await;
            let _ = self.0.seating.acquire_many(SEATS_AT_ONCE as u32).await;
        };
        let _ = timeout(patience, ended).await;
        let broken = self.0.broken.lock().unwrap_or_else(PoisonError::into_inner);
        match &*broken {
            Some(why) => Err(HouseError::Broken(why.clone())),
            None => Ok(()),
        }
    }

    /// Has something done that blocks, and waits for it; none where the house is closing.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&House) -> T + Send + 'static,
    ) -> Option<T> {
        self.run(work).await.ok().flatten()
    }

    /// The same in the queue of offers and seats.
    pub(crate) async fn ask_quickly<T: Send + 'static>(
        &self,
        work: impl FnOnce(&House) -> T + Send + 'static,
    ) -> Option<T> {
        self.run_in(&self.0.seating, work).await.ok().flatten()
    }

    /// Sends messages to players who are not there, until the house is to stop.
    pub(crate) async fn notify(self) {
        let mut passes = interval(EVERY);
        passes.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.0.stop.asked() => return,
                _ = passes.tick() => {}
            }
            let house = self.clone();
            // In no queue of battles: a mail server may take its time.
            let pass = spawn_blocking(move || {
                if let Some(notices) = house.notices() {
                    notices.pass(&house);
                }
            });
            let _ = pass.await;
        }
    }
}
