//! Any text is an army, or a list in the usual notation, that prints and reads back to the same; or it is refused.
#![no_main]

use acies_armies::{Composition, Library};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(army) = text.parse::<Composition>() {
        assert_eq!(army.to_string().parse::<Composition>().as_ref(), Ok(&army));
    }
    for edition in ["2.2", "3.0"] {
        let library = Library::for_edition(edition).expect("the lists of the program are sound");
        let notation = library.notation();
        if let Ok(roster) = notation.read(text) {
            assert_eq!(notation.read(&notation.print(&roster)).as_ref(), Ok(&roster));
        }
    }
});
