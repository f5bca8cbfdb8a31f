// Input that is faster than the engine: the page does what was meant once the engine answers.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SCALE } from './support/edition'
import { beginBattle, openPage } from './support/saved-battles'
import { DRAFT, dragOnBoard, readElements, centre, countLogLines, type BoardElement } from './support/board'
import { firstMove } from './support/positions'
import { untilIdle } from './support/idle'

/** Holds back what the page asks of its workers, as a busy machine does, until the answer is called: all input comes before that. */
async function holdQuestions(page: Page): Promise<() => Promise<void>> {
  await untilIdle(page)
  await page.evaluate(() => {
    const ask = Worker.prototype.postMessage
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (...args: unknown[]) {
      held.push(() => ask.apply(this, args as [unknown]))
    }
    const release = () => {
      Worker.prototype.postMessage = ask
      for (const send of held.splice(0)) send()
    }
    Object.assign(window, { release })
  })
  return () => page.evaluate(() => (window as unknown as { release: () => void }).release())
}

/** Blue's first move, and an element with a free way ahead. */
async function ready(): Promise<{ page: Page; one: BoardElement; orders: number }> {
  const page = await firstMove().open()
  const mine = (await readElements(page)).filter((seen) => seen.takeable)
  const one = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
  if (!one) throw new Error('no element has a free way')
  return { page, one, orders: await countLogLines(page, 'order') }
}

const take = async (page: Page, { id }: BoardElement) => {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}
const place = async (page: Page, { id }: BoardElement) => (await readElements(page)).find((seen) => seen.id === id)?.y

describe('input that is faster than the engine', () => {
  it('moves an element that is dropped before the answer', async () => {
    const { page, one, orders } = await ready()
    const release = await holdQuestions(page)
    const [x, y] = centre(one)
    // Blue looks down: what is ahead is less.
    await dragOnBoard(page, [x, y], [x, y - 0.5 * SCALE])
    await release()
    expect(await countLogLines(page, 'order')).toBe(orders + 1)
    expect(await place(page, one)).toBeCloseTo(one.y - 0.5 * SCALE, 1)
    await page.close()
  })

  it('makes a move that is confirmed before the answer', async () => {
    const { page, one, orders } = await ready()
    await take(page, one)
    const release = await holdQuestions(page)
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
    await release()
    expect(await countLogLines(page, 'order')).toBe(orders + 1)
    expect(await place(page, one)).toBeCloseTo(one.y - 0.5, 2)
    await page.close()
  })

  it('drops a line whose move is cancelled before the answer', async () => {
    const { page, one, orders } = await ready()
    await take(page, one)
    await page.keyboard.press('l')
    const release = await holdQuestions(page)
    const held = await page.locator('g.base.selected').count()
    expect(held).toBeGreaterThan(1)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await release()
    await untilIdle(page)
    // The line is still in the hand, and nothing of it is held over the board.
    expect(await page.locator('g.base.selected').count()).toBe(held)
    expect(await page.locator(`[data-act=commit], ${DRAFT}`).count()).toBe(0)
    expect(await countLogLines(page, 'order')).toBe(orders)
    await page.close()
  })

  it('selects another element instead of a line that is still being searched', async () => {
    const { page, one } = await ready()
    const other = (await readElements(page)).find((seen) => seen.takeable && seen.id !== one.id)
    if (!other) throw new Error('there is no other element')
    await take(page, one)
    const release = await holdQuestions(page)
    await page.keyboard.press('l')
    await take(page, other)
    await release()
    await untilIdle(page)
    expect(await page.locator('g.base.selected').evaluateAll((all) => all.map((base) => base.getAttribute('data-id')))).toEqual([other.id])
    await page.close()
  })

  it('leaves a battle while an order is under way, and is not brought back to it', async () => {
    const page = await openPage()
    await beginBattle(page)
    const release = await holdQuestions(page)
    await page.locator('.menu > summary').click()
    // In one breath: what comes of the order comes when the battle has been left.
    await page.evaluate(() => {
      // As a pointer presses it: a key would first be asked about the PIPs that are left.
      for (const act of ['end', 'leave']) document.querySelector(`[data-act=${act}]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    })
    await release()
    await page.locator('[data-army]').nth(1).waitFor()
    await untilIdle(page)
    expect(await page.locator('svg.drawing').count()).toBe(0)
    await page.locator('[data-battle] [data-act=go-on]').click()
    await page.locator('[data-act=end]:enabled').waitFor()
    await page.context().close()
  })
})
