// The same engine everywhere: a fixed set of battles gives one hash, natively and in WebAssembly.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { initSync, Session, signature } from '../src/engine/acies_wasm.js'
import type { Choice, State } from '../src/wire'
import { booksOf, bringArmyLists } from './support/army-lists'
import { PROGRAM } from './support/processes'
import { address, browser } from './support/browser'
import { THOROUGH } from './support/sample'

const ENGINE = resolve(import.meta.dirname, '../src/engine')
const BATTLES = THOROUGH ? 6 : 1

initSync({ module: readFileSync(`${ENGINE}/acies_wasm_bg.wasm`) })
bringArmyLists('2.2')

/** What the program itself says. */
let known: string | undefined
function native(): string {
  if (known !== undefined) return known
  const output = execFileSync(PROGRAM, ['signature', '-n', String(BATTLES)], { encoding: 'utf8' })
  known = /^[0-9a-f]{16}$/m.exec(output)?.[0] ?? `no signature in ${output}`
  return known
}

describe('the engine as WebAssembly', () => {
  it('plays as the program does under node', () => {
    expect(signature('2.2', BATTLES)).toBe(native())
  })

  it('plays as the program does in a browser', async () => {
    const page = await browser.newPage()
    const script = `import init, { bring_lists, signature } from './acies_wasm.js'
      await init({ module_or_path: new URL('acies_wasm_bg.wasm', import.meta.url) })
      bring_lists('2.2', ${JSON.stringify(booksOf('2.2'))})
      document.documentElement.dataset.signature = signature('2.2', ${BATTLES})`
    await page.route('**/engine/*', (route) => {
      const name = route.request().url().split('/').pop() ?? ''
      if (name !== 'sign.js') return route.fulfill({ path: `${ENGINE}/${name}` })
      return route.fulfill({ body: script, contentType: 'text/javascript' })
    })
    await page.goto(address)
    await page.addScriptTag({ url: new URL('engine/sign.js', address).href, type: 'module' })
    const signed = () => page.evaluate(() => document.documentElement.dataset.signature)
    await expect.poll(signed, { timeout: 30_000 }).toBe(native())
  })

  it('says what the page reads', () => {
    const session = Session.create(
      JSON.stringify({
        edition: '2.2',
        red: 'II/12',
        blue: 'II/33',
        seed: '7',
        players: ['you', 'you'],
        armies: [null, null],
      }),
    )
    const state = () => JSON.parse(session.state()) as State
    expect(state().asks).toEqual({ kind: 'decide', side: 'red', what: 'army', element: null })
    // The referee's own answers lead from the choice of armies to the first bound.
    for (let steps = 0; steps < 400 && state().phase === 'setup'; steps += 1) {
      if (state().asks.kind === 'throw') session.throw(new Uint8Array())
      else expect(JSON.parse(session.obey(session.default_order()))).toMatchObject({ legal: true })
    }
    session.throw(new Uint8Array())
    const begun = state()
    expect(begun.phase).toBe('movement')
    expect(begun.elements).toHaveLength(24)
    expect(begun.elements.filter((element) => element.general)).toHaveLength(2)
    expect((JSON.parse(session.choices()) as Choice[]).map((choice) => choice.order)).toContain('end')

    // What is taken back was never there; what is loaded is as it was.
    const before = session.record()
    expect(JSON.parse(session.obey('end'))).toMatchObject({ legal: true })
    expect(session.undo()).toBe(true)
    expect(session.record()).toBe(before)
    expect(session.undo()).toBe(false)
    const again = Session.load(before, session.seed())
    expect(again.record()).toBe(before)
    expect(again.state().replace(/"undo":.*/, '')).toBe(session.state().replace(/"undo":.*/, ''))
  })

  it('answers what is no order with the place of the mistake', () => {
    const session = Session.create(JSON.stringify({ edition: '2.2', red: 'II/12', blue: 'II/33', seed: '7', players: ['a', 'b'], armies: [null, null] }))
    expect(JSON.parse(session.judge('move r15 forward 1'))).toMatchObject({
      legal: false,
      unread: { column: 6, found: '`r15`' },
    })
  })
})
