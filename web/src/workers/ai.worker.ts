// The AI worker: a general decides on its own copy of the battle, which follows the table's record.

import init, { AiSession, Session, bring_lists, edition_of, lists_of } from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { Librarian } from './lists'
import { serve } from './serve'
import { aiOperations } from './ai'

const librarian = new Librarian({ bring_lists, lists_of })

serve(
  init({ module_or_path: engine }),
  aiOperations({
    session: () => new AiSession(),
    copy: (record) => Session.load(record, '0'),
    bring: (record) => librarian.bring(edition_of(record)),
  }),
)
