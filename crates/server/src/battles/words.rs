//! From the messages of `acies-wire` to what the machine of a battle takes, and back. No rule is here.

use std::collections::BTreeMap;

use acies_chronicle::shared_dice::{Code, Value};
use acies_chronicle::{EditionChoice, Engine, Head, Record};
use acies_host::{
    Act, Answer, EndBy, Entry, Hosted, Id, Input, Kind, Offer, Presence, Refusal, Reply, Request,
    Shown, StepError, Terms, Time, Wish,
};
use acies_referee::{self as referee, Measurement, Order, OrderError, Side, victory};
use acies_rulebook::{Rulebook, Scale};
use acies_wire::{self as wire, online};
use thiserror::Error;

/// The longest order, in bytes.
pub const LONGEST_ORDER: usize = 1 << 10;
/// The most conventions and the most rulings of an offer.
const MOST_OPTIONS: usize = 64;

/// Why a message does not say what the machine of a battle takes.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}: found `{found}`, expected {expected}")]
pub struct NotSaid {
    /// The field.
    pub field: &'static str,
    /// What was found there on one line, cut where it is long.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

impl NotSaid {
    pub fn new(field: &'static str, found: &str, expected: impl Into<String>) -> NotSaid {
        NotSaid {
            field,
            found: found
                .chars()
                .map(|one| if one.is_control() { ' ' } else { one })
                .take(40)
                .collect(),
            expected: expected.into(),
        }
    }
}

/// The word of a side.
pub fn side_word(side: Side) -> wire::SideWord {
    match side {
        Side::Red => wire::SideWord::Red,
        Side::Blue => wire::SideWord::Blue,
    }
}

/// The bytes that hexadecimal digits stand for; capitals are not taken, so that there is one way to write them.
pub fn bytes<const N: usize>(field: &'static str, text: &str) -> Result<[u8; N], NotSaid> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let mut bytes = [0; N];
    let is_read = text.len() == 2 * N
        && bytes
            .iter_mut()
            .zip(text.as_bytes().chunks(2))
            .all(|(byte, pair)| {
                let both = digit(pair[0]).zip(digit(pair[1]));
                *byte = both.map_or(0, |(high, low)| high << 4 | low);
                both.is_some()
            });
    let expected = || format!("{} lower-case hexadecimal digits", 2 * N);
    is_read
        .then_some(bytes)
        .ok_or_else(|| NotSaid::new(field, text, expected()))
}

/// The hexadecimal digits of bytes.
pub fn digits(bytes: &[u8]) -> String {
    use std::fmt::Write;
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // A text takes everything.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// An id that a page has drawn.
pub fn id(text: &str) -> Result<Id, NotSaid> {
    bytes("id", text).map(Id)
}

/// A value or a root of a chain.
pub fn value(field: &'static str, text: &str) -> Result<Value, NotSaid> {
    let read = text.parse();
    read.map_err(|_| NotSaid::new(field, text, "64 lower-case hexadecimal digits"))
}

fn shown(shown: &online::Shown) -> Result<Shown, NotSaid> {
    let read = shown.value.as_deref().map(|text| value("value", text));
    Ok(Shown {
        visit: shown.visit,
        value: read.transpose()?,
    })
}

/// An order, which has a limit of length.
fn line(text: String) -> Result<String, NotSaid> {
    if text.len() > LONGEST_ORDER {
        let expected = format!("at most {LONGEST_ORDER} bytes");
        return Err(NotSaid::new("line", &text, expected));
    }
    Ok(text)
}

/// An offer, as the log words it.
fn offer(text: &str) -> Result<Offer, NotSaid> {
    match format!("act red offers {text}").parse() {
        Ok(Entry::Act {
            act: Act::Offers(offer),
            ..
        }) => Ok(offer),
        _ => Err(NotSaid::new(
            "offer",
            text,
            "`draw`, `pause`, `pace …` or `rematch`",
        )),
    }
}

fn kind(text: &str) -> Result<Kind, NotSaid> {
    let mut all = Kind::ALL.into_iter();
    let kind = all.find(|kind| kind.word() == text);
    let words = || Kind::ALL.map(Kind::word).join("`, `");
    kind.ok_or_else(|| NotSaid::new("kind", text, format!("one of `{}`", words())))
}

fn reply(text: &str) -> Result<Reply, NotSaid> {
    match text {
        "default" => return Ok(Reply::Default),
        "ask" => return Ok(Reply::Ask),
        _ => {}
    }
    match Order::parse(text) {
        Ok(Order::Choose(choice)) => Ok(Reply::Always(choice)),
        _ => Err(NotSaid::new(
            "reply",
            text,
            "`default`, `ask` or a `choose` order",
        )),
    }
}

fn reply_text(reply: Reply) -> String {
    match reply {
        Reply::Default => "default".into(),
        Reply::Ask => "ask".into(),
        Reply::Always(choice) => Order::Choose(choice).to_string(),
    }
}

/// What a request of a side asks of the machine.
///
/// # Errors
/// When a word or a number in it cannot be read.
pub fn request(side: Side, id: Id, from: online::Wish) -> Result<Input, NotSaid> {
    let hash = *blake3::hash(&written(&from)).as_bytes();
    let wish = match from {
        online::Wish::Army { line: text, value } => Wish::Army {
            line: line(text)?,
            value: shown(&value)?,
        },
        online::Wish::Standing {
            kind: of,
            reply: to,
        } => Wish::Standing {
            kind: kind(&of)?,
            reply: reply(&to)?,
        },
        online::Wish::Orders {
            after,
            lines,
            value,
        } => Wish::Orders {
            after,
            lines: lines.into_iter().map(line).collect::<Result<_, _>>()?,
            value: value.as_ref().map(shown).transpose()?,
        },
        online::Wish::Back { after, orders } => Wish::Back { after, orders },
        online::Wish::Offer { offer: text } => Wish::Offer(offer(&text)?),
        online::Wish::Answer { offer, accepts } => Wish::Answer { offer, accepts },
        online::Wish::Resume => Wish::Resume,
        online::Wish::Give { time } => Wish::Give(time),
        online::Wish::Leave { days } => Wish::Leave(days),
        online::Wish::Resign => Wish::End(EndBy::Resign),
        online::Wish::ClaimWin => Wish::End(EndBy::ClaimWin),
        online::Wish::ClaimDraw => Wish::End(EndBy::ClaimDraw),
    };
    Ok(Input::Request(Request {
        side,
        id,
        hash,
        wish,
    }))
}

/// What the text of a request of a side asks of the machine; none where it is no request, or one that cannot be read.
pub fn read_request(side: Side, text: &str) -> Option<Input> {
    match serde_json::from_str(text).ok()? {
        online::FromPage::Request { id: text, wish, .. } => {
            request(side, id(&text).ok()?, wish).ok()
        }
        online::FromPage::Withdraw { id: text, .. } => Some(Input::Withdraw {
            side,
            id: id(&text).ok()?,
        }),
        _ => None,
    }
}

/// The terms of the battle that a text offers, such as a stranger sends; none where it is no offer.
///
/// # Errors
/// With a line that says what was expected, when no battle can be fought on these terms.
pub fn read_offer(
    text: &str,
    code: Code,
    root: Value,
    engine: &Engine,
    now: Time,
) -> Option<Result<Terms, String>> {
    let offering: online::Offering = serde_json::from_str(text).ok()?;
    let terms = offered(&offering, code, root, engine, now);
    Some(terms.map_err(|error| error.to_string()))
}

/// What an offer comes to: the terms of a battle with this code, and what was played of it before.
///
/// # Errors
/// When no battle can be fought on its terms, or its record is not that of a battle on these terms that can be gone on with.
pub fn offered(
    from: &online::Offering,
    code: Code,
    root: Value,
    engine: &Engine,
    now: Time,
) -> Result<Terms, NotSaid> {
    let terms = terms(&from.terms, code, root, engine, now)?;
    let Some(text) = &from.earlier else {
        return Ok(terms);
    };
    let wrong = |found: &str, error: &dyn std::fmt::Display| {
        let expected = format!("the record of a battle on these terms that is not over: {error}");
        NotSaid::new("earlier", found, expected)
    };
    let record = Record::read(text.as_bytes()).map_err(|error| wrong(text, &error))?;
    let earlier = acies_host::earlier(&record).map_err(|error| wrong(text, &error))?;
    // A record whose head was cut has no steps, and was refused.
    let before = record.head.map_err(|error| wrong(text, &error))?;
    // Nothing is in force that the terms do not name: the player who is invited reads those alone.
    let decides = |head: &Head| {
        let rules = (head.edition.clone(), head.edition_hash.clone());
        (rules, head.armies.clone(), head.board, head.limit)
    };
    if decides(&terms.head) != decides(&before) {
        let edition = &before.edition.edition;
        let found = format!("{edition} {}", before.armies.join(" against "));
        return Err(wrong(
            &found,
            &"its rules, armies, scale or limit of bounds are others",
        ));
    }
    let head = Head {
        attacker: before.attacker,
        ..terms.head
    };
    Ok(Terms {
        head,
        earlier,
        ..terms
    })
}

/// A wish as bytes: the same for the same wish, however a page has ordered its fields.
fn written(wish: &online::Wish) -> Vec<u8> {
    // Texts and whole numbers can always be written.
    serde_json::to_vec(wish).unwrap_or_default()
}

/// What an offer comes to: the terms of a battle with this code.
///
/// # Errors
/// When there is no such edition, convention, ruling, army list or pace.
pub fn terms(
    from: &online::Terms,
    code: Code,
    root: Value,
    engine: &Engine,
    now: Time,
) -> Result<Terms, NotSaid> {
    for (field, count) in [
        ("conventions", from.conventions.len()),
        ("rulings", from.rulings.len()),
    ] {
        if count > MOST_OPTIONS {
            let expected = format!("at most {MOST_OPTIONS}");
            return Err(NotSaid::new(field, &count.to_string(), expected));
        }
    }
    let one_line = |field, text: &str| {
        let is_one = !text.contains(char::is_control);
        let expected = "a text without control characters";
        is_one
            .then_some(())
            .ok_or_else(|| NotSaid::new(field, text, expected))
    };
    one_line("edition", &from.edition)?;
    let source = Rulebook::edition_source(&from.edition)
        .map_err(|error| NotSaid::new("edition", &from.edition, format!("an edition: {error}")))?;
    let rulings: Vec<(&str, &str)> = from
        .rulings
        .iter()
        .map(|answer| (answer.0.as_str(), answer.1.as_str()))
        .collect();
    let conventions: Vec<&str> = from.conventions.iter().map(String::as_str).collect();
    let found = conventions.join(" ");
    let wrong = |error: &dyn std::fmt::Display| {
        NotSaid::new("conventions or rulings", &found, error.to_string())
    };
    // The record names what is in force, without presets and default answers.
    let agreed = source
        .check_options(&rulings, &conventions)
        .map_err(|error| wrong(&error))?;
    let mut edition = EditionChoice {
        edition: from.edition.clone(),
        conventions: agreed.conventions,
        rulings: agreed.rulings,
        scale: Scale::Mm15,
    };
    let rulebook = edition.compile(&source).map_err(|error| wrong(&error))?;
    edition.edition.clone_from(&rulebook.edition);
    let pace = from.pace.parse();
    let pace = pace.map_err(|error: acies_host::PaceError| {
        NotSaid::new("pace", &from.pace, error.to_string())
    })?;
    let head = Head {
        engine: Some(engine.clone()),
        code: Some(code),
        ..Head::plain(
            edition,
            &rulebook,
            from.armies.clone(),
            acies_chronicle::shared_dice::SHARED,
        )
    };
    for army in &from.armies {
        one_line("armies", army)?;
    }
    if let Err(error) = head.battle() {
        let found = from.armies.join(" against ");
        return Err(NotSaid::new(
            "armies",
            &found,
            format!("two army lists of this edition: {error}"),
        ));
    }
    Ok(Terms {
        head,
        earlier: Vec::new(),
        code,
        root,
        pace,
        back_by_consent: from.back_by_consent,
        watched: from.watched,
        created: now,
    })
}

/// A battle as it is offered.
pub fn listed(hosted: &Hosted) -> online::Listed {
    let rows = hosted.rows();
    let terms = &rows.terms;
    let edition = &terms.head.edition;
    let rulings = edition.rulings.iter().cloned();
    let root = |side: Side| {
        let taken = rows.seat(side).taken;
        taken.map(|taken| taken.root.to_string())
    };
    online::Listed {
        code: terms.code.to_string(),
        terms: online::Terms {
            edition: edition.edition.clone(),
            conventions: edition.conventions.clone(),
            rulings: rulings
                .map(|(id, answer)| wire::Answer(id, answer))
                .collect(),
            armies: terms.head.armies.clone(),
            pace: terms.pace.to_string(),
            back_by_consent: terms.back_by_consent,
            watched: terms.watched,
        },
        root: terms.root.to_string(),
        roots: Side::BOTH.map(root),
        earlier: hosted.before().map(|battle| online::Earlier {
            steps: terms.earlier.len() as u32,
            bound: battle.setup().is_none().then(|| {
                let position = battle.position();
                let active = position.active;
                (side_word(active), position.bounds[active as usize])
            }),
            lost: victory::losses(battle.view()),
        }),
    }
}

/// What a socket that knows a battle up to a version is shown, as the page of a side or as one that only watches.
pub fn frame(
    hosted: &Hosted,
    by: Option<Side>,
    after: u32,
    now: Time,
    house: &acies_chronicle::shared_dice::Secret,
) -> online::Frame {
    // What is public is the same for both.
    let shown = hosted.frame(by.unwrap_or(Side::Red), after, now, house);
    let (public, own) = (shown.public, shown.own);
    let rows = hosted.rows();
    let own = by.map(|side| online::Own {
        side: side_word(side),
        next_visit: hosted.next_visit(side),
        may_take_back: match hosted.may_take_back() {
            Some((of, orders)) if of == side => u32::try_from(orders).unwrap_or(u32::MAX),
            _ => 0,
        },
        sealed: own.sealed,
        standing: Kind::ALL
            .map(|kind| (kind.word().to_owned(), reply_text(own.standing.of(kind))))
            .into(),
        ids: own
            .ids
            .iter()
            .map(|(at, id)| (*at, digits(&id.0)))
            .collect(),
    });
    let presence = public.presence.map(|presence| match presence {
        Presence::Never => online::Presence::Never,
        Presence::Here => online::Presence::Here,
        Presence::GoneSince(at) => online::Presence::Gone { since: at.0 },
    });
    let offers = public.offers.iter().map(|open| online::OpenOffer {
        number: open.no,
        by: side_word(open.by),
        offer: open.offer.to_string(),
    });
    online::Frame {
        battle: rows.terms.code.to_string(),
        now: now.0,
        head: rows
            .head()
            .map(|head| head.lines().iter().map(ToString::to_string).collect()),
        after: after.min(public.version),
        version: public.version,
        follows: digits(&public.follows),
        steps: public
            .steps
            .into_iter()
            .map(|(at, line)| (at.0, line))
            .collect(),
        asks: public.asks,
        taken: public.taken,
        has_sealed: public.has_sealed,
        presence,
        offers: offers.collect(),
        is_paused: public.is_paused,
        pace: public.pace.to_string(),
        clocks: public.clocks.map(|clocks| online::Clocks {
            left: clocks.left,
            runs: clocks.runs.map(side_word),
        }),
        house: public
            .house
            .map(|(visit, value)| (visit, value.to_string())),
        closed: public.closed.map(|close| close.to_string()),
        is_rematch_agreed: public.is_rematch_agreed,
        own,
    }
}

/// What became of a request or a withdrawal.
pub fn answer(battle: String, id: String, answer: Answer) -> online::FromHouse {
    match answer {
        Answer::Kept { version } => online::FromHouse::Kept {
            battle,
            id,
            version,
        },
        Answer::Withdrawn => online::FromHouse::Withdrawn { battle, id },
    }
}

/// The word for why a step cannot follow.
fn step_word(error: &StepError) -> &'static str {
    match error {
        StepError::Over => "over",
        StepError::NotAsked { .. } => "not-asked",
        StepError::Illegal(_) => "illegal",
        StepError::BadThrow(_) => "bad-throw",
        StepError::NoVisit { .. } => "no-value",
        StepError::WrongVisit { .. } => "wrong-visit",
        StepError::Value(_) => "wrong-value",
        StepError::CannotTakeBack { .. } => "cannot-take-back",
        StepError::NotOnward { .. } => "not-onward",
        StepError::NoOffer(_) => "no-offer",
        StepError::OfferedAlready => "offered-already",
        StepError::NotPaused => "not-paused",
        StepError::TimeGoesBack => "time-goes-back",
    }
}

/// The word for a refusal.
pub fn word(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::WrongSecret => "wrong-secret",
        Refusal::SeatTaken => "seat-taken",
        Refusal::NotBegun => "not-begun",
        Refusal::Over => "over",
        Refusal::NotOver => "not-over",
        Refusal::OtherBytes => "other-bytes",
        Refusal::Withdrawn => "withdrawn",
        Refusal::Stale { .. } => "stale",
        Refusal::Behind { .. } => "behind",
        Refusal::Unread { .. } => "unread",
        Refusal::Misplaced { .. } => "misplaced",
        Refusal::Count { .. } => "count",
        Refusal::AfterThrow { .. } => "after-throw",
        Refusal::Step { error, .. } => step_word(error),
        Refusal::NotSealing => "not-sealing",
        Refusal::WrongReply => "wrong-reply",
        Refusal::OutOfRange => "out-of-range",
        Refusal::WrongPace => "wrong-pace",
        Refusal::OpponentAway => "opponent-away",
        Refusal::NothingToClaim => "nothing-to-claim",
        Refusal::CannotLeave => "cannot-leave",
        Refusal::NoOutage => "no-outage",
        Refusal::WrongHouse => "wrong-house",
        Refusal::ChainsEnd => "chains-end",
    }
}

