// The assistant's words in sentences.

import { named, t, type Arguments } from '../words'
import type { BadOrder, LogEvent, Refused } from './wire'

/** The arguments that are words of the procedure: each by its own family of messages. */
const WORDS: Record<string, (word: string) => string> = {
  abilities: (words) =>
    words
      .split(' ')
      .map((word) => named('baroque-ability', word))
      .join(', '),
  reaction: (word) => named('baroque-reaction', word),
  trigger: (word) => named('baroque-trigger', word),
  deed: (word) => named('baroque-deed', word),
  manner: (word) => named('baroque-manner', word),
  advice: (word) => named('baroque-advice', word),
  mark: (word) => named('baroque-mark', word),
  side: (word) => named('side', word),
  situation: (word) => named('baroque-situation', word),
}

/** A line of the log. */
export function eventText({ id, args }: LogEvent): string {
  const words = Object.entries(args).map(([name, value]) => [name, WORDS[name]?.(value) ?? value])
  return t(`baroque-event-${id}`, Object.fromEntries(words) as Arguments)
}

/** Why a unit may not check. */
export function bars({ word, reach }: { word: string; reach: string | null }): string {
  return t(`baroque-barred-${word}`, { reach: reach ?? '' })
}

/** Why an order cannot be given now. */
export function said({ word, about, barred }: BadOrder): string {
  return t(`baroque-refused-${word}`, { about, why: barred ? bars(barred) : '' })
}

/** Why a text cannot be read. */
export function why(refused: Refused): string {
  if (refused.id === 'head') return t('baroque-unreadable-head')
  if (refused.id === 'line') return t('baroque-unreadable-line', { line: refused.line, why: said(refused.why) })
  const { line, column, found } = refused
  const expected = named('baroque-expected', refused.expected)
  return t(found === '' ? 'baroque-unreadable-missing' : 'baroque-unreadable', { line: String(line), column: String(column), found, expected })
}
