//! Sides, commands and units as text: parsing, notes, and errors by line and column.

use std::collections::BTreeSet;

use acies_baroque::{Game, Muster, Note, NoteKind};

const HEAD: &str = "side red tokens reactions\ncommand Left, Byron\n";
const FOOT: &str = "\nside blue\ncommand Centre\n";

fn read(units: &str) -> (Muster, Vec<Note>) {
    Muster::read(&format!("{HEAD}{units}{FOOT}")).unwrap_or_else(|error| panic!("{error}"))
}

fn noted(units: &str) -> Vec<(usize, usize, &'static str)> {
    let (_, notes) = read(units);
    notes
        .iter()
        .map(|note| (note.line, note.column, note.kind.word()))
        .collect()
}

fn refused(text: &str) -> String {
    match Muster::read(text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn muster_round_trips() {
    let (muster, notes) = read(
        "  Rupert's Horse , GA , B, charge  impetus # the best\n\n# A comment\nunit Blue Foot, DR, c, fire evade\n",
    );
    assert_eq!(notes, []);
    let [red, blue] = &muster.sides;
    assert!(red.tokens && red.reactions && !red.pursuit && !blue.tokens);
    let left = &red.commands[0];
    assert_eq!(
        (left.name.as_str(), left.officer.as_str()),
        ("Left", "Byron")
    );
    let horse = &left.units[0];
    assert_eq!(
        (horse.name.as_str(), horse.code.as_str()),
        ("Rupert's Horse", "GA")
    );
    // A galloper is headlong without the word.
    let words: Vec<&str> = horse.can.expect("said").words().collect();
    assert_eq!(words, ["charge", "impetus", "headlong"]);
    let written = muster.write();
    assert_eq!(
        written,
        "side red tokens reactions\ncommand Left, Byron\nunit Rupert's Horse, GA, B, charge impetus headlong\n\
         unit Blue Foot, DR, C, fire evade\nside blue\ncommand Centre\n"
    );
    assert_eq!(Muster::read(&written), Ok((muster, vec![])));
}

#[test]
fn rows_of_a_spreadsheet_are_read() {
    let (muster, notes) = read(
        "Rupert's Horse\tGA\tA\tcharge impetus\n\tBlue Foot\tDR\tB\tfire\t\tevade\t\ncommand\tFoot\tSir Jacob\t\t\n\
         Guns\tART\tC\t\t\n",
    );
    // Guns have no abilities in their row: they are asked for.
    let kinds: Vec<&str> = notes.iter().map(|note| note.kind.word()).collect();
    assert_eq!(kinds, ["unknown-code", "asked"]);
    assert_eq!(
        muster.write(),
        "side red tokens reactions\ncommand Left, Byron\nunit Rupert's Horse, GA, A, charge impetus headlong\n\
         unit Blue Foot, DR, B, fire evade\ncommand Foot, Sir Jacob\nunit Guns, ART, C\nside blue\ncommand Centre\n"
    );
    // What is wrong is named by its column, as in any line.
    assert_eq!(
        refused(&format!("{HEAD}Horse\tGA\tD\tcharge{FOOT}")),
        "line 3, column 10: found `D`, expected the discipline class A, B or C after the code and a comma"
    );
}

#[test]
fn unknown_code_is_taken_as_a_name_with_a_note() {
    // Line 3, after "Wild Geese, ".
    assert_eq!(
        noted("Wild Geese, CU, B, charge"),
        [(3, 13, "unknown-code")]
    );
    assert_eq!(
        noted("Wild Geese, CU, B"),
        [(3, 13, "unknown-code"), (3, 13, "asked")]
    );
    let (muster, _) = read("Wild Geese, CU, B, charge headlong");
    let can = muster.sides[0].commands[0].units[0].can.expect("said");
    assert!(can.charge && can.headlong && !can.evade && !can.fire);
}

#[test]
fn troop_code_decides_evading() {
    assert_eq!(
        noted("Clan, HBA, C, charge evade"),
        [(3, 22, "may-not-evade")]
    );
    // An evader needs no word.
    for line in ["Scouts, S, C, fire", "Scouts, S, C, fire evade"] {
        assert_eq!(noted(line), []);
        let (muster, _) = read(line);
        let can = muster.sides[0].commands[0].units[0].can.expect("said");
        assert!(can.fire && can.evade && !can.charge, "{line}");
    }
    let (muster, _) = read("Clan, HBA, C, charge evade");
    let can = muster.sides[0].commands[0].units[0].can.expect("said");
    assert!(can.headlong && !can.evade);
    // No ruling makes a unit an evader.
    let text = format!("ruling codes decide\n{HEAD}Clan, HBA, C, charge evade{FOOT}");
    let (muster, notes) = Muster::read(&text).expect("a muster");
    let can = muster.sides[0].commands[0].units[0].can.expect("said");
    assert!(!can.evade && notes[0].kind.word() == "may-not-evade");
}

#[test]
fn players_may_override_headlong() {
    let units = "Levy, HBL, C, charge headlong\nHorse, GA, B, charge not-headlong\nMore Horse, GA, B, charge\n";
    let headlong = |muster: &Muster| {
        let units = muster.sides[0].commands[0].units.iter();
        units
            .map(|unit| unit.can.expect("said").headlong)
            .collect::<Vec<_>>()
    };
    let (muster, notes) = read(units);
    assert_eq!(
        (headlong(&muster), notes),
        (vec![true, false, true], vec![])
    );
    // It is written so that it parses back.
    let (again, _) = Muster::read(&muster.write()).expect("a muster");
    assert_eq!(again, muster);
    // Of two words the later applies.
    let (muster, _) =
        read("Horse, GA, B, not-headlong headlong\nFoot, PM, B, headlong not-headlong");
    assert_eq!(headlong(&muster), [true, false]);
    // Where the code decides, the words are ignored, in line 4 behind "Levy, HBL, C, charge " and in line 5
    // behind "Horse, GA, B, charge ".
    let text = format!("ruling codes decide\n{HEAD}{units}{FOOT}");
    let (muster, notes) = Muster::read(&text).expect("a muster");
    assert_eq!(headlong(&muster), [false, true, true]);
    let notes: Vec<_> = notes
        .iter()
        .map(|note| (note.line, note.column, note.kind.word()))
        .collect();
    assert_eq!(notes, [(4, 22, "not-headlong"), (5, 22, "still-headlong")]);
}

#[test]
fn other_codes_never_evade() {
    // Line 3: the source has no code for pikes, and `evade` follows "Pikes, PK, C, charge ".
    assert_eq!(
        noted("Pikes, PK, C, charge evade"),
        [(3, 8, "unknown-code"), (3, 22, "may-not-evade")]
    );
    let (muster, _) = read("Pikes, PK, C, charge evade");
    let can = muster.sides[0].commands[0].units[0].can.expect("said");
    assert!(can.charge && !can.evade);
}

#[test]
fn errors_name_line_and_column() {
    let unit = |line: &str| refused(&format!("{HEAD}{line}{FOOT}"));
    for (line, entries) in [
        (
            "Horse, GA, D, charge",
            "line 3, column 12: found `D`, expected the discipline class A, B or C after the code and a comma",
        ),
        (
            "Horse, GA",
            "line 3, column 10: found nothing, expected the discipline class A, B or C after the code and a comma",
        ),
        (
            "Horse",
            "line 3, column 6: found nothing, expected a troop code, one word such as GA, after the name and a comma",
        ),
        (
            "Horse, G A, B",
            "line 3, column 8: found `G A`, expected a troop code, one word such as GA, after the name and a comma",
        ),
        (
            "Horse, GA, B, charge fly",
            "line 3, column 22: found `fly`, expected fire, charge, evade, impetus, headlong, not-headlong, or nothing alone",
        ),
        (
            "Horse, GA, B, ",
            "line 3, column 15: found nothing, expected fire, charge, evade, impetus, headlong, not-headlong, or nothing alone",
        ),
        (
            "Horse, GA, B, charge, fire",
            "line 3, column 23: found `fire`, expected the end of the line",
        ),
        (
            ", GA, B, charge",
            "line 3, column 1: found nothing, expected a name before the first comma",
        ),
        // Columns are characters, including non-ASCII ones.
        (
            "Écossais, GA, D",
            "line 3, column 15: found `D`, expected the discipline class A, B or C after the code and a comma",
        ),
        (
            "unit",
            "line 3, column 1: found `unit`, expected a name after this word",
        ),
    ] {
        assert_eq!(unit(line), entries, "{line}");
    }
    for (text, entries) in [
        (
            "side green",
            "line 1, column 6: found `green`, expected red or blue",
        ),
        (
            "side red tokens\nside red",
            "line 2, column 6: found `red`, expected the other side: this one stands above",
        ),
        (
            "side red tokens loud",
            "line 1, column 17: found `loud`, expected tokens, reactions, pursuit or mode-dice",
        ),
        (
            "side red reactions\ncommand A\nside blue tokens\ncommand B",
            "line 1, column 10: found nothing, expected tokens beside it: tables are read by the mode of a command",
        ),
        (
            "command A",
            "line 1, column 9: found `A`, expected a line `side red` or `side blue` above it",
        ),
        (
            "side red tokens\nHorse, GA, B, charge",
            "line 2, column 1: found `Horse`, expected a line `command NAME, OFFICER` above it",
        ),
        (
            "side red tokens\ncommand A\nside blue",
            "line 4, column 1: found nothing, expected at least one command on each side",
        ),
        (
            "side red tokens\ncommand A",
            "line 3, column 1: found nothing, expected a line `side red` and a line `side blue`",
        ),
        (
            "side red\ncommand A\nside blue\ncommand B",
            "line 5, column 1: found nothing, expected `tokens` in the line of one side or of both",
        ),
        (
            "ruling forlorn never",
            "line 1, column 16: found `never`, expected an answer to this ruling",
        ),
        (
            "ruling token-numbers overall",
            "line 1, column 8: found `token-numbers`, expected a ruling with other answers, as docs/reference/baroque.md names them",
        ),
        (
            "side red tokens\nruling forlorn each-game",
            "line 2, column 1: found `ruling`, expected rulings above the first side",
        ),
    ] {
        assert_eq!(refused(text), entries, "{text}");
    }
}

#[test]
fn fifth_command_needs_a_ruling() {
    let commands = "command A\n".repeat(5);
    let text = |ruling: &str| format!("{ruling}\nside red tokens\n{commands}side blue\ncommand B");
    assert!(Muster::read(&text("")).is_ok());
    assert_eq!(
        refused(&text("ruling more-than-four refused")),
        "line 7, column 9: found `A`, expected no more commands on this side"
    );
}

#[test]
fn note_kinds_have_distinct_words() {
    let words: BTreeSet<&str> = NoteKind::ALL.map(NoteKind::word).into();
    assert_eq!(words.len(), NoteKind::ALL.len());
}

#[test]
fn saved_game_errors_name_the_line() {
    let entries = |text: &str| match Game::read(text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        entries("something"),
        "line 1: expected `acies-baroque 2`, the first line of a game of the assistant"
    );
    let muster = "acies-baroque 1\nside red tokens\ncommand A\nside blue\ncommand B\n";
    // The muster has the lines 2 to 5, `begin` is 6.
    assert_eq!(
        entries(&format!("{muster}begin\nturn\nplace r2 AA\n")),
        "line 8: found the command `r2`, expected one of this game"
    );
    assert_eq!(
        entries(&format!("{muster}begin\nturn\n\nplace r1 A\n")),
        "line 9: found `A`, expected a mode: E, W, RO, HD, AA or AAA"
    );
    assert_eq!(
        entries("acies-baroque 1\nside red tokens\ncommand A\nHorse, GA\n"),
        "line 4, column 10: found nothing, expected the discipline class A, B or C after the code and a comma"
    );
    assert!(Game::read(muster).is_ok());
}
