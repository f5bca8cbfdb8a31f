// The bar over the board, and how the board and its panel share a window: what unfolds folds again, a tablet, a phone held sideways.

import { describe, expect, it } from 'vitest'
import { toScreen } from './support/board'
import { firstMove } from './support/positions'
import { untilIdle } from './support/idle'
import { saveRecord } from './support/saved-battles'
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
    const tops = await page.locator('.bar > *:not(.hidden)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2),
    )
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12)
    await page.setViewportSize({ width: 844, height: 390 })
    await untilIdle(page)
    const [board, panel] = [await page.locator('.board').boundingBox(), await page.locator('.side').boundingBox()]
    if (!board || !panel) throw new Error('the board or its panel is missing')
    expect(board.y + board.height).toBeLessThanOrEqual(391)
    expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width)
    expect(panel.y).toBeLessThan(100)
    await page.context().close()
  })
})

describe('before the battle', () => {
  it('marks where a camp may lie, lays it where the board is pressed, and takes orders back by buttons', async () => {
    const page = await new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'camp')).open()
    const asked = () => page.locator('.ask').getAttribute('class')
    await expect.poll(() => page.locator('.camps polygon').count()).toBeGreaterThan(1)
    expect(await page.locator('polygon.zone').count()).toBe(0)
    // No list of coordinates is offered.
    expect(await page.locator('.offers').count()).toBe(0)
    // A camp of 2 by 1.5 with a corner at 9, 0 has its middle at 10, 0.75: pressed a little beside that, it lies there.
    await page.mouse.click(...(await toScreen(page, 10.1, 1)))
    await expect.poll(() => page.locator('[data-hold=red-camp]').count()).toBe(1)
    // It is the other side's turn: both sit at this screen.
    await expect.poll(asked).toContain('blue')
    await page.locator('[data-act=undo]').click()
    await expect.poll(asked).toContain('red')
    await page.locator('[data-act=redo]').click()
    await expect.poll(asked).toContain('blue')
    expect(await saveRecord(page)).toContain('order red camp 9 0 9 1.5 11 1.5 11 0')
    await page.context().close()
  })
})
