//! The 69 reactions of `reactions.csv`, made from the source by a script that shares nothing with this
//! program.
//!
//! Each is read from the table, and played through a game.

use acies_baroque::{
    Abilities, AllowedReactions, Mode, Pending, Reaction, Request, Ruling, Rulings, Tables,
    Trigger, column, reading,
};

use crate::fixture::{acting, give, open, refusal, switched, unit};

#[derive(Clone)]
struct Vector<'t> {
    cells: Vec<&'t str>,
}

impl<'t> Vector<'t> {
    fn parse(line: &'t str) -> Vector<'t> {
        let cells: Vec<&str> = line.split(',').collect();
        assert_eq!(cells.len(), 18, "{line}");
        Vector { cells }
    }

    fn id(&self) -> &'t str {
        self.cells[0]
    }

    fn trigger(&self) -> Trigger {
        let words = ["WD", "MV", "CT", "CA", "ST", "SA"];
        let place = words.iter().position(|word| *word == self.cells[1]);
        Trigger::ALL[place.expect("a trigger")]
    }

    fn mode(&self) -> Mode {
        self.cells[2].parse().expect("a mode")
    }

    fn code(&self) -> &'t str {
        self.cells[3]
    }

    /// The entered abilities: F can fire, C can charge.
    fn said(&self) -> Abilities {
        Abilities {
            fire: self.cells[4].contains('F'),
            charge: self.cells[4].contains('C'),
            impetus: true,
            ..Abilities::default()
        }
    }

    /// The resulting abilities: evading and being headlong follow from the type.
    fn can(&self) -> Abilities {
        let kind = Tables::embedded().kind(self.code());
        self.said().by_code(kind, &Rulings::default()).0
    }

    fn die(&self) -> u8 {
        self.cells[5].parse().expect("a die")
    }

    fn tie(&self) -> Option<u8> {
        self.cells[6].parse().ok()
    }

    /// The discipline class, and the die with which it tries to avoid the reaction.
    fn vacates(&self) -> Option<(&'t str, u8)> {
        let (class, die) = self.cells[7].split_at_checked(1)?;
        Some((class, die.parse().ok()?))
    }

    fn fails(&self) -> bool {
        self.cells[8] == "fail"
    }

    fn column(&self) -> u8 {
        self.cells[9].parse().expect("a column")
    }

    fn reaction(cell: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|one| one.letters() == cell)
    }

    fn used(&self) -> Option<u8> {
        self.cells[11].parse().ok()
    }

    fn yes(&self, cell: usize) -> bool {
        matches!(self.cells[cell], "yes" | "Y" | "used")
    }
}

fn all() -> Vec<Vector<'static>> {
    let lines = include_str!("reactions.csv").lines().skip(1);
    lines.map(Vector::parse).collect()
}

fn read(vector: &Vector<'_>, rulings: &Rulings) -> (Option<u8>, Option<Reaction>, bool) {
    let can = vector.can();
    let reading = reading(
        Tables::embedded(),
        rulings,
        vector.trigger(),
        vector.mode(),
        column(vector.die(), can.headlong),
        can.reactions(),
    );
    let outcome = reading.outcome(rulings, vector.tie().unwrap_or(0), AllowedReactions::React);
    (outcome.used, outcome.result, outcome.marks)
}

#[test]
fn all_vectors_match_the_tables() {
    let vectors = all();
    assert_eq!(vectors.len(), 69);
    for vector in vectors {
        let can = vector.can();
        let column = column(vector.die(), can.headlong);
        let id = vector.id();
        assert_eq!(column, vector.column(), "{id}");
        let cell = Tables::embedded().reaction(vector.trigger(), vector.mode(), column);
        assert_eq!(cell, Vector::reaction(vector.cells[10]), "{id}");
        let (used, result, _) = read(&vector, &Rulings::default());
        assert_eq!(used, vector.used(), "{id}");
        assert_eq!(result, Vector::reaction(vector.cells[12]), "{id}");
        assert_eq!(used != Some(column), vector.yes(13), "{id}");
    }
}

