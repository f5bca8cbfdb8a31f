//! The program killed while it writes a record: what it leaves is a record of the battle so far.

use std::fs;
use std::process::{Command, Stdio};

use crate::program::{folder, run_acies, text};

#[test]
fn a_killed_program_leaves_a_record_that_verifies_as_far_as_it_goes() {
    let path = folder("killed").join("b.acies");
    // Passive generals never finish, so the battle lasts until it is killed.
    let words = "battle --red II/12 --blue II/33 --limit 65535 --red-general dull --blue-general dull --record";
    for least in [1, 300, 1_000, 4_000, 20_000] {
        let _ = fs::remove_file(&path);
        let mut command = Command::new(env!("CARGO_BIN_EXE_acies"));
        command
            .args(words.split(' '))
            .arg(&path)
            .stdout(Stdio::null());
        let mut child = command.spawn().unwrap();
        while fs::metadata(&path).map_or(0, |about| about.len()) < least {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        }
        // There is nothing that it could do about this.
        child.kill().unwrap();
        assert!(!child.wait().unwrap().success());

        let (status, out, said) = run_acies(&["replay", "--verify", text(&path)]);
        match status {
            0 => assert!(out.contains("so far"), "{out}"),
            // So early that it does not say yet what battle it is.
            _ => assert!(
                least == 1 && said.contains("the file ends within its head"),
                "{said}"
            ),
        }
    }
}
