// Dice thrown at a real table: the page asks for what each shows, and the battle takes these and no others.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForPrompt, typeOrder } from './support/board'
import { screenshot } from './support/browser'
import { editionLink } from './support/edition'
import { emptyTally, openBattle, playOn, typeDie, type Tally } from './support/mouse-player'
import { contactPosition } from './support/positions'
import { THOROUGH } from './support/sample'
import { saveRecord } from './support/saved-battles'

/** The dice of a record in their order, each with its source. */
function diceOf(record: string): { source: string; face: number }[] {
  return [...record.matchAll(/^throw (\S+) .+ = ([\d ]+?)(?: #[0-9a-f]{12})?$/gm)].flatMap(([, source = '', dice = '']) =>
    dice.split(' ').map((face) => ({ source, face: Number(face) })),
  )
}

/** Opens the start page, chooses real dice and begins. */
async function begin(link: string): Promise<{ page: Page; errors: string[] }> {
  const opened = await openBattle(link)
  await opened.page.locator('select[name=dice]').selectOption('typed')
  await opened.page.locator('[data-act=begin]').click()
  await opened.page.locator('svg.drawing').waitFor()
  return opened
}

/** Expects a record to have the typed dice, all of them and nothing else. */
function expectTyped(record: string, { typed }: Tally): void {
  expect(diceOf(record)).toEqual(typed.map((face) => ({ source: 'physical', face })))
}

describe('dice thrown at a real table', () => {
  for (const edition of THOROUGH ? ['2.2', '3.0', '1.22'] : ['2.2']) {
    it(`set up a battle of ${edition} up to the first move`, async () => {
      const { page, errors } = await begin(`?red=II/12&blue=II/33&seed=7${editionLink(edition)}`)
      const deeds = emptyTally()
      for (let offer = await waitForPrompt(page); offer !== 'move'; offer = await waitForPrompt(page)) {
        if (offer === 'type-dice') await typeDie(page, deeds)
        else
          await page
            .locator(offer === 'for-me' ? '[data-act=all-for-me]' : '[data-order]:enabled')
            .first()
            .click()
      }
      await screenshot(page, `typed-dice-${edition}`)
      expect(deeds.typed.length).toBeGreaterThanOrEqual(3)
      expectTyped(await saveRecord(page), deeds)
      expect(errors).toEqual([])
      await page.context().close()
    })
  }

  it('fight a bound with a combat, through to the PIPs of the next', async () => {
    const stage = contactPosition()
    const { attack, state } = stage
    if (attack === undefined) throw new Error('nothing can make contact')
    const page = await stage.open('typed')
    const already = diceOf(await saveRecord(page)).length
    await typeOrder(page, attack)
    await waitForPrompt(page)
    await page.locator('[data-act=end]').click()
    const deeds = emptyTally()
    const purposes: string[] = []
    for (let offer = await waitForPrompt(page); offer !== 'move'; offer = await waitForPrompt(page)) {
      if (offer === 'type-dice') {
        const title = await page.locator('.ask h2').innerText()
        if (purposes.at(-1) !== title) await screenshot(page, `typed-dice-${purposes.length}`)
        purposes.push(title)
        await typeDie(page, deeds)
      } else await page.locator('[data-order]:enabled').first().click()
    }
    console.log(purposes.join(' | '), deeds.typed.join(' '))
    const record = await saveRecord(page)
    const thrown = diceOf(record).slice(already)
    expect(thrown).toEqual(deeds.typed.map((face) => ({ source: 'physical', face })))
    // A combat takes a die of each side, the next bound one for its PIPs.
    expect(thrown.length).toBeGreaterThanOrEqual(3)
    expect(record.match(/^ {2}fought /gm)?.length ?? 0).toBeGreaterThanOrEqual(1)
    expect(await page.locator('.turn').getAttribute('class')).toContain(state.active === 'red' ? 'blue' : 'red')
    await page.context().close()
  })

  if (THOROUGH) {
    for (const edition of ['2.2', '3.0', '1.22']) {
      it(`fight a battle of ${edition} to its end`, async () => {
        const { page, errors } = await begin(`?red=II/12&blue=II/33&seed=7${editionLink(edition)}`)
        const deeds = emptyTally()
        await playOn(page, deeds, () => false)
        console.log(edition, JSON.stringify(deeds))
        await expect.poll(() => page.locator('[data-victory]').getAttribute('data-victory')).toBe('won')
        expect(deeds.combats).toBeGreaterThanOrEqual(1)
        const record = await saveRecord(page)
        expectTyped(record, deeds)
        expect(record).toMatch(/^result won (red|blue)$/m)
        expect(errors).toEqual([])
        await page.context().close()
      })
    }
  }
})
