//! Army lists as the page shows them.

use serde_json::json;

use super::{parsed, texts};
use crate::{armies, army, compose, lists_of};

fn answer<Error>(result: Result<String, Error>) -> String {
    result.unwrap_or_else(|_| panic!("the engine refuses"))
}

#[test]
fn all_lists_are_found_and_those_of_a_search() {
    let all = texts(&parsed(&answer(armies("2.2", " "))), "key");
    assert!(all.len() > 250, "{}", all.len());
    let found = parsed(&answer(armies("2.2", "Alexandrian")));
    let keys = texts(&found, "key");
    assert!(
        keys.contains(&"II/12".to_owned()) && keys.len() < 20,
        "{keys:?}"
    );
    assert!(crate::armies::search("9.9", "").is_err());
}

#[test]
fn a_list_has_its_decisions_and_its_enemies() {
    let list = parsed(&answer(army("2.2", " II/12 ")));
    assert_eq!(
        (&list["key"], &list["aggression"]),
        (&"II/12".into(), &4.into())
    );
    assert!(
        list["name"].as_str().unwrap().contains("Alexandrian"),
        "{list}"
    );
    assert!(list["line"].as_str().unwrap().contains("Kn"), "{list}");
    assert!(!list["enemies"].as_array().unwrap().is_empty());
    assert!(crate::armies::one("2.2", "XX/99").is_err());
    assert!(crate::armies::one("2.2", "nothing").is_err());
    // Its first answers are the army that it has without any.
    let answers = vec![0; list["decisions"].as_array().unwrap().len()];
    assert_eq!(answer(compose("2.2", "II/12", &answers)), list["army"]);
    assert_eq!(answer(compose("2.2", "II/12", &[])), list["army"]);
}

#[test]
fn each_answer_to_a_decision_is_an_army_of_its_own_and_says_of_what() {
    let all = texts(&parsed(&answer(armies("2.2", ""))), "key");
    let mut decisions = 0;
    for key in all.iter().take(60) {
        let list = parsed(&answer(army("2.2", key)));
        for (at, decision) in list["decisions"].as_array().unwrap().iter().enumerate() {
            let answers = decision["answers"].as_array().unwrap();
            let labels: std::collections::BTreeSet<&str> =
                answers.iter().map(|one| one.as_str().unwrap()).collect();
            assert_eq!(labels.len(), answers.len(), "{key}: {decision}");
            assert!(
                labels
                    .iter()
                    .all(|label| label.contains(char::is_uppercase)),
                "{key}: {decision}"
            );
            if decision["needs"] == json!(null) && answers.len() > 1 {
                decisions += 1;
                let mut given = vec![0; at + 1];
                given[at] = 1;
                assert_ne!(
                    answer(compose("2.2", key, &given)),
                    list["army"],
                    "{key}: {decision}"
                );
            }
        }
    }
    assert!(decisions > 10, "{decisions}");
}

#[test]
fn a_choice_of_blocks_is_named_by_what_each_has() {
    // It ends with `(2x4Sp or 1x3Cv + 1xEl), 1x(4Sp or WWg or Art)`.
    let list = parsed(&answer(army("2.2", "II/16b")));
    let decisions = list["decisions"].as_array().unwrap();
    let blocks = decisions.iter().find(|one| one["answers"][0] == "2x4Sp");
    assert_eq!(blocks.unwrap()["answers"], json!(["2x4Sp", "1x3Cv, 1xEl"]));
    // One element of three kinds is named without a number.
    let one = decisions.iter().find(|one| one["answers"][0] == "4Sp");
    assert_eq!(one.unwrap()["answers"], json!(["4Sp", "WWg", "Art"]));
}

#[test]
fn books_are_those_of_a_set() {
    assert_eq!(answer(lists_of("1.22")), answer(lists_of("2.2")));
    assert_ne!(answer(lists_of("3.0")), answer(lists_of("2.2")));
}
