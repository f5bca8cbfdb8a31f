//! Invariants of battles over a server: messages, logs and records that a stranger may have written.

use std::sync::LazyLock;

use acies_chronicle::shared_dice::Secret;
use acies_chronicle::{DiceVerdict, Engine, Finding, Record};
use acies_host::{Entry, Hosted, Outcome, Rows, Step};
use acies_referee::Side;
use acies_server::battles::{read_offer, read_request};

use crate::battle_online::{Played, code, rows};

/// The secret of the house in these battles.
const HOUSE: Secret = Secret([1; 32]);
/// The most lines of an input that are taken.
const MOST_LINES: usize = 64;

/// A whole battle.
static WHOLE: LazyLock<Hosted> = LazyLock::new(|| played(usize::MAX));

/// Battles whose armies are to be chosen, whose ground is to be laid, and that are fought.
static STARTS: LazyLock<[Hosted; 4]> = LazyLock::new(|| [2, 5, 20, 60].map(played));

/// The record of a whole battle.
static RECORD: LazyLock<String> = LazyLock::new(|| {
    let record = WHOLE.record(&HOUSE).expect("a battle that replays");
    record.expect("a battle that has begun")
});

/// A battle after so many commits, or at its end.
fn played(commits: usize) -> Hosted {
    let mut played = Played::new(rows(code("k7q2m9x4tz3c")));
    for _ in 0..commits {
        if played.next().is_none() {
            break;
        }
    }
    played.hosted
}

/// Any lines are requests of both sides that a battle keeps or refuses; what it keeps replays, and no frame shows what the other
/// side has sealed.
pub fn message_is_kept_or_refused(bytes: &[u8]) {
    let Some((&start, rest)) = bytes.split_first() else {
        return;
    };
    let mut hosted = STARTS[usize::from(start) % STARTS.len()].clone();
    let mut now = hosted.rows().last();
    for (nth, line) in rest
        .split(|&byte| byte == b'\n')
        .take(MOST_LINES)
        .enumerate()
    {
        let side = Side::BOTH[nth % 2];
        let Some(input) = str::from_utf8(line)
            .ok()
            .and_then(|line| read_request(side, line))
        else {
            continue;
        };
        now = now.after(1000);
        let Ok(Outcome::Commit(commit)) = hosted.step(now, input, &HOUSE) else {
            continue;
        };
        let version = hosted.version();
        hosted.apply(&commit).expect("a commit fits its battle");
        assert!(hosted.version() >= version);
        let again = Hosted::new(hosted.rows().clone()).expect("what was kept replays");
        let asks = |hosted: &Hosted| hosted.battle().map(|battle| battle.asks().to_string());
        assert_eq!(asks(&again), asks(&hosted));
        assert_eq!(again.closed(), hosted.closed());
        for side in Side::BOTH {
            if let Some(sealed) = &hosted.rows().seat(side).sealed {
                let frame = hosted.frame(side.other(), 0, now, &HOUSE);
                let shown = format!("{:?}", frame.public);
                assert!(!shown.contains(&sealed.order.to_string()), "{shown}");
            }
        }
    }
}

/// Any text that offers a battle begins one with two armies, whose record can be read, or is refused with one line.
pub fn offer_begins_a_battle_or_is_refused(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let offered = rows(code("k7q2m9x4tz3c"));
    let (root, created) = (offered.terms.root, offered.terms.created);
    let engine = Engine::new("0.1.0", "0123abcd");
    match read_offer(text, offered.terms.code, root, &engine, created) {
        None => {}
        Some(Err(why)) => {
            assert!(why.contains("expected"), "{why}");
            assert!(!why.contains(char::is_control), "{why:?}");
        }
        Some(Ok(terms)) => {
            let mut played = Played::new(Rows { terms, ..offered });
            for side in Side::BOTH {
                played.take(side);
            }
            // A battle that was begun elsewhere has its armies.
            if played.hosted.next_visit(Side::Red).is_some() && played.hosted.version() == 0 {
                for side in Side::BOTH {
                    played.seal(side);
                }
            }
            let record = played.hosted.record(&HOUSE).expect("a battle that replays");
            let record = record.expect("a battle that has begun");
            let read = Record::read(record.as_bytes()).expect("a record that was written");
            assert_eq!(read.broken, None);
        }
    }
}

/// Any lines after the beginning of a log are a battle whose record can be read, or are refused.
pub fn log_is_a_battle_or_refused(bytes: &[u8]) {
    let Some((&kept, rest)) = bytes.split_first() else {
        return;
    };
    let whole = WHOLE.rows();
    let mut steps: Vec<Step> = whole.steps.iter().take(kept.into()).cloned().collect();
    for line in rest.split(|&byte| byte == b'\n').take(MOST_LINES) {
        let Some(entry) = str::from_utf8(line)
            .ok()
            .and_then(|line| line.parse::<Entry>().ok())
        else {
            continue;
        };
        assert_eq!(entry.to_string().as_bytes(), line);
        let at = steps.last().map_or(whole.last(), |step| step.at);
        steps.push(Step {
            at,
            by: None,
            entry,
        });
    }
    let rows = Rows {
        steps,
        ..whole.clone()
    };
    let Ok(hosted) = Hosted::new(rows) else {
        return;
    };
    let record = hosted.record(&HOUSE).expect("a battle that replays");
    let record = record.expect("a battle that has begun");
    let read = Record::read(record.as_bytes()).expect("a record that was written");
    assert_eq!(read.broken, None);
    // Dice that the house has not thrown are found, but nothing panics.
    let _ = read.verdict(&Engine::new("0.1.0", "0123abcd"), None);
}

/// A record with shared dice in which bytes were changed does not prove other dice.
pub fn changed_dice_are_not_proven(bytes: &[u8]) {
    let mut text = RECORD.clone().into_bytes();
    for change in bytes.chunks_exact(3).take(8) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % text.len();
        text[at] = change[2];
    }
    let Ok(record) = Record::read(&text) else {
        return;
    };
    let Ok(verdict) = record.verdict(&Engine::new("0.1.0", "0123abcd"), None) else {
        return;
    };
    if verdict.finding == Finding::Agrees && verdict.dice.verdict == DiceVerdict::Checked {
        let changed = String::from_utf8_lossy(&text);
        assert!(throws(&RECORD).eq(throws(&changed)), "{changed}");
    }
}

/// The purposes and the dice of a record, without the hashes after them.
fn throws(record: &str) -> impl Iterator<Item = &str> {
    let lines = record.lines().filter(|line| line.starts_with("throw "));
    lines.map(|line| line.split(" #").next().unwrap_or(line))
}
