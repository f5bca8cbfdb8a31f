//! Files made to hold the program up: each is answered by one line, within bounds of time and memory that the system keeps.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use acies_sampling::sample;

use crate::program::{SCENARIO, folder, run_acies, text};

/// What one run may take: seconds of the processor, and kilobytes of address space.
const SECONDS: u32 = 30;
const KILOBYTES: u32 = 1_000_000;

/// No complaint is longer, in letters.
const LONGEST: usize = 4_100;

/// What the program complains of a file in one line, with the exit status for what cannot be used.
fn complaint(words: &[&str]) -> String {
    let bounds = format!("ulimit -v {KILOBYTES}; ulimit -t {SECONDS}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &bounds, env!("CARGO_BIN_EXE_acies")]);
    let output = command.args(words).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{words:?}: {said}");
    assert!(said.starts_with("acies: "), "{words:?}: {said}");
    assert!(said.chars().count() < LONGEST, "{words:?}: {said}");
    assert!(
        !said.trim_end().contains(char::is_control),
        "{words:?}: {said}"
    );
    said
}

/// The commands that read a file, with the file in place of `FILE`; an edition has to end in `.toml`.
const READERS: [(&str, &[&str]); 6] = [
    ("scenario", &["check", "FILE"]),
    ("record", &["replay", "FILE"]),
    ("edition", &["rules", "--edition", "FILE"]),
    (
        "battle",
        &[
            "battle",
            "--red",
            "II/12",
            "--blue",
            "II/33",
            "--edition",
            "FILE",
        ],
    ),
    ("signature", &["signature", "--edition", "FILE"]),
    (
        "armies",
        &["sim", "--all-vs-all", "-n", "2", "--armies-from", "FILE"],
    ),
];

fn reading(reader: &[&str], path: &Path) -> String {
    let words: Vec<&str> = reader
        .iter()
        .map(|&word| if word == "FILE" { text(path) } else { word })
        .collect();
    complaint(&words)
}

#[test]
fn what_is_no_file_or_no_text_or_has_no_end_is_said_of_every_file() {
    let folder = folder("hostile");
    let path = |name: &str| folder.join(name);
    fs::create_dir(path("folder.toml")).unwrap();
    fs::write(path("bytes.toml"), b"acies 1\n\xff\xfe\n").unwrap();
    // A line of 200 MB, which takes no room on most disks.
    File::create(path("line.toml"))
        .unwrap()
        .set_len(200 << 20)
        .unwrap();
    std::os::unix::fs::symlink("/dev/zero", path("endless.toml")).unwrap();
    std::os::unix::fs::symlink(path("loop.toml"), path("loop.toml")).unwrap();
    for (what, reader) in READERS {
        for (name, expected) in [
            ("missing.toml", "no such file, expected "),
            (
                "bytes.toml",
                "line 2: bytes that are no text, expected UTF-8",
            ),
            ("line.toml", " bytes, expected "),
            ("endless.toml", " bytes, expected "),
            ("loop.toml", ", expected "),
        ] {
            let said = reading(reader, &path(name));
            assert!(
                said.contains(name) && said.contains(expected),
                "{what}: {said}"
            );
        }
        let said = reading(reader, &path("folder.toml"));
        let expected = if what == "scenario" {
            "expected files that end in .toml"
        } else {
            "found a folder, expected "
        };
        assert!(said.contains(expected), "{what}: {said}");
    }
}

#[test]
fn a_file_that_may_not_be_read_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let path = folder("hostile-locked").join("locked.toml");
    fs::write(&path, "acies 1\n").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // Root can read this as well, and it is empty.
    for (_, reader) in READERS {
        assert!(reading(reader, &path).contains("locked.toml"));
    }
}

