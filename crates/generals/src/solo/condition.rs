//! One comparison of facts, as a modifier of the procedure names it.
//!
//! The words are `mounted`, `not elephant`, `spear-npg odd`, `blade-npg not-thirds`, `aggression = defensive`,
//! `main in blade spear`, and sums on both sides of `<`, `<=`, `=`, `>=`, `>`: `spear-npg + blade-npg < 6`.

use std::cmp::Ordering;

use super::facts::{Fact, FactKind, Facts};

/// Something that holds or does not.
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
        how: How,
        right: Sum,
    },
}

/// How two sums are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Less,
    AtMost,
    Equal,
    AtLeast,
    More,
}

impl How {
    fn read(word: &str) -> Option<How> {
        Some(match word {
            "<" => How::Less,
            "<=" => How::AtMost,
            "=" => How::Equal,
            ">=" => How::AtLeast,
            ">" => How::More,
            _ => return None,
        })
    }

    fn holds(self, order: Ordering) -> bool {
        match self {
            How::Less => order.is_lt(),
            How::AtMost => order.is_le(),
            How::Equal => order.is_eq(),
            How::AtLeast => order.is_ge(),
            How::More => order.is_gt(),
        }
    }
}

/// Facts that are added up, or a number.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sum {
    Facts(Vec<Fact>),
    Number(i16),
}

impl Sum {
    fn of(&self, facts: &Facts) -> i16 {
        match self {
            Sum::Facts(list) => list.iter().map(|&fact| facts.get(fact)).sum(),
            Sum::Number(number) => *number,
        }
    }

    fn read(words: &[&str]) -> Result<Sum, String> {
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
                    if fact.kind() != FactKind::Count {
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
    Fact::named(name).ok_or_else(|| format!("found `{name}`, expected a fact"))
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
    /// Reads the words of a condition.
    ///
    /// # Errors
    /// When they are none: what was found and what was expected.
    pub fn read(text: &str) -> Result<Condition, String> {
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
            words => compared(words),
        };
        test.map(|test| Condition { test })
    }

    /// Whether it holds.
    pub fn holds(&self, facts: &Facts) -> bool {
        match &self.test {
            Test::Flag { fact, wanted } => (facts.get(*fact) != 0) == *wanted,
            Test::Odd(fact) => facts.get(*fact) % 2 != 0,
            Test::NotThirds(fact) => facts.get(*fact) % 3 != 0,
            Test::Among { fact, numbers } => numbers.contains(&facts.get(*fact)),
            Test::Compare { left, how, right } => how.holds(left.of(facts).cmp(&right.of(facts))),
        }
    }

    /// The facts that it asks for, in the order of its words.
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

/// Two sums with a sign between them.
fn compared(words: &[&str]) -> Result<Test, String> {
    let place = words.iter().position(|word| How::read(word).is_some());
    let (Some(place), text) = (place, words.join(" ")) else {
        return Err(format!(
            "found `{}`, expected two sums with `<`, `<=`, `=`, `>=` or `>` between them",
            words.join(" ")
        ));
    };
    let sums = Sum::read(&words[..place])
        .and_then(|left| Ok((left, Sum::read(&words[place + 1..])?)))
        .map_err(|message| format!("`{text}`: {message}"))?;
    let how = How::read(words[place]).ok_or("a sign that was found is a sign")?;
    Ok(Test::Compare {
        left: sums.0,
        how,
        right: sums.1,
    })
}
