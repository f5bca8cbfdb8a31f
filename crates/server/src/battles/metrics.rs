//! What is measured, as Prometheus reads it.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The labels of a count: names and values.
type Labels = [(&'static str, &'static str); 1];

/// What is measured of battles.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// The sockets that are open.
    pub sockets: Gauge,
    /// The battles that are watched.
    pub watched: Gauge,
    /// The battles that have not ended, as of the last look.
    pub running: Gauge,
    /// The battles that were offered.
    pub offered: Counter,
    /// The commits that were written.
    pub commits: Counter,
    /// The seconds that each took to be written.
    pub commit_seconds: Histogram,
    /// The requests that were refused, by word.
    refusals: Family<Labels, Counter>,
}

impl Metrics {
    /// Nothing has been measured.
    pub fn new() -> Metrics {
        let metrics = Metrics {
            registry: Registry::default(),
            sockets: Gauge::default(),
            watched: Gauge::default(),
            running: Gauge::default(),
            offered: Counter::default(),
            commits: Counter::default(),
            // From a quarter of a millisecond to two seconds.
            commit_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            refusals: Family::default(),
        };
        metrics.registered()
    }

    fn registered(mut self) -> Metrics {
        let registry = &mut self.registry;
        registry.register("acies_sockets", "Open sockets", self.sockets.clone());
        registry.register(
            "acies_watched_battles",
            "Battles that a socket watches",
            self.watched.clone(),
        );
        registry.register(
            "acies_running_battles",
            "Battles that have not ended",
            self.running.clone(),
        );
        registry.register(
            "acies_battles_offered",
            "Battles that were offered",
            self.offered.clone(),
        );
        registry.register(
            "acies_commits",
            "Commits that were written",
            self.commits.clone(),
        );
        registry.register(
            "acies_commit_seconds",
            "How long it took to write a commit",
            self.commit_seconds.clone(),
        );
        registry.register(
            "acies_refusals",
            "Refusals, by their word",
            self.refusals.clone(),
        );
        self
    }

    /// Counts a refusal.
    pub fn refuse(&self, why: &'static str) {
        self.refusals.get_or_create(&[("why", why)]).inc();
    }

    /// All of it as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // A text takes everything.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_measured_is_written_as_prometheus_reads_it() {
        let metrics = Metrics::new();
        metrics.commits.inc();
        metrics.refuse("stale");
        metrics.refuse("stale");
        metrics.sockets.set(3);
        metrics.commit_seconds.observe(0.004);
        let text = metrics.text();
        for line in [
            "acies_commits_total 1",
            "acies_refusals_total{why=\"stale\"} 2",
            "acies_sockets 3",
            "acies_commit_seconds_count 1",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
