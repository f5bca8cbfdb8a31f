//! `acies admin`: copies of the battles of a server, restoring them, outages that it could not notice, and what players report.

use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use acies_host::{Break, DAY, Time};
use acies_server::notices;
use acies_store::{HouseKey, Report, ReportLine, Reports, Sqlite, back_up, note_outage, restore};
use clap::{Args as ClapArgs, Subcommand};

use crate::args::between;
use crate::atomic_write::write_all;
use crate::console::complain;
use crate::failure::{Failure, input};
use crate::notices::{PASSWORD, Sentences, settings};

/// The longest outage, in milliseconds: after such a time battles end by themselves.
const LONGEST: i64 = 30 * DAY;

/// How many characters of a report stand in the list.
const FIRST_WORDS: usize = 60;

/// `acies admin`.
#[derive(ClapArgs, Debug)]
pub struct AdminArgs {
    #[command(subcommand)]
    what: What,
}

/// What it does.
#[derive(Subcommand, Debug)]
enum What {
    /// Copy the battles of a server, which may be running, to one file
    Backup(BackupArgs),
    /// Make a folder of battles from a copy, with later dice, because the players may have seen those that were lost
    Restore(RestoreArgs),
    /// Stop the clocks of all battles for a time in which the players could not reach the server
    Outage(OutageArgs),
    /// List the rulings that players doubt, write one to files, or take one away
    Reports(ReportsArgs),
    /// Send one e-mail by the settings of a mail server, and say what that answered
    MailCheck(MailCheckArgs),
}

#[derive(ClapArgs, Debug)]
struct BackupArgs {
    /// The folder of the battles
    folder: PathBuf,
    /// The file to write; its name must be free. It does not contain the key of the dice: keep a copy of that elsewhere
    to: PathBuf,
}

#[derive(ClapArgs, Debug)]
struct RestoreArgs {
    /// The copy, or the file of the battles of another folder
    from: PathBuf,
    /// The folder, which must have no battles and which no server may use; it is made if there is none
    folder: PathBuf,
    /// How many visits of one battle may have been lost at most: a visit is what one side orders in its bound. A whole battle has about 30, and dice for 1,023; so 100 is safe, nine times over
    #[arg(long, allow_negative_numbers = true, value_name = "N", value_parser = between::<u32>(1, 500))]
    visits: u32,
    /// The key of the dice [default: dice.key beside the folder]
    #[arg(long, value_name = "FILE")]
    key: Option<PathBuf>,
}

#[derive(ClapArgs, Debug)]
struct OutageArgs {
    /// The folder of the battles; its server may be running
    folder: PathBuf,
    /// When it began, UTC, such as 2026-11-27T18:20:00Z
    #[arg(value_parser = instant)]
    from: Time,
    /// When it ended. Clocks in days stop only for more than ten minutes
    #[arg(value_parser = instant)]
    to: Time,
}

#[derive(ClapArgs, Debug)]
struct ReportsArgs {
    /// The folder of the battles; its server may be running
    folder: PathBuf,
    /// Write the record and the text of this report to report-N.acies and report-N.txt
    #[arg(long, value_name = "N")]
    take: Option<u32>,
    /// The folder of these files
    #[arg(long, value_name = "FOLDER", default_value = ".", requires = "take")]
    to: PathBuf,
    /// Take this report away for good, after it was written where both are wanted; 3..17 is all from 3 to 17
    #[arg(long, value_name = "N", value_parser = numbers)]
    done: Option<RangeInclusive<u32>>,
}

#[derive(ClapArgs, Debug)]
struct MailCheckArgs {
    /// The folder of the battles, beside which the settings lie
    folder: PathBuf,
    /// The address to send it to
    #[arg(long, value_name = "ADDRESS")]
    to: String,
    /// The settings of the mail server [default: mail.toml beside the folder]
    #[arg(long, value_name = "FILE")]
    mail: Option<PathBuf>,
}

