// The script of a lesson: each line is an order, `throw` with dice, or what the referee proposes; all are judged like any other.

/** The line of a script that takes what the referee proposes. */
export const DEFAULT = 'as proposed'

/** As much of the engine as a script needs. */
export interface Table {
  obey(order: string): string
  throw(dice: Uint8Array): void
  default_order(): string
}

/** Plays the lines; one that is refused, or that comes when something else is asked, is an error that names it. */
export function play(table: Table, lines: readonly string[]): void {
  for (const line of lines) {
    const [word, ...dice] = line.split(' ')
    if (word === 'throw') {
      table.throw(Uint8Array.from(dice, Number))
      continue
    }
    const answer = JSON.parse(table.obey(line === DEFAULT ? table.default_order() : line)) as { legal: boolean }
    if (!answer.legal) throw new Error(`${line}: ${JSON.stringify(answer)}`)
  }
}
