// A record of which a die was changed: the line of the die is blamed, not the line after it, and the die is not called sound.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { initSync, Session, verify } from '../src/engine/acies_wasm.js'
import { LESSONS } from '../src/lessons/all'
import { play } from '../src/lessons/script'
import type { RecordVerdict } from '../src/wire'

beforeAll(() => {
  initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })
  bringArmyLists('3.0')
})

it('a changed die is found at its own line', () => {
  const [moving] = LESSONS
  if (!moving) return expect.fail('no lesson')
  const battle = moving.battle('3.0')
  const before = Session.create(JSON.stringify(battle))
  play(before, moving.script('3.0'))
  const table = Session.load(before.record(), battle.seed)
  table.throw(new Uint8Array())
  table.obey('move r2 forward 1')
  const record = table.record()
  const lines = record.split('\n')
  const at = lines.findIndex((line) => / pips red 1 = \d /.test(line))
  expect(at).toBeGreaterThan(0)
  const changed = record.replace(/( pips red 1 = )(\d) /, (_, words: string, die: string) => `${words}${(Number(die) % 6) + 1} `)
  expect(changed).not.toBe(record)
  const verdict = (text: string) => JSON.parse(verify(text, battle.seed)) as RecordVerdict
  expect(verdict(record)).toMatchObject({ finding: 'agrees', at: null })
  // Lines count from 1.
  expect(verdict(changed)).toMatchObject({ finding: 'damaged', at: at + 1 })
})