/// Why a request was refused, for the page.
pub fn refused(refusal: &Refusal) -> online::Refused {
    let (version, line, verdict) = match refusal {
        Refusal::Stale { version } | Refusal::Behind { version } => (Some(*version), None, None),
        Refusal::Unread { line, error } => (None, Some(*line), Some(unread(error))),
        Refusal::Misplaced { line } | Refusal::AfterThrow { line } => (None, Some(*line), None),
        Refusal::Step { line, error } => (None, Some(*line), broken(error)),
        _ => (None, None, None),
    };
    online::Refused {
        why: word(refusal).into(),
        version,
        line,
        verdict,
        within: None,
        text: refusal.to_string(),
    }
}

/// A refusal of the server itself, which has nothing to do with the battle.
pub fn refused_with(why: &str, text: String, within: Option<u32>) -> online::Refused {
    online::Refused {
        why: why.into(),
        version: None,
        line: None,
        verdict: None,
        within,
        text,
    }
}

fn unread(error: &OrderError) -> wire::Verdict {
    wire::Verdict {
        unread: Some(wire::Unread {
            column: error.column,
            found: error.found.clone(),
            expected: error.expected.clone(),
        }),
        ..wire::Verdict::default()
    }
}

/// The rules that an order breaks, with what was measured. What could be drawn is left out: the page's own engine draws.
fn broken(error: &StepError) -> Option<wire::Verdict> {
    let StepError::Illegal(breaches) = error else {
        return None;
    };
    Some(wire::Verdict {
        breaches: breaches.iter().map(breach).collect(),
        ..wire::Verdict::default()
    })
}

