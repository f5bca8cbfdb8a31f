// What a hand has beside dragging: moves by name, overlays, a ruler, redo, the order of combats and what they would do,
// completion of typed orders, the sheet. Each by pointer, and again by keys.

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from './faults'
import { drag, look, told } from './player'
import { serve, SHOTS, type Served } from './serve'
import { decides, Stage } from './stage'

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(async () => {
  await served?.stop()
})

/** Blue's first bound of movement with six PIPs. */
async function moving(): Promise<Page> {
  const stage = new Stage('II/12', 'II/33').until((asks) => decides(asks, 'blue', 'move'))
  return stage.open(served)
}

/** A battle in which somebody may choose between two combats or more. */
function fighting(): Stage {
  const stage = new Stage('II/12', 'II/33').until((asks) => decides(asks, 'blue', 'move'))
  for (let steps = 0; steps < 400; steps += 1) {
    const { asks } = stage
    if (asks.kind === 'decide' && asks.what === 'combat' && stage.duels.length > 1) return stage
    if (asks.kind === 'throw') stage.throw(...Array<number>(asks.dice).fill(asks.purpose.startsWith('pips') ? 6 : 3))
    else stage.order((asks.kind === 'decide' && asks.what === 'move' ? stage.attack : stage.choices[0]) ?? 'end')
  }
  throw new Error('nobody fights')
}

async function own(page: Page) {
  const all = await look(page)
  const mine = all.filter((seen) => seen.takeable)
  // Who has nobody of his own before him.
  const clear = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
  if (!clear) throw new Error('nobody can go ahead')
  return clear
}

const take = async (page: Page, id: string) => {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
}

describe('the hand', () => {
  it('moves by name, takes it back and gives it again', async () => {
    const page = await moving()
    const one = await own(page)
    await take(page, one.id)
    await page.locator('.named summary').click()
    await page.locator('input[name=far]').fill('0.75')
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-act=commit]').click()
    const place = async () => (await look(page)).find((seen) => seen.id === one.id)
    // Blue looks down: 0.75 ahead is 0.75 less.
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y - 0.75, 2)
    const orders = await told(page, 'order')
    await page.keyboard.press('u')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y, 2)
    await page.keyboard.press('y')
    await expect.poll(async () => (await place())?.y).toBeCloseTo(one.y - 0.75, 2)
    expect(await told(page, 'order')).toBe(orders)
    expect(await page.locator('[data-act=redo]').isDisabled()).toBe(true)
    // What is too far is held with its reasons, and not made.
    await take(page, one.id)
    await page.locator('input[name=far]').fill('9')
    await page.locator('[data-named=ahead]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-rule="move.distance"]').waitFor()
    expect(await told(page, 'order')).toBe(orders)
    await page.close()
  })

  it('shows reach by cost, arcs, zones, and where an enemy could go', async () => {
    const page = await moving()
    const one = await own(page)
    await take(page, one.id)
    await page.locator('g.reach polygon.cheap').first().waitFor()
    for (const overlay of ['zones', 'arcs']) await page.locator(`[data-overlay=${overlay}]`).check()
    await page.locator('g.zones polygon').first().waitFor()
    const enemy = (await look(page)).find((seen) => seen.side === 'red' && !seen.target)
    await page.locator(`g.base[data-id=${enemy?.id}]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('g.threat polygon').first().waitFor()
    await page.screenshot({ path: join(SHOTS, 'overlays.png') })
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('g.threat').count()).toBe(0)
    await page.close()
  })

  it('sees the same position by another edition, and moves by its own', async () => {
    const page = await moving()
    const mine = (await look(page)).filter((seen) => seen.takeable)
    const labels = await page.locator('g.base.takeable').evaluateAll((all) => all.map((one) => `${one.getAttribute('data-id')} ${one.getAttribute('aria-label')}`))
    const blade = mine.find((seen) => labels.some((label) => label.startsWith(`${seen.id} 4Bd`)) && !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
    if (!blade) throw new Error('no blade can go ahead')
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
    await page.locator('[data-act=lens]').selectOption('')
    await page.locator('input[name=far]').fill('1.25')
    await page.locator('[data-named=ahead]').click()
    await page.locator('[data-act=commit]').waitFor()
    expect(await page.locator('[data-lens]').count()).toBe(0)
    await page.close()
  })

  it('measures with the ruler, and moves nobody by it', async () => {
    const page = await moving()
    const before = await told(page, 'order')
    await page.keyboard.press('r')
    // From one place to another 3 across and 4 up it is 5.
    await drag(page, [4, 5], [7, 9])
    const length = await page.locator('[data-ruler]').getAttribute('data-ruler')
    expect(Math.abs(Number(length) - 5)).toBeLessThan(0.05)
    await page.locator('[data-act=ruler]').click()
    expect(await page.locator('[data-ruler]').count()).toBe(0)
    expect(await told(page, 'order')).toBe(before)
    await page.close()
  })

  it('completes what is typed, and opens the sheet by a key', async () => {
    const page = await moving()
    const one = await own(page)
    await page.locator('#command').focus()
    await page.keyboard.type(`move ${one.id} f`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await page.locator('#command').inputValue()).toBe(`move ${one.id} forward `)
    await page.keyboard.type('0.5')
    const before = await told(page, 'order')
    await page.keyboard.press('Enter')
    await expect.poll(() => told(page, 'order')).toBe(before + 1)
    await page.locator('[data-act=end]').focus()
    await page.keyboard.press('?')
    await expect.poll(() => page.locator('[data-sheet] pre').innerText()).toContain('SHOOTING')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-sheet]').isVisible()).toBe(false)
    await page.close()
  })

  it('sees what each throw would do, just as the odds say', () => {
    const stage = fighting()
    for (const { order, duel } of stage.duels) {
      const outcomes = stage.outcomes(order)
      expect(outcomes.reduce((sum, [throws]) => sum + throws, 0)).toBe(36)
      for (const fighter of duel?.parties ?? []) {
        const lost = outcomes.filter(([, events]) => events.some((event) => event.startsWith(`lost ${fighter.party} `)))
        expect(lost.reduce((sum, [throws]) => sum + throws, 0)).toBe(fighter.destroyed)
      }
    }
  })

  it('fights in the order that is wished', async () => {
    const page = await fighting().open(served)
    const orders = () => page.locator('[data-order]').evaluateAll((all) => all.map((one) => one.getAttribute('data-order') ?? ''))
    const before = await orders()
    expect(before.length).toBeGreaterThan(1)
    await page.locator('[data-outcomes] summary').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-outcomes] li button').first().focus()
    await page.screenshot({ path: join(SHOTS, 'outcomes.png') })
    expect(await faults(page)).toEqual([])
    // The second comes first: by its arrow, and back by a drag.
    await page.locator('li.choice').nth(1).locator('button', { hasText: '↑' }).focus()
    await page.keyboard.press('Enter')
    expect((await orders()).slice(0, 2)).toEqual([before[1], before[0]])
    await page.locator('li.choice').nth(1).dragTo(page.locator('li.choice').nth(0))
    expect(await orders()).toEqual(before)
    await page.locator('li.choice').nth(0).locator('button', { hasText: '↓' }).click()
    const fights = await told(page, 'fight')
    await page.locator('[data-act=fight-all]').click()
    await expect.poll(() => told(page, 'fight')).toBeGreaterThan(fights)
    const first = before[1]?.split(' ')[1] ?? ''
    expect(await page.locator('.entries p.fight').nth(fights).innerText()).toContain(` ${first} `)
    await page.close()
  })
})
