// What a hand has beside dragging: moves by name, overlays, a ruler, redo, the order of combats and what they would do,
// completion of typed orders, the sheet. Each by pointer, and again by keys.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { EDITION, printedEditionOnly, SCALE } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { centre, clickElement, countLogLines, commandField, DRAFT, dragOnBoard, readElements, toScreen } from './support/board'
import { combatPosition, firstMove } from './support/positions'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'

async function own(page: Page) {
  const all = await readElements(page)
  const mine = all.filter((seen) => seen.takeable)
  // No friend stands in its way.
  const clear = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
  if (!clear) throw new Error('no element has a free way')
  return clear
}

const take = async (page: Page, id: string) => {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}

describe('the board', () => {
  it('moves by named distance, undoes and redoes the move', async () => {
    const page = await firstMove().open()
    const one = await own(page)
    await take(page, one.id)
    await page.locator('.named summary').click()
    await page.locator('input[name=far]').fill(String(0.75 * SCALE))
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-act=commit]').click()
    const place = async () => (await readElements(page)).find((seen) => seen.id === one.id)
    // Blue looks down: what is ahead is less.
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y - 0.75 * SCALE, 2)
    const orders = await countLogLines(page, 'order')
    await page.keyboard.press('u')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y, 2)
    await page.keyboard.press('y')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y - 0.75 * SCALE, 2)
    expect(await countLogLines(page, 'order')).toBe(orders)
    // The same by the keys of other programs.
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y, 2)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y - 0.75 * SCALE, 2)
    await expect.poll(() => page.locator('[data-act=redo]').isDisabled()).toBe(true)
    // What is too far is held with its reasons, and not made: first that it has moved, and then the distance.
    await take(page, one.id)
    await page.locator('input[name=far]').fill(String(9 * SCALE))
    await page.locator('[data-named=ahead]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-rule="move.second"]').waitFor()
    await page.locator('[data-also] summary').click()
    await page.locator('[data-rule="move.distance"]').waitFor()
    expect(await countLogLines(page, 'order')).toBe(orders)
    await page.close()
  })

  it('shows reach by cost, arcs, zones, and where an enemy could go', async () => {
    const stage = firstMove()
    const page = await stage.open()
    const one = await own(page)
    await take(page, one.id)
    // A player by keys sees where the focus is; a press hides it.
    const ring = () => page.locator('svg.handles .ring').isVisible()
    expect(await ring()).toBe(true)
    await clickElement(page, one)
    expect(await ring()).toBe(false)
    await page.keyboard.press('n')
    await expect.poll(ring).toBe(true)
    const around = (selector: string) => page.locator(selector).boundingBox()
    const [base, edge] = [await around('g.base:focus .ground'), await around('svg.handles .ring')]
    expect(Math.abs((base?.x ?? 0) + (base?.width ?? 0) / 2 - (edge?.x ?? 0) - (edge?.width ?? 0) / 2)).toBeLessThan(2)
    await take(page, one.id)
    await page.locator('g.reach path.cheap').first().waitFor()
    for (const overlay of ['zones', 'arcs']) await page.locator(`[data-overlay=${overlay}]`).check()
    await page.locator('path.zones').first().waitFor()
    const enemy = (await readElements(page)).find((seen) => seen.side === 'red' && !seen.target)
    await page.locator(`g.base[data-id=${enemy?.id}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('g.threat path.brink').first().waitFor()
    // Whose reach it is and by which edition is written beside it and said.
    const sign = new RegExp(` ${Number(enemy?.id.slice(1))}: next bound, `)
    await expect.poll(() => page.locator('[data-sign=threat]').textContent()).toMatch(sign)
    await expect.poll(() => page.locator('.board > [role=status]').textContent()).toMatch(sign)
    await screenshot(page, 'overlays')
    expect(await accessibilityFaults(page)).toEqual([])
    // It goes with Esc, though nothing is selected, and with another selection.
    for (const end of [() => page.keyboard.press('Escape'), () => take(page, one.id)]) {
      await page.keyboard.press('Escape')
      await page.locator(`g.base[data-id=${enemy?.id}]`).focus()
      await page.keyboard.press('Enter')
      await page.locator('g.threat').waitFor()
      await end()
      await expect.poll(() => page.locator('g.threat').count()).toBe(0)
    }
    // The reach of a line is as wide as the line. A group stays out of bad going, so not every line can go ahead.
    const groups = stage.state.elements.filter((element) => element.side === 'blue' && element.place === 'table').map(({ index }) => stage.group(index))
    const able = groups.find((ids) => ids.length > 1 && stage.judge(`move ${ids.join(' ')} forward 0.5`).legal)
    await page.keyboard.press('Escape')
    await take(page, able?.[0] ?? '')
    await page.keyboard.press('l')
    const widths = () =>
      page.evaluate(() =>
        ['.base.selected', 'g.reach path.brink'].map((of) => {
          const boxes = [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect())
          return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
        }),
      )
    await untilIdle(page)
    const [line = 0, reach = 0] = await widths()
    expect(await page.locator('g.base.selected').count()).toBeGreaterThan(1)
    expect(reach).toBeGreaterThan(line - 1)
    await page.close()
  })

  printedEditionOnly('it compares the distances of 2.2 with those of 3.0')('previews another edition and moves by its own', async () => {
    const page = await firstMove().open()
    const mine = (await readElements(page)).filter((seen) => seen.takeable)
    const labels = await page
      .locator('g.base.takeable')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-id')} ${one.getAttribute('aria-label')}`))
    const blade = mine.find(
      (seen) => labels.some((label) => label.startsWith(`${seen.id} 4Bd`)) && !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2),
    )
    if (!blade) throw new Error('no blade can go ahead')
    await page.locator('[data-act=more-tools]').click()
    await page.locator('[data-act=lens] option[value="3.0"]').waitFor({ state: 'attached' })
    await page.locator('[data-act=lens]').selectOption('3.0')
    await take(page, blade.id)
    await page.locator('.named summary').click()
    // Blades go 200 paces in 2.2, which is 1.25, and 2 base widths in 3.0.
    await page.locator('input[name=far]').fill('1.5')
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-rule="move.distance"]').waitFor()
    await page.locator('[data-lens=legal]').waitFor()
    await page.locator('input[name=far]').fill('2.5')
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-lens=illegal]').waitFor()
    await page.locator('[data-act=more-tools]').click()
    await page.locator('[data-act=lens]').selectOption('')
    await page.locator('input[name=far]').fill('1.25')
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-act=commit]').waitFor()
    await untilIdle(page)
    expect(await page.locator('[data-lens]').count()).toBe(0)
    await page.close()
  })

  it('shows how far each corner comes and what the way leads through, on the board and in words', async () => {
    const stage = firstMove()
    const page = await stage.open()
    const one = await own(page)
    await take(page, one.id)
    await page.keyboard.press('q')
    const corner = (name: string) => page.locator(`[data-corner=${name}]`)
    // Turned by 15 degrees about the middle of its front edge, a point that is r away comes 2 r sin 7.5 = 0.2611 r: the front corners
    // are 0.5 away, the rear ones, which 2.2 measures as well, sqrt(0.25 + depth * depth).
    const depth = stage.state.elements.find((element) => element.id === one.id)?.depth ?? 0
    const [front, rear] = [0.2611 * 0.5, 0.2611 * Math.hypot(0.5, depth)].map((far) => String(Math.round(far * 100) / 100))
    await corner('rear-left').waitFor()
    await expect.poll(() => page.locator('[data-corner]').allTextContents()).toEqual([front, front, rear, rear])
    await expect
      .poll(() => page.locator('[data-measured]').innerText())
      .toContain(`front left ${front}, front right ${front}, rear right ${rear}, rear left ${rear}`)
    await expect.poll(() => page.locator('[data-sign]').textContent()).toContain(`${rear} of `)
    await screenshot(page, 'corners')
    expect(await accessibilityFaults(page)).toEqual([])
    // Letters are read on a phone as well; on a table of 30 base widths, where they are at most 0.7 high, 0.7 * 374 / 30.9 = 8.5 pixels of type.
    await page.setViewportSize({ width: 390, height: 844 })
    const high = () => corner('front-left').evaluate((text) => text.getBoundingClientRect().height)
    await expect.poll(high).toBeGreaterThan(SCALE === 1 ? 11 : 8.5)
    await page.locator('.board').scrollIntoViewIfNeeded()
    await screenshot(page, 'corners-phone')
    await page.emulateMedia({ colorScheme: 'dark' })
    await screenshot(page.locator('.board'), 'corners-phone-dark')
    await page.setViewportSize({ width: 1360, height: 900 })
    await page.keyboard.press('Escape')

    // Straight ahead all corners come as far, and the way leads through whatever the referee says.
    const { board, elements, features } = stage.state
    const ways = Array.from({ length: Math.floor(board[1]) }, (_, i) => i + 1)
    const tries = elements
      .filter((element) => element.side === 'blue' && element.place === 'table')
      .flatMap(({ id }) => ways.map((far) => ({ id, far, plan: stage.judge(`move ${id} forward ${far}`).plan })))
    // Ground that is good going hampers nothing, and is not named.
    const hampers = (feature: number) => features[feature]?.going !== 'good'
    const crossing = tries.find(({ plan }) => plan?.features.some(hampers))
    const kinds = crossing?.plan?.features.filter(hampers).map((feature) => features[feature]?.kind) ?? []
    await take(page, crossing?.id ?? '')
    await page.locator('.named summary').click()
    await page.locator('input[name=far]').fill(String(crossing?.far))
    await page.locator('[data-named=ahead]').click()
    for (const kind of kinds) await page.locator(`polygon[data-through=${kind}]`).first().waitFor()
    await untilIdle(page)
    expect(await page.locator('[data-corner]').count()).toBe(0)
    await expect.poll(() => page.locator('[data-measured]').innerText()).toMatch(new RegExp(`^Each corner moves ${crossing?.far} BW\\. Passes through: [A-Z]`))
    await screenshot(page, 'through')
    await page.close()
  })

  it('opens the rule of a refusal by keys and by pointer', async () => {
    const page = await firstMove().open()
    const one = await own(page)
    await take(page, one.id)
    await page.locator('.named summary').click()
    await page.locator('input[name=far]').fill(String(9 * SCALE))
    await page.locator('[data-named=ahead]').click()
    const link = page.locator('[data-read="move.distance"]')
    await link.focus()
    await page.keyboard.press('Enter')
    const book = page.locator('dialog[data-rulebook="move.distance"]')
    await book.locator('[data-facts]').waitFor()
    await expect.poll(() => book.innerText()).toContain('Too far for its move.')
    // It opens at what the edition says of these troops: one or two lines, all in view, and all else is folded.
    const applies = await book.locator('.applies li').all()
    expect(applies.length).toBeLessThanOrEqual(2)
    for (const line of applies) expect(await line.evaluate((node) => node.getBoundingClientRect().bottom < innerHeight)).toBe(true)
    expect(await book.locator('details[open]').count()).toBe(0)
    await book.locator('[data-more] summary').click()
    // As docs/generated/rules.md has it, of which this is a part.
    const part =
      readFileSync(join(import.meta.dirname, '../../docs/generated/rules.md'), 'utf8')
        .split('### move.distance\n')[1]
        ?.split('###')[0] ?? ''
    await expect.poll(() => book.locator('[data-editions]').innerText()).toBe(/^Editions: (.+)\.$/m.exec(part)?.[1])
    if (EDITION === '2.2') expect(await book.locator('[data-facts] h4').allInnerTexts()).toEqual(['§13 Distances'])
    // The refusal was in base widths.
    if (EDITION === '2.2') expect(await book.locator('[data-facts]').innerText()).toContain('A base width (BW) is 160 paces')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'rule')
    // The keys of the board mean nothing in there; Esc goes back to the link, and what is held is still held.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-read'))).toBe('move.distance')
    await expect.poll(() => page.locator('[data-rule="move.distance"]').count()).toBe(1)
    // From there to all of them, and to another; on a phone as well, and in the dark.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await link.click()
    await screenshot(page, 'rule-phone')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('dialog[open] [data-act=all-rules]').last().click()
    await page.locator('[data-rule-of="move.gap"]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'rules-phone')
    await page.locator('[data-rule-of="move.gap"]').click()
    await page.locator('dialog[data-rulebook="move.gap"]').waitFor()
    await page.keyboard.press('Escape')
    // The sheet leads there too.
    await page.keyboard.press('f')
    await page.locator('[data-sheet] [data-act=all-rules]').click()
    await page.locator('[data-rule-of="order.form"]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(1)
    await page.close()
  })

  it('measures with the ruler without moving an element', async () => {
    const page = await firstMove().open()
    const before = await countLogLines(page, 'order')
    await page.keyboard.press('r')
    // From one place to another 3 across and 4 up it is 5.
    await dragOnBoard(page, [4, 5], [7, 9])
    const length = async () => Number(await page.locator('[data-ruler]').getAttribute('data-ruler'))
    await expect.poll(async () => Math.abs((await length()) - 5)).toBeLessThan(0.05)
    await page.locator('[data-act=ruler]').click()
    await expect.poll(() => page.locator('[data-ruler]').count()).toBe(0)
    expect(await countLogLines(page, 'order')).toBe(before)
    await page.close()
  })

  it('measures by a finger, which drags an element afterwards', async () => {
    const page = await firstMove().open()
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
    const draw = async (from: [number, number], to: [number, number]) => {
      const [start, end] = [await toScreen(page, ...from), await toScreen(page, ...to)]
      await touch('touchStart', [start])
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', [[start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]])
      await touch('touchEnd', [])
      await untilIdle(page)
    }
    const one = await own(page)
    const [x, y] = centre(one)
    await page.keyboard.press('r')
    await draw([x, y], [x + 1, y])
    await page.locator('[data-ruler]').waitFor()
    await page.keyboard.press('r')
    // One finger once more: it drags, and the view stays as it is.
    const box = () => page.locator('svg.drawing').getAttribute('viewBox')
    const before = await box()
    await draw([x, y], [x, y - SCALE])
    await page.locator(`${DRAFT}.legal`).waitFor()
    expect(await box()).toBe(before)
    // What it has left there is turned by its handle before it is confirmed: 0.3 aside at 0.55 ahead of the front is more than 25 degrees.
    const handle = await page.locator('[data-handle=turn]').boundingBox()
    if (!handle) throw new Error('what is held has no handle')
    const grip: [number, number] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
    const [[left], [right]] = [await toScreen(page, 0, 0), await toScreen(page, 0.3, 0)]
    await touch('touchStart', [grip])
    for (const part of [0.5, 1]) await touch('touchMove', [[grip[0] + (right - left) * part, grip[1]]])
    await touch('touchEnd', [])
    await untilIdle(page)
    await expect.poll(() => page.locator('div.draft [data-facing]').count()).toBe(1)
    expect(await page.locator('[data-handle=turn]').count()).toBe(1)
    await page.close()
  })

  it('turns by a second finger what the first one drags, and moves it on', async () => {
    const page = await firstMove().open()
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
    const one = await own(page)
    const [x, y] = centre(one)
    const [from, to, on] = [await toScreen(page, x, y), await toScreen(page, x, y - 0.5 * SCALE), await toScreen(page, x, y - 0.7 * SCALE)]
    const box = () => page.locator('svg.drawing').getAttribute('viewBox')
    const before = await box()
    await touch('touchStart', [from])
    for (const part of [0.5, 1]) await touch('touchMove', [[from[0], from[1] + (to[1] - from[1]) * part]])
    // The second comes down beside it, and goes round it by half a right angle.
    const [near, far] = [120, Math.round(120 * Math.SQRT1_2)]
    await touch('touchStart', [to, [to[0] + near, to[1]]])
    await touch('touchMove', [to, [to[0] + far, to[1] + far]])
    await touch('touchMove', [on, [on[0] + far, on[1] + far]])
    await touch('touchEnd', [])
    await untilIdle(page)
    await expect.poll(() => page.locator('div.draft [data-facing]').count()).toBe(1)
    expect(await box()).toBe(before)
    // What is held has its handle at once: it is turned on without being selected again.
    expect(await page.locator('[data-handle=turn]').count()).toBe(1)
    await screenshot(page, 'second-finger')
    await page.close()
  })

  it('completes typed orders, and opens the reference sheet by a key', async () => {
    const page = await firstMove().open()
    const one = await own(page)
    await (await commandField(page)).focus()
    await page.keyboard.type(`move ${one.id} f`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#command').inputValue()).toBe(`move ${one.id} forward `)
    await page.keyboard.type('0.5')
    const before = await countLogLines(page, 'order')
    await page.keyboard.press('Enter')
    await expect.poll(() => countLogLines(page, 'order')).toBe(before + 1)
    await page.locator('[data-act=end]').focus()
    await page.keyboard.press('f')
    await expect.poll(() => page.locator('[data-sheet] [data-row]').count()).toBeGreaterThan(60)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-sheet]').isVisible()).toBe(false)
    await page.close()
  })

  it('lists outcomes that agree with the odds', () => {
    const stage = combatPosition()
    for (const { order, duel } of stage.duels) {
      const outcomes = stage.outcomes(order)
      expect(outcomes.reduce((sum, [throws]) => sum + throws, 0)).toBe(36)
      for (const fighter of duel?.parties ?? []) {
        const lost = outcomes.filter(([, events]) => events.some((event) => event.kind === 'lost' && event.id === fighter.party))
        expect(lost.reduce((sum, [throws]) => sum + throws, 0)).toBe(fighter.destroyed)
      }
    }
  })

  it('fights combats in the chosen order', async () => {
    const page = await combatPosition().open()
    const orders = () => page.locator('[data-order]').evaluateAll((all) => all.map((one) => one.getAttribute('data-order') ?? ''))
    await untilIdle(page)
    const before = await orders()
    expect(before.length).toBeGreaterThan(1)
    await page.locator('[data-outcomes] summary').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-outcomes] li button').first().focus()
    await screenshot(page, 'outcomes')
    expect(await accessibilityFaults(page)).toEqual([])
    // The second comes first: by its arrow, and back by a drag.
    await page.locator('li.choice').nth(1).locator('button', { hasText: '↑' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await orders()).slice(0, 2)).toEqual([before[1], before[0]])
    // Both are in view: a list that scrolls between press and move would have another one dragged.
    await page.setViewportSize({ width: 1360, height: 1300 })
    await page.locator('li.choice').nth(1).dragTo(page.locator('li.choice').nth(0))
    await expect.poll(() => orders()).toEqual(before)
    await page.locator('li.choice').nth(0).locator('button', { hasText: '↓' }).click()
    const fights = await countLogLines(page, 'fight')
    await page.locator('[data-act=fight-all]').click()
    await expect.poll(() => countLogLines(page, 'fight')).toBeGreaterThan(fights)
    const first = before[1]?.split(' ')[1] ?? ''
    await expect.poll(() => page.locator('.entries p.fight').nth(fights).innerText()).toContain(` ${Number(first.slice(1))} (`)
    await page.close()
  })
})
