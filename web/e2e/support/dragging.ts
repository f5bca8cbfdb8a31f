// The position in which drags are measured: all elements on the table, and everything laid over it.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { centre, readElements } from './board'
import { untilIdle } from './idle'
import { scaleOrder } from './positions'
import { isDecision, StagedBattle } from './staged-battle'

/** Blue's first move with all elements on the table, and an element of its front rank with a free way ahead. */
export async function ready(): Promise<{ page: Page; own: [number, number]; ahead: [number, number] }> {
  const stage = new StagedBattle('I/1a', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
  // The proposed deployment would keep it in the camp.
  stage.order(scaleOrder('deploy b10 at 3.5 11.25 facing 180'))
  stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
  const page = await stage.open()
  const all = await readElements(page)
  expect(all).toHaveLength(24)
  const mine = all.filter((seen) => seen.takeable)
  const one = mine.find((seen) => !mine.some((other) => Math.abs(other.x - seen.x) < 1 && other.y < seen.y - 0.2))
  if (!one) throw new Error('no element has a free way')
  const [x, y] = centre(one)
  return { page, own: [x, y], ahead: [x, y - 1.2] }
}

export async function layAllOver(page: Page): Promise<void> {
  for (const overlay of ['reach', 'zones', 'arcs', 'grid']) await page.locator(`[data-overlay=${overlay}]`).check()
  const enemy = (await readElements(page)).find((seen) => !seen.takeable)
  await page.locator(`g.base[data-id=${enemy?.id}]`).focus()
  await page.keyboard.press('Enter')
  await page.locator('g.threat path.brink').first().waitFor()
  await page.locator('path.arcs').first().waitFor()
  await untilIdle(page)
}
