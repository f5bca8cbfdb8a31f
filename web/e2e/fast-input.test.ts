// A hand that is quicker than the referee: whatever it does while he still looks, the page does what was meant.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SCALE } from './support/edition'
import { beginBattle, openPage } from './support/saved-battles'
import { dragOnBoard, readElements, centre, countLogLines, type BoardElement } from './support/board'
import { firstMove } from './support/positions'
import { untilIdle } from './support/idle'

/** Has the engine asked only after a while, as a busy machine does; a hand has done all that it does by then. */
async function slowly(page: Page): Promise<void> {
  await untilIdle(page)
  await page.evaluate(() => {
    const ask = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (...args: unknown[]) {
      setTimeout(() => ask.apply(this, args as [unknown]), 900)
    }
  })
}

/** Blue's first movement; somebody who has nobody of his own before him. */
async function ready(): Promise<{ page: Page; one: BoardElement; orders: number }> {
  const page = await firstMove().open()
  const mine = (await readElements(page)).filter((seen) => seen.takeable)
  const one = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
  if (!one) throw new Error('nobody can go ahead')
  return { page, one, orders: await countLogLines(page, 'order') }
}

const take = async (page: Page, { id }: BoardElement) => {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}
const place = async (page: Page, { id }: BoardElement) => (await readElements(page)).find((seen) => seen.id === id)?.y

describe('a hand that is quicker than the referee', () => {
  it('lets go of what it drags before he has answered, and it goes there', async () => {
    const { page, one, orders } = await ready()
    await slowly(page)
    const [x, y] = centre(one)
    // Blue looks down: what is ahead is less.
    await dragOnBoard(page, [x, y], [x, y - 0.5 * SCALE])
    expect(await countLogLines(page, 'order')).toBe(orders + 1)
    expect(await place(page, one)).toBeCloseTo(one.y - 0.5 * SCALE, 1)
    await page.close()
  })

  it('confirms by a key what he has not answered yet', async () => {
    const { page, one, orders } = await ready()
    await take(page, one)
    await slowly(page)
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    expect(await countLogLines(page, 'order')).toBe(orders + 1)
    expect(await place(page, one)).toBeCloseTo(one.y - 0.5, 2)
    await page.close()
  })

  it('lets go of a line, and no answer puts it back', async () => {
    const { page, one, orders } = await ready()
    await take(page, one)
    await page.keyboard.press('l')
    await slowly(page)
    const held = await page.locator('g.base.selected').count()
    expect(held).toBeGreaterThan(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await untilIdle(page)
    // The line is still in the hand, and nothing of it is held over the board.
    expect(await page.locator('g.base.selected').count()).toBe(held)
    expect(await page.locator('[data-act=commit], g.draft').count()).toBe(0)
    expect(await countLogLines(page, 'order')).toBe(orders)
    await page.close()
  })

  it('takes up somebody else instead of a line that is still looked for', async () => {
    const { page, one } = await ready()
    const other = (await readElements(page)).find((seen) => seen.takeable && seen.id !== one.id)
    if (!other) throw new Error('there is nobody else')
    await take(page, one)
    await slowly(page)
    await page.keyboard.press('l')
    await take(page, other)
    await untilIdle(page)
    expect(await page.locator('g.base.selected').evaluateAll((all) => all.map((base) => base.getAttribute('data-id')))).toEqual([other.id])
    await page.close()
  })

  it('leaves a battle while an order is under way, and is not brought back to it', async () => {
    const page = await openPage()
    await beginBattle(page)
    await slowly(page)
    await page.locator('.menu summary').click()
    // In one breath: what comes of the order comes when the battle has been left.
    await page.evaluate(() => {
      for (const act of ['end', 'leave']) document.querySelector<HTMLElement>(`[data-act=${act}]`)?.click()
    })
    await page.locator('[data-army]').nth(1).waitFor()
    await untilIdle(page)
    expect(await page.locator('.board svg').count()).toBe(0)
    await page.locator('[data-battle] [data-act=go-on]').click()
    await page.locator('[data-act=end]:enabled').waitFor()
    await page.context().close()
  })
})
