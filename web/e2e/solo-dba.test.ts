// Battles against Solo DBA: it composes its army, lays terrain, deploys, fights, and gives its reasons.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { playOn, emptyTally, openBattle } from './support/mouse-player'
import { soloCombatPosition } from './support/positions'
import { saveRecord } from './support/saved-battles'
import { waitForPrompt } from './support/board'
import { untilIdle } from './support/idle'
import { PROGRAM } from './support/processes'
import { screenshot } from './support/browser'
import { THOROUGH } from './support/sample'

/** A decision of each part of a battle up to movement, with the text that explains it in the log. */
const EXPLANATIONS: Record<string, string> = {
  composition: '(Solo DBA 2.2',
  place: '(Solo DBA 3.3',
  camp: '(Solo DBA 4.3',
  placed: '(Solo DBA 4.7',
  swap: '(Solo DBA 4.8',
  stance: '(Solo DBA 5.3',
  move: ' on its list of actions)',
}

/** Begins a battle in which Solo DBA leads blue and chooses its own army. */
async function begin(link: string): Promise<{ page: Page; errors: string[] }> {
  const opened = await openBattle(link)
  const { page } = opened
  await page.locator('[name=opponent]').selectOption('solo-dba')
  // The start page explains Solo DBA, and leaves the choice of its army to it.
  await expect.poll(() => page.locator('[data-help=solo-dba]').innerText()).toContain('“Why?”')
  await page.locator('[data-act=begin]').click()
  await page.locator('svg.drawing').waitFor()
  return opened
}

/** Opens the newest “Why” about each decision that was not read before, and reads it. */
async function read(page: Page, known: Map<string, string>): Promise<void> {
  for (const name of Object.keys(EXPLANATIONS)) {
    const why = page.locator(`details[data-why~=${name}]`).last()
    if (known.has(name) || (await why.count()) === 0) continue
    await expect.poll(() => why.locator('> summary').innerText()).toMatch(/^Why\? ./)
    await why.locator('> summary').click()
    // One sentence first, and its dice and numbers behind a fold of their own.
    await expect.poll(() => why.locator('> p').allInnerTexts()).toEqual([expect.stringMatching(/^It .+\.$/)])
    // One order may have several of the decisions: what was opened for the first is still open.
    await why.locator('[data-behind]:not([open]) > summary').or(why.locator('[data-behind][open] > p').first()).click()
    await expect.poll(() => why.locator('[data-behind] p').first().innerText()).not.toBe('')
    known.set(name, (await why.locator('p').allInnerTexts()).join('\n'))
    await screenshot(page, `why-${name}`)
    await why.locator('> summary').click()
  }
}

/** What Solo DBA has noted in a record, by the names of its decisions. */
function noted(record: string): Set<string> {
  const notes = record.matchAll(/^.*\bnote npg blue (\{.*\})$/gm)
  return new Set([...notes].map(([, json]) => (JSON.parse(json ?? '{}') as { name: string }).name))
}

describe('a battle against Solo DBA', () => {
  it('is fought with Solo DBA defending, and the record keeps its reasons', async () => {
    // The Numidian list leaves many choices. With this seed red attacks, so that Solo DBA lays terrain.
    const { page, errors } = await begin('?red=II/12&blue=II/40&seed=7')
    const [begun, deeds, known] = [Date.now(), emptyTally(), new Map<string, string>()]
    for (let bounds = 1; (await waitForPrompt(page)) !== 'over' && (THOROUGH || bounds === 1); bounds += 1) {
      await read(page, known)
      await playOn(page, deeds, () => deeds.bounds >= bounds)
    }
    await read(page, known)
    console.log(`${deeds.bounds} bounds, ${Date.now() - begun} ms`, JSON.stringify(deeds))
    await screenshot(page, 'solo-end')
    for (const [name, words] of Object.entries(EXPLANATIONS)) expect(known.get(name) ?? '', name).toContain(words)
    expect(errors).toEqual([])

    // Nothing is shown any more of what was only looked at.
    await untilIdle(page)
    expect(await page.locator('g.look').count()).toBe(0)
    // The end lies over the log, which goes back to the beginning.
    if (THOROUGH) await page.locator('[data-act=end-close]').click()
    while ((await page.locator('[data-act=earlier]').count()) > 0) await page.locator('[data-act=earlier]').click()
    await expect.poll(() => page.locator('.entries > *').first().innerText()).toMatch(/^(?!Red|Blue).+ chose (its|their) army\.$/)

    const record = await saveRecord(page)
    const path = join(mkdtempSync(join(tmpdir(), 'acies-solo-')), 'battle.acies')
    writeFileSync(path, record)
    if (THOROUGH) {
      const end = page.locator('[data-victory]')
      await expect.poll(() => end.getAttribute('data-victory')).toBe('won')
      expect(record).toMatch(new RegExp(`^result won ${await end.getAttribute('data-winner')}$`, 'm'))
    }
    expect(record).toMatch(/^order blue army /m)
    expect(record).toMatch(/^order blue place /m)
    expect([...noted(record)]).toEqual(expect.arrayContaining(Object.keys(EXPLANATIONS)))
    // It throws where the referee does not agree with every line.
    expect(execFileSync(PROGRAM, ['replay', '--verify', path], { encoding: 'utf8' })).not.toBe('')
    expect(execFileSync(PROGRAM, ['replay', '--explain', path], { encoding: 'utf8' })).toContain("The opponent's aim in this bound")
    await page.close()
  })

  it('has Solo DBA say which of two combats it fights first', async () => {
    const page = await soloCombatPosition().open()
    await waitForPrompt(page)
    const why = page.locator('details[data-why~=combat]').last()
    await why.locator('> summary').click()
    await why.locator('[data-behind] > summary').click()
    await expect.poll(async () => (await why.locator('p').allInnerTexts()).join('\n')).toContain('(Solo DBA 5')
    await page.close()
  })

  it('has Solo DBA choose an edge where it attacks', async () => {
    // With this seed blue attacks: the terrain is the other side’s.
    const { page, errors } = await begin('?red=II/12&blue=II/40&seed=3')
    const deeds = emptyTally()
    await playOn(page, deeds, () => deeds.bounds >= 1)
    await waitForPrompt(page)
    const whys = await page.locator('details[data-why]').evaluateAll((all) => all.map((one) => one.getAttribute('data-why') ?? ''))
    const names = whys.join(' ').split(' ')
    expect(names).toEqual(expect.arrayContaining(['composition', 'edge', 'placed', 'stance', 'move']))
    expect(names).not.toContain('place')
    // An explanation opens by keys, and is accessible.
    await page.locator('details[data-why~=move] > summary').last().press('Enter')
    await expect.poll(() => page.locator('details[data-why~=move] > p').last().innerText()).not.toBe('')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })
})
