// What the selected could do is looked up anew after whatever changes the table: a typed order, undo, and the opponent's moves.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dragOnBoard, readElements, typeOrder } from './support/board'
import { SCALE } from './support/edition'
import { untilIdle } from './support/idle'
import { blockedElement, blockedPosition, contactPosition, elephantPosition, firstMove } from './support/positions'
import type { StagedBattle } from './support/staged-battle'

/** Takes up an element by the keys. */
async function take(page: Page, id: string): Promise<void> {
  await page.locator(`g.base[data-id=${id}]`).focus()
  await page.keyboard.press('Enter')
  await untilIdle(page)
}

async function type(page: Page, order: string): Promise<void> {
  await typeOrder(page, order)
  await untilIdle(page)
}

/** The contacts that are listed, and the places in reach that are marked. */
async function possible(page: Page): Promise<{ contacts: string[]; reach: string[] }> {
  await untilIdle(page)
  const contacts = await page.locator('[data-contact]').evaluateAll((all) => all.map((one) => one.getAttribute('data-contact') ?? ''))
  const reach = await page.locator('.reach > *').evaluateAll((all) => all.map((one) => one.outerHTML))
  return { contacts, reach }
}

/** Drags an element into contact: the odds stand behind the enemy that it meets, and no sign lies on an enemy. */
async function meetsOnTheBoard(page: Page, stage: StagedBattle, attack: string): Promise<void> {
  const { elements } = stage.state
  const mover = elements.find(({ id }) => id === attack.split(' ')[1])
  const offer = stage.contacts(mover?.index ?? -1).find(({ order }) => order === attack)
  const [own, enemy] = offer?.duel?.parties ?? []
  const end = offer?.plan.tracks[0]?.poses.at(-1)
  if (!mover || !own || !enemy || !end) throw new Error(`${attack} meets no enemy`)
  const middle = ([x, y, facing]: readonly [number, number, number]): [number, number] => [x, y - (mover.depth / 2) * Math.cos((facing * Math.PI) / 180)]
  await dragOnBoard(page, middle(mover.at), middle(end), false)
  const written = (factor: number) => (factor < 0 ? `−${-factor}` : `+${factor}`)
  await expect.poll(() => page.locator(`[data-odds=${enemy.party}]`).textContent()).toBe(`${written(own.factor)}:${written(enemy.factor)}`)
  const covered = await page.evaluate((side) => {
    const areas = (of: string) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect())
    const enemies = areas(`g.base:not(.${side}) .ground`)
    return areas('[data-sign], [data-handle]').filter((sign) =>
      enemies.some((one) => sign.left < one.right - 1 && one.left < sign.right - 1 && sign.top < one.bottom - 1 && one.top < sign.bottom - 1),
    ).length
  }, mover.side)
  expect(covered).toBe(0)
  // The panel says against what it would fight, and how it stands to it.
  await expect.poll(() => page.locator('[data-meets]', { hasText: ` ${enemy.party.slice(1)}, ` }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
}

describe('what could be done', () => {
  it('is no longer offered after a typed move into contact, and offered again when that is taken back', async () => {
    const stage = contactPosition()
    const { attack = '' } = stage
    const page = await stage.open()
    await take(page, attack.split(' ')[1] ?? '')
    const before = await possible(page)
    expect(before.contacts).toContain(attack)
    // What the list names has its number on its base.
    const id = / into (?:\w+ )?([br]\d+)/.exec(attack)?.[1] ?? ''
    expect(await page.locator(`g.base[data-id=${id}] .number`).textContent()).toBe(id.slice(1))
    await meetsOnTheBoard(page, stage, attack)
    await type(page, attack)
    const after = await possible(page)
    expect(after.contacts).toEqual([])
    expect(after.reach).toEqual([])
    await page.locator('[data-act=undo]').click()
    expect((await possible(page)).contacts).toEqual(before.contacts)
    await page.locator('[data-act=redo]').click()
    expect((await possible(page)).contacts).toEqual([])
    await page.context().close()
  })

  it('is marked from where an element stands after a typed move', async () => {
    const page = await firstMove().open()
    const [one] = (await readElements(page)).filter((seen) => seen.takeable && seen.facing === 180)
    if (!one) throw new Error('no element can move')
    await take(page, one.id)
    const before = await possible(page)
    expect(before.reach.length).toBeGreaterThan(0)
    await type(page, `move ${one.id} forward 0.5`)
    // It has moved: most types go nowhere any more, and none has the same places.
    expect((await possible(page)).reach).not.toEqual(before.reach)
    await page.context().close()
  })

  it('is nothing for an element with friends all around, and the panel says why', async () => {
    const stage = blockedPosition()
    const page = await stage.open()
    const behind = blockedElement(stage)
    await take(page, behind)
    expect((await possible(page)).reach).toEqual([])
    await expect.poll(() => page.locator('[data-stuck]').textContent()).toContain('It cannot move as it stands:')
    expect(await page.locator('[data-stuck] li').count()).toBeGreaterThan(0)
    // Another that stands free has places to go to, and no such words.
    const free = stage.own.find(({ id }) => stage.judge(`move ${id} forward ${SCALE}`).legal)
    await take(page, free?.id ?? '')
    expect((await possible(page)).reach.length).toBeGreaterThan(0)
    expect(await page.locator('[data-stuck]').count()).toBe(0)
    await page.context().close()
  })

  it('says of a move that costs more than one PIP why', async () => {
    const stage = elephantPosition()
    const page = await stage.open()
    const ahead = async (id: string) => {
      const [x, y] = stage.state.elements.find((one) => one.id === id)?.at ?? [0, 0]
      await dragOnBoard(page, [x, y + 0.2], [x, y - 0.8], false)
      await expect.poll(() => page.locator('div.draft').textContent()).toMatch(/PIP/)
      const dear = await page.locator('[data-surcharge]').allTextContents()
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await untilIdle(page)
      return dear.map((text) => text.trim())
    }
    const movable = stage.own.filter(({ id }) => stage.judge(`move ${id} forward 1`).legal)
    const elephants = movable.find(({ troop }) => troop.startsWith('El'))
    const cheap = movable.find(({ id, general }) => !general && stage.judge(`move ${id} forward 1`).plan?.pips === 1)
    expect(await ahead(elephants?.id ?? '')).toEqual([expect.stringMatching(new RegExp(`^Moving .*Elephants ${elephants?.id.slice(1)} costs 1 PIP more\\.$`))])
    expect(await ahead(cheap?.id ?? '')).toEqual([])
    await page.context().close()
  })
})
