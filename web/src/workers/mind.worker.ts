// The mind: a general thinks here, on a battle of its own that follows the table's record.

import init, { Session } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { serve } from './serve'

let session: Session | null = null

serve(init({ module_or_path: engine }), {
  /** What a general orders at the end of a record. */
  decide: (record: string, general: string, seed: number) => {
    session?.free()
    // Its dice are never thrown: the mind only looks at the battle as it stands.
    session = Session.load(record, 'mind')
    return session.decide(general, seed)
  },
})
