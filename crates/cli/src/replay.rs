//! `acies replay`: shows a record, or checks every line with the referee.

use std::io::Write;
use std::path::Path;

use acies_armies::Library;
use acies_chronicle::{
    DiceFinding, DiceVerdict, Engine, Finding, Record, SetupError, Shown, Unchecked, Verdict,
    json_lines,
};
use acies_picture::{Armies, svg};

use crate::args::ReplayArgs;
use crate::atomic_write::write_all;
use crate::bounded_read;
use crate::console::complain;
use crate::engine::engine;
use crate::failure::{Failure, in_file, one_line};
use crate::report::report;
use crate::texts::Texts;

/// Shows, verifies or draws the record; returns whether the referee agrees, if it was asked.
///
/// # Errors
/// When the file is not a record, or its battle cannot be recreated.
pub fn run(wanted: &ReplayArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let path = &wanted.file;
    let bytes = bounded_read::bytes(path, bounded_read::RECORD)?;
    let record = Record::read(&bytes).map_err(|error| in_file(path, error))?;
    if let Err(missing) = &record.head {
        let line = record.cut.unwrap_or(record.lines.len() + 1);
        let message = format!("line {line}: the file ends within its head: {missing}");
        return Err(in_file(path, message));
    }
    let record = match wanted.upto {
        Some(steps) => record.up_to(usize::try_from(steps).unwrap_or(usize::MAX)),
        None => record,
    };
    let drawn = match &wanted.svg {
        Some(folder) => draw(&record, wanted, folder),
        None => Ok(()),
    };
    if wanted.json {
        write!(out, "{}", json_lines(&record)?)?;
    }
    if wanted.verify {
        let verdict = record.verdict(&engine(), None);
        let verdict = verdict.map_err(|error| in_file(path, error))?;
        if wanted.json {
            writeln!(out, "{}", serde_json::to_value(verdict.message())?)?;
        } else {
            write_verdict(&verdict, path, out)?;
        }
        return drawn.map(|()| verdict.finding == Finding::Agrees);
    }
    if !wanted.json && wanted.svg.is_none() {
        report(&record, wanted.explain, out)?;
    }
    out.flush()?;
    let foot = record.foot.as_ref();
    let wrong = foot.filter(|foot| foot.hash_fits == Some(false) && record.broken.is_none());
    for (id, line) in [
        ("replay-cut", record.cut),
        ("replay-broken", record.broken),
        ("replay-wrong-hash", wrong.map(|foot| foot.line)),
    ] {
        if let Some(line) = line {
            let line = line.to_string();
            complain(&Texts::english().say(id, &[("line", &line)]));
        }
    }
    drawn.map(|()| true)
}

/// Writes the verdict as sentences.
fn write_verdict(verdict: &Verdict, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let texts = Texts::english();
    let say = |out: &mut dyn Write, id: &str, args: &[(&str, &str)]| {
        writeln!(out, "{}", texts.say(id, args))
    };
    if let Some(line) = verdict.cut {
        say(out, "replay-cut", &[("line", &line.to_string())])?;
    }
    if let Some([record, now]) = &verdict.editions {
        say(out, "replay-edition", &[("record", record), ("now", now)])?;
    }
    match &verdict.finding {
        Finding::Agrees => {
            let end = if verdict.over {
                "replay-same"
            } else {
                "replay-same-so-far"
            };
            say(out, end, &[("steps", &verdict.steps.to_string())])?;
        }
        Finding::OtherVersion(error) => {
            let (record, now) = engines(verdict, &texts);
            let file = path.display().to_string();
            let [line, why] = [error.line.to_string(), error.what.to_string()];
            let args = [
                ("file", file.as_str()),
                ("record", &record),
                ("now", &now),
                ("line", &line),
                ("why", &why),
            ];
            let line = texts.say("replay-other-version", &args);
            writeln!(out, "{}", one_line(&line))?;
        }
        // The dice of a changed record tell nothing.
        Finding::Damaged(error) => {
            let line = one_line(&format!("{}: {error}", path.display()));
            return Ok(writeln!(out, "{line}")?);
        }
    }
    write_dice(&verdict.dice, &texts, out)?;
    if let Some(hash) = &verdict.hash {
        say(out, "replay-orders", &[("hash", hash)])?;
    }
    Ok(())
}

