// The mind: a general thinks here, on a battle of its own that follows the table's record.

import init, { Mind, Session, bring_lists, edition_of, lists_of } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { Librarian } from './lists'
import { serve } from './serve'
import { aiOperations } from './ai'

const librarian = new Librarian({ bring_lists, lists_of })

serve(
  init({ module_or_path: engine }),
  aiOperations({
    mind: () => new Mind(),
    copy: (record) => Session.load(record, '0'),
    bring: (record) => librarian.bring(edition_of(record)),
  }),
)
