//! `acies baroque tokens`: the tokens of a turn.

use serde_json::json;

use super::{answer, run_acies};

#[test]
fn tokens_are_placed_in_turn() {
    let line = "tokens --red a=AAA,b,c --blue x=HD,y --dice 4/4,2/5,6/2";
    let (words, _) = run_acies(line);
    assert_eq!(
        words,
        "Red rolls 4, blue 4: both roll again.\n\
         Red rolls 2, blue 5: red places first.\n\
         Red places 1: a, AAA.\n\
         Blue places 1: x, HD.\n\
         Red rolls 6, blue 2: blue places first.\n\
         Blue places 2: y, ?.\n\
         Red places 2: b, ?.\n\
         Red places 3: c, ?.\n\
         Baroque's initiative decides which side acts; each side acts in the order of its numbers.\n"
    );
    let found = answer(line);
    assert_eq!(
        found["placed"][4],
        json!({"side": "red", "command": "c", "number": 3, "mode": null, "mode-die": null})
    );
    assert_eq!(
        found["order"],
        json!({"red": ["a", "b", "c"], "blue": ["x", "y"]})
    );
    let found = answer(&format!("{line} --rulings turn-order=as-placed"));
    assert_eq!(found["order"], json!(["a", "x", "y", "b", "c"]));
    // With tokens on one side alone their order says nothing of the other.
    let (words, _) = run_acies("tokens --red a,b --rulings turn-order=as-placed");
    assert!(words.contains("Baroque's initiative decides"), "{words}");
    let found = answer("tokens --red a,b --rulings turn-order=as-placed");
    assert_eq!(found["order"], json!({"red": ["a", "b"], "blue": []}));
    // As many as a number says: 1 against 6, then red's second and third without dice.
    let found = answer("tokens --red 3 --blue 1 --dice 1/6");
    assert_eq!(
        found["order"],
        json!({"red": ["1", "2", "3"], "blue": ["1"]})
    );
    // Only one side with tokens: no dice. Rolled modes are the same for the same seed.
    let line = "tokens --red a,b --mode-dice even --seed 7";
    assert_eq!(run_acies(line), run_acies(line));
    assert!(
        run_acies(line)
            .0
            .contains("our addition, not part of the procedure")
    );
}
