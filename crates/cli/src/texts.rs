//! The sentences that the program prints, all of them Fluent messages.

mod events;
#[cfg(test)]
mod tests;

use acies_referee::Rule;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::langid;

/// The messages in the program's language, one file for each subject.
const FILES: [&str; 7] = [
    include_str!("../../../locales/en/rules.ftl"),
    include_str!("../../../locales/en/events.ftl"),
    include_str!("../../../locales/en/program.ftl"),
    include_str!("../../../locales/en/sheet.ftl"),
    include_str!("../../../locales/en/solo.ftl"),
    include_str!("../../../locales/en/account.ftl"),
    include_str!("../../../locales/en/baroque.ftl"),
];

/// What the page says to its player of the player's own troops, said of the enemy.
const NEUTRAL: &str = include_str!("texts/neutral.ftl");

/// Sentences in one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The English sentences.
    pub fn english() -> Texts {
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        // Isolation marks help in mixed writing directions, but terminals print them as garbage.
        bundle.set_use_isolating(false);
        for text in FILES.into_iter().chain([NEUTRAL]) {
            // Invalid messages of built-in files are left out; a test ensures that there are none.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        Texts { bundle }
    }

    /// Formats a message with its arguments; returns the id if there is no such message.
    ///
    /// Whole numbers are passed as numbers, so that messages can select a plural form.
    pub fn say(&self, id: &str, args: &[(&str, &str)]) -> String {
        self.say_checked(id, args).unwrap_or_else(|_| id.to_owned())
    }

    /// Formats a message with its arguments, or returns the error.
    fn say_checked(&self, id: &str, args: &[(&str, &str)]) -> Result<String, String> {
        let message = self.bundle.get_message(id);
        let pattern = message
            .and_then(|message| message.value())
            .ok_or("no such message")?;
        let mut named = FluentArgs::new();
        for &(name, text) in args {
            // Numbers with a sign or leading zeros are shown unchanged.
            let number = text.parse::<u32>().ok();
            let number = number.filter(|number| number.to_string() == text);
            match number {
                Some(number) => named.set(name.to_owned(), number),
                None => named.set(name.to_owned(), FluentValue::from(text.to_owned())),
            }
        }
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&named), &mut errors)
            .into_owned();
        match errors.as_slice() {
            [] => Ok(text),
            errors => Err(format!("{errors:?}")),
        }
    }

    /// A title: a message, or one of its attributes; `None` if there is none.
    pub fn titled(&self, id: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let text = self.bundle.format_pattern(pattern, None, &mut Vec::new());
        Some(text.into_owned())
    }

    /// The sentence of a rule.
    pub fn rule(&self, rule: Rule) -> String {
        self.say(&rule_message(rule), &[])
    }

    /// The sentence for an event, from its line in a record; the line itself if the event is unknown.
    pub fn event(&self, line: &str) -> String {
        events::read(line).map_or_else(|| line.to_owned(), |(id, args)| self.say(id, &args))
    }
}

/// The id of a rule's message: Fluent's ids have no dots.
fn rule_message(rule: Rule) -> String {
    rule.id().replace('.', "-")
}
