//! The tables, compared cell by cell with lines typed independently from the source, and their common
//! properties.

use acies_baroque::{Mode, Reaction, Tables, Trigger};

/// The rows of E W RO HD AA AAA, six columns each: O opportunity fire, D defensive fire, C opportunity charge, X
/// counter-charge, E evade, P pursuit.
const LINES: [(&str, &str); 7] = [
    (
        "withdraw-action",
        "------ ------ ------ ----OO -OOOOO OOOOOC",
    ),
    ("move-action", "------ ------ ------ --OOOO -OOOOC OOOOCC"),
    ("charge-target", "--EEEE -EEEDD EEEDDD -DDDDX DDDDXX DDXXXX"),
    ("charge-action", "------ -----O ----OO ---OOO --OOOO -OOOOC"),
    ("shoot-target", "--EEEE --EEDD EEEDDD -DDDDD DDDDDC DDDDCC"),
    ("shoot-action", "------ ------ ------ ----OO ---OOO --OOOO"),
    ("pursuit", "------ ------ -----P ----PP --PPPP -PPPPP"),
];

fn letter(cell: Option<Reaction>) -> char {
    match cell {
        None => '-',
        Some(Reaction::OpportunityFire) => 'O',
        Some(Reaction::DefensiveFire) => 'D',
        Some(Reaction::OpportunityCharge) => 'C',
        Some(Reaction::CounterCharge) => 'X',
        Some(Reaction::Evade) => 'E',
    }
}

/// A table in the letters of the lines above.
fn line(name: &str) -> String {
    let tables = Tables::embedded();
    let cell = |mode, column| match Trigger::from_word(name) {
        Some(trigger) => letter(tables.reaction(trigger, mode, column)),
        None if tables.pursues(mode, column) => 'P',
        None => '-',
    };
    let rows = Mode::ALL.map(|mode| (1..=6).map(|column| cell(mode, column)).collect::<String>());
    rows.join(" ")
}

#[test]
fn every_cell_matches_the_source() {
    for (name, expected) in LINES {
        assert_eq!(line(name), expected, "{name}");
    }
}

#[test]
fn cell_counts_match_the_source() {
    // By hand from the source: 36 cells a table.
    for (name, counts) in [
        ("withdraw-action", "-23 O12 C1"),
        ("move-action", "-21 O12 C3"),
        ("charge-target", "-4 E10 D15 X7"),
        ("charge-action", "-21 O14 C1"),
        ("shoot-target", "-5 E9 D19 C3"),
        ("shoot-action", "-27 O9"),
        ("pursuit", "-24 P12"),
    ] {
        let cells = line(name);
        for count in counts.split(' ') {
            let (kind, number) = count.split_at(1);
            assert_eq!(
                cells.matches(kind).count().to_string(),
                number,
                "{name} {kind}"
            );
        }
    }
}

#[test]
fn rows_are_contiguous() {
    for trigger in Trigger::ALL {
        for mode in Mode::ALL {
            let mut kinds: Vec<Option<Reaction>> =
                Tables::embedded().reaction_row(trigger, mode).to_vec();
            kinds.dedup();
            let reactions = kinds.iter().filter(|kind| kind.is_some()).count();
            assert!(reactions <= 2, "{trigger:?} {mode}");
            let nones = kinds.len() - reactions;
            assert!(nones <= 1 && kinds.iter().skip(1).all(Option::is_some));
            assert!(reactions < 2 || kinds[kinds.len() - 1] != kinds[kinds.len() - 2]);
        }
    }
}

#[test]
fn only_targets_in_retreat_or_reorder_evade() {
    for trigger in Trigger::ALL {
        for mode in Mode::ALL {
            let row = Tables::embedded().reaction_row(trigger, mode);
            let retreats = mode.retreats() || mode == Mode::Reorder;
            if row.contains(&Some(Reaction::Evade)) {
                assert!(
                    Tables::embedded().is_target(trigger) && retreats,
                    "{trigger:?} {mode}"
                );
            }
        }
    }
}

#[test]
fn ten_rows_are_silent() {
    let tables = Tables::embedded();
    let silent: Vec<String> = Trigger::ALL
        .into_iter()
        .flat_map(|trigger| Mode::ALL.map(|mode| (trigger, mode)))
        .filter(|(trigger, mode)| tables.is_silent(*trigger, *mode))
        .map(|(trigger, mode)| format!("{} {mode}", trigger.word()))
        .collect();
    assert_eq!(
        silent,
        [
            "withdraw-action E",
            "withdraw-action W",
            "withdraw-action RO",
            "move-action E",
            "move-action W",
            "move-action RO",
            "charge-action E",
            "shoot-action E",
            "shoot-action W",
            "shoot-action RO",
        ]
    );
}

#[test]
fn reaction_frequencies_match_counts() {
    // E W RO HD AA AAA, then with one added to the die.
    for (name, plain, plus) in [
        ("withdraw-action", [0, 0, 0, 2, 5, 6], [0, 0, 0, 3, 6, 6]),
        ("move-action", [0, 0, 0, 4, 5, 6], [0, 0, 0, 5, 6, 6]),
        ("charge-target", [4, 5, 6, 5, 6, 6], [5, 6, 6, 6, 6, 6]),
        ("charge-action", [0, 1, 2, 3, 4, 5], [0, 2, 3, 4, 5, 6]),
        ("shoot-target", [4, 4, 6, 5, 6, 6], [5, 5, 6, 6, 6, 6]),
        ("shoot-action", [0, 0, 0, 2, 3, 4], [0, 0, 0, 3, 4, 5]),
    ] {
        let trigger = Trigger::from_word(name).expect("a trigger");
        for headlong in [false, true] {
            let counted = Mode::ALL.map(|mode| {
                let reacts = |die: &u8| {
                    let column = acies_baroque::column(*die, headlong);
                    let cell = Tables::embedded().reaction(trigger, mode, column);
                    cell.is_some()
                };
                (1..=6).filter(reacts).count()
            });
            assert_eq!(counted, if headlong { plus } else { plain }, "{name}");
        }
    }
}

#[test]
fn reaches_and_avoidance_match_the_notes() {
    let tables = Tables::embedded();
    let reach = Trigger::ALL.map(|trigger| tables.reach(trigger).to_string());
    // Two BU from movers and chargers, three from shooters.
    assert_eq!(reach, ["2", "2", "2", "2", "3", "3"]);
    let least = acies_baroque::Class::ALL.map(|class| tables.vacating(class));
    assert_eq!(least, [3, 5, 6]);
}
