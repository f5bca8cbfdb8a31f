// What is English in a text of another language.

/** Words that are in many an English sentence of the page, and in none of another language. */
const ENGLISH =
  /\b(the|and|of|with|without|for|from|his|its|is|are|has|be|this|that|which|where|who|what|you|your|yes|red|blue|bound|moves?|throws?|lost|camp|blades?|forward|left|right|rear|into|facing|going|wood|hill|river|road|enem(y|ies)|at|to|by)\b/gi
/** Words that are English where they have no capital: German nouns are written like them. */
const ENGLISH_IF_SMALL = /\b(not|element|front|general)\b/g

/**
 * The English words of a text, and ids that stand there for want of a message.
 *
 * The ids of rulings, `R-12`, are the same in all languages; armies are written in the form of their lists, which knows one language.
 */
export function englishWords(text: string): string[] {
  const own = text.replaceAll(/\b\d?[A-Z]\w+ general\b/g, '')
  const ids = own.match(/\b[a-z]+\d?(-[a-z\d]+)+\b/g) ?? []
  return [...new Set([...(own.match(ENGLISH) ?? []), ...(own.match(ENGLISH_IF_SMALL) ?? []), ...ids])]
}
