//! Reproducible mutations of inputs from a fixed seed, similar to libFuzzer's.

use acies_generals::Rng;

/// Inserted texts: numbers at every limit, and what trips parsers.
const ODDITIES: [&str; 28] = [
    "0",
    "-0",
    "-1",
    "1e308",
    "-1e308",
    "1e-308",
    "nan",
    "inf",
    "-inf",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "4294967296",
    "65535",
    "0.00001",
    "359.99999",
    "\0",
    "\u{feff}",
    "\r\n",
    "\n\n",
    "[[[[[[[[",
    "{",
    "\"",
    "'''",
    " = ",
    "#",
    "  ",
    "é",
];

/// Mutates a corpus.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    rng: Rng,
}

impl<'a> Mutator<'a> {
    pub fn new(corpus: &'a [Vec<u8>]) -> Mutator<'a> {
        let rng = Rng::new(corpus.len() as u64);
        Mutator { corpus, rng }
    }

    /// An input of the corpus with one to four mutations.
    pub fn change(&mut self) -> Vec<u8> {
        let mut input = self.any_input();
        for _ in 0..=self.rng.below(4) {
            self.mutate_once(&mut input);
        }
        input
    }

    fn any_input(&mut self) -> Vec<u8> {
        self.rng.pick(self.corpus).cloned().unwrap_or_default()
    }

    /// A position in an input, including its end.
    fn place(&mut self, input: &[u8]) -> usize {
        self.rng.below(input.len() + 1)
    }

    /// A part of an input: a few bytes, a line or a word.
    fn part(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let at = self.place(input);
        match self.rng.below(3) {
            0 => at..(at + self.rng.below(8)).min(input.len()),
            kind => {
                let ends = |byte: &u8| {
                    if kind == 1 {
                        *byte == b'\n'
                    } else {
                        b" \n,=".contains(byte)
                    }
                };
                let start = input[..at]
                    .iter()
                    .rposition(ends)
                    .map_or(0, |before| before + 1);
                let end = input[at..]
                    .iter()
                    .position(ends)
                    .map_or(input.len(), |after| at + after);
                start..end
            }
        }
    }

    fn mutate_once(&mut self, input: &mut Vec<u8>) {
        let part = self.part(input);
        let oddity = ODDITIES[self.rng.below(ODDITIES.len())].as_bytes();
        match self.rng.below(8) {
            0 => drop(input.drain(part)),
            1 | 2 => drop(input.splice(part, oddity.iter().copied())),
            3 => drop(input.splice(part.start..part.start, oddity.iter().copied())),
            4 => {
                let twice = input[part.clone()].to_vec();
                drop(input.splice(part.start..part.start, twice));
            }
            // Replaced by a part of another input.
            5 | 6 => {
                let other = self.any_input();
                let from = self.part(&other);
                drop(input.splice(part, other[from].iter().copied()));
            }
            _ => {
                if let Some(byte) = input.get_mut(part.start) {
                    *byte ^= 1 << self.rng.below(8);
                }
            }
        }
    }
}
