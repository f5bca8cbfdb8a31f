// Starting a battle: the pair that is drawn, armies by book, home and lot, who attacks by agreement, and what is said when the page lacks something.

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFaults } from './support/accessibility'
import { waitForPrompt } from './support/board'
import { untilIdle } from './support/idle'
import { address, browser, screenshot } from './support/browser'
import { sample } from './support/sample'

/** The start page, as it opens. No service worker answers for what a test takes away. */
async function opened(link: string, without?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' })))
  if (without) await page.route(without, (route) => route.abort())
  await page.goto(address + link)
  return page
}

const start = async (link: string) => {
  const page = await opened(link)
  await page.locator('[data-army]').nth(1).waitFor()
  return page
}

/** Opens the choice of a side's army, which shows all lists before anything is typed. */
async function choose(page: Page, side: 'red' | 'blue'): Promise<void> {
  await page.locator(`[data-choose=${side}]`).click()
  await page.locator(`[data-chooser=${side}] [data-list]`).first().waitFor()
}

const done = (page: Page, side: 'red' | 'blue') => page.locator(`[data-chooser=${side}] [data-act=army-chosen]`).click()

/** Whether something is wholly within the window, and nothing lies over its middle. It runs in the page. */
function inSight(one: Element): boolean {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && there !== null && (one.contains(there) || there.contains(one))
}

const army = (page: Page, side: 'red' | 'blue') => page.locator(`fieldset.${side} [data-army]`).getAttribute('data-army')

describe('the pair on the start page', () => {
  it('is drawn for a new player by 3.0 against Solo DBA, drawn again, changes sides, and is the one that fights', async () => {
    const page = await opened('')
    await page.addInitScript(() => ['acies.rules', 'acies.opponent'].forEach((key) => localStorage.removeItem(key)))
    await page.reload()
    await page.locator('[data-bases="12"]').nth(1).waitFor()
    await untilIdle(page)
    expect(await page.locator('[data-played]').first().innerText()).toBe('DBA 3.0, as printed')
    expect(await page.locator('select[name=opponent]').inputValue()).toBe('solo-dba')
    const pair = async () => [await army(page, 'red'), await army(page, 'blue')]
    const first = await pair()
    // A famous pair, with a line of what it is about.
    expect(await page.locator('[data-relation]').getAttribute('data-relation')).toBe('enemies')
    await expect.poll(() => page.locator('.legend').innerText()).toMatch(/ (against|in) /)
    await page.locator('[data-act=another-pair]').click()
    await expect.poll(pair).not.toEqual(first)
    await untilIdle(page)
    const second = await pair()
    await page.locator('[data-act=swap-sides]').click()
    await expect.poll(pair).toEqual(second.toReversed())
    await untilIdle(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'start-pair')
    const names = await page.locator('h3[data-army]').allInnerTexts()
    await page.locator('[data-act=fight-now]').click()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => page.locator('[data-army-of] .name').allInnerTexts()).toEqual(names)
    await page.close()
  })

  it('is said to be a civil war where both armies are of one list', async () => {
    const page = await start('?red=IV/23&blue=IV/23&edition=3.0')
    await page.locator('[data-relation=civil]').waitFor()
    expect(await page.locator('[data-relation]').innerText()).toContain('civil war')
    await page.close()
  })
})

