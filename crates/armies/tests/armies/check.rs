//! Compositions written by players: parsing, checking against a list, and errors.

use acies_armies::{Composition, CompositionError, Expected, Library, Roster, Troop};

fn check(list: &str, army: &str) -> Result<(), CompositionError> {
    let notation = Library::for_edition("2.2").unwrap().notation();
    let roster: Roster = notation.read(list).unwrap();
    roster.check(&notation.read_composition(army).unwrap())
}

fn troop(text: &str) -> Troop {
    text.parse().unwrap()
}

/// II/12 as in the lists of 2.2.
const MACEDONIANS: &str =
    "1x3Kn(Gen), 1x3Cv, 1x2LH, 1x4Ax, 6x4Pk, 1x2Ps, 1x(4Sp or 4Ax or 2Ps or Art)";

#[test]
fn valid_army_is_accepted_in_any_order() {
    assert_eq!(
        check(MACEDONIANS, "3Kn general, 3Cv, 2LH, 4Ax, 6x4Pk, 2Ps, Art"),
        Ok(())
    );
    assert_eq!(
        check(MACEDONIANS, "6x4Pk, 4Sp, 4Ax, 3Kn general, 2Ps, 2LH, 3Cv"),
        Ok(())
    );
    assert_eq!(
        check(MACEDONIANS, "2Ps, 2Ps, 6x4Pk, 4Ax, 2LH, 3Cv, 3Kn general"),
        Ok(())
    );
}

#[test]
fn troop_missing_from_the_list_is_reported() {
    let error = CompositionError::NotInList {
        element: 12,
        troop: troop("El"),
    };
    assert_eq!(
        check(MACEDONIANS, "3Kn general, 3Cv, 2LH, 4Ax, 6x4Pk, 2Ps, El"),
        Err(error)
    );
}

#[test]
fn general_must_be_marked_in_the_list() {
    let error = CompositionError::NotGeneral {
        troop: troop("3Cv"),
        marked: vec![troop("3Kn")],
    };
    assert_eq!(
        check(MACEDONIANS, "3Cv general, 3Kn, 2LH, 4Ax, 6x4Pk, 2Ps, Art"),
        Err(error)
    );
}

#[test]
fn generals_slot_is_only_for_the_general() {
    // Two 3Kn, one of them the general: the list has a 3Kn only for the general, so element 2 has no place
    // and its 3Cv is missing.
    let error = CompositionError::NoPlace {
        element: 2,
        troop: troop("3Kn"),
        open_options: vec![troop("3Cv")],
    };
    assert_eq!(
        check(MACEDONIANS, "3Kn general, 3Kn, 2LH, 4Ax, 6x4Pk, 2Ps, Art"),
        Err(error)
    );
}

#[test]
fn surplus_element_is_reported() {
    // Seven 4Pk for six places; the option at the end is open: it wants 4Sp, 4Ax, 2Ps or Art.
    let open_options = ["4Sp", "4Ax", "2Ps", "Art"].map(troop).to_vec();
    let error = check(MACEDONIANS, "3Kn general, 3Cv, 2LH, 4Ax, 7x4Pk, 2Ps").unwrap_err();
    assert_eq!(
        error,
        CompositionError::NoPlace {
            element: 11,
            troop: troop("4Pk"),
            open_options
        }
    );
    let sentence = "element 11, 4Pk, has no place beside the others; the list still wants 4Sp or 4Ax or 2Ps or Art";
    assert_eq!(error.to_string(), sentence);
}

#[test]
fn elements_are_matched_exactly_not_greedily() {
    // The 3Cv come first and could take the places of the 3Kn, which fit nowhere else; they must move.
    let list = "1x3Kn(Gen), 2x(3Kn or 3Cv), 2x(3Cv or 2LH), 7x4Pk";
    assert_eq!(
        check(list, "3Kn general, 3Cv, 3Cv, 3Kn, 3Kn, 7x4Pk"),
        Ok(())
    );
    assert_eq!(
        check(list, "3Kn general, 2LH, 3Cv, 3Cv, 3Kn, 7x4Pk"),
        Ok(())
    );
    // Three 3Kn are one too many wherever the 2LH go.
    assert!(check(list, "3Kn general, 3Kn, 3Kn, 3Kn, 2LH, 7x4Pk").is_err());
}

#[test]
fn alike_slot_must_not_be_mixed() {
    let list = "1x3Kn(Gen), 3x(3Cv or 2LH) alike, 8x4Pk";
    assert_eq!(check(list, "3Kn general, 3x3Cv, 8x4Pk"), Ok(()));
    assert_eq!(check(list, "3Kn general, 3x2LH, 8x4Pk"), Ok(()));
    // With two 3Cv the slot is all 3Cv, so the 2LH has no place.
    let error = CompositionError::NoPlace {
        element: 4,
        troop: troop("2LH"),
        open_options: vec![troop("3Cv")],
    };
    assert_eq!(check(list, "3Kn general, 3Cv, 3Cv, 2LH, 8x4Pk"), Err(error));
}

