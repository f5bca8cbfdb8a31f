// Two players of one battle over a server, each in a browser of its own.

import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { currentPrompt, type Prompt } from './board'
import { browser } from './browser'
import type { Program } from './processes'

/** The players' pages, their contexts, and what went wrong on any of them. */
export interface Players {
  red: Page
  blue: Page
  contexts: [BrowserContext, BrowserContext]
  /** The code of the battle. */
  code: string
  errors: string[]
}

/** The number of the last step that a page knows. */
export const version = async (page: Page) => Number(await page.locator('section.online').getAttribute('data-version'))

/** What a page says of its connection, as it is read out. */
export const connection = (page: Page): Locator => page.locator('section.online .connection [role=status]').first()

/** The page that is asked, and for what. */
export async function asked(pages: [Page, Page]): Promise<[Page, Prompt]> {
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    for (const page of pages) {
      const prompt = await currentPrompt(page)
      if (prompt !== 'wait') return [page, prompt]
    }
    await pages[0].waitForTimeout(50)
  }
  throw new Error(`both pages wait: ${await pages[0].locator('.ask').innerText()} / ${await pages[1].locator('.ask').innerText()}`)
}

/** Waits until both pages know the same steps. */
export async function level(red: Page, blue: Page): Promise<void> {
  await expect.poll(async () => (await version(red)) === (await version(blue))).toBe(true)
}

/** A page of a player, at once in all that it shows. */
export async function playersPage(context: BrowserContext, errors: string[]): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false })))
  return page
}

/** Begins a battle by a link; both see the table afterwards. The presses of the one who accepts are counted. */
export async function beginOnline(house: Program, edition: string): Promise<Players & { clicks: number }> {
  const size = { viewport: { width: 1360, height: 900 } }
  // The page of red opens without a server once more, for which it needs its service worker.
  const contexts: [BrowserContext, BrowserContext] = [await browser.newContext({ ...size, serviceWorkers: 'allow' }), await browser.newContext(size)]
  const errors: string[] = []
  const [red, blue] = [await playersPage(contexts[0], errors), await playersPage(contexts[1], errors)]
  await red.goto(`${house.address}?red=II/12&blue=II/33&edition=${edition}`)
  await red.locator('[data-act=invite]:enabled').click()
  const link = await red.locator('input[name=invitation]').inputValue()
  await blue.addInitScript(() => {
    Object.assign(window, { clicks: 0 })
    window.addEventListener('click', () => ((window as unknown as { clicks: number }).clicks += 1), true)
  })
  await blue.goto(link)
  await blue.locator('[data-act=accept]:enabled').click()
  for (const page of [red, blue]) {
    await page.locator('svg.drawing').waitFor()
    await page.locator('section.online [data-connection=open]').waitFor({ state: 'attached' })
  }
  // The link is pressed where it was sent.
  const clicks = 1 + (await blue.evaluate(() => (window as unknown as { clicks: number }).clicks))
  return { red, blue, contexts, errors, clicks, code: new URL(link).pathname.split('/').at(-1) ?? '' }
}