describe('an army', () => {
  it('is found by its book, a year and its home', async () => {
    const page = await start('?red=II/12&blue=II/33')
    await choose(page, 'red')
    await page.locator('#search-red').fill('350 BC')
    await page.locator('select[name=book-red]').selectOption('II')
    await page.locator('select[name=home-red]').selectOption('Hilly')
    // Mountain Indians, 500-170 BC, live in the hills; Republican Indians, 500-321 BC, do not; Illyrians are in book I.
    await page.locator('[data-list="II/2"]').waitFor()
    for (const other of ['II/1', 'I/47']) await expect.poll(() => page.locator(`[data-list="${other}"]`).count()).toBe(0)
    await screenshot(page, 'start-found', { fullPage: true })
    // From the filters one comes to what is found by the keys; its first is marked.
    await page.locator('#found-red').focus()
    const at = await page.locator('[data-list]').evaluateAll((all) => all.findIndex((one) => one.getAttribute('data-list') === 'II/2'))
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => army(page, 'red')).toBe('II/2')
    // A whole book is more than is shown, and that is said.
    await page.locator('#search-red').fill('')
    await page.locator('select[name=home-red]').selectOption('')
    await page.locator('fieldset.red .more').waitFor()
    await expect.poll(() => page.locator('[data-list]').count()).toBe(60)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.close()
  })

  it('is found by a well-known name that its list has not, and one that is misspelt gets an offer', async () => {
    const page = await start('?red=II/12&blue=II/33')
    await choose(page, 'red')
    await page.locator('#search-red').fill('hanibal')
    await page.locator('[data-near] button', { hasText: 'Hannibal' }).click()
    await page.locator('[data-list^="II/32"]').first().waitFor()
    await screenshot(page, 'start-well-known')
    await page.locator('#search-red').fill('alexander')
    await page.locator('[data-list="II/12"]').waitFor()
    await page.locator('#search-red').fill('vikings')
    await page.locator('[data-list="III/40a"]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.close()
  })

  it('is taken by Enter from what was typed, and no battle begins by that', async () => {
    const page = await start('?red=II/12&blue=II/33')
    const search = page.locator('#search-red')
    await choose(page, 'red')
    await untilIdle(page)
    // The field has the focus; nothing is marked yet, and there is nothing to take.
    await page.keyboard.press('Enter')
    await untilIdle(page)
    expect([await page.locator('.board').count(), await army(page, 'red')]).toEqual([0, 'II/12'])
    await page.keyboard.type('roman')
    await page.locator('[data-list="II/33"]').waitFor()
    // The results of the first letters alone are others.
    await untilIdle(page)
    const second = await page.locator('[data-list]').nth(1).getAttribute('data-list')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => search.getAttribute('aria-activedescendant')).toBe('found-red-1')
    expect(await accessibilityFaults(page)).toEqual([])
    await screenshot(page, 'start-marked')
    await page.keyboard.press('Enter')
    await expect.poll(() => army(page, 'red')).toBe(second)
    expect(await page.locator('.board').count()).toBe(0)
    // Enter before the results are shown takes the first of them.
    await search.fill('')
    await search.pressSequentially('II/2')
    await page.keyboard.press('Enter')
    await expect.poll(() => army(page, 'red')).toBe('II/2')
    // Once more, and the choice is closed; Esc closes it too, and leaves the army.
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('[data-chooser][open]').count()).toBe(0)
    await choose(page, 'red')
    await page.keyboard.type('roman')
    await untilIdle(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-chooser][open]').count()).toBe(0)
    expect(await army(page, 'red')).toBe('II/2')
    await page.close()
  })

  it.each(
    sample(
      [
        ['a desk', { width: 1360, height: 850 }],
        ['a low desk', { width: 1280, height: 720 }],
        ['a phone', { width: 390, height: 844 }],
        ['a phone on its side', { width: 844, height: 390 }],
      ] as const,
      2,
      ([first]) => first,
    ),
  )('is typed and found in sight: %s', async (_, viewport) => {
    const page = await start('?red=II/12&blue=II/33')
    await page.setViewportSize(viewport)
    await choose(page, 'blue')
    // What an army is searched by, and the lots below or beside it, do not lie over each other.
    const place = (what: string) => page.locator(`[data-chooser=blue] ${what}`).evaluate((one) => one.getBoundingClientRect())
    const [by, lots] = [await place('.by'), await place('.lots')]
    expect(by.right <= lots.left || by.bottom <= lots.top || lots.bottom <= by.top).toBe(true)
    await page.locator('#search-blue').fill('hannibal')
    await page.locator('[data-list^="II/32"]').first().waitFor()
    for (const what of ['#search-blue', '[data-list^="II/32"]', '[data-chooser=blue] [data-act=army-chosen]'])
      expect(await page.locator(what).first().evaluate(inSight), what).toBe(true)
    await screenshot(page, `start-found-${viewport.width}`)
    await page.close()
  })

  it('is an enemy from history by lot, any by lot, or one that is pressed', async () => {
    const page = await start('?red=II/12&blue=IV/75')
    await choose(page, 'red')
    const enemies = await page.locator('fieldset.red [data-enemy]').evaluateAll((all) => all.map((one) => one.getAttribute('data-enemy')))
    expect(enemies.length).toBe(16)
    await done(page, 'red')
    await choose(page, 'blue')
    await page.locator('[data-draw=blue-enemy]').click()
    await expect.poll(() => army(page, 'blue')).not.toBe('IV/75')
    expect(enemies).toContain(await army(page, 'blue'))
    // Of some 550 armies the same one is not drawn six times in a row.
    const drawn = new Set<string | null>()
    for (let tries = 0; tries < 6; tries += 1) {
      await page.locator('[data-draw=blue-any]').click()
      await untilIdle(page)
      drawn.add(await army(page, 'blue'))
    }
    expect(drawn.size).toBeGreaterThan(1)
    await done(page, 'blue')
    await choose(page, 'red')
    await page.locator('fieldset.red details summary').click()
    await page.locator('fieldset.red [data-enemy="II/7"]').click()
    await page.locator('[data-relation=enemies]').waitFor()
    await expect.poll(() => army(page, 'blue')).toBe('II/7')
    await expect.poll(() => page.locator('fieldset.red [data-enemy="II/7"]').getAttribute('aria-pressed')).toBe('true')
    await page.close()
  })

  it('is composed by Solo DBA, whose enemy the lot has drawn', async () => {
    const page = await start('?red=II/12&blue=IV/75')
    await page.locator('select[name=opponent]').selectOption('solo-dba')
    await choose(page, 'blue')
    await expect.poll(() => page.locator('[data-draw=blue-enemy]').innerText()).toContain('Solo DBA')
    await page.locator('[data-draw=blue-enemy]').click()
    await expect.poll(() => army(page, 'blue')).not.toBe('IV/75')
    await done(page, 'blue')
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    await waitForPrompt(page)
    // Both armies are chosen, blue's by itself.
    await expect.poll(() => page.locator('.entries').innerText()).toMatch(/^(?!Red|Blue).+ chose (its|their) army\.$/m)
    await page.close()
  })
})

