// What the assistant for Baroque asks, and what it keeps to itself: what a unit cannot do now, what only the rules of Baroque
// say, from where a distance is measured, and the modes of hidden tokens.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstActs, waitForQuestion, lastLogLine, loadGame, readLog, MUSTER, openBaroque, PHONE, tapButton } from './support/baroque'
import { accessibilityFaults } from './support/accessibility'
import { screenshot } from './support/browser'

/** A page with a saved game of these orders. */
async function at(orders: string[], muster = MUSTER): Promise<Page> {
  const page = await openBaroque()
  await loadGame(page, orders, muster)
  return page
}

const tap = (page: Page, button: string) => tapButton(page.locator(button))

/** Without faults, in targets for fingers, and as a picture. */
async function look(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page), name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width)
  const low = await page.locator('.baroque button:visible').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
  expect(low, name).toBe(0)
  await screenshot(page, `baroque-${name}`)
}

describe('what a unit cannot do now', () => {
  it('is said when the die has fallen, and read as what it can never do', async () => {
    // Ironsides in an advance, charged: 4 is defensive fire; column 5, a counter-charge, is nearest to that.
    const page = await at([...firstActs(['AAA', 'AA'], ['AA', 'W']), 'did r1.1 charge', 'check b1.1 target 1', 'die 4'])
    await page.locator('h2', { hasText: 'Ironsides’s reaction: defensive fire' }).waitFor()
    await tap(page, '[data-act=cannot]')
    await page.locator('h2', { hasText: 'Ironsides’s reaction: counter-charge' }).waitFor()
    await expect.poll(() => lastLogLine(page)).toBe('Ironsides cannot do this now: defensive fire. It cannot do that; the nearest column it can do is 5.')
    // Nor can it do that: every cell of the row is one or the other.
    await tap(page, '[data-act=cannot]')
    await waitForQuestion(page, 'act')
    await expect.poll(() => lastLogLine(page)).toContain('It can do nothing in that row. Ironsides does nothing and is not marked.')
    // So that another may answer; and undo asks again.
    await page.locator('[data-target="b1.2"]').waitFor()
    await tap(page, '[data-act=undo]')
    await tap(page, '[data-act=keep]')
    await waitForQuestion(page, 'test')
    await page.context().close()
  })
})

