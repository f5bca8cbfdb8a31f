//! Armies as players write them: loose text, matched to a list.

use acies_armies::{ArmyText, CompositionError, Expected, Library, Roster};

fn choose(edition: &str, list: &str, army: &str) -> Result<String, CompositionError> {
    let notation = Library::for_edition(edition).unwrap().notation();
    let roster: Roster = notation.read(list).unwrap();
    let named: ArmyText = army.parse().unwrap();
    roster.choose(&named).map(|army| army.to_string())
}

/// II/33 of 2.2.
const ROMANS: &str = "1x3Cv(Gen), 1x3Cv, 6x4Bd, 2x4Sp, 2x2Ps";

/// II/32a of 3.0.
const CARTHAGINIANS: &str =
    "1xCv(Gen), 1x(Cv or El), 1x(El or LH), 1xLH, 3xSp, 1x4Ax, 2x(4Wb/4Ax or 4Ax), 2xPs";

#[test]
fn ways_to_write_one_army() {
    let strict = "3Cv general, 3Cv, 4Bd, 4Bd, 4Bd, 4Bd, 4Bd, 4Bd, 4Sp, 4Sp, 2Ps, 2Ps";
    for text in [
        "3Cv general, 3Cv, 6x4Bd, 2x4Sp, 2x2Ps",
        "3Cv general, 3Cv, 6x4Bd, 2x4Sp, 2x2Ps.",
        "3cv GENERAL, 3cv, 6X4BD, 2x4sp, 2x2ps",
        "Cv (Gen), Cv, 6xBd, 2xSp, 2xPs",
        "cv gen cv 6x4Bd 2x4Sp 2x2Ps",
        "Cavalry general, cavalry, 6 blades, 2 spears and 2 psiloi.",
        "Cav general; Cav; Bd (x6); Spears x2; Psiloi (2)",
        "3Cv (general) + 3Cv + 4Bd x 6 + 4Sp x2 + 2Ps x2",
        "cv general, cv, bd, bd, bd, bd, bd, bd, sp, sp, ps, ps",
    ] {
        assert_eq!(choose("2.2", ROMANS, text).as_deref(), Ok(strict), "{text}");
    }
}

#[test]
fn code_of_a_choice_at_deployment_is_enough() {
    let text = "Cv general, 2xEl, LH, 3xSp, 2x4Wb, 4Ax, 2xPs";
    let strict = "Cv general, El, El, LH, Sp, Sp, Sp, 4Wb/4Ax, 4Wb/4Ax, 4Ax, Ps, Ps";
    assert_eq!(choose("3.0", CARTHAGINIANS, text).as_deref(), Ok(strict));
    // What the list has to the letter comes first.
    let text = "Cv general, 2xEl, LH, 3xSp, 3x4Ax, 2xPs";
    let strict = "Cv general, El, El, LH, Sp, Sp, Sp, 4Ax, 4Ax, 4Ax, Ps, Ps";
    assert_eq!(choose("3.0", CARTHAGINIANS, text).as_deref(), Ok(strict));
    // One of them, and the other as written.
    let text = "Cv general, 2xEl, LH, 3xSp, 4Wb, 4Wb/4Ax, Aux, 2xPs";
    let strict = "Cv general, El, El, LH, Sp, Sp, Sp, 4Wb/4Ax, 4Wb/4Ax, 4Ax, Ps, Ps";
    assert_eq!(choose("3.0", CARTHAGINIANS, text).as_deref(), Ok(strict));
}

#[test]
fn names_without_figures_fill_the_places_that_are_left() {
    let list = "1x3Kn(Gen), 2x3Kn, 3x3Bd, 3x4Bd, 2x(3Ax or 4Ax), 1x2Cm";
    let text = "knights general, 2 knights, 6 blades, 3/4Ax, 4Ax, light camelry";
    let chosen = choose("2.2", list, text).unwrap();
    // Which of the six blades are which does not matter.
    for (code, count) in [
        ("3Kn", 3),
        ("3Bd", 3),
        ("4Bd", 3),
        ("3Ax", 1),
        ("4Ax", 1),
        ("2Cm", 1),
    ] {
        assert_eq!(chosen.matches(code).count(), count, "{code}: {chosen}");
    }
}

#[test]
fn other_troops_have_no_place() {
    let text = "Cv general, Cv, 6x4Bd, 2x3Ax, 2xPs";
    let error = CompositionError::NotInList {
        element: 9,
        troop: "3Ax".parse().unwrap(),
    };
    assert_eq!(choose("2.2", ROMANS, text), Err(error));
    let text = "Cv general, Cv, 7 blades, Sp, 2xPs";
    let error = CompositionError::NoPlace {
        element: 9,
        troop: "Bd".parse().unwrap(),
        open_options: vec!["4Sp".parse().unwrap()],
    };
    assert_eq!(choose("2.2", ROMANS, text), Err(error));
    let text = "Cv, Cv, 6x4Bd, 2xSp general, 2xPs";
    assert_eq!(
        text.parse::<ArmyText>().unwrap_err().expected,
        Expected::OneForGeneral
    );
    let text = "Cv, Cv, 6x4Bd, Sp general, Sp, 2xPs";
    let error = CompositionError::NotGeneral {
        troop: "Sp".parse().unwrap(),
        marked: vec!["3Cv".parse().unwrap()],
    };
    assert_eq!(choose("2.2", ROMANS, text), Err(error));
}

#[test]
fn text_that_is_no_army_is_refused_with_its_place() {
    for (text, column, expected) in [
        ("Cv general, Cv, dragons", 17, Expected::Troop),
        ("Cv general, Cv, 6x4Bd, 2xSp, 2xPs,", 35, Expected::Troop),
        ("Cv general, Cv, 13x4Bd", 17, Expected::Count),
        ("Cv general, Cv, 6x4Bd / ", 25, Expected::Troop),
        ("Cv general * Cv", 12, Expected::CommaOrEnd),
        ("", 1, Expected::Troop),
    ] {
        let error = text.parse::<ArmyText>().unwrap_err();
        assert_eq!((error.column, error.expected), (column, expected), "{text}");
    }
    let size = |found| Expected::Composition(CompositionError::Size { found });
    let error = "Cv general, 10 blades.".parse::<ArmyText>().unwrap_err();
    assert_eq!(error.expected, size(11));
    let error = "12 blades, 12 spears".parse::<ArmyText>().unwrap_err();
    assert_eq!(error.expected, size(24));
    let generals = |found| Expected::Composition(CompositionError::Generals { found });
    let error = "12 blades".parse::<ArmyText>().unwrap_err();
    assert_eq!(error.expected, generals(0));
}

/// Every army that Acies writes is read as itself.
#[test]
fn strict_armies_of_all_lists_are_taken_as_they_are() {
    for edition in ["2.2", "3.0"] {
        for list in Library::for_edition(edition).unwrap().lists() {
            let army = list.default_composition();
            let named: ArmyText = army.to_string().parse().unwrap();
            assert_eq!(list.choose(&named), Ok(army), "{}", list.key());
        }
    }
}

/// Codes of a house edition that no other sheet knows, or that mean something else there.
#[test]
fn codes_of_the_list_itself_come_first() {
    let list = "1x3Kn(Gen), 5xSc, 6x4Qy";
    let text = "3Kn general, 5xSc, 6x4Qy";
    let strict = "3Kn general, Sc, Sc, Sc, Sc, Sc, 4Qy, 4Qy, 4Qy, 4Qy, 4Qy, 4Qy";
    assert_eq!(choose("2.2", list, text).as_deref(), Ok(strict));
}
