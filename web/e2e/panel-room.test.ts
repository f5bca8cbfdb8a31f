// What is needed at the same time is in sight at the same time: on a phone, upright and across, and on a low screen at a desk.

import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { untilIdle } from './support/idle'
import { threeCombatsPosition } from './support/positions'
import { finishedBattle } from './support/finished-battle'
import { loadRecord, openPage } from './support/saved-battles'
import { isDecision, StagedBattle } from './support/staged-battle'

const PHONE = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

/** Which of them are not wholly in the window, or lie below something else. */
const hidden = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      const seen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return seen && above !== null && (one.contains(above) || above.contains(one)) ? [] : [one.outerHTML.slice(0, 80)]
    }),
  )

it('leaves the question and its main button in sight when the log is opened on a phone, and takes no more room than they leave', async () => {
  const page = await threeCombatsPosition().open()
  for (const size of PHONE) {
    await page.setViewportSize(size)
    await page.locator('[data-act=log][aria-expanded=false]').click()
    await untilIdle(page)
    expect(await hidden(page, '.prompt h2, [data-main], .log .entries'), JSON.stringify(size)).toEqual([])
    expect(await page.locator('.entries').evaluate((list) => list.clientHeight)).toBeGreaterThan(60)
    await page.locator('[data-act=log]').click()
  }
  await page.context().close()
})

it('shows the board, the time line and all of its buttons at once when looking back on a phone', async () => {
  const page = await openPage('')
  await loadRecord(page, finishedBattle(99))
  for (const size of PHONE) {
    await page.setViewportSize(size)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-act=look-back]')?.click())
    await page.locator('[data-past]').waitFor()
    await untilIdle(page)
    expect(await hidden(page, '.viewer input[type=range], .viewer .buttons button, .viewer [data-act=past-close]'), JSON.stringify(size)).toEqual([])
    const board = await page.locator('.viewer .board').boundingBox()
    const { width, height } = board ?? { width: 0, height: 0 }
    // Of the shorter side of the window, without the bar.
    expect(Math.min(width, height)).toBeGreaterThan(0.8 * Math.min(size.width, size.height))
    expect((board?.y ?? 0) + height).toBeLessThanOrEqual(size.height)
    await page.locator('[data-act=past-close]').click()
  }
  await page.context().close()
})

it('shows every kind of terrain that may be chosen, and what confirms them, on a low screen', async () => {
  const page = await new StagedBattle('II/12', 'II/33', '3.0').advanceUntil((asks) => isDecision(asks, 'red', 'features')).open()
  await page.setViewportSize({ width: 1280, height: 720 })
  await untilIdle(page)
  expect(await page.locator('[data-count]').count()).toBeGreaterThan(8)
  expect(await hidden(page, '[data-count], [data-act=features]')).toEqual([])
  await page.context().close()
})

it('says where the edition is chosen that it has drawn other armies', async () => {
  // 2.2 has no list II/16e.
  const page = await openPage('?red=II/16e&blue=II/33&edition=3.0')
  await page.setViewportSize({ width: 1280, height: 720 })
  if (!(await page.locator('input[name=edition]').first().isVisible())) await page.locator('[data-rules] > summary').first().click()
  await page.locator('input[name=edition][value="2.2"]').check()
  await page.locator('[data-replaced]').waitFor()
  await untilIdle(page)
  expect(await hidden(page, '[data-replaced], input[name=edition]:checked')).toEqual([])
  await page.context().close()
})
