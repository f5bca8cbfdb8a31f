//! How far it is: a bar on a terminal, now and then a line elsewhere, on standard error alone.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use acies_generals::sim::Outcome;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use super::args::Shown;
use crate::console::complain;
use crate::texts::Texts;

/// How often the time that is left is reckoned anew on a terminal, though no battle has ended.
const TICK: Duration = Duration::from_millis(250);
/// How often a line is written where there is no terminal.
const LINE: Duration = Duration::from_secs(5);

/// How often each general has won so far.
type Wins = Arc<[AtomicU64; 2]>;

/// How far it is. Clones are the same progress.
#[derive(Clone)]
pub struct Progress {
    /// Counts and reckons, whether or not it is drawn.
    bar: ProgressBar,
    wins: Wins,
    /// The sentence, with names in braces where numbers go.
    sentence: String,
    /// When the last line was written, where lines are.
    lines: Option<Arc<Mutex<Option<Instant>>>>,
}

impl Progress {
    /// Of so many battles between two generals.
    pub fn new(shown: Shown, all: u64, generals: &[String; 2], texts: &Texts) -> Progress {
        let terminal = io::stderr().is_terminal();
        let args = [
            ("done", "{pos}"),
            ("all", "{len}"),
            ("rate", "{rate}"),
            ("left", "{left}"),
            ("one", generals[0].as_str()),
            ("wins", "{wins}"),
            ("other", generals[1].as_str()),
            ("other-wins", "{other_wins}"),
        ];
        let progress = Progress {
            bar: ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::hidden()),
            wins: Arc::default(),
            sentence: texts.say("sim-progress", &args),
            lines: (shown == Shown::Always && !terminal).then(Arc::default),
        };
        if terminal && shown != Shown::Never {
            progress.draw();
        }
        progress
    }

    /// Begins to draw the bar.
    fn draw(&self) {
        // A template that cannot be used, from a message gone wrong, leaves the bar's own.
        if let Ok(style) =
            ProgressStyle::with_template(&format!("[{{wide_bar}}] {}", self.sentence))
        {
            let rate = |state: &ProgressState, out: &mut dyn Write| {
                // Writing into a line that is being put together cannot fail, here and below.
                let _ = write!(out, "{:.1}", state.per_sec());
            };
            let left = |state: &ProgressState, out: &mut dyn Write| {
                let _ = out.write_str(&clock(state.eta(), state.pos()));
            };
            let won = |general: usize| {
                let wins = Arc::clone(&self.wins);
                move |_: &ProgressState, out: &mut dyn Write| {
                    let _ = write!(out, "{}", wins[general].load(Ordering::Relaxed));
                }
            };
            let style = style
                .progress_chars("## ")
                .with_key("rate", rate)
                .with_key("left", left)
                .with_key("wins", won(0))
                .with_key("other_wins", won(1));
            self.bar.set_style(style);
        }
        self.bar.set_draw_target(ProgressDrawTarget::stderr());
        self.bar.enable_steady_tick(TICK);
    }

    /// It begins, with so many battles at a time. A bar shows that by itself.
    pub fn begin(&self, jobs: usize, texts: &Texts) {
        if self.lines.is_some() {
            let all = self.bar.length().unwrap_or_default().to_string();
            let args = [("all", all.as_str()), ("jobs", &jobs.to_string())];
            complain(&texts.say("sim-begun", &args));
        }
    }

    /// One more battle has been fought.
    pub fn one_more(&self, outcome: &Outcome) {
        if let Some(general) = outcome.winner() {
            self.wins[general].fetch_add(1, Ordering::Relaxed);
        }
        self.bar.inc(1);
        if let Some(last) = &self.lines {
            let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
            if last.is_none_or(|last| last.elapsed() >= LINE) {
                *last = Some(Instant::now());
                complain(&self.line());
            }
        }
    }

    /// Says something above the bar.
    pub fn say(&self, word: &str) {
        self.bar.suspend(|| complain(word));
    }

    /// It goes no farther; the last state stays to be read.
    pub fn end(&self) {
        self.bar.abandon();
        if self.lines.is_some() {
            complain(&self.line());
        }
    }

    /// The sentence with its numbers.
    fn line(&self) -> String {
        let won = |general: usize| self.wins[general].load(Ordering::Relaxed).to_string();
        let numbers = [
            ("{pos}", self.bar.position().to_string()),
            ("{len}", self.bar.length().unwrap_or_default().to_string()),
            ("{rate}", format!("{:.1}", self.bar.per_sec())),
            ("{left}", clock(self.bar.eta(), self.bar.position())),
            ("{wins}", won(0)),
            ("{other_wins}", won(1)),
        ];
        (numbers.iter()).fold(self.sentence.clone(), |line, (name, number)| {
            line.replace(name, number)
        })
    }
}

/// The remaining time as hours, minutes and seconds; unknown before the first battle ends.
fn clock(left: Duration, done: u64) -> String {
    if done == 0 {
        return "–".to_owned();
    }
    let left = left.as_secs();
    format!("{:02}:{:02}:{:02}", left / 3600, left / 60 % 60, left % 60)
}
