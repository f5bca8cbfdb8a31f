//! Codes of battles: how one is drawn, and how one is read that a person has typed.

use acies_chronicle::shared_dice::Code;

use crate::key::{CHARACTERS, NoRandomness};

/// Draws a code: 60 bits of the operating system's randomness.
///
/// # Errors
/// When the system has none.
pub fn draw() -> Result<Code, NoRandomness> {
    let mut bytes = [0; Code::LENGTH];
    getrandom::fill(&mut bytes).map_err(|error| NoRandomness::new(&error))?;
    let characters: String = bytes
        .iter()
        .map(|byte| char::from(CHARACTERS[usize::from(byte % 32)]))
        .collect();
    // Every character that a code is made of may stand in one.
    characters
        .parse()
        .map_err(|error| NoRandomness::new(&error))
}

/// The code that a text stands for: capitals, groups of four and letters that look like digits are understood.
pub fn read(text: &str) -> Option<Code> {
    // Longer than any way to write one; the text comes from a stranger.
    if text.len() > 4 * Code::LENGTH {
        return None;
    }
    let plain = text.chars().filter(|c| !matches!(c, '-' | ' ' | '_'));
    let plain: String = plain
        .map(|c| match c.to_ascii_lowercase() {
            'i' | 'l' => '1',
            'o' => '0',
            c => c,
        })
        .collect();
    plain.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code: Code = "k7q2m9x40z1c".parse().unwrap();
        for text in [
            "k7q2m9x40z1c",
            "K7Q2-M9X4-0Z1C",
            "k7q2 m9x4 oz1c",
            "K7Q2M9X4OZIC",
            "k7q2m9x40zlc",
        ] {
            assert_eq!(read(text), Some(code), "{text}");
        }
        for text in [
            "",
            "k7q2m9x40z1",
            "k7q2m9x40z1cc",
            "k7q2m9x40z1ü",
            &"-".repeat(1 << 20),
        ] {
            assert_eq!(read(text), None);
        }
    }

    #[test]
    fn codes_are_drawn_as_they_are_read() {
        let [one, other] = [draw().unwrap(), draw().unwrap()];
        assert_ne!(one, other);
        assert_eq!(read(&one.to_string()), Some(one));
    }
}
