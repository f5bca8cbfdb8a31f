// The history worker: replays a record and keeps the state after each order and roll, for the review.

import init, { Session, bring_lists, edition_of, lists_of, shown } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { deed, head, lines, uncut, type Action } from '../past/record'
import { sharing } from '../past/states'
import type { PastLine } from '../moments/account'
import type { Choice, Duel, Line, ShownRecord, State, Verdict } from '../wire'
import { Librarian } from './lists'
import { serve } from './serve'

/** What has been replayed: the text so far, and how the table stood before the first order and after each. */
interface Trace {
  text: string
  session: Session
  states: State[]
  /** What was known of the fight that was ordered last, at each order and roll. */
  duels: (Duel | null)[]
}

let trace: Trace | null = null
const librarian = new Librarian({ bring_lists, lists_of })

async function begin(record: string): Promise<Trace> {
  await librarian.bring(edition_of(record))
  trace?.session.free()
  const text = head(record)
  // Dice are never rolled here, because the record contains them.
  const session = Session.load(text, 'past')
  return { text, session, states: [JSON.parse(session.state()) as State], duels: [] }
}

/** What the dice of an order are added to; none of an order that leads to no dice. */
function duelOf(session: Session, order: string): Duel | null {
  if (!/^(?:fight|shoot|choose) /.test(order)) return null
  return (JSON.parse(session.choices()) as Choice[]).find((choice) => choice.order === order)?.duel ?? null
}

/** The lines of a battle, those of combats with what was known before their dice. */
function withDuels(lines: Line[], duels: (Duel | null)[]): PastLine[] {
  return lines.map((line, i) => (line.events.some(({ kind }) => kind === 'fought') ? { ...line, duel: duels[i] ?? null } : line))
}

function play(session: Session, deed: Action): void {
  if (deed.kind === 'throw') {
    session.throw(Uint8Array.from(deed.dice))
    return
  }
  const answer = JSON.parse(session.obey(deed.order)) as Verdict
  if (!answer.legal) throw new Error(`${deed.order}: not legal here`)
}

serve(init({ module_or_path: engine }), {
  /** How the table stood from the state `from` on, or from the first where the record is another one, and all that was ordered and thrown. */
  trace: async (record: string, asked: number): Promise<{ from: number; states: State[]; lines: PastLine[] }> => {
    // What is there already is not replayed again when the battle has gone on.
    const goesOn = trace !== null && record.startsWith(trace.text)
    const known = trace && goesOn ? trace : await begin(record)
    const from = goesOn ? asked : 0
    trace = null
    for (const line of lines(record.slice(known.text.length))) {
      const one = deed(line)
      if (!one) continue
      const duel = one.kind === 'order' ? duelOf(known.session, one.order) : null
      known.duels.push(duel ?? known.duels.at(-1) ?? null)
      play(known.session, one)
      known.states.push(sharing(JSON.parse(known.session.state()) as State, known.states.at(-1)))
    }
    trace = { ...known, text: uncut(record) }
    return { from, states: known.states.slice(from), lines: withDuels(JSON.parse(known.session.history()) as Line[], known.duels) }
  },
  /** A record as it was played, also by another version. */
  shown: async (record: string): Promise<ShownRecord> => {
    await librarian.bring(edition_of(record))
    const { since, states, lines } = JSON.parse(shown(record)) as ShownRecord
    const shared: State[] = []
    for (const state of states) shared.push(sharing(state, shared.at(-1)))
    return { since, states: shared, lines }
  },
})
