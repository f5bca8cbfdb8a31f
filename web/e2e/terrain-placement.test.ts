// Before the first bound by hand: terrain and camps laid by pointer, finger and keys, and elements that change places.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tapButton } from './support/baroque'
import { accessibilityFaults } from './support/accessibility'
import { dragOnBoard, readElements, toScreen } from './support/board'
import { untilIdle } from './support/idle'
import { address, browser, screenshot } from './support/browser'
import { isDecision, StagedBattle } from './support/staged-battle'

/** Red defends and lays terrain, on a desk or on a phone. */
async function laying(phone = false, edition = '2.2'): Promise<Page> {
  const context = await browser.newContext(
    phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : { viewport: { width: 1280, height: 800 } },
  )
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
  await page.goto(`${address}?red=II/12&blue=II/33&seed=7&edition=${edition}`)
  await page.locator('[data-army]').nth(1).waitFor()
  await page.locator('select[name=opponent]').selectOption('you')
  await page.locator('select[name=attacker]').selectOption('blue')
  await page.locator('[data-act=begin]').click()
  await page.locator('svg.drawing').waitFor()
  return page
}

/** The middle of what is in the hand, as it is called. */
async function held(page: Page): Promise<[number, number]> {
  await untilIdle(page)
  const label = (await page.locator('[data-piece] .body').getAttribute('aria-label')) ?? ''
  const [, x, y] = /around (-?[\d.]+), (-?[\d.]+)/.exec(label) ?? []
  return [Number(x), Number(y)]
}

/** The middle of a feature that lies. */
async function lies(page: Page, number: number): Promise<[number, number]> {
  await untilIdle(page)
  const label = (await page.locator(`[data-feature="${number}"]`).getAttribute('aria-label')) ?? ''
  const [, x, y] = /around (-?[\d.]+), (-?[\d.]+)/.exec(label) ?? []
  return [Number(x), Number(y)]
}

const says = (page: Page, what: string) => page.locator(`[data-held=${what}]`).waitFor()

