// Looking back: the time line of a battle, from either edge, and that nothing of it touches the battle.

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { State } from '../src/wire'
import { SCALE, useEdition } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { finishedBattle, countMoments, stateAt } from './support/finished-battle'
import { moveAhead, beginBattle, loadRecord, openPage, leaveBattle, elementPlaces, saveRecord, playToMove } from './support/saved-battles'
import { readElements } from './support/board'
import { browser, screenshot } from './support/browser'
import { untilIdle } from './support/idle'
import { sample } from './support/sample'

let over: string

beforeAll(async () => {
  over = finishedBattle(99)
})

/** Opens the page on a record. */
async function load(text: string): Promise<Page> {
  const page = await openPage('')
  await loadRecord(page, text)
  return page
}

async function lookBack(page: Page): Promise<void> {
  await page.locator('[data-act=look-back]').click()
  await page.locator('[data-past]').waitFor()
}

const at = async (page: Page) => Number(await page.locator('[data-past]').getAttribute('data-past'))

/** The places of the elements in a state, in the form of `elementPlaces`. */
const standing = (state: State) =>
  state.elements
    .filter((element) => element.place === 'table')
    .map(({ id, at: [x, y, facing] }) => `${id} ${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100} ${Math.round(facing)}`)

describe('the time line', () => {
  it('plays a combat once more when one goes on to it, above the table as it was', async () => {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, reducedMotion: 'no-preference' })
    await context.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'calm', reach: false })))
    await useEdition(context)
    const page = await openPage('', context)
    await loadRecord(page, over)
    await lookBack(page)
    // The first combat, by the line of the log that says how it ended.
    const fight = page.locator('.log-list li', { has: page.locator('.fight') }).first()
    const moment = Number(await fight.getAttribute('data-step'))
    await fight.locator('button').click()
    await expect.poll(() => at(page)).toBe(moment)
    expect(await page.locator('[data-moment-of=combat]').count()).toBe(0)
    await page.keyboard.press(',')
    await page.keyboard.press('.')
    expect(await at(page)).toBe(moment)
    await page.locator('[data-moment-of=combat] [data-total]').nth(1).waitFor()
    await page.locator('[data-moment-of=combat].still .ribbon span').waitFor()
    await screenshot(page, 'past-combat')
    await expect.poll(() => page.locator('[data-moment-of=combat]').count()).toBe(0)
    await page.context().close()
  })

  it('goes by orders and by bounds, with buttons, keys, the slider, the pictures and the log', async () => {
    const page = await load(over)
    await lookBack(page)
    const last = countMoments(over)
    await expect.poll(() => at(page)).toBe(last)
    await page.keyboard.press(',')
    await expect.poll(() => at(page)).toBe(last - 1)
    await page.keyboard.press('.')
    await expect.poll(() => at(page)).toBe(last)
    await page.keyboard.press('Home')
    await expect.poll(() => at(page)).toBe(0)
    await expect.poll(() => page.locator('g.base').count()).toBe(0)
    await expect.poll(() => page.locator('[data-moment]').innerText()).toContain('Before the battle.')

    // The first bound begins with the order or throw after whose line its heading stands.
    const lines = over.split('\n')
    const heading = lines.findIndex((line) => /^bound \w+ 1$/.test(line))
    const first = countMoments(lines.slice(0, heading).join('\n') + '\n')
    await page.keyboard.press('Shift+>')
    await expect.poll(() => at(page)).toBe(first)
    await expect
      .poll(() => page.locator('[data-moment]').innerText())
      .toMatch(/^(Alexandrian Macedonians|Polybian Romans), bound 1, Movement, losses: Alexandrian Macedonians 0, Polybian Romans 0\./)
    await page.keyboard.press('End')
    await expect.poll(() => at(page)).toBe(last)

    await page.locator('[data-act=past-first]').click()
    await page.locator('[data-act=past-bound-on]').click()
    await expect.poll(() => at(page)).toBe(first)
    await page.locator('[data-act=past-on]').click()
    await expect.poll(() => at(page)).toBe(first + 1)
    await page.locator('[data-act=past-bound-back]').click()
    await expect.poll(() => at(page)).toBe(first)
    await page.locator('[data-act=past-back]').click()
    await expect.poll(() => at(page)).toBe(first - 1)
    await page.locator('[data-act=past-last]').click()
    await expect.poll(() => at(page)).toBe(last)

    // A picture for each bound, and for the beginning and the end.
    const bounds = lines.filter((line) => line.startsWith('bound ')).length
    await expect.poll(() => page.locator('[data-stop]').count()).toBe(bounds + 2)
    const third = page.locator('[data-stop]').nth(3)
    await third.click()
    await expect.poll(() => at(page)).toBe(Number(await third.getAttribute('data-stop')))
    await expect.poll(() => third.getAttribute('aria-current')).toBe('step')
    await page.locator('input[type=range]').fill('100')
    await expect.poll(() => at(page)).toBe(100)
    await page.locator('input[type=range]').press('ArrowRight')
    await expect.poll(() => at(page)).toBe(101)

    const line = page.locator('li[data-step]').last()
    await line.locator('button').click()
    await expect.poll(() => at(page)).toBe(Number(await line.getAttribute('data-step')))
    await expect.poll(() => page.locator('li[data-step] [aria-current=step]').count()).toBe(1)
    await expect.poll(() => line.locator('[aria-current=step]').count()).toBe(1)
    await page.context().close()
  })

  it('shows each moment as the record cut there has it', async () => {
    const page = await load(over)
    await lookBack(page)
    const last = countMoments(over)
    for (const moment of [30, 60, 90, 120, 150, last - 1, last]) {
      await page.locator('input[type=range]').fill(String(moment))
      expect(await elementPlaces(page), String(moment)).toEqual(standing(stateAt(over, moment)))
    }
    await page.context().close()
  })

  it('turns the board to either edge', async () => {
    const page = await load(over)
    await lookBack(page)
    await page.locator('input[type=range]').fill('110')
    const before = await readElements(page)
    await page.locator('[data-act=past-turn]').click()
    const after = await readElements(page)
    // The board of 2.2 is 15 base widths square.
    for (const [i, seen] of before.entries()) {
      expect(after[i]?.x).toBeCloseTo(15 * SCALE - seen.x, 1)
      expect(after[i]?.y).toBeCloseTo(15 * SCALE - seen.y, 1)
      expect(after[i]?.facing).toBe((seen.facing + 180) % 360)
    }
    await screenshot(page, 'past-turned')
    await page.keyboard.press('t')
    expect(await readElements(page)).toEqual(before)
    await page.context().close()
  })
})

