// How soon a page that is opened can begin a battle. Other tests would take the processors from it: it runs when they have ended.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { address, browser } from '../support/browser'
import { THOROUGH } from '../support/sample'

/** After so many milliseconds a page can begin a battle. */
const READY = 800
/** What is not needed to show the page: it may be asked for before the first paint, which may not wait for it. */
const LATER = /wasm|\/(Table|painter|drawings|colours|Hero)[^/]*$|worker/
/** How often it is measured: a machine may be busy with something else. */
const TRIES = 3

interface Opened {
  page: Page
  /** When it was first painted, and when it could begin a battle, in milliseconds. */
  paint: number
  ready: number
  /** How many files it had asked for before it was painted. */
  before: number
}

describe('the start page', () => {
  it.runIf(THOROUGH)('is ready at once', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const opened = async (): Promise<Opened> => {
      const page = await context.newPage()
      await page.goto(address)
      // Looked at in each frame.
      await page.waitForFunction(() => document.querySelector('[data-act=fight-now]:enabled'))
      const found = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity
        const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint)
        return { paint: Math.round(paint), ready: Math.round(performance.now()), before: before.length }
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
      `the first paint after ${paint} ms with ${before} files, ready after ${ready} ms, a battle's first picture ${Date.now() - pressed} ms after the press`,
    )
    expect(paint).toBeLessThan(Infinity)
    expect(ready).toBeLessThanOrEqual(READY)
    await context.close()
  })

  it('is shown without what it needs only later', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    let held = 0
    await page.route(LATER, () => {
      // It never comes.
      held += 1
    })
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1)
    await expect.poll(() => held).toBeGreaterThan(0)
    await context.close()
  })
})
