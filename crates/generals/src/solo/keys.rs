//! Reads tables of a TOML file key by key: what is there, of the kind that is expected, and nothing else.
//!
//! A reader that is made for each kind of row weighs more in the engine of the page than all that the rows say. It knows the
//! form of TOML, and nothing of a procedure.

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// A table whose keys are taken one after the other.
pub(super) struct Keys<'t> {
    text: &'t str,
    /// Where it begins.
    at: usize,
    table: DeTable<'t>,
}

/// What is taken of a key.
pub(super) trait Taken: Sized {
    /// What it is called where it is expected.
    const EXPECTED: &'static str;

    /// It of a value; `None` for a value of another kind.
    fn of(value: &DeValue<'_>) -> Option<Self>;
}

impl Taken for String {
    const EXPECTED: &'static str = "a text";

    fn of(value: &DeValue<'_>) -> Option<String> {
        value.as_str().map(str::to_owned)
    }
}

impl Taken for Vec<String> {
    const EXPECTED: &'static str = "a list of texts";

    fn of(value: &DeValue<'_>) -> Option<Vec<String>> {
        let list = value.as_array()?.iter();
        list.map(|item| String::of(item.get_ref())).collect()
    }
}

impl Taken for i16 {
    const EXPECTED: &'static str = "a whole number from -32768 to 32767";

    fn of(value: &DeValue<'_>) -> Option<i16> {
        let number = value.as_integer()?;
        i16::from_str_radix(number.as_str(), number.radix()).ok()
    }
}

impl Taken for Vec<i16> {
    const EXPECTED: &'static str = "a list of whole numbers";

    fn of(value: &DeValue<'_>) -> Option<Vec<i16>> {
        let list = value.as_array()?.iter();
        list.map(|item| i16::of(item.get_ref())).collect()
    }
}

impl Taken for u8 {
    const EXPECTED: &'static str = "a whole number from 0 to 255";

    fn of(value: &DeValue<'_>) -> Option<u8> {
        i16::of(value).and_then(|number| u8::try_from(number).ok())
    }
}

impl<'t> Keys<'t> {
    /// The table that a file is.
    ///
    /// # Errors
    /// When it is no TOML.
    pub fn of(text: &'t str) -> Result<Keys<'t>, String> {
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            format!("line {}: {}", line(text, at), error.message())
        })?;
        Ok(Keys {
            text,
            at: table.span().start,
            table: table.into_inner(),
        })
    }

    /// The value of a key, if it has one.
    fn value(&mut self, key: &str) -> Option<Spanned<DeValue<'t>>> {
        self.table.remove(key)
    }

    /// What is under a key, if there is anything.
    ///
    /// # Errors
    /// When it is of another kind.
    pub fn may<T: Taken>(&mut self, key: &str) -> Result<Option<T>, String> {
        let Some(value) = self.value(key) else {
            return Ok(None);
        };
        let taken = T::of(value.get_ref());
        taken.map(Some).ok_or_else(|| {
            format!(
                "line {}: `{key}` is expected to be {}",
                line(self.text, value.span().start),
                T::EXPECTED
            )
        })
    }

    /// What is under a key.
    ///
    /// # Errors
    /// When there is nothing, or something of another kind.
    pub fn must<T: Taken>(&mut self, key: &str) -> Result<T, String> {
        let found = self.may(key)?;
        found.ok_or_else(|| self.wrong(&format!("missing field `{key}`, expected {}", T::EXPECTED)))
    }

    /// The tables under a key, none where there is no such key; each read by `read`, which takes all their keys.
    ///
    /// # Errors
    /// When it is no list of tables, or `read` finds something wrong, or leaves a key.
    pub fn tables<T>(
        &mut self,
        key: &str,
        read: fn(&mut Keys<'t>) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let list = match self.value(key).map(Spanned::into_inner) {
            None => DeArray::new(),
            Some(DeValue::Array(list)) => list,
            Some(_) => {
                return Err(self.wrong(&format!("`{key}` is expected to be a list of tables")));
            }
        };
        let tables = list.into_iter().map(|item| {
            let mut keys = self.within(key, item)?;
            let row = read(&mut keys)?;
            keys.end().map(|()| row)
        });
        tables.collect()
    }

    /// The table under a key.
    ///
    /// # Errors
    /// When there is none.
    pub fn table(&mut self, key: &str) -> Result<Keys<'t>, String> {
        match self.value(key) {
            Some(value) => self.within(key, value),
            None => Err(self.wrong(&format!("missing field `{key}`, expected a table"))),
        }
    }

    fn within(&self, key: &str, value: Spanned<DeValue<'t>>) -> Result<Keys<'t>, String> {
        let at = value.span().start;
        let DeValue::Table(table) = value.into_inner() else {
            return Err(format!(
                "line {}: `{key}` is expected to be a table",
                line(self.text, at)
            ));
        };
        Ok(Keys {
            text: self.text,
            at,
            table,
        })
    }

    /// All that is left: texts under keys.
    ///
    /// # Errors
    /// When one is no text.
    pub fn texts(&mut self) -> Result<Vec<(String, String)>, String> {
        let names: Vec<String> = self
            .table
            .keys()
            .map(|key| key.get_ref().to_string())
            .collect();
        let text = |name: String| Ok((name.clone(), self.must(&name)?));
        names.into_iter().map(text).collect()
    }

    /// Sees to it that nothing is left.
    ///
    /// # Errors
    /// With the first key that was not taken.
    pub fn end(self) -> Result<(), String> {
        match self.table.keys().next() {
            Some(key) => {
                let at = line(self.text, key.span().start);
                Err(format!("line {at}: unknown field `{}`", key.get_ref()))
            }
            None => Ok(()),
        }
    }

    /// Something that is wrong with the table as a whole.
    fn wrong(&self, message: &str) -> String {
        format!("line {}: {message}", line(self.text, self.at))
    }
}

/// The number of the line of a place in a text, from 1.
fn line(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or(text);
    before.bytes().filter(|byte| *byte == b'\n').count() + 1
}
