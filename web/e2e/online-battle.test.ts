// A whole battle of 3.0 between two browsers over a real server: one plays by the pointer, the other by the keys alone, and on the
// way the network fails, a page is loaded anew, a second tab opens, and the server dies. Only the thorough tests play it.

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentPrompt } from './support/board'
import { downloaded } from './support/browser'
import { answerPrompt, countIn, keyboard, mouse, noActions } from './support/input-methods'
import { asked, beginOnline, connection, level, playersPage, version } from './support/online'
import { hasHouse, PROGRAM, startHouse, type Program } from './support/processes'
import { THOROUGH } from './support/sample'
import { saveRecord } from './support/saved-battles'
import { untilIdle } from './support/idle'

/** How long the network is off, in milliseconds. */
const DARK = 5_000

describe.skipIf(!hasHouse() || !THOROUGH)('a whole battle over a server', () => {
  let folder: string
  let house: Program
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-battle-'))
    house = await startHouse(join(folder, 'battles'))
  })
  afterAll(async () => {
    await house?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('goes through every failure to its end, leaves two equal records with proven dice, and is fought again with sides changed', async () => {
    const begun = Date.now()
    const { red, blue, contexts, code, clicks, errors } = await beginOnline(house, '3.0')
    expect(clicks).toBe(2)
    const armies = await red.locator('section.online dt').allInnerTexts()
    // The keys are chosen by what is read out: the places of elements and what is asked stand in labels.
    await blue.evaluate(() => window.addEventListener('pointerdown', () => Object.assign(window, { touched: true }), true))
    const means = new Map([
      [red, mouse(red)],
      [blue, keyboard(blue)],
    ])
    const done = new Map([
      [red, noActions()],
      [blue, noActions()],
    ])
    const bounds = () => (done.get(red)?.bounds ?? 0) + (done.get(blue)?.bounds ?? 0)

    /** What happens on the way, each after so many bounds, before red is asked. */
    const failures: [name: string, deed: () => Promise<void>][] = [
      [
        'the network is off: an order waits, through a reload, until it is back',
        async () => {
          await contexts[0].setOffline(true)
          await expect.poll(() => connection(red).innerText()).toContain('Connection lost')
          const before = await version(red)
          await red.locator('[data-act=end]').click()
          if ((await red.locator('[data-sure]').count()) > 0) await red.locator('[data-act=end]').click()
          await red.locator('[data-pending=here]').waitFor()
          expect(await red.locator('[data-pending=here]').innerText()).toContain('saved on this device')
          await red.reload()
          await red.locator('svg.drawing').waitFor()
          await red.locator('[data-pending=here]').waitFor()
          await red.waitForTimeout(DARK)
          expect(await version(red)).toBe(before)
          await contexts[0].setOffline(false)
          await red.locator('[data-pending]').waitFor({ state: 'detached' })
          await expect.poll(() => version(red)).toBeGreaterThan(before)
          await level(red, blue)
          expect(await connection(red).innerText()).toContain('Connected')
        },
      ],
      [
        'two tabs of one seat show the same, and either plays',
        async () => {
          const other = await playersPage(contexts[0], errors)
          await other.goto(`${house.address}?back=${code}`)
          await other.locator('svg.drawing').waitFor()
          await level(red, other)
          const before = await version(red)
          await answerPrompt(other, mouse(other), await currentPrompt(other), () => {})
          await expect.poll(() => version(red)).toBeGreaterThan(before)
          await other.close()
          await level(red, blue)
          expect(await blue.locator('[data-presence]').innerText()).toBe('is here')
        },
      ],
      [
        'the server dies and comes again with all that it has acknowledged',
        async () => {
          const before = await version(red)
          await house.kill()
          for (const page of [red, blue]) await expect.poll(() => connection(page).innerText()).toContain('Connection lost')
          house = await startHouse(join(folder, 'battles'), new URL(house.address).port)
          for (const page of [red, blue]) await expect.poll(() => connection(page).innerText(), { timeout: 60_000 }).toContain('Connected')
          expect(await version(red)).toBe(before)
          expect(await version(blue)).toBe(before)
        },
      ],
    ]

    let failed = 0
    for (let steps = 0; steps < 900; steps += 1) {
      const [page, prompt] = await asked([red, blue])
      if (prompt === 'over') break
      const [name, deed] = failures[failed] ?? []
      if (page === red && prompt === 'move' && deed && bounds() > failed) {
        failed += 1
        try {
          await deed()
        } catch (error) {
          throw new Error(name, { cause: error })
        }
        continue
      }
      const [own, tally] = [means.get(page), done.get(page)]
      if (own && tally) await answerPrompt(page, own, prompt, countIn(tally))
    }
    console.log(JSON.stringify([...done.values()]), `${Math.round((Date.now() - begun) / 1000)} s`)
    expect(failed).toBe(failures.length)
    expect(await blue.evaluate(() => 'touched' in window)).toBe(false)

    // Both see the same end.
    for (const page of [red, blue]) {
      await page.locator('[data-end] [data-act=rematch]').waitFor()
      await page.locator('[data-act=end-close]').click()
      await page.locator('[data-victory]').waitFor()
      await page.locator('section.online [data-closed]').waitFor()
    }
    await level(red, blue)

    // One takes the record of the server, the other its own page's: they are the same, and prove every die.
    await red.locator('section.online summary').last().click()
    const downloading = red.waitForEvent('download')
    await red.locator('[data-act=record]').click()
    const record = (await downloaded(await downloading)).toString()
    expect(await saveRecord(blue)).toBe(record)
    const file = join(folder, 'battle.acies')
    await writeFile(file, record)
    const verified = spawnSync(PROGRAM, ['replay', '--verify', file], { encoding: 'utf8' })
    expect(verified.status, verified.stderr).toBe(0)
    expect(verified.stdout).toMatch(/Dice: checked with the values of all three: (\d+) of \1 rolls/)

    // A rematch: one offers, the other accepts, and it opens for both with sides and armies changed.
    await untilIdle(red)
    await red.locator('section.online [data-act=rematch]').click()
    await blue.locator('[data-act=offer-accept]').click()
    for (const page of [red, blue]) {
      await page.locator('main.online[data-stage=army] [data-act=seal]:enabled').waitFor()
      expect(page.url()).not.toContain(code)
      await page.locator('[data-act=seal]').click()
    }
    for (const page of [red, blue]) await page.locator('svg.drawing').waitFor()
    // Red leads what blue has led.
    const changed = await blue.locator('section.online dt').allInnerTexts()
    expect(changed[0]).toContain(armies[0]?.replace(/ \(.*\)$/, ''))
    expect(changed[0]).toContain('You')
    expect(armies[0]).toContain('You')

    // The battle that is over lies in the library, and is opened there without the server.
    await untilIdle(red)
    await house.stop()
    const later = await playersPage(contexts[0], errors)
    await later.goto(house.address)
    await later.locator('[data-battle] [data-act=go-on]').first().click()
    await later.locator('[data-victory]').waitFor()
    expect(await saveRecord(later)).toBe(record)
    expect(errors).toEqual([])
    house = await startHouse(join(folder, 'battles'), new URL(house.address).port)
  })
})