describe('terrain', () => {
  it('is dragged to its place, refused with a reason, and placed where it is legal', async () => {
    const page = await laying()
    await page.locator('[data-take=wood]').click()
    await says(page, 'legal')
    const [x, y] = await held(page)
    await dragOnBoard(page, [x, y], [7, 7])
    await expect.poll(() => held(page)).toEqual([7, 7])
    await says(page, 'legal')
    await page.locator('[data-act=lay]').click()
    await page.locator('[data-feature="1"]').waitFor()
    await expect.poll(() => lies(page, 1)).toEqual([7, 7])
    // Another on top of it: the referee says why not, and shows it; nothing is ordered.
    await untilIdle(page)
    const lines = await page.locator('.entries p').count()
    await page.locator('[data-take=wood]').click()
    await dragOnBoard(page, await held(page), [7.5, 7.5])
    await says(page, 'illegal')
    await page.locator('.held [data-rule^="setup.terrain"]').first().waitFor()
    await expect.poll(() => page.locator('[data-act=lay]').isDisabled()).toBe(true)
    await screenshot(page, 'laying-refused')
    expect(await accessibilityFaults(page)).toEqual([])
    await expect.poll(() => page.locator('.entries p').count()).toBe(lines)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(0)
    await page.context().close()
  })

  it('is taken up again where it lies, and put back when it is let go', async () => {
    const page = await laying()
    await page.locator('[data-take=wood]').click()
    await dragOnBoard(page, await held(page), [7, 7])
    await page.locator('[data-act=lay]').click()
    await page.locator('.feature.takeable').waitFor()
    await dragOnBoard(page, [7, 7], [5, 6])
    // It hangs where the pointer let it go, or where it was when the referee had given it: then it is dragged on.
    await page.locator('[data-piece=wood]').waitFor()
    await dragOnBoard(page, await held(page), [5, 6])
    await expect.poll(() => held(page)).toEqual([5, 6])
    await expect.poll(() => page.locator('[data-feature]').count()).toBe(0)
    await page.locator('[data-act=let-go]').click()
    await page.locator('[data-feature="1"]').waitFor()
    await expect.poll(() => lies(page, 1)).toEqual([7, 7])
    await page.context().close()
  })

  it('is laid by keys alone: moved, turned, sized', async () => {
    const page = await laying()
    await page.locator('[data-take=gentle-hill]').focus()
    await page.keyboard.press('Enter')
    await says(page, 'legal')
    const [x, y] = await held(page)
    const width = async () => (await page.locator('[data-piece] .body').boundingBox())?.width ?? 0
    const before = await width()
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'Shift+ArrowRight']) await page.keyboard.press(key)
    // Two steps of a quarter up; a quarter to the left and a twentieth back. Sums are rounded as the label rounds them.
    const [nowX, nowY] = await held(page)
    expect(nowX).toBeCloseTo(x - 0.2, 1)
    expect(nowY).toBeCloseTo(y + 0.5, 1)
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before * 1.05)
    await page.keyboard.press('-')
    await page.keyboard.press('e')
    await says(page, 'legal')
    await page.keyboard.press('Enter')
    await page.locator('[data-feature="1"]').waitFor()
    // By keys it is taken up again, and Escape puts it back.
    await untilIdle(page)
    await page.locator('[data-feature="1"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-piece]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-feature="1"]').waitFor()
    await page.context().close()
  })

  it('is dragged from its button onto the board, by a pointer and by a finger, and hangs in the hand there', async () => {
    const page = await laying()
    const middle = async (of: Page) => {
      const box = await of.locator('[data-take=wood]').boundingBox()
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as [number, number]
    }
    const from = await middle(page)
    const to = await toScreen(page, 7, 8)
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 5 })
    await page.mouse.up()
    await says(page, 'legal')
    const [x, y] = await held(page)
    expect(Math.hypot(x - 7, y - 8)).toBeLessThan(0.1)
    // Let go beside the board it is put away.
    await page.locator('[data-act=let-go]').click()
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 5 })
    await page.mouse.move(...from, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(0)
    await page.context().close()

    const phone = await laying(true)
    const finger = await phone.context().newCDPSession(phone)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py]) => ({ x: px, y: py })) })
    const [start, end] = [await middle(phone), await toScreen(phone, 6, 8)]
    await touch('touchStart', [start])
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', [[start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]])
    await touch('touchEnd', [])
    await says(phone, 'legal')
    const [px, py] = await held(phone)
    expect(Math.hypot(px - 6, py - 8)).toBeLessThan(0.1)
    await tapButton(phone.locator('[data-act=lay]'))
    await phone.locator('[data-feature="1"]').waitFor()
    await phone.context().close()
  })

  it('is laid by a finger on a phone, when it is confirmed', async () => {
    const page = await laying(true)
    await tapButton(page.locator('[data-take=wood]'))
    await says(page, 'legal')
    // A finger that drags is no scroll: else the browser may let the drag run out as a fling, which swallows the next tap.
    await page.evaluate(() => {
      const refused: boolean[] = []
      Object.assign(window, { refused })
      addEventListener('touchmove', (event) => refused.push(event.defaultPrevented))
    })
    const finger = await page.context().newCDPSession(page)
    const touch = (type: string, points: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points.map(([x, y]) => ({ x, y })) })
    const [x, y] = await held(page)
    const from = await toScreen(page, x, y)
    const to = await toScreen(page, 6, 8)
    await touch('touchStart', [from])
    await touch('touchMove', [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]])
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    const [nowX, nowY] = await held(page)
    expect(Math.hypot(nowX - 6, nowY - 8)).toBeLessThan(0.1)
    const refused = await page.evaluate(() => (window as unknown as { refused: boolean[] }).refused)
    expect(new Set(refused)).toEqual(new Set([true]))
    await says(page, 'legal')
    await screenshot(page, 'phone-laying')
    await tapButton(page.locator('[data-act=lay]'))
    await page.locator('[data-feature="1"]').waitFor()
    await page.context().close()
  })

  it('keeps the ends of a river on the edges, and bends at its points', async () => {
    const page = await laying()
    await page.locator('[data-take=river]').click()
    await says(page, 'legal')
    const ends = () => page.locator('[data-point]').evaluateAll((all) => all.map((one) => [Number(one.getAttribute('cx')), Number(one.getAttribute('cy'))]))
    const on = ([x = 0, y = 0]: number[]) => [x, y].some((value) => value === 0 || value === 15)
    for (const key of ['ArrowUp', 'ArrowRight', 'e']) await page.keyboard.press(key)
    await untilIdle(page)
    const all = await ends()
    expect([all[0], all.at(-1)].every((end) => end && on(end))).toBe(true)
    await page.context().close()
  })

  it('is laid by hand in its quarter under 3.0', async () => {
    const stage = new StagedBattle('II/12', 'II/33', '3.0').advanceUntil((asks) => asks.kind === 'decide' && asks.what === 'terrain')
    const page = await stage.open()
    const kind = (await page.locator('[data-next]').getAttribute('data-next')) ?? ''
    await page.locator(`[data-take="${kind}"]`).click()
    await says(page, 'legal')
    // What lies stays under 3.0: nothing can be taken up.
    await untilIdle(page)
    expect(await page.locator('.feature.takeable').count()).toBe(0)
    await page.locator('[data-act=lay]').click()
    await page.locator('[data-feature="1"]').waitFor()
    await page.close()
  })
})

