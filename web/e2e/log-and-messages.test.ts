// Messages of the page: dice before the battle, refusals, the end, and how the log scrolls.

import { commandField } from './support/board'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { beaten } from '../src/battleResult'
import { finishedBattle, countMoments, stateAt } from './support/finished-battle'
import { loadRecord, openPage } from './support/saved-battles'
import { combatPosition, firstMove } from './support/positions'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'
import { StagedBattle } from './support/staged-battle'

/** How far the log is from its newest line, in pixels. */
const below = (page: Page, log: string) => page.locator(log).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight))

/** Red rolls a 2 for aggression, and blue this. */
function thrown(die: number): StagedBattle {
  const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => asks.kind === 'throw')
  for (const one of [2, die]) stage.throw(one)
  return stage
}

describe('who attacks', () => {
  it('is thrown for again after a tie, which is said, and so is the die for the edge', async () => {
    const stage = [1, 2, 3, 4, 5, 6].map(thrown).find(({ asks }) => asks.kind === 'throw' && asks.purpose.includes(' again '))
    if (!stage) throw new Error('there is no tie')
    const page = await stage.open()
    const before = page.locator('[data-before]')
    await expect.poll(() => before.innerText()).toMatch(/^Tied at \d+: roll again\.$/)
    // What is added, and what the dice decide, stands beside them.
    await expect
      .poll(() => page.locator('[data-stakes]').allInnerTexts())
      .toEqual(['Each army adds its aggression to its die: Macedonians +4, Romans +1.', expect.stringMatching(/^The higher total attacks .+ defends/)])
    await page.locator('[data-act=throw]').click()
    await expect
      .poll(() => before.innerText())
      .toMatch(/^Alexandrian Macedonians rolled [1-6] \+ 4 = \d+\. To attack, the other side needs more than \d+ in all\.$/)
    await expect.poll(() => page.locator('.entries').innerText()).toMatch(/Alexandrian Macedonians rolled [1-6] \+ 4 aggression = \d+/)
    // The dice are known of what was thrown before the page was opened, too.
    await expect.poll(() => page.locator('.entries').innerText()).toContain('Alexandrian Macedonians rolled 2 + 4')
    await page.context().close()

    const edge = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => asks.kind === 'throw' && asks.purpose === 'edge')
    const other = await edge.open()
    await other.locator('[data-act=throw]').click()
    await expect.poll(() => other.locator('.entries').innerText()).toMatch(/The attacker rolled a [1-6] and came from/)
    await other.context().close()
  })
})

describe('a refusal', () => {
  it('says what kind it is, and goes with the refused order', async () => {
    const page = await firstMove().open()
    const command = await commandField(page)
    const refuse = async (order: string) => {
      await command.fill(order)
      await command.press('Enter')
      await page.locator('[data-reasons]').waitFor()
    }
    await refuse('mvoe b1')
    await expect.poll(() => page.locator('[data-reasons] h3').innerText()).toBe('I don’t understand that order')
    // Words that do not apply in a bound of movement are not listed.
    const said = await page.locator('[data-reasons] li').innerText()
    expect(said).toMatch(/\bmove, column, narrow\b/)
    expect(said).not.toMatch(/\b(fight|shoot|place|camp|deploy|choose)\b/)
    await command.fill('')
    await expect.poll(() => page.locator('[data-reasons]').count()).toBe(0)
    await refuse('move b1 forward 12')
    await expect.poll(() => page.locator('[data-reasons] h3').innerText()).toBe('Not allowed')
    await command.press('Escape')
    await expect.poll(() => page.locator('[data-reasons]').count()).toBe(0)
    expect(await command.inputValue()).toBe('')
    await refuse('move b1 forward 12')
    await page.locator('.ask h2').first().click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-reasons]').count()).toBe(0)
    await page.context().close()
  })
})

describe('the end', () => {
  it('says what the beaten side has lost, and leads to what happened', async () => {
    const page = await openPage('')
    const record = finishedBattle(99)
    await loadRecord(page, record)
    const lost = beaten(stateAt(record, countMoments(record)))
    for (const what of ['general', 'camp'] as const) await expect.poll(() => page.locator(`[data-why=${what}]`).count()).toBe(Number(lost?.[what]))
    await screenshot(page, 'victory-why')
    await page.locator('[data-act=look-back-over]').click()
    await expect.poll(() => page.locator('[data-past]').count()).toBe(1)
    await page.context().close()
  })
})

describe('the last bound, played again', () => {
  it('is named in the bar as on its button', async () => {
    const page = await combatPosition().open()
    await untilIdle(page)
    const button = page.locator('[data-act=replay-bound]')
    const [, side, number] = /Replay: (.+), bound (\d+)/.exec(await button.innerText()) ?? []
    const bar = () =>
      page.evaluate(() => [document.querySelector('.army.on .short')?.textContent, document.querySelector<HTMLElement>('[data-bound]')?.dataset.bound])
    const asked = await bar()
    await button.click()
    await expect.poll(bar).toEqual([side, number])
    expect(asked[0]).not.toBe(side)
    await page.keyboard.press('Escape')
    await expect.poll(bar).toEqual(asked)
    await page.context().close()
  })
})

describe('the log', () => {
  it('stays with its newest line, unless a reader has gone up', async () => {
    const page = await combatPosition().open()
    await untilIdle(page)
    await expect.poll(() => below(page, '.entries')).toBeLessThan(24)
    // What stands above it grows and shrinks.
    for (const summary of await page.locator('li.choice summary:visible').all()) await summary.click()
    await untilIdle(page)
    await page.locator('[data-order^=fight]').first().click()
    await untilIdle(page)
    await expect.poll(() => below(page, '.entries')).toBeLessThan(24)
    await page.locator('.entries').hover()
    await page.mouse.wheel(0, -100_000)
    await expect.poll(() => below(page, '.entries')).toBeGreaterThan(24)
    const before = await page.locator('.entries > *').count()
    if ((await page.locator('[data-order]').count()) > 0) await page.locator('[data-order]').first().click()
    await untilIdle(page)
    expect(await page.locator('.entries > *').count()).toBeGreaterThan(before)
    expect(await below(page, '.entries')).toBeGreaterThan(24)
    await page.context().close()
  })

  it('of the past is at its beginning at the beginning', async () => {
    const page = await openPage('')
    await loadRecord(page, finishedBattle(99))
    await page.locator('[data-act=look-back]').click()
    await page.locator('[data-past]').waitFor()
    const top = () => page.locator('.log-list').evaluate((list) => list.scrollTop)
    await expect.poll(top).toBeGreaterThan(100)
    await page.keyboard.press('Home')
    await expect.poll(top).toBe(0)
    await page.context().close()
  })
})
