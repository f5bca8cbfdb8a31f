// What is lost when a page is loaded anew, a tab closed or the browser killed in the middle of a bound: the move in the hand.

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

interface Known {
  record: string
  log: string[]
  places: string[]
}

/** All that a battle is, as its page shows it. */
async function known(page: Page): Promise<Known> {
  return { record: await saveRecord(page), log: await readLog(page), places: await elementPlaces(page) }
}

/** Takes an element up and holds it, without letting go. */
async function hold(page: Page): Promise<void> {
  const own = (await readElements(page)).find((seen) => seen.takeable && !seen.spent)
  if (!own) throw new Error('nobody may move')
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

describe.each(['greedy', 'solo-dba'])('against %s, in the middle of a bound', (opponent) => {
  it('a page that is loaded anew goes on with the battle of its tab', async () => {
    const page = await openPage()
    await beginBattle(page, opponent)
    await moveAhead(page)
    const before = await known(page)
    await hold(page)
    await page.reload()
    await page.locator('.board svg').waitFor()
    await expect.poll(() => known(page)).toEqual(before)
    await page.context().close()
  })

  it('a tab that is closed leaves the battle on the list', async () => {
    const page = await openPage()
    const context = page.context()
    await beginBattle(page, opponent)
    await moveAhead(page)
    const before = await known(page)
    await hold(page)
    await page.close()
    const next = await openPage('', context)
    await next.locator('[data-battle] [data-act=go-on]').click()
    await next.locator('.board svg').waitFor()
    await expect.poll(() => known(next)).toEqual(before)
    await context.close()
  })

  it('a browser that is killed leaves the battle on the list', async () => {
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
        await next.locator('.board svg').waitFor()
        await expect.poll(() => known(next)).toEqual(before)
      } finally {
        await second.kill()
      }
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    }
  })
})

describe('a battle against Solo DBA that is loaded anew again and again', () => {
  /** Fights some bounds: nobody moves but him, so that his dice and his reasons are all there is. */
  async function fought(interrupt: (page: Page) => Promise<void>): Promise<Known> {
    const page = await openPage('?red=II/12&blue=II/40&seed=3')
    await beginBattle(page, 'solo-dba')
    for (let bounds = 0; bounds < 4; bounds += 1) {
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
      await page.locator('.board svg').waitFor()
      await playToMove(page)
      await leaveBattle(page)
      await page.locator('[data-battle] [data-act=go-on]').click()
      await playToMove(page)
    })
    expect(whole.record).toMatch(/^note npg blue /m)
    expect(torn).toEqual(whole)
  })
})