/// Carries out a command of the keeper of a server; returns whether all of it could be done.
///
/// # Errors
/// When a file or a folder cannot be used.
pub fn run(wanted: &AdminArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    match &wanted.what {
        What::Backup(BackupArgs { folder, to }) => copy(folder, to, out),
        What::Restore(wanted) => put_back(wanted, out),
        What::Outage(wanted) => stop_clocks(wanted, out),
        What::Reports(wanted) => reports(wanted, out),
        What::MailCheck(wanted) => check_mail(wanted, out),
    }
}

fn copy(folder: &Path, to: &Path, out: &mut dyn Write) -> Result<bool, Failure> {
    let holds = back_up(folder, to).map_err(|error| input(error.to_string()))?;
    writeln!(
        out,
        "Copied {} to {}, {} of them running.\nThe key of the dice is not in it: keep a copy of {} elsewhere.",
        count(holds.battles),
        to.display(),
        holds.running,
        HouseKey::beside(folder).display()
    )?;
    Ok(true)
}

fn put_back(wanted: &RestoreArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let RestoreArgs {
        from,
        folder,
        visits,
        key,
    } = wanted;
    let path = key.clone().unwrap_or_else(|| HouseKey::beside(folder));
    let key = HouseKey::read(&path).map_err(|error| input(error.to_string()))?;
    let now = time(SystemTime::now());
    let holds =
        restore(from, folder, *visits, &key, now).map_err(|error| input(error.to_string()))?;
    writeln!(
        out,
        "Restored {} into {}, {} of them running. Their dice go on {visits} visits later, and armies that were sealed are chosen again.",
        count(holds.battles),
        folder.display(),
        holds.running
    )?;
    for code in &holds.exhausted {
        complain(&format!(
            "acies: battle {code} has no dice left for {visits} visits more, so its players may know the next ones: ask them to agree on its end"
        ));
    }
    Ok(holds.exhausted.is_empty())
}

fn stop_clocks(wanted: &OutageArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let OutageArgs { folder, from, to } = wanted;
    let now = SystemTime::now();
    let length = to.since(*from);
    let [begins, ends] = [*from, *to].map(|at| humantime::format_rfc3339_seconds(instant_of(at)));
    if length <= 0 {
        return Err(input(format!(
            "found the end {ends}, expected one after {begins}"
        )));
    }
    if length > LONGEST {
        let days = LONGEST / DAY;
        return Err(input(format!(
            "found an outage from {begins} to {ends}, expected {days} days at most"
        )));
    }
    if *to > time(now) {
        let now = humantime::format_rfc3339_seconds(now);
        return Err(input(format!(
            "found the end {ends}, expected one before {now}"
        )));
    }
    let outage = Break {
        from: *from,
        to: *to,
    };
    let store = Sqlite::join(folder).map_err(|error| input(error.to_string()))?;
    let noted = note_outage(&store, outage, time(now)).map_err(|error| input(error.to_string()))?;
    let length = Duration::from_millis(length.unsigned_abs());
    writeln!(
        out,
        "The clocks of {} stand still from {begins} to {ends}: {}.",
        count(noted.battles as u64),
        humantime::format_duration(length)
    )?;
    for (_, why) in &noted.failed {
        complain(&format!("acies: {why}"));
    }
    Ok(noted.failed.is_empty())
}