#[test]
fn alike_figures_apply_to_their_run_only() {
    let list = "1x3Kn(Gen), 3x(3Cv or 3/4Wb alike), 8x4Pk";
    for mix in [
        "3Cv, 3Cv, 3Cv",
        "3Cv, 3Wb, 3Wb",
        "3Cv, 3Cv, 4Wb",
        "4Wb, 4Wb, 4Wb",
    ] {
        assert_eq!(
            check(list, &format!("3Kn general, {mix}, 8x4Pk")),
            Ok(()),
            "{mix}"
        );
    }
    for mix in ["3Cv, 3Wb, 4Wb", "3Wb, 3Wb, 4Wb"] {
        assert!(
            check(list, &format!("3Kn general, {mix}, 8x4Pk")).is_err(),
            "{mix}"
        );
    }
}

#[test]
fn blocks_of_a_choice_must_not_be_mixed() {
    let list = "(1x3Kn(Gen) + 5x3Kn or 1x3Cv(Gen) + 5x3Cv), 6x(3Bw or 2Ps)";
    assert_eq!(check(list, "3Kn general, 5x3Kn, 6x3Bw"), Ok(()));
    assert_eq!(check(list, "3Cv general, 5x3Cv, 2x3Bw, 4x2Ps"), Ok(()));
    assert!(check(list, "3Kn general, 5x3Cv, 6x3Bw").is_err());
    assert!(check(list, "3Kn general, 4x3Kn, 1x3Cv, 6x3Bw").is_err());
}

#[test]
fn dismounting_troops_differ_from_plain_ones() {
    let list = "1x3Kn//4Bd(Gen), 11x4Cb";
    assert_eq!(check(list, "3Kn//4Bd general, 11x4Cb"), Ok(()));
    let marked = vec![troop("3Kn//4Bd")];
    let error = CompositionError::NotGeneral {
        troop: troop("3Kn"),
        marked,
    };
    assert_eq!(check(list, "3Kn general, 11x4Cb"), Err(error));
}

#[test]
fn parsing_stops_after_too_many_elements() {
    let notation = Library::for_edition("2.2").unwrap().notation();
    // Text after the thirteenth element is ignored, even if it is not a troop.
    for (army, column) in [
        ("4Bd general, 12x4Bd", 20),
        ("4Bd general, 12x4Bd, nonsense", 20),
    ] {
        let error = notation.read_composition(army).unwrap_err().to_string();
        let place = format!("column {column}: ");
        assert!(error.starts_with(&place), "{error}");
        assert!(error.ends_with("13 elements, not 12"), "{error}");
    }
}

#[test]
fn army_needs_twelve_elements_and_one_general() {
    let elements = |number: usize| vec![troop("4Bd"); number];
    for number in [0, 11, 13] {
        assert_eq!(
            Composition::new(&elements(number), &[0]),
            Err(CompositionError::Size { found: number })
        );
    }
    assert_eq!(
        Composition::new(&elements(12), &[]),
        Err(CompositionError::Generals { found: 0 })
    );
    assert_eq!(
        Composition::new(&elements(12), &[12]),
        Err(CompositionError::Generals { found: 0 })
    );
    assert_eq!(
        Composition::new(&elements(12), &[3, 4]),
        Err(CompositionError::Generals { found: 2 })
    );
    assert_eq!(Composition::new(&elements(12), &[3]).unwrap().general(), 3);
}

#[test]
fn compositions_round_trip() {
    let text = "3Kn//4Bd general, 3Cv, 2LH, 4Ax, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 4Pk, 2Ps, 3Cb/2Ps";
    let army: Composition = text.parse().unwrap();
    assert_eq!(army.to_string(), text);
    assert_eq!(army.general(), 0);
    let short = "3Kn//4Bd (Gen), 3Cv, 2LH, 4Ax, 6 x 4Pk, 2Ps, 3Cb/2Ps";
    assert_eq!(short.parse::<Composition>().unwrap(), army);
    let bare = "3Kn//4Bd gen, Cv, LH, 4Ax, 6xPk, Ps, 3Cb/2Ps";
    assert_eq!(
        Library::for_edition("2.2")
            .unwrap()
            .notation()
            .read_composition(bare)
            .unwrap(),
        army
    );
    assert_eq!(
        serde_json::from_str::<Composition>(&serde_json::to_string(&army).unwrap()).unwrap(),
        army
    );
}

#[test]
fn invalid_compositions_are_rejected() {
    let refused = |text: &str| {
        text.parse::<Composition>()
            .map_err(|error| (error.column, error.expected))
            .unwrap_err()
    };
    let army = Expected::Composition;
    assert_eq!(
        refused("3Kn general, 10x4Bd"),
        (20, army(CompositionError::Size { found: 11 }))
    );
    assert_eq!(
        refused("3Kn general, 12x4Bd"),
        (20, army(CompositionError::Size { found: 13 }))
    );
    assert_eq!(
        refused("12x4Bd"),
        (7, army(CompositionError::Generals { found: 0 }))
    );
    assert_eq!(
        refused("3Kn general, 3Kn general, 10x4Bd"),
        (33, army(CompositionError::Generals { found: 2 }))
    );
    assert_eq!(refused("12x3Kn general"), (8, Expected::OneForGeneral));
    assert_eq!(refused("3Kn general 11x4Bd"), (13, Expected::CommaOrEnd));
    assert_eq!(refused("3Kn general, 11x"), (17, Expected::Troop));
}
