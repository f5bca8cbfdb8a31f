//! Changes of inputs, drawn from a fixed seed: what libFuzzer does, plainer, and the same in every run.

use acies_generals::Chance;

/// What is put in somewhere: numbers at every edge, and what readers trip over.
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

/// Draws changes of a corpus.
pub struct Mutator<'a> {
    corpus: &'a [Vec<u8>],
    chance: Chance,
}

impl<'a> Mutator<'a> {
    pub fn new(corpus: &'a [Vec<u8>]) -> Mutator<'a> {
        let chance = Chance::new(corpus.len() as u64);
        Mutator { corpus, chance }
    }

    /// One of the corpus with one to four changes.
    pub fn change(&mut self) -> Vec<u8> {
        let mut input = self.any();
        for _ in 0..=self.chance.below(4) {
            self.once(&mut input);
        }
        input
    }

    fn any(&mut self) -> Vec<u8> {
        self.chance.pick(self.corpus).cloned().unwrap_or_default()
    }

    /// A place in an input, at its end at the latest.
    fn place(&mut self, input: &[u8]) -> usize {
        self.chance.below(input.len() + 1)
    }

    /// A part of an input: a few bytes, or lines, or words.
    fn part(&mut self, input: &[u8]) -> std::ops::Range<usize> {
        let at = self.place(input);
        match self.chance.below(3) {
            0 => at..(at + self.chance.below(8)).min(input.len()),
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

    fn once(&mut self, input: &mut Vec<u8>) {
        let part = self.part(input);
        let oddity = ODDITIES[self.chance.below(ODDITIES.len())].as_bytes();
        match self.chance.below(8) {
            0 => drop(input.drain(part)),
            1 | 2 => drop(input.splice(part, oddity.iter().copied())),
            3 => drop(input.splice(part.start..part.start, oddity.iter().copied())),
            4 => {
                let twice = input[part.clone()].to_vec();
                drop(input.splice(part.start..part.start, twice));
            }
            // A part of another takes its place.
            5 | 6 => {
                let other = self.any();
                let from = self.part(&other);
                drop(input.splice(part, other[from].iter().copied()));
            }
            _ => {
                if let Some(byte) = input.get_mut(part.start) {
                    *byte ^= 1 << self.chance.below(8);
                }
            }
        }
    }
}
