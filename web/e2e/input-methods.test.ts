// Whole battles by the keys alone, by a finger alone on a phone, and of two people at one screen by 3.0.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SCALE, useEdition, editionLink } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { type Actions, type InputMethod, keyboard, mouse, touchscreen, playBattle } from './support/input-methods'
import { address, browser, screenshot } from './support/browser'
import { contactPosition } from './support/positions'
import { sampled, THOROUGH } from './support/sample'
import { loadRecord } from './support/saved-battles'

/** Opens the page, and counts the presses of keys (without those that go with another) and of each kind of pointer. */
async function open(link: string, phone: boolean): Promise<Page> {
  const context = await browser.newContext(
    phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : { viewport: { width: 1360, height: 900 } },
  )
  await useEdition(context)
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false }))
    const counts: Record<string, number> = {}
    Object.assign(window, { presses: counts })
    const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
    window.addEventListener('pointerdown', ({ pointerType }) => count(pointerType), true)
    window.addEventListener('keydown', ({ key }) => ['Control', 'Shift'].includes(key) || count('key'), true)
  })
  await page.goto(address + link)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

const presses = (page: Page) => page.evaluate(() => (window as unknown as { presses: Record<string, number> }).presses)

/** When a battle has gone on for long enough: the gate stops at its first fight. */
const enough = ({ contacts, fights }: Actions) => !THOROUGH && contacts >= 1 && fights >= 1

describe('a whole battle', () => {
  sampled(1, {
    'is fought by the keys alone, with at most half as many presses again as by a pointer': async () => {
      /** What was done, with how many presses, and how many of them went to each kind of deed. */
      const fought = async (method: (page: Page) => InputMethod, counted: 'key' | 'mouse') => {
        const page = await open('?red=II/12&blue=II/33&seed=5', false)
        const means = method(page)
        await means.press(page.locator('[data-act=fight-now]:enabled'))
        const each: Record<string, number> = {}
        let before = 0
        const done = await playBattle(page, means, enough, SCALE, async (deed) => {
          const now = (await presses(page))[counted] ?? 0
          each[deed] = (each[deed] ?? 0) + now - before
          before = now
        })
        if (THOROUGH) await expect.poll(() => page.locator('[data-victory]').count()).toBe(1)
        const pressed = await presses(page)
        await page.context().close()
        return { done, pressed, each }
      }
      const keys = await fought(keyboard, 'key')
      console.log('keys', JSON.stringify(keys))
      expect(Object.keys(keys.pressed)).toEqual(['key'])
      expect(keys.done.contacts).toBeGreaterThanOrEqual(1)
      expect(keys.done.fights).toBeGreaterThanOrEqual(1)
      if (!THOROUGH) return
      expect(keys.done.lines).toBeGreaterThanOrEqual(1)
      const pointer = await fought(mouse, 'mouse')
      console.log('pointer', JSON.stringify(pointer))
      // The two battles differ: what was done by the keys is compared with what as many deeds of each kind cost by the pointer.
      const kinds = ['moves', 'contacts', 'fights', 'bounds'] as const
      const likewise = kinds.map((kind) => (keys.done[kind] * (pointer.each[kind] ?? 0)) / pointer.done[kind])
      expect(keys.pressed.key).toBeLessThanOrEqual(1.5 * likewise.reduce((sum, presses) => sum + presses, 0))
    },

    'is fought by a finger on a phone, and each move is confirmed': async () => {
      const page = await open(THOROUGH ? '?red=II/12&blue=II/33&seed=7' : '', true)
      const finger = await touchscreen(page)
      // The gate has it begin where an enemy is within reach.
      if (THOROUGH) await finger.press(page.locator('[data-act=begin]'))
      else await loadRecord(page, contactPosition().record)
      const done = await playBattle(page, finger, enough)
      console.log('finger', JSON.stringify(done))
      await screenshot(page, 'phone-victory')
      if (THOROUGH) await expect.poll(() => page.locator('[data-victory]').count()).toBe(1)
      const { mouse = 0, touch = 0 } = await presses(page)
      expect(mouse).toBe(0)
      expect(touch).toBeGreaterThan(10)
      expect(done.contacts).toBeGreaterThanOrEqual(1)
      expect(await accessibilityFaults(page)).toEqual([])
      await page.context().close()
    },

    'is fought by two people at one screen, by 3.0': async () => {
      const page = await open(`?red=II/12&blue=II/33&seed=9${editionLink('3.0')}`, false)
      await page.locator('select[name=opponent]').selectOption('you')
      await page.locator('[data-act=begin]').click()
      const sides = new Set<string>()
      const done = await playBattle(page, mouse(page), async (done) => {
        const names = await page.locator('.turn').getAttribute('class')
        if (names) sides.add(names.includes('red') ? 'red' : 'blue')
        return enough(done)
      })
      console.log('two people', JSON.stringify(done))
      if (THOROUGH) await expect.poll(() => page.locator('[data-victory]').count()).toBe(1)
      expect([...sides].sort()).toEqual(['blue', 'red'])
      expect(done.contacts).toBeGreaterThanOrEqual(THOROUGH ? 2 : 1)
      await screenshot(page, 'two-people')
      await page.context().close()
    },
  })
})