/// Writes where the dice come from, and whether they could be checked.
fn write_dice(dice: &DiceFinding, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
    let mut say = |id: &str, args: &[(&str, &str)]| writeln!(out, "{}", texts.say(id, args));
    let [checked, typed, unchecked] =
        [dice.checked, dice.typed, dice.unchecked].map(|count| count.to_string());
    if let Some([visits, known]) = dice.visits {
        let all = (dice.checked + dice.typed + dice.unchecked).to_string();
        let [visits, known] = [visits, known].map(|count| count.to_string());
        let counts = [
            ("checked", checked.as_str()),
            ("all", &all),
            ("visits", &visits),
            ("known", &known),
        ];
        say("replay-dice-shared", &counts)?;
        match dice.verdict {
            DiceVerdict::NotCheckable(Unchecked::UnderWay) => {
                say("replay-dice-shared-under-way", &[])?;
            }
            DiceVerdict::NotCheckable(Unchecked::Earlier) => say("replay-dice-earlier", &[])?,
            DiceVerdict::NotCheckable(_) => say("replay-dice-shared-missing", &[])?,
            _ => {}
        }
        return Ok(());
    }
    let line = dice.line.unwrap_or_default().to_string();
    let counts = [
        ("checked", checked.as_str()),
        ("typed", &typed),
        ("unchecked", &unchecked),
        ("line", &line),
    ];
    let id = match dice.verdict {
        DiceVerdict::None => "replay-dice-none",
        DiceVerdict::Checked => "replay-dice-checked",
        DiceVerdict::Typed => "replay-dice-typed-in",
        DiceVerdict::NotCheckable(_) => "replay-dice-not-checkable",
    };
    say(id, &counts)?;
    if let DiceVerdict::NotCheckable(why) = dice.verdict {
        let id = match why {
            Unchecked::UnderWay => "replay-dice-under-way",
            Unchecked::NoSeed => "replay-dice-no-seed",
            Unchecked::NotPromised => "replay-dice-not-promised",
            Unchecked::Earlier => "replay-dice-earlier",
            Unchecked::OtherSource => "replay-dice-other-source",
        };
        say(id, &[])?;
    }
    Ok(())
}

/// The names of the engine of the record and of this one.
fn engines(verdict: &Verdict, texts: &Texts) -> (String, String) {
    let Some((record, now)) = &verdict.engines else {
        return Default::default();
    };
    let unnamed = || texts.say("replay-unnamed", &[]);
    let record = record.as_ref().map_or_else(unnamed, Engine::to_string);
    (record, now.to_string())
}

/// A title as part of a file's name: letters and digits with hyphens between. A forged record can write what it likes.
fn name_of(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).take(MOST_WORDS);
    words.collect::<Vec<_>>().join("-")
}

/// The maximum number of words of a title in a file's name.
const MOST_WORDS: usize = 4;

/// Draws the table at the start of each bound and at the end, unless the record was changed. A battle of another version is drawn
/// as it was played.
fn draw(record: &Record, wanted: &ReplayArgs, folder: &Path) -> Result<(), Failure> {
    let wrong = |error: SetupError| in_file(&wanted.file, error);
    let library = record.head.as_ref().ok().and_then(|head| {
        let library = Library::for_edition(&head.edition.edition).ok()?;
        Some((library, &head.armies))
    });
    let list = |nth: usize| {
        let (library, keys) = library?;
        library.get(keys[nth].parse().ok()?)
    };
    let armies = |shown: &Shown| Armies {
        red: list(0),
        blue: list(1),
        attacker: shown.battle().attacker(),
    };
    let mut shown = Shown::new(record).map_err(wrong)?;
    let mut pictures: Vec<(String, String)> = Vec::new();
    let mut picture = |shown: &Shown, title: &str| {
        let name = format!("{:03}-{}.svg", pictures.len() + 1, name_of(title));
        pictures.push((name, svg(shown.battle().view(), armies(shown), title)));
    };
    while let Some(entry) = shown.step() {
        let mut events = entry.events.iter().map(|(_, event)| event.as_str());
        if let Some(bound) = events.find(|event| event.starts_with("bound ")) {
            picture(&shown, bound);
        }
    }
    picture(&shown, "end");
    if let Some(error) = shown.difference() {
        let verdict = record.verdict(&engine(), None).map_err(wrong)?;
        if matches!(verdict.finding, Finding::Damaged(_)) {
            return Err(in_file(&wanted.file, error));
        }
    }
    write_all(folder, &pictures, "a folder for the pictures")
}

#[cfg(test)]
mod tests {
    #[test]
    fn pictures_have_plain_names() {
        assert_eq!(super::name_of("bound red 1"), "bound-red-1");
        assert_eq!(super::name_of("bound ../../etc x y z"), "bound-etc-x-y");
        assert_eq!(super::name_of("end"), "end");
    }
}
