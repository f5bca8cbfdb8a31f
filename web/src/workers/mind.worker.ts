// The mind: a general thinks here, on a battle of its own that follows the table's record.

import init, { Mind, Session, bring_lists, edition_of, lists_of } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { Librarian } from './lists'
import { rehearse } from './rehearse'
import { serve } from './serve'

let mind: Mind | null = null
/** How often a general was asked in earnest: whoever rehearses stops when that changes. */
let calls = 0
const librarian = new Librarian({ bring_lists, lists_of })

serve(init({ module_or_path: engine }), {
  /** What a general orders at the end of a record, and what he says of it. */
  decide: async (record: string, general: string, seed: number) => {
    calls += 1
    mind ??= new Mind()
    if (!mind.follows(record)) await librarian.bring(edition_of(record))
    const decided = mind.decide(record, general, seed)
    return decided === undefined ? undefined : (JSON.parse(decided) as unknown)
  },
  /** A general rehearses the battle of a record until he is asked in earnest. */
  rehearse: async (record: string, general: string) => {
    const before = (calls += 1)
    await librarian.bring(edition_of(record))
    const battle = Session.load(record, '0')
    try {
      return await rehearse(battle, general, () => calls !== before)
    } finally {
      battle.free()
    }
  },
})
