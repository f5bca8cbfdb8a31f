//! Builds the expectations: parses and rotates orders, looks up ids, and rejects conflicting keys.

use acies_geometry::Pose;
use acies_referee::{Choice, Contact, ElementId, Order, Party, Phase, Rule, Side};
use toml::Spanned;

use super::super::error::{Complaint, complain, line_of, one_of};
use super::super::expect::{Expect, Expected, OrderExpected, ScoreExpected, Scored, is_rule};
use super::super::raw::{Exactly, Named, RawExpect};
use super::{Cast, File, Site, length, pose, stands};

impl Site<'_> {
    /// Reads the expectations for the edition being built.
    pub(super) fn expects(&self, file: File<'_>, cast: &Cast) -> Result<Vec<Expect>, Complaint> {
        let is_meant = |row: &&Spanned<RawExpect>| {
            let editions = row.get_ref().edition.as_ref();
            editions.is_none_or(|editions| editions.get_ref().has(file.edition))
        };
        let rows = self.raw.expect.iter().filter(is_meant).enumerate();
        rows.map(|(nth, row)| {
            let raw = row.get_ref();
            if raw.then && nth == 0 {
                return Err(complain(
                    row,
                    "the first expectation cannot go on from another",
                ));
            }
            Ok(Expect {
                line: line_of(file.text, row.span().start),
                then: raw.then,
                what: self.expected(row, cast)?,
            })
        })
        .collect()
    }

    fn expected(&self, row: &Spanned<RawExpect>, cast: &Cast) -> Result<Expected, Complaint> {
        let raw = row.get_ref();
        if let Some(dice) = &raw.throw {
            return stands::thrown(row, dice);
        }
        match (&raw.order, &raw.fight, &raw.shoot, &raw.winner) {
            (Some(order), None, None, None) => {
                allow(
                    row,
                    "order",
                    &[
                        "legal", "rule", "pips", "distance", "ends", "contacts", "dice", "choose",
                        "asks", "attacker", "edge",
                    ],
                )?;
                Ok(Expected::Order(self.order(row, order, cast)?))
            }
            (None, None, None, None) if raw.asks.is_some() || raw.attacker.is_some() => {
                allow(row, "asks", &["attacker"])?;
                Ok(Expected::Stands(stands::stands(raw)?))
            }
            (None, Some(fight), None, None) => {
                check_phase(row, raw.then, "fight", Phase::Combat, cast)?;
                allow(
                    row,
                    "fight",
                    &[
                        "factors", "odds", "dice", "result", "ends", "lost", "choose",
                    ],
                )?;
                let [one, other] = &fight.get_ref().0;
                let parties = [party(fight, one, cast)?, party(fight, other, cast)?];
                Ok(Expected::Fight(parties, self.scored(row, cast)?))
            }
            (None, None, Some(shoot), None) => {
                check_phase(row, raw.then, "shoot", Phase::Shooting, cast)?;
                allow(
                    row,
                    "shoot",
                    &[
                        "factors", "odds", "dice", "result", "ends", "lost", "choose",
                    ],
                )?;
                let by: Result<Vec<ElementId>, Complaint> = shoot
                    .get_ref()
                    .by
                    .iter()
                    .map(|id| cast.element(shoot, id))
                    .collect();
                let by = by?;
                if by.is_empty() {
                    return Err(complain(
                        shoot,
                        "found no shooter, expected at least one in `by`",
                    ));
                }
                let target = party(shoot, &shoot.get_ref().at, cast)?;
                Ok(Expected::Shoot(by, target, self.scored(row, cast)?))
            }
            (None, None, None, Some(winner)) => {
                allow(row, "winner", &[])?;
                let word = winner.get_ref();
                match (word.as_str(), Side::from_word(word)) {
                    ("none", _) => Ok(Expected::Winner(None)),
                    (_, Some(side)) => Ok(Expected::Winner(Some(side))),
                    _ => Err(complain(
                        winner,
                        format!("found `{word}`, expected none, red or blue"),
                    )),
                }
            }
            _ => Err(complain(
                row,
                "expected exactly one of `order`, `throw`, `fight`, `shoot`, `winner` and `asks`",
            )),
        }
    }

    fn order(
        &self,
        row: &Spanned<RawExpect>,
        text: &Spanned<String>,
        cast: &Cast,
    ) -> Result<OrderExpected, Complaint> {
        let raw = row.get_ref();
        let order = Order::parse(text.get_ref())
            .map_err(|error| complain(text, format!("`{}`, {error}", text.get_ref())))?;
        let legal = raw
            .legal
            .as_ref()
            .ok_or_else(|| complain(row, "an order without `legal`"))?;
        if !legal.get_ref() {
            let refused = [
                ("pips", raw.pips.is_some()),
                ("distance", raw.distance.is_some()),
                ("ends", raw.ends.is_some()),
                ("contacts", raw.contacts.is_some()),
                ("dice", raw.dice.is_some()),
                ("choose", raw.choose.is_some()),
                ("asks", raw.asks.is_some()),
                ("attacker", raw.attacker.is_some()),
                ("edge", raw.edge.is_some()),
            ];
            if let Some((key, _)) = refused.into_iter().find(|(_, there)| *there) {
                return Err(complain(
                    row,
                    format!("found `{key}` for an order that is not legal"),
                ));
            }
        }
        if let Some(rule) = &raw.rule {
            if *legal.get_ref() {
                return Err(complain(rule, "found a rule for an order that is legal"));
            }
            if !Rule::ALL
                .iter()
                .any(|known| is_rule(rule.get_ref(), known.id()))
            {
                let message = format!(
                    "found `{}`, expected a rule id or the start of one",
                    rule.get_ref()
                );
                return Err(complain(rule, message));
            }
        }
        let distance = raw
            .distance
            .as_ref()
            .map(|at| length(at, *at.get_ref()))
            .transpose()?;
        Ok(OrderExpected {
            order: self.frame.order(named(order, cast)),
            text: text.get_ref().clone(),
            legal: *legal.get_ref(),
            rule: raw.rule.as_ref().map(|rule| rule.get_ref().clone()),
            pips: raw.pips.as_ref().map(|pips| *pips.get_ref()),
            distance,
            ends: self.ends(raw, cast)?,
            contacts: raw
                .contacts
                .as_ref()
                .map(|list| contacts(list, cast))
                .transpose()?,
            dice: dice(raw)?,
            choose: choices(raw)?,
            stands: stands::stands(raw)?,
        })
    }

    fn scored(&self, row: &Spanned<RawExpect>, cast: &Cast) -> Result<Scored, Complaint> {
        let raw = row.get_ref();
        let dice = match (dice(raw)?.as_slice(), &raw.dice) {
            ([], None) => None,
            ([one, other], _) => Some([*one, *other]),
            (_, at) => {
                let place = at.as_ref().map_or(row.span(), Spanned::span);
                let message = "expected two dice".to_owned();
                return Err(Complaint {
                    span: place,
                    message,
                });
            }
        };
        if dice.is_none() && (raw.result.is_some() || raw.ends.is_some() || raw.lost.is_some()) {
            return Err(complain(row, "a result without `dice`"));
        }
        let ids = |list: &Spanned<Vec<String>>| -> Result<Vec<ElementId>, Complaint> {
            list.get_ref()
                .iter()
                .map(|id| cast.element(list, id))
                .collect()
        };
        Ok(Scored {
            factors: raw.factors.as_ref().map(|factors| factors.get_ref().0),
            odds: odds(raw, cast)?,
            dice,
            result: results(raw, cast)?,
            ends: self.ends(raw, cast)?,
            lost: raw.lost.as_ref().map(ids).transpose()?,
            choose: choices(raw)?,
        })
    }

    fn ends(&self, raw: &RawExpect, cast: &Cast) -> Result<Vec<(ElementId, Pose)>, Complaint> {
        let Some(table) = &raw.ends else {
            return Ok(Vec::new());
        };
        let ends = table.get_ref().iter();
        ends.map(|(id, at)| {
            let place = self.frame.pose(pose(id, id, at.0)?);
            Ok((cast.element(id, id.get_ref())?, place))
        })
        .collect()
    }
}

