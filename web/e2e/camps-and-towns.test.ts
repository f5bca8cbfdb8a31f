// Camps, built-up areas and shores: put into, attacked, left and landed on by clicks, drags and keys.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SCALE, inEdition } from './support/edition'
import { accessibilityFaults } from './support/accessibility'
import { clickElement, DRAFT, dragOnBoard, readElements } from './support/board'
import { landingPosition, reservePosition, siegePosition, townPosition } from './support/positions'
import { untilIdle } from './support/idle'
import { screenshot } from './support/browser'
import { isDecision } from './support/staged-battle'

const log = async (page: Page) => (await page.locator('.entries p').allInnerTexts()).join('\n')
const aloud = (page: Page, hold: string) => page.locator(`[data-hold=${hold}]`).getAttribute('aria-label')

async function shot(page: Page, name: string): Promise<void> {
  await screenshot(page, `${name}`)
}

describe('places on the board', () => {
  it('take in a garrison and let it out while an army deploys', async () => {
    const page = await townPosition().open()
    await page.locator('[data-reserve=r6]').click()
    await page.locator('[data-deed="deploy r6 in bua"]').click()
    await expect
      .poll(() => aloud(page, 'red-bua'))
      .toMatch(new RegExp(`^Alexandrian Macedonians’ built-up area: garrisoned by an element, ${inEdition('4Pk')}, .+ 6$`))
    // Horse may not garrison it, and the referee says so.
    await page.locator('[data-reserve=r3]').click()
    await expect.poll(() => page.locator('[data-deed$="in camp"]').count()).toBe(1)
    await untilIdle(page)
    expect(await page.locator('[data-deed$="in bua"]').count()).toBe(0)
    // Onto the camp by dragging, and out of the built-up area onto the field.
    const camp = { x: 7.5 * SCALE, y: 0.8 * SCALE }
    await page.locator('[data-reserve=r7]').click()
    await dragOnBoard(page, [camp.x, 3 * SCALE], [camp.x, camp.y])
    await expect.poll(() => aloud(page, 'red-camp')).toMatch(/, \S+ 7$/)
    await shot(page, 'places-deploy')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.locator('[data-hold=red-bua]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-deed="lift 6"]').click()
    await expect.poll(() => aloud(page, 'red-bua')).toContain('denizens')
    await page.close()
  })

  it('are assaulted by a click, and the attacker names the main attacker', async () => {
    const stage = siegePosition()
    let page = await stage.open()
    const own = (await readElements(page)).find((seen) => seen.id === 'b3')
    if (!own) throw new Error('b3 is not on the board')
    await clickElement(page, own)
    await page.locator('[data-hold=red-bua].target').click()
    await page.locator('[data-act=commit]').waitFor()
    await page.locator('[data-hold=red-bua].target').click()
    await expect.poll(() => log(page)).toMatch(/ 3 moved/)
    await shot(page, 'places-assault')
    await page.close()

    for (const id of ['b3', 'b4']) stage.order(`move ${id} into red-bua`)
    stage.order('end')
    // The first assault comes to nothing: equal scores.
    const [attack, defence] = stage.factors
    stage.order('fight b3')
    stage.throw(1 + defence - attack, 1)
    stage.advanceUntil((asks) => isDecision(asks, 'red', 'move')).order('end')
    page = await stage.open()
    await page.locator('[data-order="fight red-bua"]').click()
    const choices = page.locator('li.choice')
    await expect.poll(() => choices.count()).toBe(2)
    await expect.poll(() => page.locator('.ask').innerText()).toContain('in contact with Alexandrian Macedonians’ built-up area')
    await expect.poll(() => choices.nth(1).innerText()).toMatch(/ 4\b/)
    await shot(page, 'places-main-attacker')
    await page.locator('[data-order="choose main-attacker b4"]').click()
    // The dice are the page's own. Where they let the attacker in, the log waits for its answer; the card does not.
    const card = page.locator('.last')
    await expect.poll(() => card.textContent()).toMatch(/ 4\b/)
    expect(await card.textContent()).toContain('built-up area')
    await page.close()
  })

  it('are landed on from the sea by a drag, where riders also go on foot', async () => {
    let page = await reservePosition().open()
    await expect.poll(() => page.locator('.ask').innerText()).toContain('back, to land in your first bound')
    await page.locator('[data-act=end]:enabled').click()
    await expect.poll(() => page.locator('[data-reserve=b1]').count()).toBe(1)
    await page.close()

    const stage = landingPosition()
    page = await stage.open()
    const [first, second] = stage.reserve('red')
    for (const id of [first, second]) await page.locator(`[data-aboard=${id}]`).click()
    // Places are offered without a pointer, too.
    await expect.poll(() => page.locator('[data-deed^=land]').count()).toBeGreaterThan(3)
    await untilIdle(page)
    const offered = (await page.locator('[data-deed^=land]').nth(2).getAttribute('data-deed'))?.split(' ').map(Number) ?? []
    const shore: [number, number] = [offered[3] ?? 0, offered[4] ?? 0]
    await dragOnBoard(page, [7.5 * SCALE, 7.5 * SCALE], [shore[0] + 0.2, shore[1] + 0.2], false)
    await expect.poll(() => page.locator(`${DRAFT}.legal`).count()).toBe(1)
    await shot(page, 'places-landing')
    await page.mouse.up()
    await expect.poll(() => log(page)).toContain(` ${Number(second?.slice(1))} landed`)
    await untilIdle(page)
    expect(await page.locator('[data-aboard]').count()).toBe(0)

    await page.keyboard.press('Escape')
    await page.locator('g.base[data-id=r1]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-act=on-foot]').check()
    const rider = (await readElements(page)).find((seen) => seen.id === 'r1')
    if (!rider) throw new Error('r1 is not on the board')
    await dragOnBoard(page, [rider.x, rider.y - 0.3], [rider.x, rider.y + 0.6])
    await expect.poll(() => log(page)).toContain('1 dismounted')
    await page.close()
  })
})