fn breach(breach: &referee::Breach) -> wire::Breach {
    let mut facts: BTreeMap<String, wire::FactValue> = BTreeMap::new();
    for (name, value) in breach.facts() {
        // Several measurements of one name become a list; a single one stays a plain value.
        let value = fact(value);
        match facts.get_mut(name) {
            Some(wire::FactValue::Many(all)) => all.push(value),
            Some(one) => *one = wire::FactValue::Many(vec![one.clone(), value]),
            None => {
                facts.insert(name.to_owned(), value);
            }
        }
    }
    wire::Breach {
        rule: breach.rule.id().to_owned(),
        facts,
        shapes: Vec::new(),
    }
}

fn fact(fact: Measurement) -> wire::FactValue {
    use wire::FactValue::{Count, Measure, Text};
    match fact {
        Measurement::Length(length) => Measure(length.base_widths()),
        Measurement::Angle(angle) => Measure(angle.degrees()),
        Measurement::Count(count) => Count(count),
        Measurement::Element(id) => Text(id.to_string()),
        Measurement::Party(party) => Text(party.to_string()),
        Measurement::Side(side) => Text(side.word().to_owned()),
        Measurement::Word(word) => Text(word.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use acies_chronicle::shared_dice::ChainError;

    use super::*;

    #[test]
    fn every_refusal_has_its_own_word() {
        let error = Order::parse("no order").unwrap_err();
        let step = |error| Refusal::Step { line: 2, error };
        let all = [
            Refusal::WrongSecret,
            Refusal::SeatTaken,
            Refusal::NotBegun,
            Refusal::Over,
            Refusal::NotOver,
            Refusal::OtherBytes,
            Refusal::Withdrawn,
            Refusal::Stale { version: 7 },
            Refusal::Behind { version: 7 },
            Refusal::Unread { line: 2, error },
            Refusal::Misplaced { line: 2 },
            Refusal::Count { found: 0, most: 64 },
            Refusal::AfterThrow { line: 2 },
            Refusal::NotSealing,
            Refusal::WrongReply,
            Refusal::OutOfRange,
            Refusal::WrongPace,
            Refusal::OpponentAway,
            Refusal::NothingToClaim,
            Refusal::CannotLeave,
            Refusal::NoOutage,
            Refusal::WrongHouse,
            Refusal::ChainsEnd,
            step(StepError::NotAsked {
                found: "an order",
                expected: "dice".into(),
            }),
            step(StepError::Illegal(Vec::new())),
            step(StepError::NoVisit { visit: 3 }),
            step(StepError::WrongVisit {
                found: 2,
                expected: 3,
            }),
            step(StepError::Value(ChainError::NotOfChain { visit: 3 })),
            step(StepError::CannotTakeBack { orders: 3, free: 1 }),
            step(StepError::NotOnward { found: 2, after: 3 }),
            step(StepError::NoOffer(3)),
            step(StepError::OfferedAlready),
            step(StepError::NotPaused),
            step(StepError::TimeGoesBack),
        ];
        let words: BTreeSet<&str> = all.iter().map(word).collect();
        assert_eq!(words.len(), all.len());
        // A battle that is over is over, by the word of the machine and of the log.
        assert_eq!(word(&step(StepError::Over)), "over");
        for refusal in &all {
            let refused = refused(refusal);
            assert_eq!(refused.text, refusal.to_string());
            assert!(!refused.text.is_empty());
        }
        let stale = serde_json::to_value(refused(&all[7])).unwrap();
        assert_eq!(
            stale,
            serde_json::json!({ "why": "stale", "version": 7, "text": "the battle went on to version 7" })
        );
    }

    #[test]
    fn digits_are_read_in_one_way() {
        assert_eq!(bytes::<2>("x", "0aff"), Ok([10, 255]));
        assert_eq!(digits(&[10, 255]), "0aff");
        for text in ["", "0af", "0afff", "0AFF", "0afg", "+aff", "0a\u{fc}"] {
            assert!(bytes::<2>("x", text).is_err(), "{text}");
        }
    }

    #[test]
    fn offers_and_replies_are_worded_as_in_the_log() {
        assert_eq!(offer("draw"), Ok(Offer::Draw));
        assert_eq!(
            offer("pace days 4"),
            Ok(Offer::Pace("days 4".parse().unwrap()))
        );
        assert!(offer("draw ").is_err());
        assert!(offer("pace days 99").is_err());
        for text in ["default", "ask", "choose flee left"] {
            assert_eq!(reply(text).map(reply_text), Ok(text.to_owned()));
        }
        assert!(reply("end").is_err());
    }
}