/// Rewrites an order that names the occupants of a camp as an order that names the camp.
fn named(order: Order, cast: &Cast) -> Order {
    let at = |party: Party| party.element().map_or(party, |id| cast.party_of(id));
    match order {
        Order::Shoot(shooters, target) => Order::Shoot(shooters, at(target)),
        Order::Fight(party) => Order::Fight(at(party)),
        other => other,
    }
}

/// Rejects keys that this kind of expectation does not have.
pub(super) fn allow(
    row: &Spanned<RawExpect>,
    kind: &str,
    allowed: &[&str],
) -> Result<(), Complaint> {
    let raw = row.get_ref();
    let given = [
        ("legal", raw.legal.is_some()),
        ("rule", raw.rule.is_some()),
        ("pips", raw.pips.is_some()),
        ("distance", raw.distance.is_some()),
        ("ends", raw.ends.is_some()),
        ("contacts", raw.contacts.is_some()),
        ("dice", raw.dice.is_some()),
        ("choose", raw.choose.is_some()),
        ("factors", raw.factors.is_some()),
        ("odds", raw.odds.is_some()),
        ("result", raw.result.is_some()),
        ("lost", raw.lost.is_some()),
        ("edge", raw.edge.is_some()),
        ("attacker", raw.attacker.is_some()),
    ];
    let asks = ("asks", raw.asks.is_some() && kind != "asks");
    match given
        .into_iter()
        .chain([asks])
        .find(|(key, there)| *there && !allowed.contains(key))
    {
        None => Ok(()),
        Some((key, _)) => {
            let known = one_of(allowed.iter().copied());
            Err(complain(
                row,
                format!("found `{key}` for `{kind}`, expected {known}"),
            ))
        }
    }
}

