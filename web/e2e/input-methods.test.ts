// Whole battles by the keys alone, by a finger alone on a phone, and of two people at one screen by 3.0.

import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { useEdition, editionLink } from './support/edition'
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
      /** What was done, and with how many presses. */
      const fought = async (method: (page: Page) => InputMethod) => {
        const page = await open('?red=II/12&blue=II/33&seed=5', false)
        const means = method(page)
        await means.press(page.locator('[data-act=fight-now]:enabled'))
        const done = await playBattle(page, means, enough)
        if (THOROUGH) await expect.poll(() => page.locator('[data-victory]').count()).toBe(1)
        const pressed = await presses(page)
        await page.context().close()
        // A bound is a roll and its end.
        return { done, pressed, deeds: done.moves + done.contacts + done.fights + 2 * done.bounds }
      }
      const keys = await fought(keyboard)
      console.log('keys', JSON.stringify(keys))
      expect(Object.keys(keys.pressed)).toEqual(['key'])
      expect(keys.done.contacts).toBeGreaterThanOrEqual(1)
      expect(keys.done.fights).toBeGreaterThanOrEqual(1)
      if (!THOROUGH) return
      expect(keys.done.lines).toBeGreaterThanOrEqual(1)
      const pointer = await fought(mouse)
      console.log('pointer', JSON.stringify(pointer))
      expect((keys.pressed.key ?? 0) / keys.deeds).toBeLessThanOrEqual((1.5 * (pointer.pressed.mouse ?? 0)) / pointer.deeds)
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
