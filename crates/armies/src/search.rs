//! Searches army lists by typed text: a key, a book, words of a name, years, or a home.

use crate::key::ListKey;
use crate::library::Library;
use crate::list::ArmyList;
use crate::years::{Year, Years};

/// Numbers from here on are taken as years AD if nothing else is given; smaller ones as list numbers.
const MIN_BARE_YEAR: i16 = 100;

/// One condition of a search.
enum Term {
    /// The list, or the sub-lists, with this key.
    Key(ListKey),
    /// A list of this book, 1 to 4.
    Book(u8),
    /// The army fought in this year.
    Year(Year),
    /// The army fought at some time in these years.
    Years(Years),
    /// The number of the list, in any book, or a word of its name.
    Number(u8, String),
    /// Part of a word of its name, or its home.
    Word(String),
}

/// How well a list matches a search; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MatchQuality {
    /// A word of its name starts with it, or the key or year is right.
    Name,
    /// A word of its group starts with it.
    Group,
    /// The letters are inside its name or group, or are its home.
    Inside,
}

impl Library {
    /// The lists that match all terms of a search, best matches first, then by key.
    ///
    /// Terms are separated by blanks: a key (`II/12`; `II/5` for all of its sub-lists), a book (`II/`), a
    /// year (`-330`, `330BC`, `330 BC`, `66 AD`, `1066`), years (`400-301 BC`), the number of a list (`12`),
    /// a home (`Tropical`), or the beginning of a word of the name or group (`mac`). Text inside words
    /// matches too. Case and apostrophes are ignored. A search without terms finds nothing.
    pub fn search(&self, text: &str) -> Vec<&ArmyList> {
        let terms = terms(text);
        let fits = |list: &ArmyList| {
            terms
                .iter()
                .map(|term| term.match_list(list))
                .collect::<Option<Vec<_>>>()?
                .into_iter()
                .max()
        };
        let found: Vec<(MatchQuality, &ArmyList)> = self
            .lists()
            .iter()
            .filter_map(|list| fits(list).map(|fit| (fit, list)))
            .collect();
        [
            MatchQuality::Name,
            MatchQuality::Group,
            MatchQuality::Inside,
        ]
        .iter()
        .flat_map(|best| found.iter().filter(move |(fit, _)| fit == best))
        .map(|&(_, list)| list)
        .collect()
    }
}

/// Splits a search into terms; a separate era belongs to the number before it.
fn terms(text: &str) -> Vec<Term> {
    let words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .collect();
    let mut terms = Vec::new();
    let mut words = words.into_iter().filter(|word| !word.is_empty()).peekable();
    while let Some(word) = words.next() {
        let era = words.next_if(|next| is_dated(word) && is_era(next));
        terms.push(era.map_or_else(|| term(word), |era| term(&format!("{word}{era}"))));
    }
    terms
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether an era may follow: a number, or two joined by a dash.
fn is_dated(word: &str) -> bool {
    let (first, last) = word.split_once('-').unwrap_or((word, word));
    is_number(first) && is_number(last)
}

fn is_era(word: &str) -> bool {
    ["BC", "BCE", "AD", "CE"]
        .iter()
        .any(|era| era.eq_ignore_ascii_case(word))
}

fn term(word: &str) -> Term {
    if let Ok(key) = word.parse() {
        return Term::Key(key);
    }
    if let Some(book) = word.strip_suffix('/').and_then(ListKey::book_number) {
        return Term::Book(book);
    }
    if let Ok(years) = word.parse::<Years>()
        && years.first() < years.last()
    {
        return Term::Years(years);
    }
    match word.parse::<Year>() {
        Ok(year) if !is_number(word) || year.number() >= MIN_BARE_YEAR => Term::Year(year),
        Ok(year) => Term::Number(year.number() as u8, plain(word)),
        Err(_) => Term::Word(plain(word)),
    }
}

/// A text in lower case without apostrophes and quotes, for comparison.
fn plain(text: &str) -> String {
    text.chars()
        .filter(|letter| !matches!(letter, '\'' | '"' | '\u{2019}'))
        .flat_map(char::to_lowercase)
        .collect()
}

fn has_word(text: &str, beginning: &str) -> bool {
    plain(text)
        .split(|letter: char| !letter.is_alphanumeric())
        .any(|word| word.starts_with(beginning))
}

impl Term {
    fn match_list(&self, list: &ArmyList) -> Option<MatchQuality> {
        match self {
            Self::Key(key) => key.covers(list.key()).then_some(MatchQuality::Name),
            Self::Book(book) => (list.key().book() == *book).then_some(MatchQuality::Name),
            Self::Years(years) => {
                let mut spans = list.dates().spans().iter();
                spans
                    .any(|span| span.meets(*years))
                    .then_some(MatchQuality::Name)
            }
            Self::Year(year) => {
                let in_name =
                    year.number() > 0 && has_word(list.name(), &year.number().to_string());
                (list.dates().contains(*year) || in_name).then_some(MatchQuality::Name)
            }
            Self::Number(number, word) => (list.key().number() == *number
                || has_word(list.name(), word))
            .then_some(MatchQuality::Name),
            Self::Word(word) => Self::match_word(word, list),
        }
    }

    fn match_word(word: &str, list: &ArmyList) -> Option<MatchQuality> {
        if has_word(list.name(), word) {
            Some(MatchQuality::Name)
        } else if has_word(list.group(), word) {
            Some(MatchQuality::Group)
        } else {
            let mut homes = list.home().iter();
            (homes.any(|home| plain(&home.to_string()) == word)
                || plain(list.name()).contains(word)
                || plain(list.group()).contains(word))
            .then_some(MatchQuality::Inside)
        }
    }
}
