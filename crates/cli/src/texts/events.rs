//! The words of an event's line, by their names in its message.

/// The ids of the messages with the form of their event's line: words in braces are variables.
///
/// Where two forms fit a line, the first holds.
#[rustfmt::skip]
pub const FORMS: [(&str, &str); 59] = [
    ("event-army", "army {side}"),
    ("event-aggression", "aggression {side} total {total}"),
    ("event-attacks", "attacks {side}"),
    ("event-topography", "topography {topography}"),
    ("event-features", "features {kinds}"),
    ("event-quarter", "quarter {number} is {quarter}"),
    ("event-shore", "shore {number} is {edge}"),
    ("event-discarded", "discarded {number} {kind}"),
    ("event-feature-lifted", "feature {number} lifted"),
    ("event-feature", "feature {number} {kind}"),
    ("event-edge", "edge {edge} quarters {quarters}"),
    ("event-camp-none", "camp {side} none"),
    ("event-camp", "camp {side}"),
    ("event-deployed-in-camp", "deployed {element} in camp"),
    ("event-deployed-in-bua", "deployed {element} in bua"),
    ("event-deployed-as", "deployed-as {element} {troop}"),
    ("event-deployed", "deployed {element} at {x} {y} facing {facing}"),
    ("event-taken-back", "taken-back {element}"),
    ("event-swapped", "swapped {element} {other}"),
    ("event-bound", "bound {side} {number}"),
    ("event-ground", "ground {state}"),
    ("event-pips-spent", "pips spent {spent} left {left}"),
    ("event-pips", "pips {pips}"),
    ("event-moved", "moved {element} to {x} {y} facing {facing} distance {distance}"),
    ("event-dismounted", "dismounted {element} {troop}"),
    ("event-landed", "landed {element} at {x} {y} facing {facing}"),
    ("event-conformed", "conformed {element} to {x} {y} facing {facing}"),
    ("event-as-if", "as-if-lined-up {element} {enemy}"),
    ("event-turned", "turned {element} to {x} {y} facing {facing}"),
    ("event-made-room", "made-room {element} to {x} {y} facing {facing}"),
    ("event-river", "river {state}"),
    ("event-phase", "phase {phase}"),
    ("event-fought", "fought {one} {other} factors {factor} {against} dice {die} {other-die} margin {margin}"),
    ("event-suffered", "suffered {party} {fate} by {row}"),
    ("event-recoiled", "recoiled {element} to {x} {y} facing {facing}"),
    ("event-pushed-back", "pushed-back {element} to {x} {y} facing {facing}"),
    ("event-fled", "fled {element} to {x} {y} facing {facing}"),
    ("event-pursued", "pursued {element} to {x} {y} facing {facing}"),
    ("event-lost", "lost {element} by {cause}"),
    ("event-followers-lost", "followers-lost {side}"),
    ("event-camp-taken", "camp-taken {side} by {element}"),
    ("event-camp-entered", "camp-entered {side} by {element}"),
    ("event-camp-left", "camp-left {side} by {element}"),
    ("event-camp-regained", "camp-regained {side}"),
    ("event-denizens-lost", "denizens-lost {side}"),
    ("event-denizens-back", "denizens-back {side}"),
    ("event-denizens-turned", "denizens-turned {side} to {to}"),
    ("event-sacking-begins", "sacking-begins {side}"),
    ("event-sacking-ends", "sacking-ends {side}"),
    ("event-bua-yields", "bua-yields {side}"),
    ("event-bua-taken", "bua-taken {side} by {element}"),
    ("event-bua-entered", "bua-entered {side} by {element}"),
    ("event-bua-left", "bua-left {side} by {element}"),
    ("event-bua-regained", "bua-regained {side}"),
    ("event-standing", "standing {side}"),
    ("event-bound-ends", "bound-ends losses {red} {blue}"),
    ("event-ended-won", "ended won {side}"),
    ("event-ended-conceded", "ended conceded {side}"),
    ("event-ended-drawn", "ended drawn"),
];

/// The message of an event's line, with its variables.
pub fn read(line: &str) -> Option<(&'static str, Vec<(&'static str, &str)>)> {
    FORMS
        .iter()
        .find_map(|(id, form)| Some((*id, variables(form, line)?)))
}

/// The variables of a line that has a form.
fn variables<'a>(form: &'static str, line: &'a str) -> Option<Vec<(&'static str, &'a str)>> {
    let mut words = line.split(' ');
    let mut variables = Vec::new();
    for part in form.split(' ') {
        let word = words.next()?;
        match part
            .strip_prefix('{')
            .and_then(|part| part.strip_suffix('}'))
        {
            Some(name) => variables.push((name, word)),
            None if part == word => {}
            None => return None,
        }
    }
    words.next().is_none().then_some(variables)
}
