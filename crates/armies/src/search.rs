//! Finds army lists by what a person types: a key, a book, words of a name, years, a home.

use crate::key::ListKey;
use crate::library::Library;
use crate::list::ArmyList;
use crate::years::{Year, Years};

/// Numbers from here on are years AD where nothing says what they are; below, they are numbers of lists.
const LEAST_BARE_YEAR: i16 = 100;

/// One condition of a search.
enum Term {
    /// The list, or the sub-lists, of this key.
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

/// How well a list meets a search; better is less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// A word of its name begins so, or the key or year is right.
    Name,
    /// A word of its group begins so.
    Group,
    /// The letters are somewhere in its name or group, or they are its home.
    Inside,
}

impl Library {
    /// The lists that meet all the terms of a search, those first that meet them best, then by key.
    ///
    /// Terms are separated by blanks: a key (`II/12`; `II/5` for all of its sub-lists), a book (`II/`), a year (`-330`,
    /// `330BC`, `330 BC`, `66 AD`, `1066`), years (`400-301 BC`), the number of a list (`12`), a home (`Tropical`), or the
    /// beginning of a word of the name or group (`mac`); words may be found inside of others too. Capitals and apostrophes
    /// do not matter. A search without terms finds nothing.
    pub fn search(&self, text: &str) -> Vec<&ArmyList> {
        let terms = terms(text);
        let fits = |list: &ArmyList| {
            terms
                .iter()
                .map(|term| term.fit(list))
                .collect::<Option<Vec<_>>>()?
                .into_iter()
                .max()
        };
        let found: Vec<(Fit, &ArmyList)> = self
            .lists()
            .iter()
            .filter_map(|list| fits(list).map(|fit| (fit, list)))
            .collect();
        [Fit::Name, Fit::Group, Fit::Inside]
            .iter()
            .flat_map(|best| found.iter().filter(move |(fit, _)| fit == best))
            .map(|&(_, list)| list)
            .collect()
    }
}

/// Splits a search into its terms; an era on its own belongs to the number before it.
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

/// Whether an era may follow: a number, or two with a dash between them.
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
    if let Some(book) = word.strip_suffix('/').and_then(ListKey::book_of) {
        return Term::Book(book);
    }
    if let Ok(years) = word.parse::<Years>()
        && years.first() < years.last()
    {
        return Term::Years(years);
    }
    match word.parse::<Year>() {
        Ok(year) if !is_number(word) || year.number() >= LEAST_BARE_YEAR => Term::Year(year),
        Ok(year) => Term::Number(year.number() as u8, plain(word)),
        Err(_) => Term::Word(plain(word)),
    }
}

/// A text in small letters without apostrophes and quotes, as it is compared.
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
    fn fit(&self, list: &ArmyList) -> Option<Fit> {
        match self {
            Self::Key(key) => key.covers(list.key()).then_some(Fit::Name),
            Self::Book(book) => (list.key().book() == *book).then_some(Fit::Name),
            Self::Years(years) => {
                let mut spans = list.dates().spans().iter();
                spans.any(|span| span.meets(*years)).then_some(Fit::Name)
            }
            Self::Year(year) => {
                let in_name =
                    year.number() > 0 && has_word(list.name(), &year.number().to_string());
                (list.dates().contains(*year) || in_name).then_some(Fit::Name)
            }
            Self::Number(number, word) => {
                (list.key().number() == *number || has_word(list.name(), word)).then_some(Fit::Name)
            }
            Self::Word(word) => Self::fit_of_word(word, list),
        }
    }

    fn fit_of_word(word: &str, list: &ArmyList) -> Option<Fit> {
        if has_word(list.name(), word) {
            Some(Fit::Name)
        } else if has_word(list.group(), word) {
            Some(Fit::Group)
        } else {
            let mut homes = list.home().iter();
            (homes.any(|home| plain(&home.to_string()) == word)
                || plain(list.name()).contains(word)
                || plain(list.group()).contains(word))
            .then_some(Fit::Inside)
        }
    }
}
