//! What a row holds, as text, and back.

use acies_chronicle::shared_dice::{Code, SHARED, Value};
use acies_chronicle::{Head, Record};
use acies_host::{Id, Kind, Presence, Reply, Sealed, Standing, Time};
use acies_referee::Order;

/// The source of dice that stands in a kept head, because the roots of the players are not known when it is written.
const NO_ROOTS: &str = "physical";

/// The head without its code and the roots of its dice.
pub fn head_text(head: &Head) -> String {
    let bare = Head {
        code: None,
        dice: (NO_ROOTS.into(), None),
        ..head.clone()
    };
    let lines: Vec<String> = bare.lines().iter().map(ToString::to_string).collect();
    lines.join("\n") + "\n"
}

/// The head of a battle with this code, without the roots of its dice; none where the text is no head.
pub fn head_of(text: &str, code: Code) -> Option<Head> {
    let record = Record::read(text.as_bytes()).ok()?;
    let head = Head {
        code: Some(code),
        dice: (SHARED.into(), None),
        ..record.head.ok()?
    };
    // Nothing stands there that would be lost when it is written again.
    (head_text(&head) == text).then_some(head)
}

/// The replies that are not the referee's default, a line each.
pub fn standing_text(standing: &Standing) -> String {
    let line = |kind: Kind| match standing.of(kind) {
        Reply::Default => None,
        Reply::Ask => Some(format!("{} ask", kind.word())),
        Reply::Always(choice) => Some(format!("{} {}", kind.word(), Order::Choose(choice))),
    };
    let lines: Vec<String> = Kind::ALL.into_iter().filter_map(line).collect();
    lines.join("\n")
}

/// The replies of a text; none where it has another line.
pub fn standing_of(text: &str) -> Option<Standing> {
    text.lines()
        .try_fold(Standing::default(), |standing, line| {
            let (word, reply) = line.split_once(' ')?;
            let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word)?;
            let reply = match (reply, Order::parse(reply)) {
                ("ask", _) => Reply::Ask,
                (_, Ok(Order::Choose(choice))) => Reply::Always(choice),
                _ => return None,
            };
            reply.fits(kind).then(|| standing.with(kind, reply))
        })
}

/// Whether a player is there: `never`, `here`, or `gone` and since when.
pub fn presence_text(presence: Presence) -> String {
    match presence {
        Presence::Never => "never".into(),
        Presence::Here => "here".into(),
        Presence::GoneSince(Time(at)) => format!("gone {at}"),
    }
}

/// What a text says of a player; none where it says nothing.
pub fn presence_of(text: &str) -> Option<Presence> {
    match text {
        "never" => Some(Presence::Never),
        "here" => Some(Presence::Here),
        _ => {
            let at = text.strip_prefix("gone ")?.parse().ok()?;
            Some(Presence::GoneSince(Time(at)))
        }
    }
}

/// The columns of an army that is sealed: the order, the value and the id.
pub type SealedColumns = (Option<String>, Option<String>, Option<[u8; 16]>);

/// The columns of an army that is sealed; three times nothing where none is.
pub fn sealed_columns(sealed: Option<&Sealed>) -> SealedColumns {
    match sealed {
        None => (None, None, None),
        Some(Sealed { order, value, by }) => (
            Some(order.to_string()),
            value.map(|value| value.to_string()),
            Some(by.0),
        ),
    }
}

/// The army of three columns; none where they do not go together.
pub fn sealed_of((order, value, by): SealedColumns) -> Option<Sealed> {
    let value: Option<Value> = value.map(|text| text.parse()).transpose().ok()?;
    Some(Sealed {
        order: Order::parse(&order?).ok()?,
        value,
        by: Id(by?),
    })
}

#[cfg(test)]
mod tests {
    use acies_referee::Choice;

    use super::*;

    #[test]
    fn standing_answers_read_back() {
        let all = Standing::default()
            .with(Kind::Recoil, Reply::Always(Choice::RecoilByDepth(true)))
            .with(Kind::Target, Reply::Ask);
        for standing in [Standing::default(), all] {
            assert_eq!(standing_of(&standing_text(&standing)), Some(standing));
        }
        for text in [
            "recoil",
            "recoil always",
            "courage ask",
            "target choose flight left",
        ] {
            assert_eq!(standing_of(text), None, "{text}");
        }
    }

    #[test]
    fn presence_reads_back() {
        for presence in [
            Presence::Never,
            Presence::Here,
            Presence::GoneSince(Time(-5)),
        ] {
            assert_eq!(presence_of(&presence_text(presence)), Some(presence));
        }
        for text in ["", "gone", "gone home"] {
            assert_eq!(presence_of(text), None, "{text}");
        }
    }
}