describe('looking back', () => {
  it('changes nothing in the battle, and takes no orders meanwhile', async () => {
    const page = await openPage()
    await beginBattle(page)
    await moveAhead(page)
    const [text, stand] = [await saveRecord(page), await elementPlaces(page)]
    await page.keyboard.press(',')
    await page.locator('[data-past]').waitFor()
    expect(await elementPlaces(page)).not.toEqual(stand)
    expect(await page.locator('#command, [data-act=end], [data-act=undo], .takeable, [data-act=throw]').count()).toBe(0)
    await page.locator('g.base').last().click()
    for (const key of ['ArrowUp', 'Enter', 'u', 'l', 'q']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('[data-past]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('.side .ask').waitFor()
    expect(await saveRecord(page)).toBe(text)
    expect(await elementPlaces(page)).toEqual(stand)

    // What happens after that is part of the past, too.
    await page.locator('[data-act=end]').click()
    await playToMove(page)
    const later = await saveRecord(page)
    await lookBack(page)
    await expect.poll(() => at(page)).toBe(countMoments(later))
    expect(await elementPlaces(page)).toEqual(standing(stateAt(later, countMoments(later))))
    await page.context().close()
  })

  it('makes the computer wait, wherever it is in its bound', async () => {
    const page = await openPage()
    await beginBattle(page)
    // In one breath: on a busy machine the other side's bound would be over between a click and a key.
    await page.locator('[data-act=end]').evaluate((end: HTMLElement) => {
      // As a pointer presses it: a key would first be asked about the PIPs that are left.
      end.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ',', bubbles: true }))
    })
    await page.locator('[data-waits]').waitFor()
    const waited = await saveRecord(page)
    const last = await page.locator('[data-past]').getAttribute('data-last')
    await untilIdle(page)
    expect(await saveRecord(page)).toBe(waited)
    await expect.poll(() => page.locator('[data-past]').getAttribute('data-last')).toBe(last)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'past-waits')
    await page.keyboard.press('Escape')
    await playToMove(page)
    const after = await saveRecord(page)
    expect(after.startsWith(waited)).toBe(true)
    expect(countMoments(after)).toBeGreaterThan(countMoments(waited) + 1)
    await page.context().close()
  })

  it('through a battle of the list leaves it as it is', async () => {
    const page = await openPage()
    await beginBattle(page)
    const text = await saveRecord(page)
    await leaveBattle(page)
    await page.locator('[data-battle] [data-act=look]').click()
    await page.locator('[data-past]').waitFor()
    await expect.poll(() => page.locator('[data-moment]').innerText()).toContain('bound 1, Movement')
    await page.locator('[data-act=past-close]').click()
    await page.locator('[data-watching=look]').waitFor()
    expect(await saveRecord(page)).toBe(text)
    await page.locator('[data-act=take-over]').click()
    await playToMove(page)
    expect(await saveRecord(page)).toBe(text)
    await page.context().close()
  })

  it.each(sample(['light', 'dark'] as const, 1))('has no faults of accessibility in %s colours, on a desk and on a phone', async (colours) => {
    const page = await load(over)
    await page.emulateMedia({ colorScheme: colours })
    await page.locator('.menu > summary').click()
    await page.locator('[data-act=theme]').selectOption('auto')
    await page.locator('.menu > summary').click()
    await lookBack(page)
    await page.locator('input[type=range]').fill('140')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, `past-${colours}`)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await screenshot(page, `past-phone-${colours}`, { fullPage: true })
    await page.locator('[data-act=past-close]').press('Enter')
    // On a phone the button stands in the menu.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.menu > summary'))).toBe(true)
    await leaveBattle(page)
    await page.locator('[data-battle]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await screenshot(page, `list-phone-${colours}`)
    await page.context().close()
  })
})
