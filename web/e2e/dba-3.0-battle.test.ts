// A battle of 3.0 on the page: chosen, with its own army lists, set up step by step, and fought to its first combats.

import { describe, expect, it } from 'vitest'
import { playOn, emptyTally, openBattle } from './support/mouse-player'
import { waitForPrompt } from './support/board'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'
import { THOROUGH } from './support/sample'

describe('a battle of 3.0 in the browser', () => {
  it('is begun with lists of its own, set up, and fought', async () => {
    const { page, errors } = await openBattle('?red=II/12&blue=II/33&seed=11')
    const shot = (name: string) => screenshot(page, `dba30-${name}`)
    await page.locator('[data-rules] > summary').click()
    await page.locator('input[name=edition][value="3.0"]').check()
    await expect.poll(() => page.locator('[data-played]').innerText()).toContain('3.0')
    // Fast and solid foot are in the lists of 3.0 alone.
    await expect.poll(() => page.locator('.elements').first().innerText()).toMatch(/4Ax|3Ax/)
    await untilIdle(page)
    await shot('armies')
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()

    const steps = new Set<string>()
    for (let tries = 0; tries < 200; tries += 1) {
      const offer = await waitForPrompt(page)
      if (offer !== 'throw' && offer !== 'for-me') break
      const title = await page.locator('.ask h2').innerText()
      if (!steps.has(title)) await shot(`setup-${steps.size}`)
      steps.add(title)
      const button = offer === 'throw' ? 'throw' : (await page.locator('[data-act=features]').count()) > 0 ? 'features' : 'for-me'
      await page.locator(`[data-act=${button}]`).click()
    }
    console.log([...steps].join(' | '))
    await shot('deployed')
    const deeds = emptyTally()
    await playOn(page, deeds, () => (THOROUGH ? deeds.combats >= 3 : deeds.bounds >= 1))
    await shot('combats')
    console.log(JSON.stringify(deeds))
    expect(deeds.groups).toBeGreaterThanOrEqual(1)
    if (THOROUGH) {
      expect(deeds.contacts).toBeGreaterThanOrEqual(1)
      expect(deeds.combats).toBeGreaterThanOrEqual(3)
    }
    expect(errors).toEqual([])
    // No message is missing: an id would stand where a sentence should.
    await untilIdle(page)
    expect(await page.locator('main').innerText()).not.toMatch(/\b(before|bound|throw|log|deed|offer)-[a-z]/)
    await page.close()
  })
})
