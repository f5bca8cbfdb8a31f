// Battles that two generals have fought under node, for what is looked back on: the record, and how the table stood on the way.

import { Session } from '../../src/engine/acies_wasm.js'
import { before, deed, lines } from '../../src/past/record'
import type { Asks, State, Verdict } from '../../src/wire'
import { EDITION } from './edition'
import { bringArmyLists } from './army-lists'
import './staged-battle'

const SEED = '7'

/** The battles that have been fought in this process. */
const fought = new Map<string, string>()

/** A battle between people, fought for them up to the end of so many bounds of red, or to its end. */
export function finishedBattle(bounds: number, players: [string, string] = ['you', 'you']): string {
  const name = `${bounds} ${players.join(' ')}`
  const record = fought.get(name) ?? fight(bounds, players)
  fought.set(name, record)
  return record
}

function fight(bounds: number, players: [string, string]): string {
  bringArmyLists(EDITION)
  const session = Session.create(JSON.stringify({ edition: EDITION, red: 'II/12', blue: 'II/33', seed: SEED, players, armies: [null, null] }))
  for (;;) {
    const asks = JSON.parse(session.asks()) as Asks
    const [red] = (JSON.parse(session.state()) as State).bounds
    if (asks.kind === 'over' || red > bounds) return session.record()
    if (asks.kind === 'throw') session.throw(new Uint8Array())
    else {
      const decided = JSON.parse(session.decide('greedy', 1) ?? 'null') as { order: string } | null
      const legal = decided && (JSON.parse(session.obey(decided.order)) as Verdict).legal
      if (!legal) session.obey(session.default_order())
    }
  }
}

/** How many orders and throws there are in a record. */
export function countMoments(record: string): number {
  return lines(record).filter((line) => deed(line) !== null).length
}

/** How the table stood after the first `at` orders and throws: the record is cut before the next and loaded anew. */
export function stateAt(record: string, at: number): State {
  const deeds = lines(record).flatMap((line, i) => (deed(line) ? [i + 1] : []))
  const next = deeds[at]
  return JSON.parse(Session.load(next === undefined ? record : before(record, next), SEED).state()) as State
}
