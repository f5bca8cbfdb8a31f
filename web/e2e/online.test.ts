// A battle between two browsers over a real server: link, accept, armies, the first orders, a reload in the middle, the record.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { browser } from './support/browser'
import { beginOnline, level, playersPage, version } from './support/online'
import { elementPlaces, playToMove, saveRecord } from './support/saved-battles'
import { hasHouse, startHouse, type Program } from './support/processes'

/** The page of the one who is asked; both show the same table. */
async function asked(pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await page.locator('.ask [data-main]:enabled').first().isVisible()) return page
    await pages[0]?.waitForTimeout(100)
  }
}

/** What asks for a rematch, or accepts it: on the screen of the end, or beside the table where that screen is not shown. */
const rematch = (page: Page) => page.locator('[data-act=rematch], [data-act=offer-accept]').filter({ visible: true }).first()

describe.skipIf(!hasHouse())('a battle over a server', () => {
  let folder: string
  let house: Program
  let contexts: BrowserContext[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'acies-house-'))
    house = await startHouse(join(folder, 'battles'))
  })
  afterAll(async () => {
    for (const context of contexts) await context.close()
    await house?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('is begun by a link in two clicks on each side, goes through a reload, and leaves its record', async () => {
    contexts = await Promise.all([browser.newContext(), browser.newContext()])
    const [red, blue] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
    const errors: string[] = []
    for (const page of [red, blue]) page.on('pageerror', (error) => errors.push(error.message))

    // One click offers, a second one would copy the link.
    await red.goto(`${house.address}?red=II/12&blue=II/33&edition=2.2`)
    await red.locator('[data-act=invite]:enabled').click()
    const link = await red.locator('input[name=invitation]').inputValue()
    expect(new URL(link).pathname).toMatch(/^\/b\/[a-z0-9]{12}$/)
    expect(red.url()).not.toContain(new URL(link).hash.slice(1))

    // The friend opens the link, whose secret leaves the address, and accepts with one click.
    await blue.goto(link)
    await blue.locator('[data-act=accept]:enabled').click()
    expect(blue.url()).not.toContain('#')

    // Both armies are sealed and shown, and both see the same table.
    for (const page of [red, blue]) await page.locator('svg.drawing').waitFor()
    for (const page of [red, blue]) await page.locator('section.online [data-connection=open]').waitFor({ state: 'attached' })

    // The one who is asked leaves a part of the setup to the referee, again and again; the other sees it.
    for (let turns = 0; turns < 4; turns += 1) {
      const page = await asked([red, blue])
      const before = await version(page)
      await page.locator('.ask [data-main]:enabled').click()
      await expect.poll(() => version(page)).toBeGreaterThan(before)
      const [one, other] = [red, blue]
      await expect.poll(async () => (await version(one)) === (await version(other))).toBe(true)
    }

    // A reload in the middle leads back to the same table.
    const before = await version(red)
    await red.reload()
    await red.locator('svg.drawing').waitFor()
    await expect.poll(() => version(red)).toBe(before)
    const page = await asked([red, blue])
    await page.locator('.ask [data-main]:enabled').click()
    await expect.poll(async () => (await version(red)) > before && (await version(red)) === (await version(blue))).toBe(true)

    // It ends by resigning, which is asked once more; both see it, and the record has all dice.
    await red.locator('section.online summary').last().click()
    await red.locator('[data-act=resign]').click()
    await red.locator('[data-act=sure-yes]').click()
    for (const one of [red, blue]) {
      await one.locator('[data-closed^=resigned]').waitFor({ state: 'attached' })
      // It ends as every other battle: with its end above the table, and a line in the log.
      await one.locator('[data-end=conceded]').waitFor()
      expect(await one.locator('.entries p').last().textContent()).toContain('conceded')
    }
    const code = new URL(link).pathname.split('/').at(-1) ?? ''
    const record = await (await fetch(new URL(`api/battles/${code}/record`, house.address))).text()
    expect(record).toContain('\nnote act end resigned blue\n')
    expect(record).toContain('\nreveal house ')

    // Both want a rematch before either hears of the other's wish; one begins for both, with sides and armies changed.
    expect(await red.locator('section.online dt').first().textContent()).toContain('You')
    await contexts[1]?.setOffline(true)
    await blue.locator('section.online [data-connection=open]').waitFor({ state: 'detached' })
    await rematch(blue).click()
    await rematch(red).click()
    await red.locator('section.online [data-offer]').waitFor({ state: 'attached' })
    await contexts[1]?.setOffline(false)
    for (const one of [red, blue]) {
      await one.locator('[data-act=seal]:enabled').waitFor()
      expect(one.url()).not.toContain(code)
      await one.locator('[data-act=seal]').click()
    }
    for (const one of [red, blue]) await one.locator('svg.drawing').waitFor()
    expect((await red.locator('section.online dt').allInnerTexts())[1]).toContain('You')
    expect((await blue.locator('section.online dt').allInnerTexts())[0]).toContain('You')
    expect(errors).toEqual([])
  })

  it('goes on with the battle of a page where it waits for an order, in the browsers of both players', async () => {
    const both = await Promise.all([browser.newContext(), browser.newContext()])
    contexts.push(...both)
    const errors: string[] = []
    const [red, blue] = (await Promise.all(both.map((context) => playersPage(context, errors)))) as [Page, Page]
    await red.goto(`${house.address}?red=II/12&blue=II/33&edition=2.2&seed=7`)
    await red.locator('[data-act=begin]:enabled').waitFor()
    // Without a general it is a battle of two at one screen.
    await red.locator('[name=opponent]').selectOption('you')
    await red.locator('[data-act=begin]').click()
    await red.locator('svg.drawing').waitFor()
    await playToMove(red)
    const places = await elementPlaces(red)
    const record = await saveRecord(red)
    const steps = record.split('\n').filter((line) => /^(order|choice|throw) /.test(line)).length

    await red.locator('.menu > summary').click()
    await red.locator('[data-act=online-go-on]:enabled').click()
    expect(await accessibilityFaults(red)).toEqual([])
    await red.locator('select[name=led]').selectOption('blue')
    await red.locator('[data-act=online-go-on-offer]').click()
    const link = await red.locator('input[name=invitation]').inputValue()
    await blue.goto(link)
    await blue.locator('[data-act=accept]:enabled').waitFor()
    // The one who is invited leads the other army, whose elements were chosen, and reads how far the battle is.
    await expect
      .poll(() => blue.locator('section.terms').innerText())
      .toMatch(/It goes on in bound 1 of the .*Lost so far: Alexandrian Macedonians 0, Polybian Romans 0\./s)
    expect(await blue.locator('main.online select').count()).toBe(0)
    expect(await accessibilityFaults(blue)).toEqual([])
    await blue.locator('[data-act=accept]').click()
    for (const page of [red, blue]) {
      await page.locator('svg.drawing').waitFor()
      await page.locator('section.online [data-connection=open]').waitFor({ state: 'attached' })
      expect(await elementPlaces(page)).toEqual(places)
      expect(await version(page)).toBe(steps)
    }
    const page = await asked([red, blue])
    await page.locator('.ask [data-main]:enabled').click()
    await expect.poll(async () => (await version(red)) > steps && (await version(red)) === (await version(blue))).toBe(true)
    // What was thrown before is said to be no die of the three.
    const code = new URL(link).pathname.split('/').at(-1) ?? ''
    const kept = await (await fetch(new URL(`api/battles/${code}/record`, house.address))).text()
    expect(kept).toContain(`\nearlier ${steps}\n`)
    expect(kept).toMatch(/^value (red|blue) 1 /m)
    expect(errors).toEqual([])
    // The battle as it was is still on the start page of this browser.
    await red.goto(house.address)
    await expect.poll(() => red.locator('[data-battle]').count()).toBe(1)
  })

  it('is watched by a link, and its players talk, leave standing answers and take it along on a phone', async () => {
    const { red, blue, contexts: both, code, errors } = await beginOnline(house, '2.2')
    contexts.push(...both)
    const panel = (page: Page) => page.locator('section.online')

    // Anyone with the link sees the battle, and who plays; no order can be given there.
    const third = await browser.newContext()
    contexts.push(third)
    const watcher = await playersPage(third, errors)
    await watcher.goto(`${house.address}b/${code}`)
    await watcher.locator('svg.drawing').waitFor()
    await expect.poll(() => panel(watcher).innerText()).toContain('You are watching')
    expect(await watcher.locator('[data-presence=here]').count()).toBe(2)
    expect(await watcher.locator('.ask [data-main]:enabled, details.talk, details.standing').count()).toBe(0)
    expect(await accessibilityFaults(watcher)).toEqual([])
    const page = await asked([red, blue])
    await page.locator('.ask [data-main]:enabled').click()
    await level(red, blue)
    await level(red, watcher)
    expect(await version(watcher)).toBeGreaterThan(0)

    // A greeting is read out to the opponent and counted, until it is seen; an answer comes back, and a muted opponent is not heard.
    await red.locator('details.talk > summary').click()
    await red.locator('[data-greeting=luck]').click()
    await red.locator('[data-line="1"]').waitFor()
    await expect.poll(() => blue.locator('[data-newest]').innerText()).toContain('Good luck!')
    expect(await blue.locator('[data-unread]').innerText()).toBe('1 new')
    await blue.locator('details.talk > summary').click()
    await blue.locator('[data-unread]').waitFor({ state: 'detached' })
    await blue.locator('input[name=talk]').fill('And to you <b>too</b>')
    await blue.locator('input[name=talk]').press('Enter')
    await expect.poll(() => red.locator('[data-line="2"]').innerText()).toContain('And to you <b>too</b>')
    await blue.locator('input[name=mute]').check()
    await red.locator('[data-greeting=hello]').click()
    await red.locator('[data-line="3"]').waitFor()
    await blue.reload()
    await blue.locator('svg.drawing').waitFor()
    await blue.locator('details.talk > summary').click()
    await blue.locator('[data-line="2"]').waitFor()
    expect(await blue.locator('[data-line="1"], [data-line="3"], [data-unread]').count()).toBe(0)
    await blue.locator('input[name=mute]').uncheck()
    await blue.locator('[data-line="3"]').waitFor()

    // What one answers in the bound of the opponent stays through a reload.
    await red.locator('details.standing > summary').click()
    await red.locator('select[name=standing-flight]').selectOption('choose flee left')
    await red.locator('[data-kept=flight]').waitFor()
    await red.reload()
    await red.locator('details.standing > summary').click()
    await expect.poll(() => red.locator('select[name=standing-flight]').inputValue()).toBe('choose flee left')
    expect(await red.locator('details.standing').getAttribute('data-standing')).toBe('1')

    // Both want to play on at once: the battle goes on live, and both clocks start anew.
    await red.locator('section.online summary').last().click()
    await red.locator('select[name=other-pace]').selectOption('live 1800000 30000')
    await red.locator('[data-act=offer-pace]').click()
    await expect.poll(() => panel(blue).locator('[data-offer]').innerText()).toContain('30 min each')
    await expect.poll(() => panel(red).locator('select[name=other-pace]').count()).toBe(0)
    expect(await accessibilityFaults(blue)).toEqual([])
    await blue.locator('[data-act=offer-accept]:enabled').click()
    for (const one of [red, blue, watcher]) await one.locator('[data-pace="live 1800000 30000"]').waitFor()
    for (const one of [red, blue]) expect(await one.locator('[data-clock=red]').innerText()).toMatch(/^(30:00|29:5\d)$/)
    await red.locator('section.online summary').last().click()

    // The way back: a code with its text, and the link, which opens the seat on another device.
    await red.locator('section.online summary').last().click()
    await red.locator('[data-act=way-back]').click()
    await red.locator('svg[data-code]').waitFor()
    expect(await red.getByRole('img', { name: 'Code to scan' }).count()).toBe(1)
    await red.locator('details.talk > summary').click()
    expect(await accessibilityFaults(red)).toEqual([])
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    contexts.push(phone)
    const small = await playersPage(phone, errors)
    await small.goto(await red.locator('input[name=way-back]').inputValue())
    await small.locator('svg.drawing').waitFor()
    expect(small.url()).not.toContain('#')
    await level(red, small)
    expect(await accessibilityFaults(small)).toEqual([])
    expect(await small.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    // It goes along into the rematch: the seat there is the one of both devices.
    await blue.locator('section.online summary').last().click()
    await blue.locator('[data-act=resign]').click()
    await blue.locator('[data-act=sure-yes]').click()
    for (const one of [red, blue, small]) await one.locator('[data-closed^=resigned]').waitFor({ state: 'attached' })
    await rematch(blue).click()
    await rematch(small).tap()
    for (const one of [red, small]) {
      await one.locator('[data-act=seal]:enabled').waitFor()
      expect(one.url()).not.toContain(code)
    }
    expect(await small.locator('[data-stage=trouble]').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('is not watched where the player who offers it does not want that, and a visitor reads why', async () => {
    const errors: string[] = []
    const three = await Promise.all([0, 1, 2].map(() => browser.newContext()))
    contexts.push(...three)
    const [red, blue, visitor] = (await Promise.all(three.map((one) => playersPage(one, errors)))) as [Page, Page, Page]
    await red.goto(`${house.address}?red=II/12&blue=II/33&edition=2.2`)
    await red.locator('[data-act=invite]:enabled').waitFor()
    expect(await red.locator('input[name=watched]').isChecked()).toBe(true)
    await red.locator('input[name=watched]').uncheck()
    expect(await accessibilityFaults(red)).toEqual([])
    await red.locator('[data-act=invite]').click()
    const link = await red.locator('input[name=invitation]').inputValue()
    await blue.goto(link)
    expect(await blue.locator('[data-unwatched]').innerText()).toBe('Only the two players can see it.')
    await blue.locator('[data-act=accept]:enabled').click()
    for (const page of [red, blue]) await page.locator('svg.drawing').waitFor()

    await visitor.goto(new URL(link).href.split('#')[0] ?? '')
    await expect.poll(() => visitor.locator('[data-stage=trouble] [role=alert]').innerText()).toContain('Only its two players can see this battle')
    expect(await visitor.locator('svg.drawing').count()).toBe(0)
    expect(await accessibilityFaults(visitor)).toEqual([])

    // A reload leads a player back all the same; it has no link to give, and saves the record of its page.
    await red.reload()
    await red.locator('svg.drawing').waitFor()
    await red.locator('section.online summary').last().click()
    expect(await red.locator('[data-act=watch-link]').count()).toBe(0)
    const downloading = red.waitForEvent('download')
    await red.locator('[data-act=record]').click()
    expect((await downloading).suggestedFilename()).toMatch(/\.acies$/)
    expect(errors).toEqual([])
  })
})
