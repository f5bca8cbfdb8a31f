//! Builds the expected state of a battle, now or after an order or a dice roll.

use acies_referee::{Side, TableEdge};
use toml::Spanned;

use super::super::error::{Complaint, complain, one_of};
use super::super::expect::{Expected, Stands};
use super::super::raw::RawExpect;
use super::expects::{allow, faces};

/// Builds an expectation about a dice roll alone.
pub(super) fn thrown(
    row: &Spanned<RawExpect>,
    dice: &Spanned<Vec<u8>>,
) -> Result<Expected, Complaint> {
    let raw = row.get_ref();
    allow(row, "throw", &["asks", "attacker", "edge"])?;
    let others = [
        ("order", raw.order.is_some()),
        ("fight", raw.fight.is_some()),
        ("shoot", raw.shoot.is_some()),
        ("winner", raw.winner.is_some()),
    ];
    if let Some((key, _)) = others.into_iter().find(|(_, there)| *there) {
        return Err(complain(row, format!("found `{key}` beside `throw`")));
    }
    if dice.get_ref().is_empty() {
        return Err(complain(dice, "no dice, expected at least one of 1 to 6"));
    }
    Ok(Expected::Throw(faces(dice)?, stands(raw)?))
}

/// Builds the expected state afterwards.
pub(super) fn stands(raw: &RawExpect) -> Result<Stands, Complaint> {
    let attacker = |word: &Spanned<String>| match word.get_ref().as_str() {
        "none" => Ok(None),
        other => Side::from_word(other)
            .map(Some)
            .ok_or_else(|| complain(word, format!("found `{other}`, expected none, red or blue"))),
    };
    let edge = |word: &Spanned<String>| {
        TableEdge::from_word(word.get_ref()).ok_or_else(|| {
            let edges = one_of(TableEdge::ALL.map(TableEdge::word));
            complain(
                word,
                format!("found `{}`, expected {edges}", word.get_ref()),
            )
        })
    };
    Ok(Stands {
        asks: raw.asks.as_ref().map(|words| words.get_ref().clone()),
        attacker: raw.attacker.as_ref().map(attacker).transpose()?,
        edge: raw.edge.as_ref().map(edge).transpose()?,
    })
}
