// Camps, built-up areas and shores: put into, attacked, left and landed on by clicks, drags and keys.

import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faults } from './faults'
import { click, drag, look } from './player'
import { serve, SHOTS, type Served } from './serve'
import { decides, Stage } from './stage'

let served: Served

beforeAll(async () => {
  served = await serve()
})

afterAll(async () => {
  await served?.stop()
})

const log = async (page: Page) => (await page.locator('.entries p').allInnerTexts()).join('\n')
const aloud = (page: Page, hold: string) => page.locator(`[data-hold=${hold}]`).getAttribute('aria-label')

async function shot(page: Page, name: string): Promise<void> {
  if (process.env.ACIES_SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) })
}

/** Pikes and others defend a built-up area in the near left corner against a light army that comes from the far edge. */
function town(): Stage {
  const stage = new Stage('II/12', 'III/47')
  // A town with a road, and woods in two quarters, for there has to be so much difficult going.
  const wood = (x: number, y: number) => `place wood ${x + 1.5} ${y} ${x + 1} ${y + 0.8} ${x} ${y + 1} ${x - 1} ${y + 0.8} ${x - 1.5} ${y} ${x - 1} ${y - 0.8} ${x} ${y - 1} ${x + 1} ${y - 0.8}`
  const plan = ['place bua 1.5 1.4 1.5 3.9 4.5 3.9 4.5 1.4', 'place road 0.5 along 0 2.75 15 2.75', wood(11, 5), wood(11, 11), 'end']
  stage.until((asks) => decides(asks, 'red', 'terrain'))
  return stage.until((asks) => asks.kind === 'throw' && asks.purpose.startsWith('edge'), () => plan.shift()).until((asks) => decides(asks, 'red', 'deployment'))
}

/** Two light horse stand before the built-up area, in their second bound; pikes are inside. */
function siege(): Stage {
  const stage = town()
  stage.order('deploy r6 in bua')
  stage.until((asks) => decides(asks, 'blue', 'deployment'))
  stage.order('deploy b3 at 2.4 11.25 facing 180')
  stage.order('deploy b4 at 3.5 11.25 facing 180')
  stage.until((asks) => decides(asks, 'blue', 'move'))
  for (const id of ['b3', 'b4']) for (const far of [3.1, 2.9]) stage.order(`move ${id} forward ${far}`)
  stage.order('end')
  return stage.until((asks) => decides(asks, 'blue', 'move'))
}

describe('places on the board', () => {
  it('take in a garrison and let it out while an army deploys', async () => {
    const page = await town().open(served)
    await page.locator('[data-reserve=r6]').click()
    await page.locator('[data-deed="deploy r6 in bua"]').click()
    await expect.poll(() => aloud(page, 'red-bua')).toBe('Red built-up area: held by an element, 4Pk, Pikes r6')
    // Horse may not garrison it, and the referee says so.
    await page.locator('[data-reserve=r3]').click()
    await expect.poll(() => page.locator('[data-deed$="in camp"]').count()).toBe(1)
    expect(await page.locator('[data-deed$="in bua"]').count()).toBe(0)
    // Onto the camp by dragging, and out of the built-up area onto the field.
    const camp = { x: 7.5, y: 0.8 }
    await page.locator('[data-reserve=r7]').click()
    await drag(page, [7.5, 3], [camp.x, camp.y])
    await expect.poll(() => aloud(page, 'red-camp')).toContain('Pikes r7')
    await shot(page, 'places-deploy')
    expect(await faults(page)).toEqual([])
    await page.locator('[data-hold=red-bua]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-deed="lift 6"]').click()
    await expect.poll(() => aloud(page, 'red-bua')).toContain('denizens')
    await page.close()
  })

  it('are assaulted by a click, and the attacker names who fights', async () => {
    const stage = siege()
    let page = await stage.open(served)
    const own = (await look(page)).find((seen) => seen.id === 'b3')
    if (!own) throw new Error('b3 is not on the board')
    await click(page, own)
    await page.locator('[data-hold=red-bua].target').click()
    await expect.poll(() => log(page)).toContain('Light horse b3 moves')
    await shot(page, 'places-assault')
    await page.close()

    for (const id of ['b3', 'b4']) stage.order(`move ${id} into red-bua`)
    stage.order('end')
    // The first assault comes to nothing: equal scores.
    const [attack, defence] = stage.factors
    stage.order('fight b3')
    stage.throw(1 + defence - attack, 1)
    stage.until((asks) => decides(asks, 'red', 'move')).order('end')
    page = await stage.open(served)
    await page.locator('[data-order="fight red-bua"]').click()
    const choices = page.locator('li.choice')
    await expect.poll(() => choices.count()).toBe(2)
    expect(await page.locator('.ask').innerText()).toContain('in contact with Red built-up area')
    expect(await choices.nth(1).innerText()).toContain('Light horse b4')
    await shot(page, 'places-main-attacker')
    await page.locator('[data-order="choose main-attacker b4"]').click()
    await expect.poll(() => log(page)).toMatch(/Red built-up area \d+ \+ \d = \d+ against Light horse b4|Light horse b4 .* against Red built-up area/)
    await page.close()
  })

  it('are landed on from the sea by a drag, where riders also go on foot', async () => {
    const stage = new Stage('I/26a', 'II/33').until((asks) => decides(asks, 'red', 'deployment'))
    const aboard = () => stage.state.elements.filter((element) => element.side === 'red' && element.place === 'reserve')
    stage.until(() => aboard().length === 4)
    let page = await stage.open(served)
    await expect.poll(() => page.locator('.ask').innerText()).toContain('may be kept back')
    await page.locator('[data-act=end]:enabled').click()
    await expect.poll(() => page.locator('[data-reserve=b1]').count()).toBe(1)
    await page.close()

    stage.order('end')
    stage.until((asks) => decides(asks, 'red', 'move'))
    page = await stage.open(served)
    const [first, second] = aboard().map((element) => element.id)
    for (const id of [first, second]) await page.locator(`[data-aboard=${id}]`).click()
    // Places are offered to those who use no pointer.
    await expect.poll(() => page.locator('[data-deed^=land]').count()).toBeGreaterThan(3)
    const offered = (await page.locator('[data-deed^=land]').nth(2).getAttribute('data-deed'))?.split(' ').map(Number) ?? []
    const shore: [number, number] = [offered[3] ?? 0, offered[4] ?? 0]
    await drag(page, [7.5, 7.5], [shore[0] + 0.2, shore[1] + 0.2], false)
    await expect.poll(() => page.locator('g.draft.legal').count()).toBe(1)
    await shot(page, 'places-landing')
    await page.mouse.up()
    await expect.poll(() => log(page)).toContain(`${second} comes ashore`)
    expect(await page.locator('[data-aboard]').count()).toBe(0)

    await page.keyboard.press('Escape')
    await page.locator('g.base[data-id=r1]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-act=on-foot]').check()
    const rider = (await look(page)).find((seen) => seen.id === 'r1')
    if (!rider) throw new Error('r1 is not on the board')
    await drag(page, [rider.x, rider.y - 0.3], [rider.x, rider.y + 0.6])
    await expect.poll(() => log(page)).toContain('r1 dismounts')
    await page.close()
  })
})
