//! Writing something around parts of a text, one within the other.

use std::collections::HashMap;
use std::ops::Range;

/// A file with its changes.
#[derive(Default)]
pub struct Woven {
    pub text: String,
    /// Which bytes of it were written for which change.
    pub written: Vec<(Range<usize>, usize)>,
    /// Which bytes are those of wrapped code and of what wraps it, for which changes.
    pub wrapped: Vec<(Range<usize>, Vec<usize>)>,
    /// The changes that cannot be put this way, so that they have to be tried alone.
    pub alone: Vec<usize>,
    /// Those that no compiler takes.
    pub unviable: Vec<usize>,
}

/// What is written around a part of the text, some of it for a change.
pub struct Wrap {
    pub around: Range<usize>,
    pub before: Vec<(String, Option<usize>)>,
    pub after: &'static str,
    pub changes: Vec<usize>,
}

/// Puts everything in its place: what begins earlier or ends later is outside.
pub fn write(text: &str, wraps: &[Wrap], woven: &mut Woven) {
    let mut marks: Vec<(usize, bool, isize, usize)> = Vec::new();
    for (index, wrap) in wraps.iter().enumerate() {
        let length = wrap.around.len() as isize;
        // At one place, first what ends there, the shortest first, then what begins there, the longest first.
        marks.push((wrap.around.start, true, -length, index));
        if length > 0 {
            marks.push((wrap.around.end, false, length, wraps.len() - index));
        }
    }
    // What stands between two letters comes before all that begins there.
    marks.sort_by_key(|&(at, begins, length, index)| {
        let between = begins && length == 0;
        (at, begins, if between { isize::MIN } else { length }, index)
    });
    let mut begun: HashMap<usize, usize> = HashMap::new();
    let mut from = 0;
    for (at, begins, _, index) in marks {
        woven.text.push_str(&text[from..at]);
        from = at;
        if begins {
            begun.insert(index, woven.text.len());
            for (piece, change) in &wraps[index].before {
                let start = woven.text.len();
                woven.text.push_str(piece);
                if let Some(change) = change {
                    woven.written.push((start..woven.text.len(), *change));
                }
            }
        } else {
            let wrap = &wraps[wraps.len() - index];
            woven.text.push_str(wrap.after);
            let all = begun[&(wraps.len() - index)]..woven.text.len();
            woven.wrapped.push((all, wrap.changes.clone()));
        }
    }
    woven.text.push_str(&text[from..]);
}

#[cfg(test)]
mod tests {
    use super::{Woven, Wrap, write};

    #[test]
    fn the_longer_is_around_the_shorter_and_the_earlier_around_the_later() {
        let wrap = |around, before: &str, after, change| Wrap {
            around,
            before: vec![(before.to_owned(), Some(change))],
            after,
            changes: vec![change],
        };
        let wraps = [
            wrap(2..3, "[", "]", 0),
            wrap(0..3, "(", ")", 1),
            wrap(0..3, "{", "}", 2),
            wrap(3..3, "!", "", 3),
            wrap(3..4, "<", ">", 4),
        ];
        let mut woven = Woven::default();
        write("abcd", &wraps, &mut woven);
        assert_eq!(woven.text, "({ab[c]})!<d>");
        let written = |change| {
            let found = woven.written.iter().find(|(_, of)| *of == change);
            found.map(|(range, _)| &woven.text[range.clone()])
        };
        assert_eq!([written(0), written(3)], [Some("["), Some("!")]);
        let wrapped = woven.wrapped.iter().find(|(_, of)| *of == [2]);
        let wrapped = wrapped.map(|(range, _)| &woven.text[range.clone()]);
        assert_eq!(wrapped, Some("{ab[c]}"));
    }
}
