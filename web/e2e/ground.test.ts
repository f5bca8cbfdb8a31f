// The ground of the table: it is painted beside the page's own thread, and lies where the referee has it; flat tones until then.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { browser, address } from './support/browser'
import { untilIdle } from './support/idle'
import { isDecision, StagedBattle } from './support/staged-battle'

const marched = (edition: string) =>
  new StagedBattle('II/12', 'II/33', edition).advanceUntil((asks) => isDecision(asks, 'blue', 'move') || isDecision(asks, 'red', 'move'))

/** Opens a battle in a page of its own, in which something is done before anything of the page runs. */
async function opened(stage: StagedBattle, before?: () => void): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  if (before) await page.addInitScript(before)
  await page.goto(address)
  await page.locator('[data-army]').nth(1).waitFor()
  await page.locator('input[type=file][accept*=acies]').setInputFiles({ name: 'battle.acies', mimeType: 'text/plain', buffer: Buffer.from(stage.record) })
  await page.locator('svg.drawing').waitFor()
  return page
}

/** The tone of the picture at places of the board. */
function tonesAt(page: Page, places: [number, number][]): Promise<number[][]> {
  return page.evaluate((places) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.painting canvas')
    const svg = document.querySelector<SVGSVGElement>('svg.drawing')
    const table = document.querySelector<SVGRectElement>('rect.table')
    const matrix = svg?.getScreenCTM()
    const context = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1).getContext('2d')
    if (!canvas || !table || !matrix || !context) throw new Error('there is no picture')
    context.drawImage(canvas, 0, 0)
    const { left, top, width } = canvas.getBoundingClientRect()
    return places.map(([x, y]) => {
      const on = new DOMPoint(x, table.height.baseVal.value - y).matrixTransform(matrix)
      const finer = canvas.width / width
      const [px, py] = [Math.round((on.x - left) * finer), Math.round((on.y - top) * finer)]
      const { data } = context.getImageData(px - 2, py - 2, 5, 5)
      return [0, 1, 2].map((part) => data.filter((_, i) => i % 4 === part).reduce((sum, value) => sum + value, 0) / 25)
    })
  }, places)
}

const shownFlat = (page: Page) => page.locator('.feature .flat').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))

describe('the ground', () => {
  it('is painted in every edition', async () => {
    // How soon is measured in `alone/painting.test.ts`.
    for (const edition of ['3.0', '2.2', '1.22']) {
      const page = await opened(marched(edition))
      await page.locator('.painting canvas.there').waitFor()
      await page.close()
    }
  })

  it('is a picture below the outlines, with a grid only when it is switched on', async () => {
    const stage = marched('2.2')
    const page = await opened(stage)
    await page.locator('.painting canvas.there').waitFor()
    await expect.poll(() => shownFlat(page)).toEqual(stage.state.features.map(() => '0'))
    expect(await page.locator('.feature path.limit').count()).toBe(stage.state.features.length)
    // Brown wood beyond the edge, green or tawny ground within it.
    const [rim = [], ground = []] = await tonesAt(page, [
      [-0.25, 3.5],
      [7.5, 7.5],
    ])
    expect(rim[0]).toBeLessThan(120)
    expect(rim[0]).toBeGreaterThan((rim[2] ?? 0) + 20)
    expect(ground[0]).toBeGreaterThan(110)
    expect(ground[1]).toBeGreaterThan((ground[2] ?? 0) + 20)
    expect(await accessibilityFaults(page)).toEqual([])

    expect(await page.locator('.board path.grid').count()).toBe(0)
    await page.locator('[data-overlay=grid]').check()
    await page.locator('.board path.grid').waitFor()
    await page.close()
  })

  it('is painted anew by night, and finer after a zoom', async () => {
    const page = await opened(marched('2.2'))
    await page.locator('.painting canvas.there').waitFor()
    const [day = []] = await tonesAt(page, [[7.5, 7.5]])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => (await tonesAt(page, [[7.5, 7.5]]))[0]?.[1] ?? 255).toBeLessThan((day[1] ?? 0) * 0.8)
    const scale = () => page.locator('.painting canvas').getAttribute('data-scale').then(Number)
    const before = await scale()
    await page.locator('.rail .zoom button').first().click()
    await expect.poll(scale).toBeGreaterThan(before * 1.2)
    await page.close()
  })

  it('keeps its flat tones where it cannot be painted', async () => {
    const stage = marched('2.2')
    const page = await opened(stage, () => Reflect.deleteProperty(window, 'OffscreenCanvas'))
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await untilIdle(page)
    expect(await page.locator('.painting canvas.there').count()).toBe(0)
    expect(await shownFlat(page)).toEqual(stage.state.features.map(() => '1'))
    expect(faults).toEqual([])
    await page.close()
  })
})