describe('a camp', () => {
  it('is dragged along the base edge', async () => {
    const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => asks.kind === 'decide' && asks.what === 'camp')
    const page = await stage.open()
    await page.locator('[data-take=camp]').click()
    await says(page, 'legal')
    const [x, y] = await held(page)
    // Half a base width from the edge it may not lie.
    const inwards = y < 7.5 ? 0.5 : -0.5
    await dragOnBoard(page, [x, y], [x, y + inwards])
    await says(page, 'illegal')
    await page.locator('.held [data-rule="setup.camp.edge"]').waitFor()
    // Dragged beyond the edge it lies on it.
    await dragOnBoard(page, await held(page), [x, y - inwards])
    await expect.poll(() => held(page)).toEqual([x, y])
    await says(page, 'legal')
    await page.keyboard.press('Enter')
    await page.locator('.hold').first().waitFor()
    await page.close()
  })
})

describe('two elements', () => {
  /** A side deploys, and two of it stand. */
  async function deploying(): Promise<{ page: Page; ids: [string, string] }> {
    const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'deployment') || isDecision(asks, 'blue', 'deployment'))
    stage.order(stage.choices.find((order) => /^deploy .1 at/.test(order)) ?? '')
    stage.order(stage.choices.find((order) => /^deploy .2 at/.test(order)) ?? '')
    const page = await stage.open()
    const side = (await readElements(page)).find((seen) => seen.takeable)?.id.slice(0, 1) ?? ''
    return { page, ids: [`${side}1`, `${side}2`] }
  }

  const place = async (page: Page, id: string) => {
    const seen = (await readElements(page)).find((one) => one.id === id)
    return [seen?.x, seen?.y]
  }

  it('change places while deploying, by their name', async () => {
    const {
      page,
      ids: [one, other],
    } = await deploying()
    const [first, second] = [await place(page, one), await place(page, other)]
    await page.locator(`g.base[data-id=${one}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('select[name=swap]').selectOption(other)
    await screenshot(page, 'swap')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[data-act=swap]').click()
    await expect.poll(() => place(page, one)).toEqual(second)
    await expect.poll(() => place(page, other)).toEqual(first)
    // Undone like any other order.
    await page.keyboard.press('u')
    await expect.poll(() => place(page, one)).toEqual(first)
    await page.close()
  })

  it('change places when both are picked on the board', async () => {
    const {
      page,
      ids: [one, other],
    } = await deploying()
    const second = await place(page, other)
    await page.locator(`g.base[data-id=${one}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator(`g.base[data-id=${other}]`).focus()
    await page.keyboard.press('Shift+Enter')
    await page.locator('[data-act=swap]').click()
    await expect.poll(() => place(page, one)).toEqual(second)
    await page.close()
  })

  it('change places as the defender’s swap', async () => {
    // Red defends: the stage lets blue attack.
    const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'swap'))
    const page = await stage.open()
    // Red's pikes are all alike: any of them fits where another stood.
    await untilIdle(page)
    const [one, other] = await page
      .locator('g.base.takeable')
      .evaluateAll((all) => all.filter((base) => base.getAttribute('aria-label')?.startsWith('4Pk')).map((base) => base.getAttribute('data-id') ?? ''))
    if (one === undefined || other === undefined) throw new Error('no element may swap')
    await page.locator(`g.base[data-id=${one}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('select[name=swap]').selectOption(other)
    const second = await place(page, other)
    await page.locator('[data-act=swap]').click()
    await expect.poll(() => place(page, one)).toEqual(second)
    await page.close()
  })
})
