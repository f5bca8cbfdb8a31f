// What is sought in the quick reference: words in any order, with the everyday names and the codes of what they mean.

import { plain, stem, wordsOf } from '../search'

/** The least that is typed of a word before it stands for the whole. */
const BEGUN = 3
/** The least that is typed of a word before it is sought inside others, as of long German ones. */
const INSIDE = 5

/** Names of one thing, from a message: `threat zone, zone of control; move, march`. */
export function synonymsOf(message: string): string[][] {
  return message.split(';').map((group) => group.split(',').map((term) => term.trim()))
}

/** Whether a typed word, which may be its beginning or have another ending, is a word. */
function isMeant(typed: string, word: string): boolean {
  return typed === word || (typed.length >= BEGUN && word.startsWith(stem(typed)))
}

/** What was typed besides a term; null where not all of the term was typed. */
function besides(typed: string[], term: string): string[] | null {
  const rest = [...typed]
  for (const word of wordsOf(term)) {
    const at = rest.findIndex((one) => isMeant(one, word))
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest
}

/** One way to say what is sought: words, and codes, which are written as they are. */
interface Way {
  words: string[]
  codes: RegExp[]
}

const code = (letters: string) => new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u')

/**
 * Whether a text has what is sought: all its words, in any order, each in one of its forms. `names` are those of the codes, and a code is found
 * by its name; of `synonyms` one is found by another.
 */
export function seeker(sought: string, names: ReadonlyMap<string, string>, synonyms: readonly string[][] = []): (text: string) => boolean {
  const whole = plain(sought.trim())
  const typed = wordsOf(sought)
  const ways: Way[] = [{ words: typed, codes: [] }]
  for (const [letters, name] of names) {
    const words = besides(typed, name)
    if (words) ways.push({ words, codes: [code(letters)] })
  }
  for (const group of synonyms) {
    for (const term of group) {
      const rest = besides(typed, term)
      if (rest) ways.push(...group.filter((other) => other !== term).map((other) => ({ words: [...rest, ...wordsOf(other)], codes: [] })))
    }
  }
  return (text) => {
    const [all, words] = [plain(text), wordsOf(text)]
    const has = (word: string) =>
      word.length < BEGUN ? all.includes(word) : words.some((one) => one.startsWith(stem(word))) || (word.length >= INSIDE && all.includes(stem(word)))
    return (
      all.includes(whole) ||
      ways.some((way) => (way.words.length > 0 || way.codes.length > 0) && way.words.every(has) && way.codes.every((one) => one.test(text)))
    )
  }
}
