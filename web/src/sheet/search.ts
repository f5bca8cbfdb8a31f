// What is sought in the quick reference.

/** The least that is typed of a name before its code is sought too. */
const BEGUN = 3

/** Whether a line has what is sought; the name of a troop, or its beginning, finds its code as well. `names` are those of the codes. */
export function seeker(sought: string, names: ReadonlyMap<string, string>): (text: string) => boolean {
  const word = sought.trim().toLowerCase()
  const codes = [...names].flatMap(([code, name]) => (word.length >= BEGUN && name.toLowerCase().startsWith(word) ? [code] : []))
  const coded = codes.map((code) => new RegExp(`(?<!\\p{L})${code}(?!\\p{L})`, 'u'))
  return (text) => text.toLowerCase().includes(word) || coded.some((one) => one.test(text))
}
