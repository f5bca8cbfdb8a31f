// Accessibility: the rules of axe, and a battle begun and played by keys.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useEdition } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { waitForPrompt, readElements, countLogLines, commandField } from './support/board'
import { address, browser } from './support/browser'
import { sample } from './support/sample'

async function open(colours: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, colorScheme: colours })
  await useEdition(context)
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
  // Armies by lot would have another element first each time, which may have no room ahead.
  await page.goto(`${address}?red=II/12&blue=II/33&seed=7`)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

describe('the page without a pointer', () => {
  it.each(sample(['light', 'dark'] as const, 1))('has no faults of accessibility in %s colours', async (colours) => {
    const page = await open(colours)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[data-act=begin]').click()
    while ((await waitForPrompt(page)) !== 'move') {
      if ((await waitForPrompt(page)) === 'throw') await page.locator('[data-act=throw]').click()
      else await page.locator('[data-act=all-for-me]').click()
    }
    expect(await accessibilityFaults(page)).toEqual([])
    await page.close()
  })

  it('is played by keys and typed orders', async () => {
    const page = await open('light')
    await page.locator('[data-act=begin]').focus()
    await page.keyboard.press('Enter')
    while ((await waitForPrompt(page)) !== 'move') {
      const button = (await waitForPrompt(page)) === 'throw' ? '[data-act=throw]' : '[data-act=all-for-me]'
      await page.locator(button).focus()
      await page.keyboard.press('Enter')
    }
    const own = (await readElements(page)).find((seen) => seen.takeable)
    expect(own).toBeDefined()
    const base = page.locator(`g.base[data-id=${own?.id}]`)
    await base.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => base.getAttribute('aria-pressed')).toBe('true')
    const before = await countLogLines(page, 'order')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.locator('[data-act=commit]').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => countLogLines(page, 'order')).toBe(before + 1)
    // Two steps of a quarter base width.
    expect((await readElements(page)).find((seen) => seen.id === own?.id)?.y).toBeCloseTo((own?.y ?? 0) + 0.5, 2)
    await page.keyboard.press('u')
    await expect.poll(() => countLogLines(page, 'order')).toBe(before)

    await (await commandField(page)).fill('move r1 sideways')
    await page.keyboard.press('Enter')
    await page.locator('[data-reasons] li').waitFor()
    await expect.poll(() => page.locator('[data-reasons]').innerText()).toContain('sideways')
    await page.close()
  })
})
