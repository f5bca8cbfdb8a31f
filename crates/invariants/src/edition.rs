//! Invariants of edition files, which users may write as house rules.

use std::sync::Arc;

use acies_armies::Library;
use acies_chronicle::Seed;
use acies_generals::{Match, MatchStep, Random};
use acies_rulebook::Rulebook;

/// The name of the file.
const NAME: &str = "fuzzed";

/// How many steps of a battle are played by an accepted edition.
const STEPS: usize = 80;

/// Any text is an edition that compiles reproducibly and can be played, or each of its errors names a line of it.
pub fn edition_is_playable_or_refused_with_a_line(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let source = match Rulebook::load(text, NAME) {
        Ok(source) => source,
        Err(errors) => {
            assert!(!errors.0.is_empty());
            let lines = text.matches('\n').count() + 1;
            for error in errors.0.iter().filter(|error| error.file == NAME) {
                assert!(error.line <= lines, "line {} of {lines}", error.line);
            }
            return;
        }
    };
    for &scale in source.scales() {
        let book = source.compile(scale, &[], &[]);
        let book = book.expect("what was taken compiles");
        let again = source.compile(scale, &[], &[]);
        assert_eq!(again.map(|again| again.hash).as_ref(), Ok(&book.hash));
        plays_on(book);
    }
}

/// Plays a battle between two random generals from the very beginning.
fn plays_on(book: Rulebook) {
    let Ok(library) = Library::for_edition(&book.edition) else {
        return;
    };
    let [Some(red), Some(blue)] = [0, 1].map(|nth| library.lists().get(nth).cloned()) else {
        return;
    };
    let generals = [1, 2].map(|seed| Box::new(Random::new(seed)) as _);
    let mut game = Match::new(Arc::new(book), [red, blue], generals, Seed::from(1), 2);
    for _ in 0..STEPS {
        match game.step() {
            MatchStep::Over(_) => return,
            MatchStep::Order {
                order,
                answer: Err(breaches),
                ..
            } => panic!("{order}: {breaches:?}"),
            MatchStep::Throw {
                purpose,
                answer: Err(error),
                ..
            } => panic!("{purpose}: {error}"),
            _ => {}
        }
    }
}