/// Checks that the phase fits the combat or shooting, unless the expectation continues from another.
fn check_phase(
    row: &Spanned<RawExpect>,
    then: bool,
    key: &str,
    phase: Phase,
    cast: &Cast,
) -> Result<(), Complaint> {
    if then || cast.position.phase == phase {
        return Ok(());
    }
    Err(complain(
        row,
        format!("found `{key}` in another phase than {}", phase.word()),
    ))
}

fn party<T>(at: &Spanned<T>, word: &str, cast: &Cast) -> Result<Party, Complaint> {
    match Party::parse(word) {
        Some(Party::Stronghold(stronghold)) => Ok(Party::Stronghold(stronghold)),
        _ => Ok(cast.party_of(cast.element(at, word)?)),
    }
}

fn contacts(
    list: &Spanned<Vec<Exactly<String, 3>>>,
    cast: &Cast,
) -> Result<Vec<(ElementId, Contact, Party)>, Complaint> {
    let rows = list.get_ref().iter();
    rows.map(|Exactly([id, how, other])| {
        let contact = Contact::from_word(how).ok_or_else(|| {
            let words = one_of(Contact::ALL.map(Contact::word));
            complain(list, format!("found `{how}`, expected {words}"))
        })?;
        Ok((cast.element(list, id)?, contact, party(list, other, cast)?))
    })
    .collect()
}

fn dice(raw: &RawExpect) -> Result<Vec<u8>, Complaint> {
    raw.dice.as_ref().map_or(Ok(Vec::new()), faces)
}

pub(super) fn faces(dice: &Spanned<Vec<u8>>) -> Result<Vec<u8>, Complaint> {
    match dice.get_ref().iter().find(|face| !(1..=6).contains(*face)) {
        None => Ok(dice.get_ref().clone()),
        Some(face) => Err(complain(
            dice,
            format!("found a die of {face}, expected 1 to 6"),
        )),
    }
}

/// Joins each choice with its answer into one text, as in `{ "recoil r1" = 1.0, "flee r2" = "left", "stay-at-bank" = true }`.
fn choices(raw: &RawExpect) -> Result<Vec<Choice>, Complaint> {
    let empty = Named::new();
    let table = raw.choose.as_ref().map_or(&empty, Spanned::get_ref);
    let rows = table.iter();
    rows.map(|(key, value)| {
        let text = match value {
            toml::Value::Boolean(true) => key.get_ref().clone(),
            toml::Value::String(word) => format!("{} {word}", key.get_ref()),
            number => format!("{} {number}", key.get_ref()),
        };
        Choice::parse(&text).map_err(|error| complain(key, format!("`{text}`, {error}")))
    })
    .collect()
}

fn result_word<T>(at: &Spanned<T>, word: &str) -> Result<ScoreExpected, Complaint> {
    let found = ScoreExpected::ALL
        .into_iter()
        .find(|result| result.word() == word);
    found.ok_or_else(|| {
        let words = one_of(ScoreExpected::ALL.map(ScoreExpected::word));
        complain(at, format!("found `{word}`, expected {words}"))
    })
}

fn results(raw: &RawExpect, cast: &Cast) -> Result<Vec<(ElementId, ScoreExpected)>, Complaint> {
    let empty = Named::new();
    let table = raw.result.as_ref().map_or(&empty, Spanned::get_ref);
    let rows = table.iter();
    rows.map(|(id, word)| {
        Ok((
            cast.element(id, id.get_ref())?,
            result_word(word, word.get_ref())?,
        ))
    })
    .collect()
}

fn odds(raw: &RawExpect, cast: &Cast) -> Result<Vec<(ElementId, ScoreExpected, u8)>, Complaint> {
    let empty = Named::new();
    let table = raw.odds.as_ref().map_or(&empty, Spanned::get_ref);
    let mut odds = Vec::new();
    for (id, results) in table {
        let element = cast.element(id, id.get_ref())?;
        let mut sum = 0_u32;
        for (word, &count) in results {
            let result = result_word(word, word.get_ref())?;
            if matches!(result, ScoreExpected::Pursue | ScoreExpected::Conform) {
                return Err(complain(word, "in odds, none counts a winner that pursues"));
            }
            odds.push((element, result, count));
            sum += u32::from(count);
        }
        if sum > 36 {
            return Err(complain(
                id,
                format!("found {sum} of 36 throws for {element}"),
            ));
        }
    }
    Ok(odds)
}
