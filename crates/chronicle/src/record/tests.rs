//! Round trips, truncation at every byte, changed bytes, and versions.

use acies_geometry::Length;
use acies_referee::{ElementId, Ending, Event, Order, Purpose, Side};
use proptest::prelude::*;

use super::{Engine, Given, Head, Line, Record, Writer, from_json_lines, json_lines};
use crate::{EditionChoice, Seed};

fn head() -> Head {
    Head {
        engine: Some(Engine::new("0.1.0", "0123abcd")),
        edition: EditionChoice {
            conventions: vec!["front-corners".into()],
            rulings: vec![("supporters-die".into(), "no".into())],
            ..EditionChoice::plain("2.2")
        },
        edition_hash: "0123456789abcdef".into(),
        house: Vec::new(),
        board: (
            Length::from_base_widths(15.0),
            Length::from_base_widths(15.0),
        ),
        limit: 30,
        attacker: None,
        armies: ["II/12".into(), "II/33".into()],
        players: ["Anna B".into(), "greedy".into()],
        date: Some("2026-11-20".into()),
        code: None,
        earlier: 0,
        dice: ("keyed".into(), Some(Seed::from(7).hash())),
    }
}

fn order(text: &str) -> Order {
    Order::parse(text).unwrap()
}

/// A short battle with every kind of line. Only a replay would check that it is legal.
fn sample() -> String {
    let mut writer = Writer::begin(Vec::new(), &head()).unwrap();
    let side = Side::Red;
    let pips = Purpose::Pips { side, bound: 1 };
    writer.order(side, &order("end")).unwrap();
    writer
        .events(&[Event::BoundBegins { side, number: 1 }])
        .unwrap();
    writer.throw("keyed", pips, &[4]).unwrap();
    writer.events(&[Event::PipsThrown { pips: 4 }]).unwrap();
    writer.note("a remark\nof two lines").unwrap();
    writer
        .order(side, &order("standing recoil own-depth"))
        .unwrap();
    writer.events(&[Event::StandingSet { side }]).unwrap();
    writer.order(side, &order("move r1 forward 1.25")).unwrap();
    let id = ElementId::parse("r1").unwrap();
    let to = acies_geometry::Pose::from_base_widths(7.0, 3.75, 0.0);
    let distance = Length::from_base_widths(1.25);
    writer.events(&[Event::Moved { id, to, distance }]).unwrap();
    writer.order(Side::Blue, &order("concede")).unwrap();
    let ending = Ending::Conceded(side);
    writer.events(&[Event::Ended { ending }]).unwrap();
    String::from_utf8(writer.end(ending, [1, 2], Some(&Seed::from(7))).unwrap()).unwrap()
}

fn read(text: &str) -> Record {
    Record::read(text.as_bytes()).unwrap()
}

#[test]
fn a_record_reads_like_a_report() {
    let text = sample();
    let without_hashes: String = text
        .lines()
        .map(|line| match line.rsplit_once('#') {
            Some((line, _)) => format!("{line}#\n"),
            None if line.starts_with("hash ") => "hash\n".into(),
            None if line.starts_with("dice ") => "dice keyed\n".into(),
            None => format!("{line}\n"),
        })
        .collect();
    assert_eq!(
        without_hashes,
        "acies 1\nengine 0.1.0 0123abcd\nedition 2.2 0123456789abcdef\nconvention front-corners\nruling supporters-die no\nscale 15mm\n\
         board 15 15\nlimit 30\narmy red II/12\narmy blue II/33\nplayer red Anna B\nplayer blue greedy\n\
         date 2026-11-20\ndice keyed\norder red end #\n\nbound red 1\nthrow keyed pips red 1 = 4 #\n  pips 4\n\
         note a remark\nnote of two lines\nchoice red standing recoil own-depth #\n  standing red\n\
         order red move r1 forward 1.25 #\n  moved r1 to 7 3.75 facing 0 distance 1.25\norder blue concede #\n  \
         ended conceded red\n\nresult conceded red\nlosses 1 2\nseed 7\nhash\n"
    );
}

