// The screen of a battle: how few actions it takes, where the focus goes, and setting up on the board.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { clickElement, countLogLines, DRAFT, dragOnBoard, readElements, toScreen, waitForPrompt } from './support/board'
import { printedEditionOnly, SCALE } from './support/edition'
import { untilIdle } from './support/idle'
import { combatPosition, contactPosition, firstMove } from './support/positions'
import { isDecision, StagedBattle } from './support/staged-battle'

/** What a player has done on a page: presses of keys and of a pointer. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const done = { actions: 0 }
    Object.assign(window, { done })
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (done.actions += 1), true)
  })
  return () => page.evaluate(() => (window as unknown as { done: { actions: number } }).done.actions)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-act'))
const stands = (page: Page) => page.locator('g.base').evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''))

describe('the main button', () => {
  it('has the focus when something is asked, a Tab from the board, and Space presses it', async () => {
    const stage = firstMove()
    stage.order('end')
    const page = await stage.advanceUntil((asks) => asks.kind === 'throw' && asks.purpose.startsWith('pips')).open()
    await untilIdle(page)
    const place = async () => (await page.locator('[data-main]').boundingBox())?.y
    const before = await place()
    await expect.poll(() => focused(page)).toBe('throw')
    await page.keyboard.press('Space')
    expect(await waitForPrompt(page)).toBe('move')
    // Whatever is asked, it is in the same place.
    expect(await place()).toBe(before)
    const orders = await countLogLines(page, 'order')
    // From any element of the board, and back to it.
    await page.locator('g.base.takeable').nth(3).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('end')
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.classList.contains('base'))).toBe(true)
    // A key more than was meant does not end a bound whose PIPs are unspent.
    await page.keyboard.press('Space')
    const end = () => page.locator('[data-act=end]').innerText()
    expect(await end()).toContain('End all the same')
    expect(await countLogLines(page, 'order')).toBe(orders)
    // Esc takes that back: the next key asks again.
    await page.keyboard.press('Escape')
    await expect.poll(end).not.toContain('End all the same')
    await page.keyboard.press('Space')
    expect(await end()).toContain('End all the same')
    expect(await countLogLines(page, 'order')).toBe(orders)
    // An enemy's reach goes with Esc, though nothing of one's own is selected.
    await page.locator('g.base.blue').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('g.threat').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('g.threat').count()).toBe(0)
    // Out of the field of typed orders it goes back to where it was, and into the review and out of it to the button of that.
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-id'))
    const typed = await page.evaluate(async () => {
      const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      press('/')
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      const { id } = document.activeElement ?? {}
      // Before the field is said to have been unfolded.
      press('Escape')
      return id
    })
    expect(typed).toBe('command')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe(at)
    await page.keyboard.press(',')
    await expect.poll(() => focused(page)).toBe('look-back')
    await page.keyboard.press('Escape')
    await page.locator('[data-main]').waitFor()
    await expect.poll(() => focused(page)).toBe('look-back')
    await page.locator('.menu > summary').click()
    await page.locator('[data-act=leave]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.context().close()
  })
})

describe('the actions of a bound', () => {
  it('are three for a line that marches on: roll, drag, end', async () => {
    // Four blades in a line, with good going before them. It has marched, red does nothing, and blue rolls again.
    const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
    const line = ['b3', 'b4', 'b5', 'b6']
    for (const [i, id] of line.entries()) stage.order(`deploy ${id} at ${3.5 * SCALE + i} ${11.25 * SCALE} facing 180`)
    const page = await stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move')).open()
    const one = async () => {
      const own = (await readElements(page)).find(({ id }) => id === line[1])
      if (!own) throw new Error('it is not on the board')
      return own
    }
    await clickElement(page, await one())
    await page.keyboard.press('l')
    await untilIdle(page)
    const group = await page.locator('g.base.selected').count()
    expect(group).toBeGreaterThan(1)
    await page.keyboard.press('ArrowUp')
    await page.locator('[data-act=commit]').click()
    await untilIdle(page)
    await page.locator('[data-act=end]').click()
    for (const act of ['throw', 'end']) await page.locator(`[data-act=${act}]:enabled`).click()
    await page.locator('[data-act=throw]:enabled').waitFor()
    const actions = await counted(page)
    await page.keyboard.press('Space')
    expect(await waitForPrompt(page)).toBe('move')
    await expect.poll(() => page.locator('g.base.selected').count()).toBe(group)
    const own = await one()
    await dragOnBoard(page, [own.x, own.y + 0.2], [own.x, own.y - 0.3])
    await expect.poll(async () => (await one()).y).toBeCloseTo(own.y - 0.5, 1)
    await page.locator('[data-act=end]').click()
    await expect.poll(() => page.locator('.ask.red').count()).toBe(1)
    expect(await actions()).toBe(3)
    await page.context().close()
  })

  it('begin with nothing selected where a line was held and cancelled in the bound before, or only selected', async () => {
    const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
    const line = ['b3', 'b4', 'b5', 'b6']
    for (const [i, id] of line.entries()) stage.order(`deploy ${id} at ${3.5 * SCALE + i} ${11.25 * SCALE} facing 180`)
    const page = await stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move')).open()
    const selected = page.locator('g.base.selected')
    const chosen = async () => {
      const one = (await readElements(page)).find(({ id }) => id === line[1])
      if (!one) throw new Error('it is not on the board')
      await clickElement(page, one)
      await page.keyboard.press('l')
      await expect.poll(() => selected.count()).toBe(4)
    }
    await chosen()
    await page.keyboard.press('ArrowUp')
    await page.locator('[data-act=let-go]').click()
    await expect.poll(() => selected.count()).toBe(0)
    await chosen()
    await page.locator('[data-act=end]').click()
    for (const act of ['throw', 'end']) await page.locator(`[data-act=${act}]:enabled`).click()
    await page.locator('[data-act=throw]:enabled').click()
    expect(await waitForPrompt(page)).toBe('move')
    await untilIdle(page)
    expect(await selected.count()).toBe(0)
    await page.context().close()
  })

  it('are two for a contact, and one for each combat', async () => {
    const stage = contactPosition()
    const [, id = ''] = /^\w+ (\w+)/.exec(stage.attack ?? '') ?? []
    let page = await stage.open()
    await untilIdle(page)
    const own = (await readElements(page)).find((seen) => seen.id === id)
    await clickElement(page, own!)
    await page.locator('g.base.target').first().waitFor()
    let actions = await counted(page)
    const enemy = (await readElements(page)).find((seen) => seen.target)
    // The first press shows it with its cost, Esc drops it again without a word in the log, and the focus stays on what moves.
    const orders = await countLogLines(page, 'order')
    await clickElement(page, enemy!)
    await page.locator(`${DRAFT}.contact`).waitFor()
    expect(await page.locator('div.draft').innerText()).toContain('1 PIP')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(DRAFT).count()).toBe(0)
    expect(await countLogLines(page, 'order')).toBe(orders)
    const before = await actions()
    await clickElement(page, enemy!)
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('.entries p.order').last().innerText()).toContain(` ${Number(id.slice(1))} moved `)
    expect((await actions()) - before).toBe(2)
    // What has moved has the focus still.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe(id)
    await page.context().close()

    page = await combatPosition().open()
    await untilIdle(page)
    actions = await counted(page)
    const fights = await page.locator('[data-order^=fight]').count()
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-order^=fight]').count()).not.toBe(fights)
    expect(await actions()).toBe(1)
    await page.context().close()
  })
})

describe('setting up on the board', () => {
  printedEditionOnly('the wider zone of light horse is one of 3.0')(
    'drags chips onto it, shows each its zone, goes on to the next, and keeps templates',
    async () => {
      const stage = new StagedBattle('II/12', 'II/33', '3.0').advanceUntil(
        (asks) => isDecision(asks, 'blue', 'deployment') || isDecision(asks, 'red', 'deployment'),
      )
      const page = await stage.open()
      await untilIdle(page)
      const chips = page.locator('[data-reserve]')
      const all = await chips.evaluateAll((buttons) => buttons.map((one) => [one.getAttribute('data-reserve') ?? '', one.textContent?.trim() ?? '']))
      const widths = async (troop: string) => {
        await page.locator(`[data-reserve=${all.find(([, text]) => text?.startsWith(troop))?.[0]}]`).click()
        await untilIdle(page)
        const xs = ((await page.locator('polygon.zone').getAttribute('points')) ?? '').split(' ').map((point) => Number(point.split(',')[0]))
        return Math.max(...xs) - Math.min(...xs)
      }
      // 3.0: foot stays 4 from the side edges of a table of 15, cavalry and psiloi 2.
      const foot = all.some(([, text]) => text?.startsWith('4Pk')) ? '4Pk' : '4Bd'
      expect(await widths(foot)).toBe(7)
      expect(await widths('2Ps')).toBe(11)
      expect(await widths('3Cv')).toBe(11)

      // A chip is dragged into the zone; the next one is selected when it stands.
      const [first = '', second = ''] = await chips.evaluateAll((buttons) => buttons.map((one) => one.getAttribute('data-reserve') ?? ''))
      const [own, facing] = first.startsWith('r') ? [2, 0] : [13, 180]
      // Where the terrain lets it stand.
      const free = [7.5, 6.5, 8.5, 5.5, 9.5].find((x) => stage.judge(`deploy ${first} at ${x} ${own} facing ${facing}`).legal)
      if (free === undefined) throw new Error('the zone is full of terrain')
      const from = await page.locator(`[data-reserve=${first}]`).boundingBox()
      const to = await toScreen(page, free, own)
      if (!from) throw new Error('there is no chip')
      // Dropped in the middle of the table it is not put down; it is said there, and in the panel why.
      await page.mouse.move(from.x + 5, from.y + 5)
      await page.mouse.down()
      await page.mouse.move(...(await toScreen(page, 7.5, 7.5)), { steps: 4 })
      await page.mouse.up()
      await untilIdle(page)
      await expect.poll(() => page.locator('[data-sign=draft]').textContent()).toContain('not allowed')
      await page.locator('[data-reasons] li').first().waitFor()
      expect(await stands(page)).not.toContain(first)
      await page.keyboard.press('Escape')
      await untilIdle(page)
      const again = await page.locator(`[data-reserve=${first}]`).boundingBox()
      if (!again) throw new Error('the chip is gone')
      await page.mouse.move(again.x + 5, again.y + 5)
      await page.mouse.down()
      await page.mouse.move(to[0], to[1] - 20, { steps: 4 })
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
      await expect.poll(() => stands(page)).toContain(first)
      await expect.poll(() => page.locator(`[data-reserve=${second}]`).getAttribute('aria-pressed')).toBe('true')

      // The rest by the referee, saved, taken back to the beginning, and deployed again by the template.
      await page.locator('[data-templates] > summary').click()
      await page.locator('[name=template]').fill('centre')
      await page.locator('[data-act=save-template]').click()
      await page.locator('[data-act=undo]').click()
      await expect.poll(() => stands(page)).not.toContain(first)
      const actions = await counted(page)
      await page.locator('[data-template=centre]').click()
      await expect.poll(() => stands(page)).toContain(first)
      // With one press for each of the steps before (terrain, edges, camp, garrison) and one for Done there are six at most.
      expect(await actions()).toBe(1)
      await page.context().close()
    },
  )
})
