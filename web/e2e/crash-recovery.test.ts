// Reloading the page, closing its tab or killing the browser loses at most the move that is being dragged.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useEdition } from './support/edition'
import { moveAhead, beginBattle, openPage, leaveBattle, readLog, elementPlaces, saveRecord, playToMove } from './support/saved-battles'
import { clickElement, dragOnBoard, readElements, centre } from './support/board'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './support/processes'
import { prepareContext } from './support/browser'
import { sampled, THOROUGH } from './support/sample'

interface Known {
  record: string
  log: string[]
  places: string[]
}

/** The record, the log and the places of a battle. */
async function known(page: Page): Promise<Known> {
  return { record: await saveRecord(page), log: await readLog(page), places: await elementPlaces(page) }
}

/** Drags an element without releasing it. */
async function hold(page: Page): Promise<void> {
  const own = (await readElements(page)).find((seen) => seen.takeable && !seen.spent)
  if (!own) throw new Error('no element can move')
  await clickElement(page, own)
  const [x, y] = centre(own)
  await dragOnBoard(page, [x, y], [x, y + 0.4], false)
}

/** A browser with a profile on the disk, which can be killed as a whole. */
async function launch(profile: string) {
  const child = spawn(CHROMIUM, [...CHROMIUM_ARGUMENTS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stderr.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = /DevTools listening on (ws:\S+)\s/.exec(text)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', (code) => reject(new Error(`the browser ended with ${code}`)))
  })
  const browser = await chromium.connectOverCDP(address)
  const context = browser.contexts()[0]
  if (!context) throw new Error('the browser has no profile')
  await prepareContext(context)
  await useEdition(context)
  const kill = async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve))
    // The browser and all that it started.
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await gone
    await browser.close().catch(() => undefined)
  }
  return { context, kill }
}

const INTERRUPTIONS: Record<string, (opponent: string) => Promise<void>> = {
  'a page that is loaded anew goes on with the battle of its tab': async (opponent) => {
    const page = await openPage()
    await beginBattle(page, opponent)
    await moveAhead(page)
    const before = await known(page)
    await hold(page)
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => known(page)).toEqual(before)
    await page.context().close()
  },

  'a tab that is closed leaves the battle on the list': async (opponent) => {
    const page = await openPage()
    const context = page.context()
    await beginBattle(page, opponent)
    await moveAhead(page)
    const before = await known(page)
    await hold(page)
    await page.close()
    const next = await openPage('', context)
    await next.locator('[data-battle] [data-act=go-on]').click()
    await next.locator('svg.drawing').waitFor()
    await expect.poll(() => known(next)).toEqual(before)
    await context.close()
  },

  'a browser that is killed leaves the battle on the list': async (opponent) => {
    const profile = mkdtempSync(join(tmpdir(), 'acies-profile-'))
    try {
      const first = await launch(profile)
      const page = await openPage(undefined, first.context)
      await page.setViewportSize({ width: 1360, height: 900 })
      await beginBattle(page, opponent)
      await moveAhead(page)
      const before = await known(page)
      await hold(page)
      await first.kill()

      const second = await launch(profile)
      try {
        const next = await openPage('', second.context)
        await next.setViewportSize({ width: 1360, height: 900 })
        await next.locator('[data-battle] [data-act=go-on]').click()
        await next.locator('svg.drawing').waitFor()
        await expect.poll(() => known(next)).toEqual(before)
      } finally {
        await second.kill()
      }
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  },
}

describe('in the middle of a bound', () => {
  const each = ['greedy', 'solo-dba'].flatMap((opponent) =>
    Object.entries(INTERRUPTIONS).map(([name, test]) => [`against ${opponent}, ${name}`, () => test(opponent)] as const),
  )
  sampled(2, Object.fromEntries(each))
})

describe('a battle against Solo DBA that is loaded anew again and again', () => {
  /** Ends some bounds without a move, so that the record has the moves of Solo DBA alone. */
  async function fought(interrupt: (page: Page) => Promise<void>): Promise<Known> {
    const page = await openPage('?red=II/12&blue=II/40&seed=3')
    await beginBattle(page, 'solo-dba')
    for (let bounds = 0; bounds < (THOROUGH ? 4 : 1); bounds += 1) {
      await interrupt(page)
      await page.locator('[data-act=end]').click()
      await playToMove(page)
    }
    const found = await known(page)
    await page.context().close()
    return found
  }

  it('is the same battle, to the last die and the last note', async () => {
    const whole = await fought(async () => undefined)
    const torn = await fought(async (page) => {
      await page.reload()
      await page.locator('svg.drawing').waitFor()
      await playToMove(page)
      await leaveBattle(page)
      await page.locator('[data-battle] [data-act=go-on]').click()
      await playToMove(page)
    })
    expect(whole.record).toMatch(/^note npg blue /m)
    expect(torn).toEqual(whole)
  })
})