#[test]
fn who_attacks_by_agreement_is_written_and_read_back() {
    let head = Head {
        attacker: Some(Side::Blue),
        ..head()
    };
    let text = String::from_utf8(Writer::begin(Vec::new(), &head).unwrap().into_inner()).unwrap();
    assert!(text.contains("\nlimit 30\nattacker blue\narmy red II/12\n"));
    assert_eq!(read(&text).head, Ok(head));
    for (wrong, expected) in [
        ("attacker green", "`attacker`: expected red or blue"),
        (
            "attacker blue\nattacker red",
            "`attacker`: expected to stand once",
        ),
    ] {
        let text = text.replacen("attacker blue", wrong, 1);
        let error = Record::read(text.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn numbers_of_the_head_stand_once_and_as_plain_digits() {
    let text = sample();
    for (from, to, expected) in [
        (
            "limit 30",
            "limit 0\nlimit 7",
            "`limit`: expected to stand once",
        ),
        (
            "board 15 15",
            "board 1e1 15",
            "`board`: expected width and depth",
        ),
        (
            "board 15 15",
            "board 15 +3",
            "`board`: expected width and depth",
        ),
        (
            "board 15 15",
            "board 15 0",
            "`board`: expected width and depth",
        ),
    ] {
        let error = Record::read(text.replacen(from, to, 1).as_bytes()).unwrap_err();
        assert!(error.to_string().ends_with(expected), "{to}: {error}");
    }
}

#[test]
fn house_rules_are_carried_just_as_they_were_written() {
    let head = Head {
        house: vec![
            "extends = \"2.2\"".into(),
            "\t# Ours.\u{85}".into(),
            String::new(),
        ],
        ..head()
    };
    let text = String::from_utf8(Writer::begin(Vec::new(), &head).unwrap().into_inner()).unwrap();
    assert_eq!(read(&text).head, Ok(head));
    // Line breaks would change these lines, and no other line contains free text.
    for (from, to, expected) in [
        ("# Ours", "#\rOurs", "expected no '\\r' in a line"),
        ("Anna B", "Anna\tB", "expected no '\\t' in a line"),
    ] {
        let error = Record::read(text.replace(from, to).as_bytes()).unwrap_err();
        assert!(error.to_string().ends_with(expected), "{error}");
    }
}

#[test]
fn a_record_reads_back() {
    let record = read(&sample());
    assert_eq!(record.head, Ok(head()));
    assert_eq!((record.cut, record.broken), (None, None));
    assert_eq!(record.entries.len(), 5);
    assert_eq!(record.entries[0].events, [(17, "bound red 1".into())]);
    assert_eq!(
        record.entries[3].given,
        Given::Order(Side::Red, order("move r1 forward 1.25"))
    );
    assert_eq!(
        record.notes().collect::<Vec<_>>(),
        [(20, "a remark"), (21, "of two lines")]
    );
    let foot = record.foot.unwrap();
    assert_eq!(
        (foot.result.as_str(), foot.losses),
        ("conceded red", Some([1, 2]))
    );
    assert_eq!(
        (foot.seed.as_deref(), foot.hash_fits),
        (Some("7"), Some(true))
    );
}

fn ends_with_hash(text: &str) -> bool {
    let line = text.lines().last().unwrap_or_default();
    line.starts_with("hash ") || line.contains(" #")
}

#[test]
fn a_record_reads_the_same_after_an_editor() {
    let text = sample();
    let whole = read(&text);
    for touched in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n"),
        format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n")),
        format!("{text}\n\n"),
        format!("{text}  \n\t"),
        text.trim_end().to_owned(),
        text.replacen('\n', "\r\n", 3),
    ] {
        let record = read(&touched);
        assert_eq!(
            record.lines[..whole.lines.len()],
            whole.lines,
            "{touched:?}"
        );
        let blank = &record.lines[whole.lines.len()..];
        assert!(blank.iter().all(|line| *line == Line::Blank), "{touched:?}");
        assert_eq!((record.cut, record.broken), (None, None), "{touched:?}");
        assert_eq!(record.foot, whole.foot, "{touched:?}");
    }
    // A mark that is not at the beginning, or another line after the end, is no part of a record.
    for wrong in [
        text.replacen("\nboard", "\n\u{feff}board", 1),
        format!("{text}\n\nnote late\n"),
    ] {
        assert!(Record::read(wrong.as_bytes()).is_err(), "{wrong:?}");
    }
}

#[test]
fn the_promise_is_of_the_seed_and_of_all_that_was_agreed() {
    let seed = Seed::from(7);
    let head = head().promising(&seed);
    assert!(head.promises(&seed) && !head.promises(&Seed::from(8)));
    let changed = |change: fn(&mut Head)| {
        let mut other = head.clone();
        change(&mut other);
        other.promises(&seed)
    };
    assert!(!changed(|head| head.edition.edition = "1.22".into()));
    assert!(!changed(|head| head.edition_hash = "0".into()));
    assert!(!changed(|head| head.edition.conventions.clear()));
    assert!(!changed(|head| head.edition.rulings.clear()));
    assert!(!changed(|head| head.limit = 31));
    assert!(!changed(|head| head.attacker = Some(Side::Red)));
    assert!(!changed(|head| head.armies[1] = "II/12".into()));
    assert!(!changed(|head| head.players[0] = "Bea".into()));
    assert!(!changed(|head| head.date = None));
    assert!(!changed(|head| head.house.push("x = 1".into())));
    // Another engine may continue the battle; and older records promise the seed alone.
    assert!(changed(|head| head.engine = None));
    assert!(changed(|head| head.dice.1 = Some(Seed::from(7).hash())));
    assert!(!changed(|head| head.dice.1 = None));
    // It is the same for the head that is read back.
    let text = String::from_utf8(Writer::begin(Vec::new(), &head).unwrap().into_inner()).unwrap();
    assert!(read(&text).head.unwrap().promises(&seed));
}

#[test]
fn a_record_cut_at_any_byte_loads_to_its_last_whole_line() {
    let text = sample();
    let whole = read(&text);
    for end in 0..text.len() {
        let cut = read(&text[..end]);
        // A line that ends with its own hash lacks no more than its line break.
        let within = !text[..end].ends_with('\n');
        let complete = within && text[end..].starts_with('\n') && ends_with_hash(&text[..end]);
        let lines = text[..end].matches('\n').count() + usize::from(complete);
        assert_eq!(cut.lines, whole.lines[..lines], "cut at {end}");
        assert_eq!(cut.broken, None);
        let in_a_line = within && !complete;
        assert_eq!(cut.cut, in_a_line.then_some(lines + 1), "cut at {end}");
        let entries = cut.entries.len();
        for (part, entry) in cut.entries.iter().zip(&whole.entries) {
            assert_eq!((&part.given, part.line), (&entry.given, entry.line));
        }
        assert!(entries <= whole.entries.len());
    }
}

#[test]
fn a_changed_or_lost_line_breaks_the_chain_at_the_next_link() {
    let text = sample();
    for (from, to, broken) in [
        ("board 15 15", "board 15 16", 15),
        ("  pips 4", "  pips 5", 22),
        ("note of two lines\n", "", 21),
        ("= 4 #", "= 6 #", 18),
        ("forward 1.25 #", "forward 1.2 #", 24),
    ] {
        let record = read(&text.replacen(from, to, 1));
        assert_eq!(record.broken, Some(broken), "{from}");
        assert_eq!(record.foot.unwrap().hash_fits, Some(false), "{from}");
    }
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let text = sample();
    let no_edition = text.replacen("edition 2.2 0123456789abcdef\n", "", 1);
    for (text, error) in [
        ("", None),
        ("acies 1\n", None),
        (
            "hello\n",
            Some("line 1: no battle record, expected `acies` and the version of the format"),
        ),
        (
            "hello",
            Some("line 1: no battle record, expected `acies` and the version of the format"),
        ),
        (
            "acies 3\nwhatever\n",
            Some(
                "line 1: a record of version 3, expected at most 2: it takes a program that reads version 3",
            ),
        ),
        (
            "acies 1\nscale 10mm\n",
            Some("line 2: `scale`: expected 15mm or 25mm"),
        ),
        (
            "acies 1\nscale 15mm\nscale 15mm\n",
            Some("line 3: `scale`: expected to stand once"),
        ),
        (
            &no_edition,
            Some("line 14: `edition`: expected one such line in the head"),
        ),
        (
            &text.replacen("move r1 forward", "move r1 onward", 1),
            Some(
                "line 24: column 9: found `onward`, expected `to`, `via`, `into`, or a leg: `forward`, `wheel` or `shift`",
            ),
        ),
        (
            &text.replacen("order red end", "order red concede all", 1),
            Some("line 15: column 9: found `all`, expected the end"),
        ),
        (&text.replacen("= 4", "= 7", 1), Some("line 18: found")),
        (
            &text.replacen("acies 1\n", "acies 1\nacies 1\n", 1),
            Some("line 2: found `acies 1`"),
        ),
        (
            &text.replacen("choice red", "order red", 1),
            Some("line 22: found"),
        ),
        (
            &text.replacen("  pips 4", "pips 4", 1),
            Some("line 19: found `pips 4`, expected a line of a record"),
        ),
        (
            &format!("{text}note late\n"),
            Some(
                "line 33: found `note late`, expected losses, a seed, a reveal or the hash, each once",
            ),
        ),
        (
            &text.replacen("acies 1", "acies\r 1", 1),
            Some("line 1: found"),
        ),
    ] {
        let found = Record::read(text.as_bytes())
            .err()
            .map(|error| error.to_string());
        match (&found, error) {
            (Some(found), Some(start)) => {
                assert!(found.starts_with(start), "{found}\nexpected {start}");
            }
            _ => assert_eq!(found.as_deref(), error, "{text}"),
        }
    }
    let not_text = Record::read(b"acies 1\n\xff\n").unwrap_err().to_string();
    assert_eq!(not_text, "line 2: bytes that are no text, expected UTF-8");
}

#[test]
fn a_record_up_to_a_step_has_the_lines_before_the_next() {
    let text = sample();
    let whole = read(&text);
    // The third of its five orders and rolls is the choice; the note before it stays.
    let next = text
        .lines()
        .position(|line| line.starts_with("choice red "));
    let part = read(&text).up_to(2);
    assert_eq!(part.entries.len(), 2);
    assert_eq!(part.lines[..], whole.lines[..next.unwrap()]);
    assert!(part.foot.is_none() && whole.foot.is_some());
    assert_eq!(part.notes().count(), 2);
    let same = read(&text).up_to(5);
    assert_eq!(
        (same.lines.len(), same.entries.len()),
        (whole.lines.len(), 5)
    );
    assert!(same.foot.is_some());
    // Without a line of the note the chain breaks at the choice, which is only there from the third step on.
    let changed = text.replacen("note of two lines\n", "", 1);
    let broken = read(&changed).broken;
    assert!(broken.is_some());
    assert_eq!(read(&changed).up_to(2).broken, None);
    assert_eq!(read(&changed).up_to(3).broken, broken);
}

#[test]
fn the_json_twin_says_the_same() {
    let text = sample();
    let twin = json_lines(&read(&text)).unwrap();
    assert_eq!(twin.lines().count(), text.lines().count());
    assert_eq!(from_json_lines(&twin).unwrap(), text);
    assert!(twin.contains(
        r#"{"line":"throw","source":"keyed","purpose":"pips red 1","dice":[4],"chain":""#
    ));
    let error = from_json_lines("{\"line\":\"blank\"}\n{\"line\":\"order\"}\n").unwrap_err();
    assert_eq!(error.line, 2);
}

/// A text that tries to end its line, to be another one, and to be markup.
const HOSTILE: &str = "</title><script>alert(\"1\")</script> & 'x' \\ #0123456789ab\r\n  lost r1 by score\norder blue concede\u{7}\u{1b}[2J \u{202e}reversed\u{202c}\u{2028}.";

#[test]
fn hostile_text_stays_within_its_field_in_every_form() {
    // What a line cannot have becomes blanks; all else stays.
    let kept = HOSTILE.replace(char::is_control, " ");
    let mut head = head();
    head.players = [HOSTILE.to_owned(), format!("x{HOSTILE}")];
    head.armies = [HOSTILE.to_owned(), "II/33".to_owned()];
    head.date = Some(HOSTILE.to_owned());
    head.edition.conventions = vec![HOSTILE.to_owned()];
    head.edition.rulings = vec![("supporters-die".to_owned(), HOSTILE.to_owned())];
    head.house = vec![
        "# </script>&\"'<b>".to_owned(),
        "order blue concede".to_owned(),
    ];
    let mut writer = Writer::begin(Vec::new(), &head).unwrap();
    writer.note(HOSTILE).unwrap();
    writer.order(Side::Red, &order("end")).unwrap();
    let text = String::from_utf8(writer.into_inner()).unwrap();

    let record = read(&text);
    let found = record.head.as_ref().unwrap();
    assert_eq!(found.players, [kept.clone(), format!("x{kept}")]);
    assert_eq!(found.armies, [kept.clone(), "II/33".to_owned()]);
    assert_eq!(found.date.as_ref(), Some(&kept));
    assert_eq!(found.edition.conventions.concat(), kept);
    assert_eq!(
        found.edition.rulings,
        [("supporters-die".to_owned(), kept.clone())]
    );
    assert_eq!(found.house, head.house);
    // There is one order, and nothing else has become one; a note has a line for each of its own.
    assert_eq!(record.entries.len(), 1);
    let notes: Vec<&str> = record.notes().map(|(_, note)| note).collect();
    let lines: Vec<String> = HOSTILE
        .lines()
        .map(|line| line.replace(char::is_control, " "))
        .collect();
    assert_eq!(notes.len(), 3);
    for (note, line) in notes.iter().zip(&lines) {
        assert_eq!(note.trim(), line.trim());
    }
    assert!(
        !text
            .chars()
            .any(|letter| letter.is_control() && letter != '\n')
    );

    let twin = json_lines(&record).unwrap();
    assert_eq!(twin.lines().count(), text.lines().count());
    for line in twin.lines() {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(value.is_object(), "{line}");
    }
    assert_eq!(from_json_lines(&twin).unwrap(), text);
}

/// The lines of the sample in any order, some changed, to reach deep into the reader.
fn shuffled() -> impl Strategy<Value = String> {
    let lines: Vec<String> = sample().lines().map(|line| format!("{line}\n")).collect();
    let line = prop_oneof![8 => prop::sample::select(lines), 1 => ".*\n"];
    prop::collection::vec(line, 0..30).prop_map(|lines| format!("acies 1\n{}", lines.concat()))
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![shuffled(), ".*"]) {
        match Record::read(text.as_bytes()) {
            Ok(record) => {
                let end = text.rfind('\n').map_or(0, |end| end + 1);
                let lines: Vec<String> = record.lines.iter().map(|line| format!("{line}\n")).collect();
                let printed = lines.concat();
                // A parsed line is the same after it is formatted and parsed again.
                let again = Record::read(printed.as_bytes());
                prop_assert_eq!(again.map(|again| again.lines), Ok(record.lines), "{}", &text[..end]);
            }
            Err(error) => prop_assert!(error.line <= text.matches('\n').count() + 1),
        }
    }
}
