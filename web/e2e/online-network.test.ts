// The network of one player is off in the middle of a battle over a server: what the page says and shows meanwhile, and that an order
// that was given then arrives once.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { countLogLines, countPips, readElements, type BoardElement } from './support/board'
import { screenshot } from './support/browser'
import { answerPrompt, mouse } from './support/input-methods'
import { asked, beginOnline, connection, level, version } from './support/online'
import { hasHouse, startHouse, type Program } from './support/processes'
import { THOROUGH } from './support/sample'

/** How long the network is off, in milliseconds. */
const DARK = THOROUGH ? 30_000 : 5_000

/** Where each element stands, as a page says it. */
const places = async (page: Page) => (await readElements(page)).map(({ id, x, y, facing }) => `${id} ${x} ${y} ${facing}`).sort()

/** The element that may move and is nearest to the enemy: nothing is in its way. */
function foremost(all: BoardElement[]): BoardElement {
  const enemies = all.filter(({ takeable }) => !takeable)
  const gap = (own: BoardElement) => Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - own.x, enemy.y - own.y)))
  const [own] = all.filter(({ takeable }) => takeable).sort((one, other) => gap(one) - gap(other))
  if (!own) throw new Error('no element may move')
  return own
}

/** The movers of an order that the server does not have yet. */
const pale = (page: Page) => page.locator('g.sent g.ghost')

describe.skipIf(!hasHouse())('a player without a network', () => {
  let folder: string
  let house: Program
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-network-'))
    house = await startHouse(join(folder, 'battles'))
  })
  afterAll(async () => {
    await house?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('sees that it is off and the own order pale, and once it is back both see the order made once', async () => {
    const { red, blue, contexts, code, errors } = await beginOnline(house, '2.2')
    const end = async (page: Page) => {
      await page.locator('[data-act=end]:enabled').click()
      if ((await page.locator('[data-sure]').count()) > 0) await page.locator('[data-act=end]:enabled').click()
    }
    // The referee sets both up; it is the middle of the battle when each has had a bound.
    for (let ended = 0; ;) {
      const [page, prompt] = await asked([red, blue])
      if (prompt === 'move' && page === red && ended >= 2) break
      const before = await version(page)
      if (prompt === 'move') {
        await end(page)
        ended += 1
      } else await answerPrompt(page, mouse(page), prompt, () => {})
      await expect.poll(() => version(page)).toBeGreaterThan(before)
      await level(red, blue)
    }

    const before = await places(red)
    expect(await places(blue)).toEqual(before)
    const [steps, orders, pips] = [await version(red), await countLogLines(red, 'order'), await countPips(red)]
    expect(await countLogLines(blue, 'order')).toBe(orders)
    const own = foremost(await readElements(red))

    // The network is gone: the page says so, and the opponent sees that the player is away.
    await contexts[0].setOffline(true)
    await expect.poll(() => connection(red).innerText()).toContain('Connection lost')
    await expect.poll(() => blue.locator('[data-presence]').innerText()).toBe('is away')

    // An order is kept here, which the page says, and shows pale where it leads. It is not made yet, and no other can be given.
    const hand = mouse(red)
    await hand.take(own)
    await hand.ahead(own, 0.5)
    await red.locator('[data-pending=here]').waitFor()
    expect(await red.locator('[data-pending=here]').innerText()).toContain('saved on this device and not sent yet')
    await expect.poll(() => pale(red).count()).toBe(1)
    expect(await places(red)).toEqual(before)
    expect(await red.locator('[data-act=end]:enabled').count()).toBe(0)
    expect(await accessibilityFaults(red)).toEqual([])
    await screenshot(red, 'online-network-off')
    await red.waitForTimeout(DARK)
    expect(await connection(red).innerText()).toContain('Connection lost')
    expect(await red.locator('[data-pending=here]').count()).toBe(1)
    expect([await version(red), await version(blue)]).toEqual([steps, steps])
    expect(await places(blue)).toEqual(before)

    // It is back: the order arrives, and both boards agree.
    await contexts[0].setOffline(false)
    await red.locator('[data-pending]').waitFor({ state: 'detached' })
    await expect.poll(() => version(red)).toBeGreaterThan(steps)
    await level(red, blue)
    expect(await connection(red).innerText()).toContain('Connected')
    await expect.poll(() => blue.locator('[data-presence]').innerText()).toBe('is here')
    expect(await pale(red).count()).toBe(0)
    const after = await places(red)
    expect(await places(blue)).toEqual(after)
    expect(after.filter((place) => !before.includes(place)).map((place) => place.split(' ')[0])).toEqual([own.id])

    // Once, and nothing else: in the logs of both pages, in the PIPs, and in the record of the server.
    expect([await countLogLines(red, 'order'), await countLogLines(blue, 'order')]).toEqual([orders + 1, orders + 1])
    expect(await countPips(red)).toBeLessThan(pips)
    const record = await (await fetch(new URL(`api/battles/${code}/record`, house.address))).text()
    expect(record.match(new RegExp(`^order red move ${own.id} `, 'gm'))).toHaveLength(1)
    for (const page of [red, blue]) expect(await page.locator('[data-notice], [data-broken]').count()).toBe(0)
    expect(errors).toEqual([])

    // The battle goes on.
    await end(red)
    await expect.poll(async () => (await asked([red, blue]))[0] === blue).toBe(true)
    await level(red, blue)
  })
})
