// The script of a lesson: each line is an order, or `throw` with dice, judged like any other.

/** As much of the engine as a script needs. */
export interface Table {
  obey(order: string): string
  throw(dice: Uint8Array): string
}

/** Plays the lines; one that is refused, or that comes when something else is asked, is an error that names it. */
export function play(table: Table, lines: readonly string[]): void {
  for (const line of lines) {
    const [word, ...dice] = line.split(' ')
    if (word === 'throw') {
      table.throw(Uint8Array.from(dice, Number))
      continue
    }
    const answer = JSON.parse(table.obey(line)) as { legal: boolean }
    if (!answer.legal) throw new Error(`${line}: ${JSON.stringify(answer)}`)
  }
}