fn reports(wanted: &ReportsArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let ReportsArgs {
        folder,
        take,
        to,
        done,
    } = wanted;
    let store = Sqlite::join(folder).map_err(|error| input(error.to_string()))?;
    let missing = |which: &str| input(format!("found no report {which} in {}", folder.display()));
    if let Some(number) = *take {
        let report = store.reported(number);
        let report = report.map_err(|error| input(error.to_string()))?;
        let report = report.ok_or_else(|| missing(&number.to_string()))?;
        let [record, text] = ["acies", "txt"].map(|ending| format!("report-{number}.{ending}"));
        let described = describe(number, &report);
        let files = [(record.clone(), report.record), (text.clone(), described)];
        write_all(to, &files, "a folder for the report")?;
        let [record, text] = [record, text].map(|name| to.join(name).display().to_string());
        writeln!(out, "Wrote {record} and {text}.")?;
    }
    if let Some(numbers) = done {
        let gone = store.forget_reports(numbers.clone());
        let gone = gone.map_err(|error| input(error.to_string()))?;
        let (first, last) = (numbers.start(), numbers.end());
        match gone {
            0 if first == last => return Err(missing(&first.to_string())),
            0 => return Err(missing(&format!("from {first} to {last}"))),
            1 if first == last => writeln!(out, "Took report {first} away.")?,
            1 => writeln!(out, "Took 1 report away.")?,
            _ => writeln!(out, "Took {gone} reports away.")?,
        }
    }
    if take.is_none() && done.is_none() {
        let lines = store.all_reports();
        list(&lines.map_err(|error| input(error.to_string()))?, out)?;
    }
    Ok(true)
}

/// One line for each report: its number, when it came, the edition, the rule, and the first words.
fn list(lines: &[ReportLine], out: &mut dyn Write) -> Result<(), Failure> {
    if lines.is_empty() {
        writeln!(out, "No report waits.")?;
    }
    for line in lines {
        let at = humantime::format_rfc3339_seconds(instant_of(line.at));
        let rule = line.rule.as_deref().unwrap_or("-");
        let words = line.words.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut first: String = words.chars().take(FIRST_WORDS).collect();
        if first.len() < words.len() {
            first.push('…');
        }
        let start = format!("{:>5}  {at}  {:<5} {rule}  ", line.number, line.edition);
        writeln!(out, "{}", format!("{start}{first}").trim_end())?;
    }
    Ok(())
}

/// A report as a text. The record lies beside it.
fn describe(number: u32, report: &Report) -> String {
    let at = humantime::format_rfc3339_seconds(instant_of(report.at));
    let or_none = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".into());
    format!(
        "Report {number}, {at}\nEngine: {}\nEdition: {}\nStep: {}\nOrder: {}\nRule: {}\n\n{}\n",
        report.engine,
        report.edition,
        report.step,
        or_none(&report.order),
        or_none(&report.rule),
        report.words
    )
}

fn check_mail(wanted: &MailCheckArgs, out: &mut dyn Write) -> Result<bool, Failure> {
    let MailCheckArgs { folder, to, mail } = wanted;
    let usual = || HouseKey::beside(folder).with_file_name("mail.toml");
    let path = mail.clone().unwrap_or_else(usual);
    let settings = settings(&path, std::env::var(PASSWORD).ok());
    let settings = settings.map_err(|error| input(error.to_string()))?;
    let server = &settings.server;
    let sent = notices::check_mail(&settings, to, &Sentences::new().check(), SystemTime::now());
    let answer = sent.map_err(|error| input(format!("{server}: {error}")))?;
    writeln!(
        out,
        "{server} took it: {answer}\nLook whether it comes to {to}, and not as spam."
    )?;
    Ok(true)
}

fn count(battles: u64) -> String {
    match battles {
        1 => "1 battle".into(),
        _ => format!("{battles} battles"),
    }
}

/// Reads a number, or a range of which both ends are meant.
fn numbers(text: &str) -> Result<RangeInclusive<u32>, String> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let [first, last] = [first, last].map(|number| number.parse::<u32>().ok());
    let range = first.zip(last).filter(|(first, last)| first <= last);
    let range = range.map(|(first, last)| first..=last);
    range.ok_or_else(|| "expected a number such as 12, or a range such as 3..17".into())
}

/// Reads an instant in UTC.
fn instant(text: &str) -> Result<Time, String> {
    let read = humantime::parse_rfc3339_weak(text);
    read.map(time)
        .map_err(|_| "expected a time in UTC such as 2026-11-27T18:20:00Z".into())
}

fn time(at: SystemTime) -> Time {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

fn instant_of(at: Time) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(at.0.unsigned_abs())
}
