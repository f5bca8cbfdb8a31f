// The roll for who attacks: what each side has come to, and of what.

import type { Line, SideWord } from './wire'

/** What a side has rolled for who attacks. */
export interface AggressionRoll {
  side: SideWord
  /** Die plus aggression. */
  total: number
  /** The die alone; null where it is not known. */
  die: number | null
}

/** The rolls so far, in their order: an even number of them without an attacker means a tie. */
export function aggressionRolls(lines: Line[]): AggressionRoll[] {
  return lines.flatMap(({ events, dice }) =>
    events.flatMap((event) =>
      event.kind === 'aggression' ? [{ side: event.side, total: event.total, die: dice?.length === 1 ? (dice[0] ?? null) : null }] : [],
    ),
  )
}

/** The sum of a roll as it is reckoned, such as `6 + 4 = 10`; the total alone where nothing is added, or the die is not known. */
export function sumOf({ total, die }: AggressionRoll): string {
  return die === null || die === total ? String(total) : `${die} + ${total - die} = ${total}`
}
