// The page on a phone, by the link of `acies play --lan`: all of it works under the key, and nothing does without.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginGame, openBaroque, PHONE as SIZE } from './support/baroque'
import { byFinger, placeTokens, playTurn, reloaded, type Means } from './support/baroque-turn'
import { waitForPrompt } from './support/board'
import { untilIdle } from './support/idle'
import { browser, screenshot } from './support/browser'
import { startProgramInNetwork, type Program } from './support/processes'

const PHONE = { viewport: SIZE, hasTouch: true, isMobile: true }

describe('the link of the local network', () => {
  let program: Program
  beforeAll(async () => {
    program = await startProgramInNetwork()
  })
  afterAll(() => program.stop())

  it('opens the whole page on a phone: a battle begins, and so does a game of the assistant', async () => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const asked: string[] = []
    const errors: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${program.address}?red=II/12&blue=II/33&seed=7`)
    await page.locator('[data-army]').nth(1).waitFor()
    await untilIdle(page)
    await page.locator('[data-act=begin]').tap()
    await page.locator('svg.drawing').waitFor()
    await waitForPrompt(page)
    await screenshot(page, 'network-battle')
    await untilIdle(page)
    await page.goto(`${program.address}#baroque`)
    await page.reload()
    await beginGame(page)
    await untilIdle(page)
    // What is kept is there after a reload, and the link has its key still.
    await page.reload()
    await page.locator('[data-asked=turn]').waitFor()
    expect(page.url()).toBe(`${program.address}#baroque`)
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((url) => !url.startsWith(program.address) && !/^(data|blob):/.test(url))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('plays a turn of the assistant with two commands a side, by few taps', async () => {
    const page = await openBaroque('light', SIZE, program.address)
    await beginGame(page)
    const finger = byFinger(page)
    let taps = 0
    const counted: Means = {
      press: (button) => ((taps += 1), finger.press(button)),
      die: (face, within) => ((taps += 1), finger.die(face, within)),
    }
    await placeTokens(page, counted, async () => undefined)
    const tokens = taps
    await playTurn(page, counted, () => reloaded(page))
    console.log(`taps: ${tokens} for the tokens, ${taps - tokens} for the turn`)
    // Each of four commands: a tap for the side's die, for the command where there is a choice, and for its mode.
    expect(tokens).toBeLessThanOrEqual(13)
    expect(taps - tokens).toBeLessThanOrEqual(60)
    expect(page.url().startsWith(program.address)).toBe(true)
    await page.context().close()
  })

  it('opens nothing without its key', async () => {
    const page = await browser.newPage()
    const { origin } = new URL(program.address)
    for (const path of ['/', '/index.html', '/0000000000000000/']) {
      const answer = await page.goto(origin + path)
      expect(answer?.status(), path).toBe(403)
      expect(await page.locator('body').innerText()).toContain('no valid key')
    }
    await page.context().close()
  })

  it('is found by its code without the last slash too', async () => {
    const page = await browser.newPage()
    await page.goto(`${program.address.slice(0, -1)}?seed=3`)
    expect(page.url()).toBe(`${program.address}?seed=3`)
    await page.locator('[data-act=begin]').waitFor()
    await page.context().close()
  })
})
