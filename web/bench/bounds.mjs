// How long a bound of `solo-dba` takes the engine of the page, under Node and in Chromium: node bounds.mjs [BATTLES].
//
// `cargo xtask bench webassembly` calls it. The same battles are fought in both, and have to have the same bounds. As on the page,
// where a general rehearses while the person lays out an army, one more is fought first that does not count; `COLD` leaves it out.

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { argv, env } from 'node:process'
import { chromium } from 'playwright-core'
import * as engine from '../src/engine/acies_wasm.js'
import { fight, hundredth } from './fight.js'

const HERE = import.meta.dirname
const ENGINE = resolve(HERE, '../src/engine')
const CHROMIUM = env.CHROMIUM ?? '/usr/bin/chromium'
const GENERAL = 'solo-dba'
const BATTLES = Number(argv[2] ?? 40)

const folder = resolve(HERE, '../../armies/dba-2.2')
const files = readdirSync(folder).filter((name) => /^book-.*\.toml$/.test(name))
const books = files
  .sort()
  .map((name) => readFileSync(resolve(folder, name), 'utf8'))
  .join('\n')

/** Battles between lists from all over the books: as far from each other as they go round. */
const keys = [...books.matchAll(/^key *= *"([^"]+)"/gm)].map(([, key]) => key)
const key = (nth) => keys[(nth * 37) % keys.length]
const wishes = Array.from({ length: BATTLES }, (_, nth) => ({
  edition: '2.2',
  red: key(2 * nth),
  blue: key(2 * nth + 1),
  seed: String(nth),
}))

const rehearsal = env.COLD ? [] : [{ edition: '2.2', red: key(2 * BATTLES), blue: key(2 * BATTLES + 1), seed: 'rehearsal' }]

function say(where, bounds) {
  const [middle, most] = [50, 99].map((share) => hundredth(bounds, share).toFixed(1))
  console.log(`a bound of ${GENERAL} ${where}, ${bounds.length} of ${BATTLES} battles: ${middle} ms in the middle, ${most} ms at most in 99 of 100 (mark 40)`)
}

engine.initSync({ module: readFileSync(resolve(ENGINE, 'acies_wasm_bg.wasm')) })
engine.bring_lists('2.2', books)
fight(engine, GENERAL, rehearsal, () => performance.now())
const here = fight(engine, GENERAL, wishes, () => performance.now())
say('under Node', here)

if (!existsSync(CHROMIUM)) {
  console.log(`in Chromium: skipped, because there is no ${CHROMIUM}`)
} else {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  // No server has this name: every request is answered from the folder.
  await page.route('http://bench.invalid/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ body: '<!doctype html><title>bench</title>', contentType: 'text/html' })
    return route.fulfill({ path: name === 'fight.js' ? resolve(HERE, name) : resolve(ENGINE, name) })
  })
  await page.goto('http://bench.invalid/')
  const there = await page.evaluate(
    async ([books, general, rehearsal, wishes]) => {
      const engine = await import('http://bench.invalid/acies_wasm.js')
      const { fight } = await import('http://bench.invalid/fight.js')
      await engine.default({ module_or_path: 'http://bench.invalid/acies_wasm_bg.wasm' })
      engine.bring_lists('2.2', books)
      fight(engine, general, rehearsal, () => performance.now())
      return fight(engine, general, wishes, () => performance.now())
    },
    [books, GENERAL, rehearsal, wishes],
  )
  await browser.close()
  if (there.length !== here.length) throw new Error(`${there.length} bounds in Chromium, ${here.length} under Node`)
  say('in Chromium', there)
}
