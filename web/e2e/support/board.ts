// Reads the board as the page shows it, and points at it.

import { SETTLES } from '../../src/mainAction'
import type { Locator, Page } from 'playwright-core'
import { untilIdle } from './idle'

/** What is held over the board; without a draft it is still there, unseen. */
export const DRAFT = '.kept:not(.unseen) g.draft'

export interface BoardElement {
  id: string
  side: 'red' | 'blue'
  x: number
  y: number
  facing: number
  takeable: boolean
  /** Whether it has moved in this bound. */
  spent: boolean
  target: boolean
}

/** The elements on the board, from their labels and marks. */
export async function readElements(page: Page): Promise<BoardElement[]> {
  await untilIdle(page)
  return page.locator('svg g.base').evaluateAll((bases) =>
    bases.map((base) => {
      const label = base.getAttribute('aria-label') ?? ''
      const [, x, y, facing] = /at (-?[\d.]+), (-?[\d.]+) facing (\d+)/.exec(label) ?? []
      return {
        id: base.getAttribute('data-id') ?? '',
        side: base.classList.contains('red') ? ('red' as const) : ('blue' as const),
        x: Number(x),
        y: Number(y),
        facing: Number(facing),
        takeable: base.classList.contains('takeable'),
        spent: base.classList.contains('spent'),
        target: base.classList.contains('target'),
      }
    }),
  )
}

/** The place on the screen of a point of the board. */
export async function toScreen(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.evaluate(
    ([x, y]) => {
      const svg = document.querySelector<SVGSVGElement>('svg.drawing')
      const table = document.querySelector<SVGRectElement>('rect.table')
      const matrix = svg?.getScreenCTM()
      if (!svg || !table || !matrix) throw new Error('there is no board')
      const place = new DOMPoint(x, table.height.baseVal.value - y).matrixTransform(matrix)
      return [place.x, place.y] as [number, number]
    },
    [x, y] as [number, number],
  )
}

/** The point of the board in the middle of a base. */
export function centre(seen: BoardElement): [number, number] {
  const turn = (seen.facing * Math.PI) / 180
  return [seen.x - 0.18 * Math.sin(turn), seen.y - 0.18 * Math.cos(turn)]
}

export async function clickElement(page: Page, seen: BoardElement): Promise<void> {
  const [x, y] = await toScreen(page, ...centre(seen))
  await page.mouse.click(x, y)
}

/** Until a button has meant what it means for so long that a finger may press it. */
export const untilTappable = (button: Locator) =>
  button.evaluate(async (one, settles) => {
    const { since = -Infinity, deaf = settles } = (one as HTMLElement).dataset
    const rest = Number(since) + Number(deaf) - performance.now()
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
  }, SETTLES)

/**
 * Taps something that is pressed, and waits until it has been: what a tap means is known only after the finger has left. One that
 * presses nothing, as on a button that has gone meanwhile, is noticed by what does not come of it.
 */
export async function pressAndWait(page: Page, tap: () => Promise<unknown>): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    pressed: new Promise<void>((resolve) => addEventListener('click', () => resolve(), { once: true, capture: true })),
  }))
  await tap()
  await heard.evaluate(({ pressed }) => Promise.race([pressed, new Promise((resolve) => setTimeout(resolve, 3000))]))
  await heard.dispose()
}

/** Drags from one point of the board to another, as a hand does: in steps. */
export async function dragOnBoard(page: Page, from: [number, number], to: [number, number], release = true): Promise<void> {
  const [x, y] = await toScreen(page, ...from)
  const [toX, toY] = await toScreen(page, ...to)
  // A press beside the board would press what lies there.
  if (!(await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.board'), [x, y] as const)))
    throw new Error(`${from.join(', ')} is not in sight`)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 })
  await page.mouse.move(toX, toY, { steps: 4 })
  if (release) await page.mouse.up()
}

/** What the page asks of its player: the action that it offers. */
export type Prompt = 'throw' | 'type-dice' | 'for-me' | 'move' | 'choose' | 'over' | 'wait'

export async function currentPrompt(page: Page): Promise<Prompt> {
  await untilIdle(page)
  if ((await page.locator('[data-victory]').count()) > 0) return 'over'
  if ((await page.locator('[data-act=throw]:enabled').count()) > 0) return 'throw'
  if ((await page.locator('[data-face]:enabled').count()) > 0) return 'type-dice'
  if ((await page.locator('[data-act=for-me]:enabled').count()) > 0) return 'for-me'
  if ((await page.locator('[data-order]:enabled').count()) > 0) return 'choose'
  if ((await page.locator('section.about').count()) > 0 && (await page.locator('[data-act=end]:enabled').count()) > 0) return 'move'
  return 'wait'
}

/** Waits until the page asks for something. */
export async function waitForPrompt(page: Page): Promise<Prompt> {
  const until = Date.now() + 120_000
  while (Date.now() < until) {
    const found = await currentPrompt(page)
    if (found !== 'wait') return found
    await page.waitForTimeout(25)
  }
  throw new Error(`the page waits: ${await page.locator('.ask').innerText()}`)
}

/** How many lines of the log are of a kind. */
export async function countLogLines(page: Page, kind: string): Promise<number> {
  await untilIdle(page)
  return page.locator(`.entries p.${kind}`).count()
}

export async function countPips(page: Page): Promise<number> {
  await untilIdle(page)
  return page.locator('.pips i').count()
}

/** The field of typed orders, among the tools beside the board, unfolded. */
export async function commandField(page: Page): Promise<Locator> {
  const field = page.locator('#command')
  if (!(await field.isVisible())) await page.locator('[data-act=more-tools]').click()
  return field
}

/** Types an order, and gives it. */
export async function typeOrder(page: Page, order: string): Promise<void> {
  const field = await commandField(page)
  await field.fill(order)
  await field.press('Enter')
}
