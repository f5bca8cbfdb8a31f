// Edition, conventions and rulings: chosen in words, by keys alone, refused where they do not go together, and kept.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { untilIdle } from './support/idle'
import { address, browser, downloaded, screenshot } from './support/browser'

async function open(link = '?seed=7'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 1000 } })
  await page.goto(address + link)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

const played = (page: Page) => page.locator('[data-played]').first().innerText()

async function shot(page: Page, name: string): Promise<void> {
  await screenshot(page, `${name}`, { fullPage: true })
}

/** The lines of the record's head that say what is played, saved from the menu. */
async function head(page: Page): Promise<string[]> {
  await untilIdle(page)
  await page.locator('.menu > summary').click()
  const saving = page.waitForEvent('download')
  await page.locator('[data-act=save]').click()
  const record = (await downloaded(await saving)).toString()
  await page.locator('.menu > summary').click()
  return record.split('\n').filter((line) => /^(convention|ruling|board) /.test(line))
}

describe('the rules that are played', () => {
  it('are chosen in words, by keys alone', async () => {
    const page = await open()
    await expect.poll(() => played(page)).toBe('DBA 2.2, as printed')
    await page.locator('[data-rules] > summary').focus()
    await page.keyboard.press('Enter')
    await page.locator('input[value=printed]').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => played(page)).toBe('DBA 2.2, with the WADBAG (Washington) conventions')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => played(page)).toContain('larger board')
    // Every group tells how many of it are chosen, and every convention says what it changes.
    await expect.poll(() => page.locator('[data-convention]:checked').count()).toBe(await page.locator('[data-convention]').count())
    for (const group of await page.locator('[data-rules] .group > summary').all()) {
      await group.focus()
      await page.keyboard.press('Enter')
    }
    await page.locator('[data-ruling=camp-attackers]').selectOption('one')
    await expect.poll(() => played(page)).toContain('one ruling of your own')
    await shot(page, 'rules')
    expect(await accessibilityFaults(page)).toEqual([])

    // Without one of them it is a choice of one's own; without one that another needs it is none at all.
    await page.locator('[data-convention=camp-6]').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => played(page)).toContain('conventions and one ruling')
    await page.locator('[data-convention=board-30]').focus()
    await page.keyboard.press('Space')
    await page.locator('[data-conflict]').waitFor()
    await expect.poll(() => page.locator('[data-conflict]').innerText()).toContain('needs “Larger board (18.75 BW)”')
    await shot(page, 'rules-conflict')
    await page.locator('[data-act=begin]').click()
    await untilIdle(page)
    expect(await page.locator('svg.drawing').count()).toBe(0)
    await page.locator('[data-convention=board-30]').click()
    await expect.poll(() => page.locator('[data-conflict]').count()).toBe(0)

    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    const said = await played(page)
    expect(said).toMatch(/^DBA 2\.2, with \d+ conventions and one ruling of your own$/)
    const lines = await head(page)
    expect(lines).toContain('convention board-30')
    expect(lines).not.toContain('convention camp-6')
    expect(lines.some((line) => line.includes('wadbag'))).toBe(false)
    expect(lines).toContain('ruling camp-attackers one')
    expect(lines).toContain('board 18.75 18.75')
    await page.locator('.played > summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.played').innerText()).toContain('How many elements may attack a camp at once?')
    await shot(page, 'rules-in-battle')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.reload()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => played(page)).toBe(said)
    expect(await head(page)).toEqual(lines)
    // The next battle begins with the same rules.
    await page.locator('.menu > summary').click()
    await page.locator('[data-act=leave]').click()
    await expect.poll(() => played(page)).toBe(said)
    await page.close()
  })

  it('are named by a link, and what a convention settles may not be answered otherwise', async () => {
    const page = await open('?conventions=zone-camp&rulings=zone-camp=no')
    await page.locator('[data-conflict]').waitFor()
    await expect.poll(() => page.locator('[data-conflict]').innerText()).toContain('already answers')
    await page.locator('[data-rules] > summary').click()
    await page.locator('[data-act=as-printed]').click()
    await expect.poll(() => played(page)).toBe('DBA 2.2, as printed')
    await page.locator('input[name=edition][value="1.22"]').check()
    await expect.poll(() => played(page)).toBe('DBA 1.22, as printed')
    await expect.poll(() => page.locator('[data-convention]').count()).toBe(0)
    await page.close()
  })
})
