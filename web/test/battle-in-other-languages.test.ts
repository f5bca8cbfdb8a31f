// The log of whole battles in any other language contains no English word, whatever the generals and the referee report.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { englishWords } from '../e2e/support/english-words'
import { bringArmyLists } from '../e2e/support/army-lists'
import { initSync, Session } from '../src/engine/acies_wasm.js'
import { language, languages } from '../src/language.svelte'
import { logEntries } from '../src/battleLog'
import { opensTo } from '../src/gist'
import type { Decided, Line, State, Verdict } from '../src/wire'
import { named, t } from '../src/words'

initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })

await language.include('account')
await language.include('solo')
await language.include('table')

/** A battle between generals of Solo DBA, so far as it comes in so many steps. */
function battle(edition: string, red: string, blue: string, steps: number): { lines: Line[]; state: State } {
  bringArmyLists(edition)
  const players = { red: 'solo-dba', blue: 'veteran' }
  const session = Session.create(JSON.stringify({ edition, red, blue, seed: '7', players: Object.values(players), armies: [null, null] }))
  for (let step = 0; step < steps; step += 1) {
    const { asks } = JSON.parse(session.state()) as State
    if (asks.kind === 'over') break
    if (asks.kind === 'throw') {
      session.throw(new Uint8Array())
      continue
    }
    const decided = session.decide(players[asks.side], session.stream(asks.side))
    const { order, notes } = decided === undefined ? { order: session.default_order(), notes: [] } : (JSON.parse(decided) as Decided)
    for (const note of notes) session.note(note)
    if (!(JSON.parse(session.obey(order)) as Verdict).legal) session.obey(session.default_order())
  }
  return { lines: JSON.parse(session.history()) as Line[], state: JSON.parse(session.state()) as State }
}

const BATTLES = new Map([
  ['2.2', battle('2.2', 'II/12', 'II/33', 100)],
  ['3.0', battle('3.0', 'II/12', 'II/33', 100)],
])

describe.each(languages.map(([code]) => code).filter((code) => code !== 'en'))('a battle in the language %s', (code) => {
  beforeAll(() => language.speak(code))
  afterAll(() => language.speak('en'))

  it.each([...BATTLES])(
    'has a log without an English word: %s',
    (_, { lines, state }) => {
      const texts = lines.flatMap((line) => logEntries(line, state)).flatMap((entry) => [entry.text, ...Object.values(opensTo(entry)).flat()])
      expect(texts.length).toBeGreaterThan(100)
      const third = (side: string) => t('log-bound', { side: named('side', side), number: 3 })
      expect(texts.some((text) => text === third('red') || text === third('blue'))).toBe(true)
      expect(texts.filter((text) => englishWords(text).length > 0)).toEqual([])
    },
    120_000,
  )
})
