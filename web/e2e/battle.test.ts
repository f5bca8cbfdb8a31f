// Whole battles, fought through the page alone: a pointer, the keys, and what the page shows.

import { describe, expect, it } from 'vitest'
import { playOn, emptyTally, openBattle } from './support/mouse-player'
import { waitForPrompt, readElements } from './support/board'
import { downloaded, screenshot } from './support/browser'
import { shootingPosition } from './support/positions'
import { THOROUGH } from './support/sample'
import { loadRecord } from './support/saved-battles'

describe('a battle in the browser', () => {
  it('goes on after a reload in the middle', async () => {
    const { page, errors } = await openBattle('?red=II/12&blue=II/33&seed=7')
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    const deeds = emptyTally()
    await playOn(page, deeds, () => deeds.bounds >= 3)
    await waitForPrompt(page)
    const [log, seen] = [await page.locator('.entries p').allInnerTexts(), await readElements(page)]
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    await waitForPrompt(page)
    await expect.poll(() => page.locator('.entries p').allInnerTexts()).toEqual(log)
    expect((await readElements(page)).map(({ id, x, y, facing }) => ({ id, x, y, facing }))).toEqual(seen.map(({ id, x, y, facing }) => ({ id, x, y, facing })))
    expect(errors).toEqual([])
    await page.close()
  })

  it.runIf(THOROUGH)('is fought to its end between II/12 and II/33, through the page alone', async () => {
    const { page, errors } = await openBattle('?red=II/12&blue=II/33&seed=7')
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
    const begun = Date.now()
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    const board = Date.now() - begun
    const deeds = emptyTally()
    await playOn(page, deeds, () => false)
    const waits = await page.evaluate(() =>
      ['acies.drag', 'acies.engine'].map((name) => {
        const all = performance.getEntriesByName(name).map((entry) => entry.duration)
        all.sort((a, b) => a - b)
        const at = (share: number) => Math.round((all[Math.floor(all.length * share)] ?? 0) * 100) / 100
        return `${name} ${all.length} median ${at(0.5)} p95 ${at(0.95)} ms`
      }),
    )
    console.log(JSON.stringify(deeds), `first paint ${Math.round(paint)} ms, board ${board} ms`, waits.join(', '))
    const end = page.locator('[data-victory]')
    await screenshot(page, 'victory')
    await expect.poll(() => end.getAttribute('data-victory')).toBe('won')
    expect(deeds.groups).toBeGreaterThanOrEqual(1)
    expect(deeds.wheels).toBeGreaterThanOrEqual(1)
    expect(deeds.contacts).toBeGreaterThanOrEqual(1)
    expect(deeds.combats).toBeGreaterThanOrEqual(1)
    expect(deeds.refused).toContain('move.distance')
    expect(errors).toEqual([])

    const saving = page.waitForEvent('download')
    await page.locator('[data-end=won] [data-act=end-save]').click()
    const record = (await downloaded(await saving)).toString()
    expect(record.startsWith('acies 1\n')).toBe(true)
    expect(record).toMatch(/^result won (red|blue)$/m)
    // The record has counted the moves of our side.
    expect(record.match(/^order red (move|column|break-off) /gm)?.length ?? 0).toBeGreaterThanOrEqual(20)
    // In the bounds of either side.
    expect(record.match(/^ {2}fought /gm)?.length ?? 0).toBeGreaterThanOrEqual(5)
    await page.close()
  })

  it('has shooting, with its odds, when an army shoots', async () => {
    const { page, errors } = await openBattle(THOROUGH ? '?red=I/1a&blue=II/33&seed=3' : '')
    // The gate has it begin where the bows are near enough.
    if (THOROUGH) await page.locator('[data-act=begin]').click()
    else await loadRecord(page, shootingPosition().record)
    const deeds = emptyTally()
    await playOn(page, deeds, () => deeds.shots >= 1 || deeds.bounds > 25, false)
    console.log('deeds', JSON.stringify(deeds))
    expect(deeds.shots).toBeGreaterThanOrEqual(1)
    expect(errors).toEqual([])
    await page.close()
  })
})
