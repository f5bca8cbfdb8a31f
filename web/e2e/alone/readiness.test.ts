// How soon a page that is opened can begin a battle. Other tests would take the processors from it: it runs when they have ended.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { address, browser } from '../support/browser'
import { THOROUGH } from '../support/sample'

/** After so many milliseconds a page can begin a battle. */
const READY = 800
/** How often it is measured: a machine may be busy with something else. */
const TRIES = 3

interface Opened {
  page: Page
  /** When it was first painted, and when it could begin a battle, in milliseconds. */
  paint: number
  ready: number
  /** The files that it had asked for before it was painted. */
  before: string[]
}

describe('the start page', () => {
  it.runIf(THOROUGH)('is ready at once, and fetches for its first paint only what that needs', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const opened = async (): Promise<Opened> => {
      const page = await context.newPage()
      await page.goto(address)
      // Looked at in each frame.
      await page.waitForFunction(() => document.querySelector('[data-act=fight-now]:enabled'))
      const found = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity
        const before = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < paint ? [name.replace(/^.*\//, '')] : []))
        return { paint: Math.round(paint), ready: Math.round(performance.now()), before }
      })
      return { page, ...found }
    }
    await (await opened()).page.close()
    let found = await opened()
    for (let tries = 1; tries < TRIES && found.ready > READY; tries += 1) {
      await found.page.close()
      found = await opened()
    }
    const { page, paint, ready, before } = found
    const pressed = Date.now()
    await page.locator('[data-act=fight-now]').click()
    await page.locator('g.base').first().waitFor()
    console.log(
      `the first paint after ${paint} ms with ${before.length} files, ready after ${ready} ms, a battle's first picture ${Date.now() - pressed} ms after the press`,
    )
    expect(paint).toBeLessThan(Infinity)
    expect(ready).toBeLessThanOrEqual(READY)
    expect(before.filter((name) => /wasm|^(Table|painter|drawings|colours|Hero)|worker/.test(name))).toEqual([])
    await context.close()
  })
})
