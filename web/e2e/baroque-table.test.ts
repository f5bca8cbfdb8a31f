// The assistant for Baroque beside a full table: many units in few buttons, results for the unit that rolls, tables and rulings at
// hand, a roster that comes from a spreadsheet and is edited during the game.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstActs, lastLogLine, loadGame, MUSTER, openBaroque, PHONE, tapButton, waitForQuestion } from './support/baroque'
import { accessibilityFaults } from './support/accessibility'
import { screenshot } from './support/browser'

const tap = (page: Page, button: string) => tapButton(page.locator(button))

/** Seven units in one command of blue, four in the other. */
const MANY = `side red tokens reactions pursuit
command Left wing, Lord Byron
Rupert's Horse, GA, A, charge impetus
side blue tokens reactions pursuit
command Right wing, Cromwell
${['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => `${name} Foot, PM, B, fire`).join('\n')}
command Centre, Crawford
${['Eight', 'Nine', 'Ten', 'Eleven'].map((name) => `${name} Foot, PM, B, fire`).join('\n')}
`
const MANY_ACT = ['turn', 'dice 1 6', 'place r1 AA', 'place b1 HD', 'place b2 HD', 'activate r1']

async function look(page: Page, name: string): Promise<void> {
  expect(await accessibilityFaults(page), name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(PHONE.width)
  await screenshot(page, `baroque-${name}`)
}

/** The buttons of the question about reactions. */
const buttons = (page: Page) => page.locator('[data-answers] button:visible').allInnerTexts()

describe('a reaction among many units', () => {
  it('asks the target first, and shows no more than eight buttons at a time', async () => {
    const page = await openBaroque()
    await loadGame(page, MANY_ACT, MANY)
    await tap(page, '[data-unit="r1.1"] [data-deed=charge]')
    await expect.poll(() => buttons(page)).toEqual(['Right wing', 'Centre', 'None of these'])
    await look(page, 'target-command')
    await tap(page, '[data-front=b1]')
    const first = await buttons(page)
    expect(first).toEqual(['One Foot', 'Two Foot', 'Three Foot', 'Four Foot', 'Five Foot', 'More', 'Another command', 'None of these'])
    await tap(page, '[data-act=more-units]')
    await expect.poll(() => buttons(page)).toEqual(['Six Foot', 'Seven Foot', 'More', 'Another command', 'None of these'])
    await look(page, 'target-unit')
    await tap(page, '[data-target="b1.6"]')
    await page.locator('[data-answers]', { hasText: 'Six Foot are charged. Can they see the enemy, at least in part?' }).waitFor()
    await tap(page, '[data-far=unseen]')
    await page.locator('[data-trouble]', { hasText: 'it does not see the enemy' }).waitFor()
    // Another unit nearby: the command stays open.
    await tap(page, '[data-answers] [data-act=back]')
    await page.locator('[data-near="b1.1"]').waitFor()
    expect((await buttons(page)).length).toBeLessThanOrEqual(8)
    await page.context().close()
  })

  it('takes three taps and the die once the command is known', async () => {
    const page = await openBaroque()
    await loadGame(page, MANY_ACT, MANY)
    await tap(page, '[data-unit="r1.1"] [data-deed=charge]')
    await tap(page, '[data-front=b2]')
    await tap(page, '[data-target="b2.1"]')
    await tap(page, '[data-far="2"]')
    await waitForQuestion(page, 'die')
    // Hold, charged: - DF DF DF DF CC; foot that cannot charge fires on 6 as well.
    const faces = await page.locator('[data-asked] [data-face] small').allInnerTexts()
    expect(faces).toEqual(['–', 'def. fire', 'def. fire', 'def. fire', 'def. fire', 'def. fire'])
    expect(await page.locator('[data-asked] .soft').first().innerText()).toBe('Each face shows the result in HD.')
    await look(page, 'faces')
    await tap(page, '[data-asked] [data-face="1"]')
    // Shot at: - DF DF DF DF DF. The command that was open is open still.
    await tap(page, '[data-unit="r1.1"] [data-deed=shoot]')
    await tap(page, '[data-target="b2.2"]')
    await tap(page, '[data-far="2"]')
    await tap(page, '[data-asked] [data-face="4"]')
    await tap(page, '[data-act=keep]')
    await page.locator('h2', { hasText: 'Defensive fire. Take the Discipline Test' }).waitFor()
    await page.context().close()
  })

  it('says at once where no enemy unit can react', async () => {
    const page = await openBaroque()
    await loadGame(page, firstActs(['AA', 'AA'], ['E', 'E']))
    await tap(page, '[data-unit="r1.1"] [data-deed=move]')
    await page.locator('[data-answers]', { hasText: 'No enemy unit can react.' }).waitFor()
    await page.context().close()
  })
})

describe('the roster', () => {
  it('is read from the rows of a spreadsheet, and counted in plain words', async () => {
    const page = await openBaroque()
    const rows = 'Horse\tGA\tA\tcharge\timpetus\n'
    await page.locator('[data-muster]').fill(`side red tokens\ncommand Left\n${rows}side blue\ncommand Right\n${rows}Foot\tPM\tB\tfire\n`)
    await expect.poll(() => page.locator('[data-read] p').innerText()).toBe('Red: 1 unit in 1 command. Blue: 2 units in 1 command.')
    await tap(page, '[data-act=begin]')
    await tap(page, '[data-armies=r1] summary')
    expect(await page.locator('[data-in="r1.1"]').innerText()).toContain('Horse')
    await page.context().close()
  })

  it('is edited during a game, with a note on each unit, and kept over a reload', async () => {
    const page = await openBaroque()
    await loadGame(page, firstActs(['AA', 'AA'], ['HD', 'W']))
    await tap(page, '[data-armies=b1] summary')
    await page.locator('[data-remark="b1.1"]').fill('2 of 5 lost')
    await page.locator('[data-remark="b1.1"]').press('Enter')
    await expect.poll(() => lastLogLine(page)).toBe('Ironsides: 2 of 5 lost')
    await tap(page, '[data-edit="b1.1"]')
    await page.locator('[data-unit-form] select[name=class]').selectOption('C')
    await look(page, 'roster')
    await tap(page, '[data-unit-form] button[type=submit]')
    await expect.poll(() => page.locator('[data-in="b1.1"]').innerText()).toContain('TR C')
    await tap(page, '[data-add=b1]')
    await page.locator('[data-unit-form] input[name=unit]').fill('Reserve')
    await page.locator('[data-unit-form] input[name=code]').fill('LC')
    await page.locator('[data-unit-form] [data-can=fire]').check()
    await tap(page, '[data-unit-form] button[type=submit]')
    await expect.poll(() => lastLogLine(page)).toBe('Right wing has another unit: Reserve.')
    await page.reload()
    await waitForQuestion(page, 'act')
    await tap(page, '[data-armies=b1] summary')
    expect(await page.locator('[data-in="b1.3"]').innerText()).toContain('Reserve')
    expect(await page.locator('[data-remark="b1.1"]').inputValue()).toBe('2 of 5 lost')
    // The new unit reacts like the others.
    await tap(page, '[data-unit="r1.1"] [data-deed=move]')
    await page.locator('[data-near="b1.3"]').waitFor()
    await page.context().close()
  })
})

describe('at the table', () => {
  it('marks and pursuit are in the row of each unit that acts', async () => {
    const page = await openBaroque()
    await loadGame(page, firstActs(['AA', 'AA'], ['HD', 'W']), MUSTER)
    const row = page.locator('[data-unit="r1.2"]')
    await tapButton(row.locator('[data-mark=disordered]'))
    await expect.poll(() => row.locator('[data-mark=disordered]').getAttribute('aria-pressed')).toBe('true')
    await tapButton(page.locator('[data-unit="r1.1"] [data-pursue]'))
    await expect.poll(() => lastLogLine(page)).toContain("Rupert's Horse must pursue")
    await page.context().close()
  })

  it('tables and rulings can be read during a game', async () => {
    const page = await openBaroque()
    await loadGame(page, firstActs(['AA', 'AA'], ['HD', 'W']), `ruling forlorn each-game\n${MUSTER}`)
    await tap(page, '[data-reference] summary')
    const reference = page.locator('[data-reference]')
    // The tables come once the fold is open.
    await expect.poll(() => reference.innerText()).toContain('When an enemy charges it, within 2 BU')
    const text = await reference.innerText()
    expect(text).toContain('Class B avoids a reaction on 5 or more.')
    expect(text).toMatch(/An advancing command sends one unit ahead\s+once a game/)
    // Reorder, charged: three evades, three times defensive fire.
    const rows = await page.locator('[data-reference] table', { hasText: 'charges it' }).locator('tr', { hasText: 'RO' }).innerText()
    expect(rows.split(/\t|\n/).filter((cell) => cell.trim() !== '')).toEqual(['RO', 'evade', 'evade', 'evade', 'def. fire', 'def. fire', 'def. fire'])
    await look(page, 'reference')
    await page.context().close()
  })
})
