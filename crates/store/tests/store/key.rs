//! The key of the house.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use acies_chronicle::shared_dice::{Holder, LENGTH};
use acies_store::{HouseKey, KeyError, Sqlite, Store};

use crate::battle::{Played, code, rows, rows_of};

const CODE: &str = "k7q2m9x4tz3c";

fn store(folder: &Path) -> Sqlite {
    Sqlite::open(&folder.join("battles")).expect("a store")
}

#[test]
fn a_key_is_made_once_for_its_owner_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(folder.path());
    let path = folder.path().join("dice.key");
    let key = HouseKey::open(&path, &store).expect("a key");
    let text = fs::read_to_string(&path).expect("a file");
    assert_eq!(text.trim_end().len(), 64);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&path).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert!(HouseKey::open(&path, &store).expect("a key") == key);
    assert!(HouseKey::read(&path).expect("a key") == key);
    // Another folder has another.
    let other = folder.path().join("other.key");
    assert!(HouseKey::open(&other, &store).expect("a key") != key);
    // Nothing else is left in the folder.
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3);
}

#[test]
fn no_key_is_made_where_battles_need_the_one_that_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(folder.path());
    store.create(&rows(code(CODE))).expect("a new battle");
    let path = folder.path().join("dice.key");
    let error = HouseKey::open(&path, &store).expect_err("a complaint");
    assert_eq!(
        error.to_string(),
        format!(
            "{}: no such file, expected the key of the dice of the 1 battles that run: put your copy of it there",
            path.display()
        )
    );
    assert!(!path.exists());
}

#[test]
fn a_key_of_other_battles_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(folder.path());
    let path = folder.path().join("dice.key");
    let key = HouseKey::open(&path, &store).expect("a key");
    let own = code(CODE);
    let rows = rows_of(own, &key.house_secret(own));
    assert!(key.is_of(&rows));
    store.create(&rows).expect("a new battle");
    HouseKey::open(&path, &store).expect("the key of the battle");
    fs::remove_file(&path).expect("a file");
    fs::rename(make_another(folder.path()), &path).expect("a file");
    let error = HouseKey::open(&path, &store).expect_err("a complaint");
    assert!(matches!(error, KeyError::Another { code, .. } if code == own));
}

#[test]
fn the_battles_of_a_house_hold_none_of_its_coming_dice() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = store(folder.path());
    let key = HouseKey::open(&folder.path().join("dice.key"), &store).expect("a key");
    let own = code(CODE);
    let house = key.house_secret(own);
    let mut played = Played::new(rows_of(own, &house));
    store.create(played.hosted.rows()).expect("a new battle");
    while let Some(commit) = played.next_of(&house) {
        store.write(own, &commit).expect("a commit");
    }
    let value = |visit| {
        let value = house.value(own, Holder::House, visit);
        value.expect("a value").to_string()
    };
    let mut roots = 0;
    let secrets: HashSet<String> = (1..=LENGTH)
        .map(value)
        .chain([key_of(folder.path())])
        .collect();
    let root = value(0);
    for file in fs::read_dir(folder.path().join("battles")).expect("a folder") {
        let bytes = fs::read(file.expect("a file").path()).expect("its bytes");
        // As text, and as bytes.
        let text = bytes
            .windows(64)
            .filter_map(|text| str::from_utf8(text).ok());
        let mut found: Vec<String> = text.map(str::to_owned).collect();
        let raw = bytes.windows(32).filter_map(|raw| raw.try_into().ok());
        let digits = |raw: [u8; 32]| blake3::Hash::from_bytes(raw).to_hex().to_string();
        found.extend(raw.map(digits));
        assert!(!found.iter().any(|text| secrets.contains(text)));
        // The search finds what is there.
        roots += found.iter().filter(|text| **text == root).count();
    }
    assert!(roots > 0);
}

/// The digits of the key in a folder.
fn key_of(folder: &Path) -> String {
    let text = fs::read_to_string(folder.join("dice.key")).expect("a key");
    text.trim_end().to_owned()
}

/// A key of another house.
fn make_another(folder: &Path) -> std::path::PathBuf {
    let empty = Sqlite::open(&folder.join("empty")).expect("a store");
    let path = folder.join("another.key");
    HouseKey::open(&path, &empty).expect("a key");
    path
}

#[test]
fn what_is_no_key_or_open_to_others_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = make_another(folder.path());
    let key = fs::read(&path).expect("a file");
    for wrong in [
        b"".to_vec(),
        key[..63].to_vec(),
        [&key[..], &key[..]].concat(),
    ] {
        fs::write(&path, wrong).expect("a file");
        let error = HouseKey::read(&path).expect_err("a complaint");
        assert_eq!(
            error.to_string(),
            format!(
                "{}: found something else, expected a key of 64 hexadecimal digits",
                path.display()
            )
        );
    }
    fs::write(&path, &key).expect("a file");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        for (mode, allowed) in [(0o600, true), (0o400, true), (0o640, false), (0o604, false)] {
            let permissions = fs::Permissions::from_mode(mode);
            fs::set_permissions(&path, permissions).expect("a file");
            let read = HouseKey::read(&path);
            assert_eq!(read.is_ok(), allowed, "{mode:o}");
            if let Err(error) = read {
                let expected = format!("found permissions {mode:o}, expected 600");
                let text = error.to_string();
                assert!(text.contains(&expected), "{text}");
                assert!(text.ends_with("; expected the key of the dice"), "{text}");
            }
        }
    }
    for path in [folder.path(), &folder.path().join("none.key")] {
        let error = HouseKey::read(path).expect_err("a complaint");
        let text = error.to_string();
        assert!(matches!(error, KeyError::File(_)), "{text}");
        let (what, expected) = text.split_once("; ").expect("what was expected");
        assert!(what.starts_with(&path.display().to_string()), "{text}");
        assert_eq!(expected, "expected the key of the dice");
    }
}