/// So many lines, each by its number.
fn numbered(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

/// Texts in TOML or near it that are made to be much work, of up to a quarter of a megabyte.
fn laborious() -> Vec<(&'static str, String)> {
    let deep = 60_000;
    vec![
        ("lists", format!("title = {}", "[".repeat(deep))),
        (
            "closed-lists",
            format!("title = {}{}", "[".repeat(deep), "]".repeat(deep)),
        ),
        ("tables", format!("title = {}", "{a=".repeat(deep))),
        ("dots", format!("{}a = 1", "a.".repeat(deep))),
        ("heads", format!("[{}a]\n", "a.".repeat(deep))),
        ("many-heads", "[[element.a]]\n".repeat(15_000)),
        ("rows", "[[element]]\nid = \"r1\"\n".repeat(9_000)),
        ("keys", numbered(18_000, |nth| format!("k{nth} = {nth}\n"))),
        ("list", format!("title = [{}]", "1,".repeat(120_000))),
        (
            "list-of-tables",
            format!("add = [{}]", "{},".repeat(80_000)),
        ),
        ("long-word", format!("title = \"{}\"", "a".repeat(250_000))),
        ("long-key", format!("{} = 1", "a".repeat(250_000))),
        ("nul", "title = \"\0\"\n\0".into()),
        ("huge-number", format!("title = {}", "9".repeat(200_000))),
        (
            "house-rows",
            format!(
                "extends = \"2.2\"\nadd = [{}]",
                "{ to = \"outcomes.rows\", row = { id = \"x\" } },\n".repeat(5_000)
            ),
        ),
        (
            "house-sets",
            format!(
                "extends = \"2.2\"\n[set]\n{}",
                numbered(9_000, |nth| format!("\"a.b{nth}\" = nan\n"))
            ),
        ),
        (
            "house-rulings",
            format!(
                "extends = \"2.2\"\n{}[rulings.last]\nsource = \"x\"\ndefault = \"a\"\nvalues.a = {{}}\nvalues.b = {{ set = {{ \"no.such\" = 1 }} }}\n",
                numbered(3_000, |nth| format!(
                    "[rulings.r{nth}]\nsource = \"x\"\ndefault = \"a\"\nvalues.a = {{}}\nvalues.b = {{}}\n"
                ))
            ),
        ),
    ]
}

#[test]
fn what_is_made_to_be_much_work_is_refused_in_good_time() {
    let folder = folder("hostile-work");
    for (name, content) in sample(laborious(), 2) {
        let path = folder.join(format!("{name}.toml"));
        fs::write(&path, content).unwrap();
        for (what, reader) in [READERS[0], READERS[1], READERS[2], READERS[5]] {
            let said = reading(reader, &path);
            assert!(said.contains(name), "{what}: {said}");
        }
    }
}

#[test]
fn numbers_that_no_table_has_are_refused_where_they_stand() {
    let path = folder("hostile-numbers").join("numbers.toml");
    for number in [
        "nan",
        "inf",
        "-inf",
        "1e308",
        "-1e308",
        "9223372036854775807",
        "1e18",
    ] {
        for (line, from, to) in [
            (4, "board = [15, 15]", format!("board = [{number}, 15]")),
            (9, "front = [7.0, 4.0]", format!("front = [7.0, {number}]")),
            (10, "facing = 0", format!("facing = {number}")),
            (13, "number = 3", format!("number = {number}")),
            (15, "pips = 4", format!("pips = {number}")),
            (17, "forward 1.25", format!("forward {number}")),
        ] {
            let changed = SCENARIO.replace(from, &to);
            fs::write(&path, &changed).unwrap();
            let said = complaint(&["check", text(&path)]);
            assert!(
                said.contains(&format!("numbers.toml: line {line}: ")),
                "{to}: {said}"
            );
            // A scenario may have any line ends, and a mark in front that says nothing.
            fs::write(&path, format!("\u{feff}{}", changed.replace('\n', "\r\n"))).unwrap();
            let said = complaint(&["check", text(&path)]);
            assert!(
                said.contains(&format!("numbers.toml: line {line}: ")),
                "{to}: {said}"
            );
        }
    }
}

#[test]
fn a_record_of_too_many_or_too_long_lines_is_refused() {
    let path = folder("hostile-records").join("b.acies");
    let head = "acies 1\nedition 2.2 0\nscale 15mm\nboard 15 15\narmy red II/12\narmy blue II/33\ndice keyed\n";
    for (body, expected) in [
        ("\n".repeat(2_000_000), "found more than 1000000 lines"),
        (
            "note a\n".repeat(2_000_000),
            "found more than 1000000 lines",
        ),
        (
            format!("hous {}\n", "a".repeat(30 << 20)),
            "line 8: found `hous aaa",
        ),
        (
            format!("board {} 1\n", "9".repeat(1 << 20)),
            "line 8: `board`: expected ",
        ),
        (
            "limit 99999\n".into(),
            "line 8: `limit`: expected a number of bounds",
        ),
        ("\0\n".into(), "line 8: found"),
        ("acies 1\r\n".into(), "line 8: found"),
        (
            "order red move r1 to nan 1 facing 0 #0123456789ab\n".into(),
            "line 8: column 12: ",
        ),
        (
            format!(
                "throw keyed pips red 1 = {} #0123456789ab\n",
                "7 ".repeat(100_000)
            ),
            "line 8: found",
        ),
    ] {
        fs::write(&path, format!("{head}{body}")).unwrap();
        let said = complaint(&["replay", text(&path)]);
        assert!(said.contains(expected), "{expected}: {said}");
    }
    // One mark in front says nothing, two do.
    fs::write(&path, format!("\u{feff}\u{feff}{head}")).unwrap();
    let said = complaint(&["replay", text(&path)]);
    assert!(
        said.contains("line 1: no battle record, expected `acies`"),
        "{said}"
    );
}

#[test]
fn an_army_without_end_is_refused_at_its_thirteenth_element() {
    let folder = folder("hostile-army");
    let path = folder.join("b.acies");
    let head = "acies 1\nedition 2.2 0\nscale 15mm\nboard 15 15\narmy red II/12\narmy blue II/33\ndice keyed\n";
    let army = "255x4Bd,".repeat(6_000_000);
    fs::write(
        &path,
        format!("{head}order red army {army} #0123456789ab\n"),
    )
    .unwrap();
    let bounds = format!("ulimit -v {KILOBYTES}; ulimit -t {SECONDS}; exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.args(["-c", &bounds, env!("CARGO_BIN_EXE_acies"), "replay"]);
    // With `--svg` the running hash is not checked, so the army itself is read.
    let boards = folder.join("boards");
    let wanted = ["--svg", text(&boards), text(&path)];
    let output = command.args(wanted).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    let expected = "line 8: the order is not legal: setup.army";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn terrain_has_no_more_corners_in_a_scenario_than_on_the_table() {
    let path = folder("hostile-corners").join("s.toml");
    // A wood between a line and a bent one.
    let wood = |corners: usize| {
        let corner = |nth: usize| {
            let along = nth as f64 / corners as f64;
            let up = along * along;
            format!("[{:.5}, {:.5}],", 9.0 + 4.0 * along, 9.0 + 4.0 * up)
        };
        let corners: String = (0..corners).map(corner).collect();
        format!("{SCENARIO}[[terrain]]\nkind = \"wood\"\npolygon = [{corners}]\n")
    };
    fs::write(&path, wood(64)).unwrap();
    let (status, out, said) = run_acies(&["check", text(&path)]);
    assert_eq!(status, 0, "{out}{said}");
    for corners in [65, 10_000] {
        fs::write(&path, wood(corners)).unwrap();
        let said = complaint(&["check", text(&path)]);
        let expected = format!("found {corners} points, expected 64 at most");
        assert!(said.contains(&expected), "{said}");
    }
}

#[test]
fn folders_that_lead_into_themselves_are_gone_through_once() {
    let folder = folder("hostile-folders");
    fs::write(folder.join("good.toml"), SCENARIO).unwrap();
    for name in ["one", "two", "three.toml"] {
        std::os::unix::fs::symlink(&folder, folder.join(name)).unwrap();
    }
    let (status, out, _) = run_acies(&["check", "--quiet", text(&folder)]);
    assert_eq!(status, 0, "{out}");
    assert!(
        out.starts_with("Checked 1 expectations in 1 files"),
        "{out}"
    );
}
