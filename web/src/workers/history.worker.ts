// The history worker: replays a record and keeps the state after each order and roll, for the review.

import init, { Session, bring_lists, edition_of, lists_of, shown } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { deed, head, lines, uncut, type Action } from '../past/record'
import { sharing } from '../past/states'
import type { Line, ShownRecord, State, Verdict } from '../wire'
import { Librarian } from './lists'
import { serve } from './serve'

/** What has been replayed: the text so far, and how the table stood before the first order and after each. */
interface Trace {
  text: string
  session: Session
  states: State[]
}

let trace: Trace | null = null
const librarian = new Librarian({ bring_lists, lists_of })

async function begin(record: string): Promise<Trace> {
  await librarian.bring(edition_of(record))
  trace?.session.free()
  const text = head(record)
  // Dice are never rolled here, because the record contains them.
  const session = Session.load(text, 'past')
  return { text, session, states: [JSON.parse(session.state()) as State] }
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
  trace: async (record: string, asked: number): Promise<{ from: number; states: State[]; lines: Line[] }> => {
    // What is there already is not replayed again when the battle has gone on.
    const goesOn = trace !== null && record.startsWith(trace.text)
    const known = trace && goesOn ? trace : await begin(record)
    const from = goesOn ? asked : 0
    trace = null
    for (const line of lines(record.slice(known.text.length))) {
      const one = deed(line)
      if (!one) continue
      play(known.session, one)
      known.states.push(sharing(JSON.parse(known.session.state()) as State, known.states.at(-1)))
    }
    trace = { ...known, text: uncut(record) }
    return { from, states: known.states.slice(from), lines: JSON.parse(known.session.history()) as Line[] }
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