describe('who attacks', () => {
  it.each(sample(['red', 'blue'], 1))('is %s where that is agreed on, without a die', async (side) => {
    const page = await start('?red=II/12&blue=II/33&seed=7')
    await page.locator('select[name=opponent]').selectOption('you')
    await page.locator('select[name=attacker]').selectOption(side)
    await page.locator('[data-act=begin]').click()
    await page.locator('svg.drawing').waitFor()
    expect(await waitForPrompt(page)).toBe('for-me')
    await expect.poll(() => page.locator('.turn').innerText()).toContain(side === 'red' ? 'Alexandrian Macedonians attack' : 'Polybian Romans attack')
    expect(await page.locator('.entries').innerText()).not.toContain('aggression')
    // The defender lays terrain.
    await expect.poll(() => page.locator('.ask').getAttribute('class')).toContain(side === 'red' ? 'blue' : 'red')
    // It stands in the record, and the battle is the same after a reload.
    await page.reload()
    await page.locator('svg.drawing').waitFor()
    await expect.poll(() => page.locator('.turn').innerText()).toContain(side === 'red' ? 'Alexandrian Macedonians attack' : 'Polybian Romans attack')
    await page.locator('[data-act=all-for-me]').click()
    await page.locator(`.turn.${side}`).waitFor()
    await page.close()
  })
})

describe('what the page lacks', () => {
  it.each(
    sample(
      [
        ['the engine', '**/*.wasm', 'engine'],
        ['its worker', '**/table.worker*.js', 'engine'],
        ['the army lists', '**/book-*.toml', 'lists'],
      ],
      1,
      ([first]) => first,
    ),
  )('is said with what to do, and had at the next try: %s', async (_, files, missing) => {
    const page = await opened('?red=II/12&blue=II/33', files)
    await page.locator(`[data-trouble=${missing}]`).first().waitFor()
    await expect.poll(() => page.locator(`[data-trouble=${missing}]`).first().innerText()).toMatch(/try again/i)
    await screenshot(page, `start-without-${missing}`)
    expect(await accessibilityFaults(page)).toEqual([])
    await untilIdle(page)
    await page.unroute(files)
    await page.locator('[data-act=again]').first().click()
    await page.locator('[data-army]').nth(1).waitFor()
    await expect.poll(() => page.locator('[data-trouble]').count()).toBe(0)
    await page.locator('[data-act=fight-now]').click()
    await page.locator('svg.drawing').waitFor()
    await page.close()
  })

  it('is said when Fight now fails for want of the lists, and nothing is lost', async () => {
    const page = await start('?red=II/12&blue=II/33&edition=2.2')
    await page.route('**/book-*.toml', (route) => route.abort())
    // The lists of 2.2 are there; those of 3.0 cannot be fetched any more.
    await page.locator('[data-rules] summary').first().click()
    await page.locator('input[name=edition][value="3.0"]').check()
    await page.locator('[data-trouble=lists]').first().waitFor()
    await untilIdle(page)
    expect(await page.locator('[data-act=fight-now]').isDisabled()).toBe(true)
    await page.unroute('**/book-*.toml')
    await page.locator('[data-act=again]').first().click()
    await page.locator('[data-act=fight-now]').click()
    await page.locator('svg.drawing').waitFor()
    await page.close()
  })

  it('does not keep Fight now from a battle where nothing can be stored, and says how to save it', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.addInitScript(() => {
      localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once' }))
      Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
    })
    await page.goto(address)
    await page.locator('[data-unkept=nowhere]').waitFor()
    await page.locator('[data-army]').nth(1).waitFor()
    await page.locator('[data-act=fight-now]').click()
    await page.locator('svg.drawing').waitFor()
    await page.locator('.unkept[data-unkept=nowhere] [data-act=save-unkept]').waitFor()
    await expect.poll(() => page.locator('.unkept').innerText()).toContain('Save it to a file')
    await page.close()
  })
})
