// Elements that a text names are outlined on the board, and bases can show their ids.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { combatPosition, recoilPosition } from './support/positions'
import { readElements } from './support/board'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'

const spotlit = (page: Page) => page.locator('[data-spotlight]').evaluateAll((all) => all.map((one) => one.getAttribute('data-spotlight') ?? ''))
/** The same by their numbers, as a text names them. */
const outlined = async (page: Page) => (await spotlit(page)).map((id) => id.slice(1))
/** The numbers of the elements that a text names. */
const named = (text: string) => [...new Set([...text.matchAll(/(?:[A-Z]\w+(?: horse)? |#)(\d+)\b/g)].map(([, number]) => number ?? ''))]

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** How many dice, totals, words and odds there are, and how many of them are not wholly in the window, or one upon another. */
const outside = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect())
    const out = boxes.filter((box) => box.width === 0 || box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    const upon = boxes.filter((a, i) =>
      boxes.slice(i + 1).some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
    )
    const count = (selector: string) => all.filter((one) => one.matches(selector)).length
    return [count('[data-die]'), count('[data-total]'), count('.ribbon span'), count('.odds'), out.length + upon.length]
  })

describe('an element that a text names', () => {
  it('is outlined on the board by the pointer and by the focus', async () => {
    const page = await combatPosition().open()
    const fight = page.locator('.choice').first()
    const ids = named(await fight.locator('b').first().innerText())
    expect(ids.length).toBe(2)
    expect(await outlined(page)).toEqual([])
    await fight.hover()
    await expect.poll(() => outlined(page)).toEqual(expect.arrayContaining(ids))
    await screenshot(page, 'spotlight-fight')
    await page.mouse.move(5, 5)
    await expect.poll(() => outlined(page)).toEqual([])
    await fight.locator('[data-order]').focus()
    await expect.poll(() => outlined(page)).toEqual(expect.arrayContaining(ids))
    // The log from its newest line on: the arrows go from line to line.
    await page.locator('.entries').focus()
    await expect.poll(() => outlined(page)).toEqual([])
    const line = page.locator('.entries :focus')
    for (let steps = 0; steps < 20 && (await outlined(page)).length === 0; steps += 1) {
      await page.keyboard.press('ArrowUp')
      await untilIdle(page)
    }
    expect(await outlined(page)).toEqual(expect.arrayContaining(named(await line.innerText())))
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('.entries p', { hasText: ' moved ' }).last().hover()
    await expect.poll(async () => (await outlined(page)).length).toBeGreaterThan(0)
    await page.context().close()
  })

  it('has its name behind it while the pointer is on it, as the texts have it', async () => {
    const page = await combatPosition().open()
    const fight = page.locator('.choice').first()
    const names = (await fight.locator('b').first().innerText()).split(' against ')
    await fight.hover()
    await expect.poll(async () => (await spotlit(page)).length).toBe(2)
    const [one] = await spotlit(page)
    await page.mouse.move(5, 5)
    await expect.poll(() => spotlit(page)).toEqual([])
    await page.locator(`g.base[data-id=${one}]`).hover()
    await expect.poll(() => page.locator('[data-sign=pointed]').textContent()).toBe(names[0])
    await screenshot(page, 'pointed')
    await page.mouse.move(5, 5)
    await expect.poll(() => page.locator('[data-sign=pointed]').count()).toBe(0)
    await page.context().close()
  })

  it('fights close to the eye on a phone, and the view goes back afterwards', async () => {
    const page = await combatPosition().open()
    await page.locator('.menu summary').click()
    await page.locator('[data-act=pace]').selectOption('step')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await untilIdle(page)
    const box = async () => (await page.locator('svg.drawing').getAttribute('viewBox')) ?? ''
    const before = await box()
    const across = async () => Number((await box()).split(' ')[2])
    const all = await across()
    await page.locator('[data-order]').first().click()
    await page.locator('[data-moment-of=combat].still').waitFor({ state: 'attached' })
    // At least twice as close as the whole table.
    await expect.poll(across).toBeLessThan(all / 2 + 0.01)
    await expect.poll(() => outside(page, '[data-moment-of=combat] :is([data-die], [data-total], .ribbon span, .odds)')).toEqual([2, 2, 1, 1, 0])
    await screenshot(page, 'combat-close')
    await page.keyboard.press(' ')
    await expect.poll(box).toBe(before)
    await page.context().close()
  })

  it('is outlined where it chooses, with the dice of the combat and the places to choose from', async () => {
    const page = await recoilPosition().open()
    const ids = named(await page.locator('.ask [data-help]').innerText())
    expect(ids.length).toBe(1)
    await expect.poll(() => outlined(page)).toEqual(ids)
    const [who] = await spotlit(page)
    // The dice have fallen, though the log tells of the fight only after the choice.
    expect(await page.locator('.last .die').count()).toBe(2)
    expect(named(await page.locator('.last').innerText())).toEqual(expect.arrayContaining(ids))
    // Both places are shown, pale. The focus is on the first choice and has its place stand out, until it goes elsewhere.
    expect(await page.locator('.ghost.pale').count()).toBe(2)
    const place = () => page.locator('.ghost:not(.pale)').evaluateAll((all) => all.map((one) => one.getAttribute('points') ?? ''))
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.choice') === document.querySelector('.choice'))).toBe(true)
    await expect.poll(async () => (await place()).length).toBe(1)
    const first = await place()
    await page.locator('.entries').focus()
    await expect.poll(place).toEqual([])
    await page.locator('.choice').nth(1).hover()
    await expect.poll(async () => (await place()).length).toBe(1)
    const second = await place()
    expect(second).not.toEqual(first)
    await screenshot(page, 'spotlight-recoil')
    const corners = (second[0] ?? '').split(/[ ,]+/).map(Number)
    await page.locator('.choice [data-order]').nth(1).click()
    await expect.poll(() => page.locator('.ghost').count()).toBe(0)
    // Nothing is behind it: it ends where its preview was. The board counts y from its far edge.
    const element = (await readElements(page)).find(({ id }) => id === who)
    const mean = corners.filter((_, i) => i % 2 === 0).reduce((sum, x) => sum + x, 0) / 4
    expect(Math.abs((element?.x ?? 0) - mean)).toBeLessThan(0.05)
    expect(Math.min(...corners.filter((_, i) => i % 2 === 1).map((y) => Math.abs(15 - y - (element?.y ?? 0))))).toBeLessThan(0.05)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.context().close()
  })

  it('shows its id on its base when that is switched on; the combat that is fought then is in view in every window', async () => {
    const page = await combatPosition().open()
    const ids = () => page.locator('g.base text.id').evaluateAll((all) => all.map((one) => one.textContent))
    expect(await ids()).toEqual([])
    await page.locator('[data-act=more-tools]').click()
    await page.locator('[data-overlay=ids]').check()
    const all = await page.locator('g.base').evaluateAll((bases) => bases.map((base) => base.getAttribute('data-id')))
    await expect.poll(ids).toEqual(all)
    await screenshot(page, 'spotlight-ids')

    // Step by step a combat stays until it is dismissed.
    await page.locator('.menu summary').click()
    await page.locator('[data-act=pace]').selectOption('step')
    await page.keyboard.press('Escape')
    await page.locator('[data-order]').first().click()
    // Its button has the focus, though what was pressed is gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('read')
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      await untilIdle(page)
      // The page hears of another size of its window a frame after that is drawn.
      const seen = () => outside(page, '[data-moment-of=combat] :is([data-die], [data-total], .ribbon span, .odds)')
      await expect.poll(seen, { message: JSON.stringify(size), timeout: 2000 }).toEqual([2, 2, 1, 1, 0])
    }
    // The card says the same.
    const word = (await page.locator('[data-word]').getAttribute('data-word')) ?? ''
    expect(await page.locator('.last').getAttribute('class')).toContain(word)
    await page.keyboard.press(' ')
    await expect.poll(() => page.locator('[data-moment-of]').count()).toBe(0)
    await page.context().close()
  })
})