describe('what only the rules of Baroque say', () => {
  it('is asked after a failed test, and kept over a reload', async () => {
    const failed = [...firstActs(['AAA', 'AA'], ['HD', 'W']), 'did r1.1 move', 'check b1.1 near 1', 'die 5', 'keep']
    const page = await at(failed)
    await tap(page, '[data-test=failed]')
    await waitForQuestion(page, 'failed')
    await page.locator('h2', { hasText: 'Does the failed test do anything else to Ironsides?' }).waitFor()
    await look(page, 'asks-failed')
    await page.reload()
    await waitForQuestion(page, 'failed')
    await tap(page, '[data-say=yes]')
    await waitForQuestion(page, 'act')
    await expect.poll(() => lastLogLine(page)).toBe('By Baroque’s rules the failed test disorders Ironsides.')
    await tap(page, '[data-armies=b1] summary')
    await expect.poll(() => page.locator('[data-in="b1.1"] [data-mark=disordered]').getAttribute('aria-pressed')).toBe('true')
    // A test that is passed asks nothing.
    await loadedAnew(page, failed)
    await tap(page, '[data-test=passed]')
    await waitForQuestion(page, 'act')
    await page.context().close()
  })

  it('is asked before a pursuit that is no must', async () => {
    // In an advance 3 pursues, 2 does not.
    const page = await at(firstActs(['AA', 'AA'], ['AA', 'W']))
    await tap(page, '[data-armies=b1] summary')
    await tap(page, '[data-pursue="b1.1"]')
    await waitForQuestion(page, 'pursuit-die')
    await tap(page, '[data-asked] [data-face="3"]')
    await page.locator('h2', { hasText: 'Does Ironsides need a Discipline Test to pursue?' }).waitFor()
    await look(page, 'asks-pursuit')
    await tap(page, '[data-test=failed]')
    await expect.poll(() => lastLogLine(page)).toBe('Ironsides fails the Discipline Test to pursue and stays.')
    await tap(page, '[data-act=undo]')
    await tap(page, '[data-say=no]')
    await expect.poll(() => lastLogLine(page)).toBe('Ironsides needs no test to pursue.')
    await tap(page, '[data-pursue="b1.1"]')
    await tap(page, '[data-asked] [data-face="2"]')
    await waitForQuestion(page, 'act')
    await page.context().close()
  })

  it('is asked of a unit that leaves the table, and of a lost officer', async () => {
    const page = await at(firstActs(['E', 'AA'], ['HD', 'W']))
    await tap(page, '[data-unit="r1.2"] summary')
    await tap(page, '[data-unit="r1.2"] [data-deed=leave]')
    await page.locator('h2', { hasText: 'Commanded Shot has left the table. Does it count as lost?' }).waitFor()
    await look(page, 'asks-left')
    await tap(page, '[data-say=yes]')
    await expect.poll(() => lastLogLine(page)).toBe('Commanded Shot counts as lost.')
    await tap(page, '[data-armies=r1] summary')
    await expect.poll(() => page.locator('[data-in="r1.2"]').innerText()).toContain('counts as lost')
    await tap(page, '[data-armies=r2] summary')
    await tap(page, '[data-officer=r2]')
    await page.locator('h2', { hasText: 'Foot has lost its officer. Does another take over?' }).waitFor()
    await look(page, 'asks-officer')
    await tap(page, '[data-say=no]')
    await expect.poll(() => lastLogLine(page)).toBe('No officer takes over Foot.')
    await expect.poll(() => page.locator('[data-officer=r2]').getAttribute('aria-pressed')).toBe('true')
    // In the next turn its token goes with the command all the same, and the page says so.
    await loadedAnew(page, [
      ...firstActs(['E', 'AA'], ['HD', 'W']),
      'officer r2 lost',
      'say no',
      'done r1',
      'activate b1',
      'done b1',
      'activate r2',
      'done r2',
      'activate b2',
      'done b2',
      'turn',
      'dice 1 6',
    ])
    await expect.poll(() => page.locator('[data-command=r2]').innerText()).toContain('has lost its officer; the token belongs to the command')
    expect(await page.locator('[data-command=r1]').innerText()).not.toContain('has lost')
    await page.context().close()
  })
})

/** Another saved game in the same tab. */
async function loadedAnew(page: Page, orders: string[]): Promise<void> {
  await tap(page, 'header summary')
  await tap(page, '[data-act=close]')
  await page.locator('[data-muster]').waitFor()
  await loadGame(page, orders)
}

describe('a distance', () => {
  it('is measured from where ruling 26 says', async () => {
    const page = await at(firstActs(['AA', 'AA'], ['HD', 'HD']))
    // That a shot belongs to its move is said of a move.
    const shot = page.locator('[data-answers]', { hasText: 'If it also shoots, say so first' })
    const asks = async (deed: string, target: string) => {
      await tap(page, `[data-unit="r1.1"] [data-deed=${deed}]`)
      if (await page.locator('[data-remarked]').isVisible()) await tap(page, '[data-act=anyway]')
      await expect.poll(() => shot.count()).toBe(deed === 'charge' ? 0 : 1)
      // The target of a charge is asked first.
      if (deed === 'charge' && !target.includes('target')) await tap(page, '[data-target=other]')
      await tap(page, target)
      const text = await page.locator('[data-answers]').innerText()
      await tap(page, '[data-answers] [data-act=back]')
      return text
    }
    await expect.poll(() => asks('move', '[data-near="b1.1"]')).toContain('how far away is the enemy now, after its move')
    await expect.poll(() => asks('withdraw', '[data-near="b1.1"]')).toContain('how far away was the enemy before its move')
    const path = await asks('charge', '[data-near="b1.1"]')
    expect(path).toContain('does the path of the charge pass within 2 BU of it')
    expect(path).toContain('Never within 2 BU')
    const charged = await asks('charge', '[data-target="b1.1"]')
    expect(charged).toContain('Ironsides are charged. Can they see the enemy, at least in part?')
    expect(charged).not.toContain('BU')
    // The third tap has it check, and the log names no distance for it.
    await tap(page, '[data-target="b1.1"]')
    await tap(page, '[data-far="2"]')
    await expect.poll(() => lastLogLine(page)).toBe('Ironsides checks: an enemy charges it.')
    await page.context().close()
  })

  it('is not what keeps a unit in reorder on its ground: that the player says', async () => {
    const page = await at(firstActs(['RO', 'AA'], ['HD', 'HD']))
    await look(page, 'reorder')
    await page.locator('[data-unit="r1.1"] [data-outside]').check()
    await tap(page, '[data-unit="r1.1"] [data-deed=charge]')
    await page.locator('[data-remarked]', { hasText: 'It must stay on the ground of its command' }).waitFor()
    await tap(page, '[data-remarked] [data-act=cancel]')
    await page.locator('[data-unit="r1.1"] [data-outside]').uncheck()
    await tap(page, '[data-unit="r1.1"] [data-deed=charge]')
    await expect.poll(() => lastLogLine(page)).toBe("Rupert's Horse: charged.")
    await page.context().close()
  })
})

