// One battle in two tabs: the second only shows it, until it takes it over.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { moveAhead, beginBattle, openPage, readLog, elementPlaces, saveRecord, playToMove } from './support/saved-battles'
import { clickElement, readElements } from './support/board'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'
import { sampled } from './support/sample'

const watching = (page: Page) => page.locator('[data-watching=elsewhere]')

/** A second tab on the first battle of the list. */
async function second(first: Page): Promise<Page> {
  const page = await openPage('', first.context())
  await page.locator('[data-battle] [data-act=go-on]').first().click()
  await page.locator('svg.drawing').waitFor()
  return page
}

describe('a battle in two tabs', () => {
  sampled(2, {
    'is only shown by the second, which follows the first': async () => {
      const one = await openPage()
      await beginBattle(one)
      const other = await openPage('', one.context())
      await expect.poll(() => other.locator('[data-battle]').innerText()).toContain('Open in another tab')
      await other.locator('[data-battle] [data-act=go-on]').click()
      await watching(other).waitFor()
      await expect.poll(() => other.locator('[data-watching]').innerText()).toContain('This battle is being played in another tab')
      expect(await accessibilityFaults(other)).toEqual([])
      await screenshot(other, 'watching')
      await other.setViewportSize({ width: 390, height: 844 })
      expect(await accessibilityFaults(other)).toEqual([])
      await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await other.setViewportSize({ width: 1360, height: 900 })

      // No element can be selected there, and no order given.
      expect((await readElements(other)).filter((seen) => seen.takeable)).toEqual([])
      const base = (await readElements(other)).find((seen) => seen.side === 'red')
      if (base) await clickElement(other, base)
      await untilIdle(other)
      expect(await other.locator('g.base.selected').count()).toBe(0)
      expect(await other.locator('[data-act=end], [data-act=throw], [data-act=undo]').count()).toBe(0)

      await moveAhead(one)
      const lines = await readLog(one)
      await expect.poll(() => readLog(other)).toEqual(lines)
      await expect.poll(() => elementPlaces(other)).toEqual(await elementPlaces(one))
      await one.context().close()
    },

    'goes on in the second for the asking, and is then only shown by the first': async () => {
      const one = await openPage()
      await beginBattle(one)
      await moveAhead(one)
      const before = await saveRecord(one)
      const other = await second(one)
      await watching(other).waitFor()
      await other.locator('[data-act=take-over]').click()
      await watching(one).waitFor()
      await expect.poll(() => watching(other).count()).toBe(0)
      expect(await saveRecord(other)).toBe(before)

      await playToMove(other)
      await moveAhead(other)
      const after = await saveRecord(other)
      expect(after.startsWith(before)).toBe(true)
      await expect.poll(() => saveRecord(one)).toBe(after)
      expect((await readElements(one)).filter((seen) => seen.takeable)).toEqual([])

      // And back again.
      await one.locator('[data-act=take-over]').click()
      await watching(other).waitFor()
      await playToMove(one)
      await one.locator('[data-act=end]').click()
      await playToMove(one)
      await moveAhead(one)
      expect((await saveRecord(one)).startsWith(after)).toBe(true)
      await one.context().close()
    },

    'loses nothing when it is taken over while the other side plays': async () => {
      const one = await openPage()
      await beginBattle(one)
      const other = await second(one)
      await watching(other).waitFor()
      await one.locator('[data-act=end]').click()
      await other.locator('[data-act=take-over]').click()
      await watching(one).waitFor()
      await playToMove(other)
      const text = await saveRecord(other)
      await expect.poll(() => saveRecord(one)).toBe(text)
      await other.reload()
      await other.locator('svg.drawing').waitFor()
      expect(await saveRecord(other)).toBe(text)
      await expect.poll(() => watching(other).count()).toBe(0)
      await one.context().close()
    },

    'is free again when its tab is closed': async () => {
      const one = await openPage()
      await beginBattle(one)
      const context = one.context()
      const other = await openPage('', context)
      await one.close()
      // The browser frees its lock when the tab is gone, which may take a moment.
      const locks = () => other.evaluate(async () => (await navigator.locks.query()).held?.length)
      await expect.poll(locks).toBe(0)
      await other.locator('[data-battle] [data-act=go-on]').click()
      await other.locator('svg.drawing').waitFor()
      await playToMove(other)
      await expect.poll(() => watching(other).count()).toBe(0)
      await context.close()
    },
  })
})
