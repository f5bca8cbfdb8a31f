// How soon the ground of a battle is painted. Other tests would take the processors from it: it runs when they have ended.

import { describe, expect, it } from 'vitest'
import { address, browser, screenshot } from '../support/browser'
import { isDecision, StagedBattle } from '../support/staged-battle'
import { THOROUGH } from '../support/sample'

/** How soon a battle is painted after its board is there, in milliseconds. */
const SOON = 2000
/** How often it is measured: a machine may be busy with something else. */
const TRIES = 3

/** Notes when the board is there and when its picture is. It runs in the page, before anything of it. */
function note(): void {
  const seen = { board: 0, picture: 0 }
  Object.assign(window, { seen })
  const look = () => {
    if (!seen.board && document.querySelector('svg.drawing')) seen.board = performance.now()
    if (!seen.picture && document.querySelector('.painting canvas.there')) seen.picture = performance.now()
    if (!seen.picture) requestAnimationFrame(look)
  }
  document.addEventListener('DOMContentLoaded', look)
}

/** Opens a battle in a page of its own, and says how long its picture took, in milliseconds. */
async function painted(stage: StagedBattle, edition: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(note)
  await page.goto(address)
  await page.locator('[data-army]').nth(1).waitFor()
  await page.locator('input[type=file][accept*=acies]').setInputFiles({ name: 'battle.acies', mimeType: 'text/plain', buffer: Buffer.from(stage.record) })
  await page.locator('.painting canvas.there').waitFor()
  const { board, picture } = await page.evaluate(() => (window as unknown as { seen: { board: number; picture: number } }).seen)
  await screenshot(page, `ground-${edition}`)
  await page.close()
  return picture - board
}

describe('the ground', () => {
  it.runIf(THOROUGH)('is painted within two seconds in every edition', async () => {
    for (const edition of ['3.0', '2.2', '1.22']) {
      const stage = new StagedBattle('II/12', 'II/33', edition).advanceUntil((asks) => isDecision(asks, 'blue', 'move') || isDecision(asks, 'red', 'move'))
      const took: number[] = []
      while (took.length < TRIES && !took.some((time) => time < SOON)) took.push(await painted(stage, edition))
      console.log(`painted in ${edition} after ${took.map(Math.round).join(', ')} ms`)
      expect(Math.min(...took), edition).toBeLessThan(SOON)
    }
  })
})
