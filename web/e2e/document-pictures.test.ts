// The pictures of docs/play/playing.md and of the README, made anew when a folder for them is named: `ACIES_PICTURES=../docs/play`.

import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mouse, playBattle } from './support/input-methods'
import { waitForPrompt, readElements } from './support/board'
import { untilStill } from './support/idle'
import { address, browser } from './support/browser'
import { listLessons } from './support/lessons'
import { THOROUGH } from './support/sample'

const FOLDER = process.env.ACIES_PICTURES

const DESK = { viewport: { width: 1200, height: 800 } }
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const

async function open(options: BrowserContextOptions, link = '?red=II/12&blue=II/33&seed=7'): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
  await page.goto(address + link)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

/** A picture of a page that is still. */
const picture = async (page: Page, name: string) => {
  await untilStill(page)
  const bytes = await page.screenshot({ path: FOLDER && join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 72 })
  // A page that shows nothing is a few kilobytes.
  expect(bytes.length).toBeGreaterThan(15_000)
}

describe('the pictures of the documents', () => {
  it.runIf(THOROUGH || FOLDER !== undefined)('are made: the start, a move, a fight, a look back', async () => {
    const page = await open(DESK)
    // The armies of the banner, and its ground, come after the first paint.
    await page.locator('[data-shown] canvas.there').waitFor()
    await picture(page, 'start')
    await page.locator('[data-act=begin]').click()
    const pointer = mouse(page)
    await playBattle(page, pointer, ({ contacts }) => contacts >= 1)
    // On to the next movement of one's own: what is asked until then is answered as it comes.
    for (let offer = await waitForPrompt(page); offer !== 'move' && offer !== 'over'; offer = await waitForPrompt(page)) {
      await page
        .locator(offer === 'throw' ? '[data-act=throw]' : '[data-order]:enabled')
        .first()
        .click()
    }
    const own = (await readElements(page)).filter((seen) => seen.takeable && !seen.spent)[0]
    await page.locator(`g.base[data-id=${own?.id}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-overlay=zones]').check()
    await page.locator('g.reach path.brink').first().waitFor()
    await picture(page, 'move')
    await playBattle(page, pointer, () => false)
    // The end lies over all else: from there one looks back.
    await page.locator('[data-act=replay]').click()
    await page.locator('input[type=range]').fill('90')
    await picture(page, 'look-back')
    await page.context().close()
  })

  it('are made: a lesson on a phone', async () => {
    const page = await open(PHONE)
    await listLessons(page)
    await page.locator('[data-begin=zones]').click()
    await page.locator('svg.drawing').first().waitFor()
    await picture(page, 'lesson')
    await page.context().close()
  })
})
