//! Conditions of the procedure's modifiers: one comparison of facts each.
//!
//! The forms are `mounted`, `not elephant`, `spear-npg odd`, `blade-npg not-thirds`, `aggression = defensive`, `main in
//! blade spear`, and sums on both sides of `<`, `<=`, `=`, `>=`, `>`: `spear-npg + blade-npg < 6`.

use std::cmp::Ordering;

use super::facts::{Fact, FactKind, Facts};

/// A condition on facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    test: Test,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Test {
    Flag {
        fact: Fact,
        wanted: bool,
    },
    Odd(Fact),
    /// Not divisible by three.
    NotThirds(Fact),
    Among {
        fact: Fact,
        numbers: Vec<i16>,
    },
    Compare {
        left: Sum,
        comparison: Comparison,
        right: Sum,
    },
}

/// How two sums are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Comparison {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

impl Comparison {
    fn parse(word: &str) -> Option<Comparison> {
        Some(match word {
            "<" => Comparison::Less,
            "<=" => Comparison::AtMost,
            "=" => Comparison::Equal,
            ">=" => Comparison::AtLeast,
            ">" => Comparison::More,
            _ => return None,
        })
    }

    fn holds(self, order: Ordering) -> bool {
        match self {
            Comparison::Less => order.is_lt(),
            Comparison::AtMost => order.is_le(),
            Comparison::Equal => order.is_eq(),
            Comparison::AtLeast => order.is_ge(),
            Comparison::More => order.is_gt(),
        }
    }
}

/// A sum of facts, or a number.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sum {
    Facts(Vec<Fact>),
    Number(i16),
}

impl Sum {
    fn total(&self, facts: &Facts) -> i16 {
        match self {
            Sum::Facts(list) => list.iter().map(|&fact| facts.get(fact)).sum(),
            Sum::Number(number) => *number,
        }
    }

    fn parse(words: &[&str]) -> Result<Sum, String> {
        if let [word] = words
            && let Ok(number) = word.parse()
        {
            return Ok(Sum::Number(number));
        }
        let mut list = Vec::new();
        for (place, &word) in words.iter().enumerate() {
            match (place % 2, word) {
                (1, "+") => {}
                (0, name) => {
                    let fact = fact(name)?;
                    if !matches!(fact.kind(), FactKind::Count | FactKind::Pips) {
                        return Err(format!("`{name}` does not count anything"));
                    }
                    list.push(fact);
                }
                _ => return Err(format!("found `{word}`, expected `+`")),
            }
        }
        if words.len().is_multiple_of(2) {
            return Err("a sum wants a fact after each `+`".to_owned());
        }
        Ok(Sum::Facts(list))
    }
}

fn fact(name: &str) -> Result<Fact, String> {
    Fact::from_name(name).ok_or_else(|| format!("found `{name}`, expected a fact"))
}

fn flag(name: &str, wanted: bool) -> Result<Test, String> {
    let fact = fact(name)?;
    if fact.kind() == FactKind::Flag {
        Ok(Test::Flag { fact, wanted })
    } else {
        Err(format!("`{name}` is not a fact of yes and no"))
    }
}

fn among(name: &str, words: &[&str]) -> Result<Test, String> {
    let fact = fact(name)?;
    let numbers: Option<Vec<i16>> = words.iter().map(|word| fact.kind().number(word)).collect();
    match numbers {
        Some(numbers) if !numbers.is_empty() => Ok(Test::Among { fact, numbers }),
        _ => Err(format!(
            "found `{}`, expected {}",
            words.join(" "),
            fact.expected()
        )),
    }
}

impl Condition {
    /// Parses a condition.
    ///
    /// # Errors
    /// Fails with what was found and what was expected.
    pub fn parse(text: &str) -> Result<Condition, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let test = match words.as_slice() {
            [] => Err("found nothing, expected a condition".to_owned()),
            [name] => flag(name, true),
            ["not", name] => flag(name, false),
            [name, "odd"] => fact(name).map(Test::Odd),
            [name, "not-thirds"] => fact(name).map(Test::NotThirds),
            [name, "in", words @ ..] => among(name, words),
            [name, "=", word]
                if fact(name).is_ok_and(|fact| fact.kind().number(word).is_some()) =>
            {
                among(name, &[word])
            }
            words => parse_comparison(words),
        };
        test.map(|test| Condition { test })
    }

    /// Whether the condition holds.
    pub fn holds(&self, facts: &Facts) -> bool {
        match &self.test {
            Test::Flag { fact, wanted } => (facts.get(*fact) != 0) == *wanted,
            Test::Odd(fact) => facts.get(*fact) % 2 != 0,
            Test::NotThirds(fact) => facts.get(*fact) % 3 != 0,
            Test::Among { fact, numbers } => numbers.contains(&facts.get(*fact)),
            Test::Compare {
                left,
                comparison,
                right,
            } => comparison.holds(left.total(facts).cmp(&right.total(facts))),
        }
    }

    /// The facts that it uses, in the order of its words.
    pub fn facts(&self) -> Vec<Fact> {
        match &self.test {
            Test::Flag { fact, .. }
            | Test::Odd(fact)
            | Test::NotThirds(fact)
            | Test::Among { fact, .. } => vec![*fact],
            Test::Compare { left, right, .. } => [left, right]
                .into_iter()
                .flat_map(|sum| match sum {
                    Sum::Facts(list) => list.clone(),
                    Sum::Number(_) => Vec::new(),
                })
                .collect(),
        }
    }
}

/// Parses two sums with a comparison between them.
fn parse_comparison(words: &[&str]) -> Result<Test, String> {
    let place = words
        .iter()
        .position(|word| Comparison::parse(word).is_some());
    let (Some(place), text) = (place, words.join(" ")) else {
        return Err(format!(
            "found `{}`, expected two sums with `<`, `<=`, `=`, `>=` or `>` between them",
            words.join(" ")
        ));
    };
    let sums = Sum::parse(&words[..place])
        .and_then(|left| Ok((left, Sum::parse(&words[place + 1..])?)))
        .map_err(|message| format!("`{text}`: {message}"))?;
    let comparison = Comparison::parse(words[place]).ok_or("a sign that was found is a sign")?;
    Ok(Test::Compare {
        left: sums.0,
        comparison,
        right: sums.1,
    })
}