/// The result of a vector: its outcome, whether a test was made, and whether unit and action are marked.
fn played(vector: &Vector<'_>) -> (&'static str, bool, bool, bool) {
    let class = vector.vacates().map_or("B", |(class, _)| class);
    let said: Vec<&str> = vector.said().words().collect();
    let line = format!("Unit, {}, {class}, {}", vector.code(), said.join(" "));
    let mut game = acting(&[&line], vector.mode().code());
    let (deed, role) = match vector.trigger() {
        Trigger::WithdrawAction => ("withdraw", "near"),
        Trigger::MoveAction => ("move", "near"),
        Trigger::ChargeTarget => ("charge", "target"),
        Trigger::ChargeAction => ("charge", "near"),
        Trigger::ShootTarget => ("shoot", "target"),
        Trigger::ShootAction => ("shoot", "near"),
    };
    give(&mut game, &[&format!("did r1.1 {deed}")]);
    let check = format!("check b1.1 {role} 1");
    if Tables::embedded().is_silent(vector.trigger(), vector.mode()) {
        assert_eq!(refusal(&mut game, &check), "silent");
    } else {
        give(&mut game, &[&check, &format!("die {}", vector.die())]);
    }
    let mut outcome = "nothing";
    while let Request::Pending(pending) = game.asks() {
        let order = match pending {
            Pending::Tie { .. } => format!("tie {}", vector.tie().expect("a tie die")),
            Pending::Vacate { .. } => match vector.vacates() {
                Some((_, die)) => format!("vacate {die}"),
                None => "keep".into(),
            },
            Pending::Test { .. } => {
                let word = if vector.fails() { "failed" } else { "passed" };
                format!("test {word}")
            }
            Pending::Failed { .. } => "say no".into(),
            other => panic!("{}: {other:?}", vector.id()),
        };
        for entry in game.obey(&order).expect("what is waited for") {
            outcome = match entry.id {
                "vacated" => "vacated",
                "evades" | "evades-marked" => "evade",
                "test-passed" => "performed",
                "test-failed" => "failed",
                _ => outcome,
            };
        }
    }
    // The result of a test is in the game's log.
    let test = game.write().lines().any(|order| order.starts_with("test "));
    (
        outcome,
        test,
        unit(&game, "b1.1").marks.reacted,
        !open(&game),
    )
}

#[test]
fn all_vectors_match_played_games() {
    for vector in all() {
        let expected = (
            vector.cells[15],
            vector.yes(14),
            vector.yes(16),
            vector.yes(17),
        );
        assert_eq!(played(&vector), expected, "{}", vector.id());
    }
}

#[test]
fn six_vectors_depend_on_none_substitutes() {
    let rulings = switched(Ruling::NoneSubstitutes);
    for vector in all() {
        let (used, result, _) = read(&vector, &rulings);
        let expected = match vector.id() {
            "R44" => (Some(6), Some(Reaction::OpportunityCharge)),
            "R46" => (Some(6), Some(Reaction::CounterCharge)),
            "R50" | "R51" | "R52" => (Some(5), Some(Reaction::DefensiveFire)),
            "R43" | "R60" => (None, None),
            _ => (vector.used(), Vector::reaction(vector.cells[12])),
        };
        assert_eq!((used, result), expected, "{}", vector.id());
    }
}

#[test]
fn substituted_results_mark_by_ruling() {
    let none = switched(Ruling::SubstitutedNone);
    let evade = switched(Ruling::SubstitutedEvade);
    let nones = ["R43", "R44", "R46", "R50", "R51", "R55", "R60", "R61"];
    for vector in all() {
        let (_, _, plain) = read(&vector, &Rulings::default());
        let id = vector.id();
        assert_eq!(read(&vector, &none).2, plain || nones.contains(&id), "{id}");
        assert_eq!(read(&vector, &evade).2, plain && id != "R56", "{id}");
    }
}
