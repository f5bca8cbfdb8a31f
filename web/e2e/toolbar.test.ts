// The bar over the board, and how the board and its panel share a window: what unfolds folds again, a tablet, a phone held sideways.

import { describe, expect, it } from 'vitest'
import { firstMove } from './support/positions'
import { untilIdle } from './support/idle'
import { isDecision, StagedBattle } from './support/staged-battle'

describe('the bar', () => {
  it('folds what it unfolds by Esc and by a press elsewhere, and nothing else comes of Esc', async () => {
    const page = await firstMove().open()
    for (const part of ['.menu', '.played']) {
      const open = () => page.locator(`${part}[open]`).count()
      await page.locator(`${part} > summary`).click()
      expect(await open()).toBe(1)
      await page.keyboard.press('Escape')
      await expect.poll(open).toBe(0)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
      await page.locator(`${part} > summary`).click()
      await page.mouse.click(200, 500)
      await expect.poll(open).toBe(0)
    }
    // In the past Esc leads back to the battle, but for what is unfolded.
    await page.locator('[data-act=look-back]').click()
    await page.locator('.menu > summary').click()
    await page.keyboard.press('Escape')
    await untilIdle(page)
    expect([await page.locator('.menu[open]').count(), await page.locator('[data-past]').count()]).toEqual([0, 1])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-past]').count()).toBe(0)
    await page.context().close()
  })

  it('is one line on a tablet, and the board is beside its panel on a phone held sideways', async () => {
    const page = await firstMove().open()
    await page.setViewportSize({ width: 820, height: 1180 })
    const tops = await page.locator('.bar > *:not(.hidden)').evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
    await page.setViewportSize({ width: 844, height: 390 })
    await untilIdle(page)
    const [board, panel] = [await page.locator('.board').boundingBox(), await page.locator('.ask').boundingBox()]
    if (!board || !panel) throw new Error('the board or its panel is missing')
    expect(board.y + board.height).toBeLessThanOrEqual(391)
    expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width)
    expect(panel.y).toBeLessThan(100)
    await page.context().close()
  })
})

describe('before the battle', () => {
  it('marks where a camp may lie, and takes orders back by buttons', async () => {
    const page = await new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'camp')).open()
    const first = () => page.locator('.offers button').first().innerText()
    const own = await first()
    await expect.poll(() => page.locator('.camps polygon').count()).toBeGreaterThan(1)
    expect(await page.locator('polygon.zone').count()).toBe(0)
    await page.locator('.offers button').first().click()
    // It is the other side's turn: both sit at this screen.
    await expect.poll(first).not.toBe(own)
    await page.locator('[data-act=undo]').click()
    await expect.poll(first).toBe(own)
    await page.locator('[data-act=redo]').click()
    await expect.poll(first).not.toBe(own)
    await page.context().close()
  })
})
