//! The signature identifies an edition and how it plays: it is reproducible, and changes with any number.

use acies_armies::Library;
use acies_generals::signature::signature;
use acies_rulebook::{Rulebook, RulebookSource, mutants_of_cells};
use acies_sampling::{cases, is_sampled};

const EDITION: &str = include_str!("../../../../editions/dba-2.2.toml");

fn edition(text: &str) -> RulebookSource {
    Rulebook::load(text, "dba-2.2.toml").unwrap()
}

fn signed(source: &RulebookSource, battles: usize) -> String {
    signature(source, Library::for_edition("2.2").unwrap(), battles).unwrap()
}

#[test]
fn signature_is_stable_and_depends_on_the_number_of_battles() {
    let source = edition(EDITION);
    let once = signed(&source, 2);
    assert_eq!(once.len(), 16);
    assert_eq!(once, signed(&source, 2));
    assert_ne!(once, signed(&source, 1));
}

#[test]
fn signature_changes_with_every_cell_of_the_edition() {
    let before = signed(&edition(EDITION), 0);
    let is_chosen = |cell: usize| cell.is_multiple_of(13) && is_sampled(cell / 13, 5);
    let found = mutants_of_cells(EDITION, "dba-2.2.toml", is_chosen).unwrap();
    // Some changes are refused by the lint of a whole edition, and those cannot be signed.
    let mut signatures = Vec::new();
    for mutant in found.mutants {
        let Ok(changed) = Rulebook::load(&mutant.text, "dba-2.2.toml") else {
            continue;
        };
        let after = signed(&changed, 0);
        assert_ne!(after, before, "line {}: {}", mutant.line, mutant.key);
        signatures.push(after);
    }
    assert!(
        signatures.len() > cases(4, 40),
        "{} signed",
        signatures.len()
    );
}

#[test]
fn signature_ignores_comments() {
    let commented = format!("# Another word of the editor.\n{EDITION}");
    assert_eq!(
        signed(&edition(&commented), 1),
        signed(&edition(EDITION), 1)
    );
}
