//! The steps of a command: announced before the first, numbered while they run, and summed up at the end.

use std::fmt::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A step that will be taken: what it does, and about how many seconds it takes on two cores when nothing has been built yet.
pub type Step = (&'static str, u64);

/// A list of steps, taken one after the other.
pub struct Plan {
    steps: Vec<Step>,
    times: Vec<Duration>,
    /// The steps that failed without ending the plan.
    failed: Vec<String>,
}

impl Plan {
    /// Announces the steps and how long they take.
    pub fn announce(heading: &str, steps: &[Step]) -> Plan {
        eprint!("{}", announcement(heading, steps));
        Plan::new(steps)
    }

    /// Plans steps that are too few to announce.
    pub fn new(steps: &[Step]) -> Plan {
        Plan {
            steps: steps.to_vec(),
            times: Vec::new(),
            failed: Vec::new(),
        }
    }

    /// Takes the next step, which has to be the announced one.
    ///
    /// # Errors
    /// When the step fails; the error names it.
    pub fn step<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        let number = self.times.len();
        match self.steps.get(number) {
            Some((next, _)) if *next == name => {}
            other => bail!(
                "xtask announced {other:?} as step {}, not {name}",
                number + 1
            ),
        }
        eprintln!("[{} of {}] {name}", number + 1, self.steps.len());
        let started = Instant::now();
        let result = work().with_context(|| name.to_owned());
        let time = started.elapsed();
        self.times.push(time);
        let end = if result.is_ok() {
            "done in"
        } else {
            "FAILED after"
        };
        eprintln!("   {end} {:.1} s", time.as_secs_f64());
        result
    }

    /// Takes the next step and goes on where it fails, so that a long run shows all that is wrong; [`Plan::finish`] then fails.
    pub fn try_step<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Option<T> {
        match self.step(name, work) {
            Ok(result) => Some(result),
            Err(error) => {
                eprintln!("   {error:#}");
                self.failed.push(format!("{error:#}"));
                None
            }
        }
    }

    /// Ends the plan.
    ///
    /// # Errors
    /// When a step failed; the error names each.
    pub fn finish(&self) -> Result<()> {
        match self.failed.as_slice() {
            [] => Ok(()),
            failed => bail!(
                "{} of {} steps failed:\n  {}",
                failed.len(),
                self.steps.len(),
                failed.join("\n  ")
            ),
        }
    }

    /// The time of each step that was taken, as a table.
    pub fn summary(&self) -> String {
        let total: Duration = self.times.iter().sum();
        let mut text = String::new();
        for ((name, _), time) in self.steps.iter().zip(&self.times) {
            let _ = writeln!(text, "   {:>7.1} s  {name}", time.as_secs_f64());
        }
        let _ = writeln!(text, "   {:>7.1} s  in all", total.as_secs_f64());
        text
    }
}

/// The heading and the steps, with the time of those that take long.
fn announcement(heading: &str, steps: &[Step]) -> String {
    let total = steps.iter().map(|step| step.1).sum();
    let mut text = format!(
        "{heading}: {} steps, about {} where nothing has been built yet.\n",
        steps.len(),
        span(total)
    );
    for (number, (name, seconds)) in steps.iter().enumerate() {
        let _ = writeln!(text, "  {:>2}. {name} ({})", number + 1, span(*seconds));
    }
    text
}

/// Seconds in words.
fn span(seconds: u64) -> String {
    match seconds {
        0..60 => format!("{seconds} s"),
        60..120 => "1 minute".to_owned(),
        _ => format!("{} minutes", (seconds + 30) / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::{Plan, announcement};

    const STEPS: [(&str, u64); 2] = [("Check the tools", 1), ("Compile the engine", 130)];

    #[test]
    fn announcement_names_steps_and_times() {
        assert_eq!(
            announcement("Build", &STEPS),
            "Build: 2 steps, about 2 minutes where nothing has been built yet.\n   \
             1. Check the tools (1 s)\n   2. Compile the engine (2 minutes)\n"
        );
    }

    #[test]
    fn steps_run_in_the_announced_order() {
        let mut plan = Plan::announce("Build", &STEPS);
        assert!(plan.step("Compile the engine", || Ok(())).is_err());
        assert_eq!(plan.step("Check the tools", || Ok(7)).unwrap(), 7);
        assert!(plan.step("Compile the engine", || Ok(())).is_ok());
        assert!(plan.step("Serve", || Ok(())).is_err());
        assert_eq!(plan.summary().lines().count(), 3);
    }

    #[test]
    fn failed_step_is_named() {
        let mut plan = Plan::announce("Build", &STEPS);
        let error = plan
            .step::<()>("Check the tools", || anyhow::bail!("no Node"))
            .unwrap_err();
        assert_eq!(format!("{error:#}"), "Check the tools: no Node");
    }

    #[test]
    fn plan_goes_on_after_a_step_that_is_tried_and_fails_in_the_end() {
        let mut plan = Plan::announce("Build", &STEPS);
        let nothing = plan.try_step::<()>("Check the tools", || anyhow::bail!("no Node"));
        assert_eq!(nothing, None);
        assert_eq!(plan.try_step("Compile the engine", || Ok(7)), Some(7));
        assert_eq!(plan.summary().lines().count(), 3);
        let error = plan.finish().unwrap_err();
        assert_eq!(
            error.to_string(),
            "1 of 2 steps failed:\n  Check the tools: no Node"
        );
    }

    #[test]
    fn plan_without_a_failed_step_ends_well() {
        let mut plan = Plan::announce("Build", &STEPS);
        plan.try_step("Check the tools", || Ok(()));
        assert!(plan.finish().is_ok());
    }
}