describe('a hidden token', () => {
  it('tells its mode nowhere until its command acts or reacts', async () => {
    // Everything that the page has, what only a screen reader hears among it. E and W stand in no other word here.
    const tells = async (mode: RegExp, where: Page = page) => mode.test(await where.locator('.baroque').evaluate((one) => one.outerHTML))
    const hold = /\bHD\b|Hold and defend/
    const escape = />\s*E\s*<|in E\b|: E\b|title="Escape"|Escape</
    const placed = firstActs(['AAA', 'AA'], ['HD', 'E']).slice(0, -1)
    const open = await at(placed)
    await expect.poll(() => Promise.all([hold, escape].map((mode) => tells(mode, open)))).toEqual([true, true])
    await open.context().close()
    const page = await at(placed, `ruling tokens-shown hidden\n${MUSTER}`)
    expect(await tells(hold)).toBe(false)
    expect(await tells(/\bAAA\b/)).toBe(false)
    await tap(page, '[data-activate=r1]')
    expect(await tells(/\bAAA\b/)).toBe(true)
    // A unit in escape never answers a move, and is listed all the same; its die says nothing but that nothing happens.
    await tap(page, '[data-unit="r1.1"] [data-deed=move]')
    expect(await page.locator('[data-answers]').innerText()).not.toContain('its mode does not react')
    await tap(page, '[data-near="b2.1"]')
    await tap(page, '[data-far="2"]')
    await waitForQuestion(page, 'die')
    expect(await page.locator('[data-asked] small').count()).toBe(0)
    await look(page, 'hidden-die')
    await tap(page, '[data-asked] [data-face="6"]')
    await expect.poll(() => lastLogLine(page)).toBe('Die 6, read in a mode that stays hidden. Red Foot does nothing and is not marked.')
    expect(await tells(hold)).toBe(false)
    expect(await tells(escape)).toBe(false)
    // Nor does the die of a pursuit.
    await tap(page, '[data-armies=b2] summary')
    await tap(page, '[data-pursue="b2.1"]')
    await waitForQuestion(page, 'pursuit-die')
    expect(await page.locator('[data-asked] small').count()).toBe(0)
    expect(await tells(escape)).toBe(false)
    await tap(page, '[data-asked] [data-face="6"]')
    await expect.poll(() => lastLogLine(page)).toBe('Die 6, read in a mode that stays hidden. Red Foot stays.')
    // Ironsides react: 5 is opportunity fire in hold, and their token is turned.
    await tap(page, '[data-near="b1.1"]')
    await tap(page, '[data-far="2"]')
    expect(await tells(hold)).toBe(false)
    await tap(page, '[data-asked] [data-face="5"]')
    expect((await readLog(page))[0]).toContain('Right wing reveals its token: HD.')
    expect(await tells(hold)).toBe(true)
    expect(await tells(escape)).toBe(false)
    await page.context().close()
  })
})
