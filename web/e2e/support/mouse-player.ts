// A player with mouse and keys that counts what it does.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useEdition, SCALE } from './edition'
import { waitForPrompt, clickElement, dragOnBoard, readElements, centre, countPips, countLogLines, type BoardElement } from './board'
import { untilIdle } from './idle'
import { address, browser, screenshot } from './browser'

/** What a player has done so far. */
export interface Tally {
  moves: number
  groups: number
  wheels: number
  contacts: number
  /** The rules that have refused a move. */
  refused: string[]
  combats: number
  shots: number
  bounds: number
  /** The faces of the dice that it has typed. */
  typed: number[]
}

export function emptyTally(): Tally {
  return { moves: 0, groups: 0, wheels: 0, contacts: 0, refused: [], combats: 0, shots: 0, bounds: 0, typed: [] }
}

/** Opens the page by a link, with what goes wrong on it. */
export async function openBattle(link: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
  await useEdition(page.context())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.addInitScript(() => {
    localStorage.setItem('acies.view', JSON.stringify({ pace: 'at-once', reach: false }))
  })
  await page.goto(address + link)
  await page.locator('[data-army]').nth(1).waitFor()
  await untilIdle(page)
  return { page, errors }
}

/** Whether an order has been carried out: what is refused stays where it was dropped, and the log tells nothing of it. */
async function orderAccepted(page: Page, before: number): Promise<boolean> {
  return (await countLogLines(page, 'order')) > before
}

/** Takes up one element and meets an enemy with it, if it can: one click on the enemy shows the contact, another makes it. */
async function makeContact(page: Page, own: BoardElement, deeds: Tally): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await clickElement(page, own)
  await untilIdle(page)
  const button = page.locator('[data-contact]').first()
  if ((await button.count()) === 0) return false
  const order = (await button.getAttribute('data-contact')) ?? ''
  const enemy = (await readElements(page)).find((seen) => seen.target && order.includes(` ${seen.id} `))
  // The first contacts are made on the board, which holds them first; the list makes them at once.
  if (enemy && deeds.contacts < 3) {
    await clickElement(page, enemy)
    await page.locator('[data-act=commit]').waitFor()
    expect(await countLogLines(page, 'order')).toBe(before)
    await clickElement(page, enemy)
  } else {
    await button.click()
  }
  if (!(await orderAccepted(page, before))) return false
  deeds.contacts += 1
  return true
}

/** Goes ahead with an element, or with its whole line, by dragging it. */
async function advance(page: Page, own: BoardElement, deeds: Tally, far: number, line: boolean): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await clickElement(page, own)
  if (line) await page.locator('[data-act=line]:enabled').click()
  await untilIdle(page)
  const count = (await readElements(page)).filter((seen) => seen.takeable).length
  const chosen = await page.locator('g.base.selected').count()
  const [x, y] = centre(own)
  const turn = (own.facing * Math.PI) / 180
  await dragOnBoard(page, [x, y], [x + far * Math.sin(turn), y + far * Math.cos(turn)])
  if (!(await orderAccepted(page, before))) {
    await page.keyboard.press('Escape')
    return false
  }
  if (chosen > 1 && count > 1) deeds.groups += 1
  return true
}

/** Wheels the whole line of an element by the handle at one of its corners. */
async function wheel(page: Page, own: BoardElement, deeds: Tally): Promise<boolean> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await clickElement(page, own)
  await page.locator('[data-act=line]:enabled').click()
  await untilIdle(page)
  for (const corner of ['left', 'right']) {
    const handle = page.locator(`[data-handle=${corner}]`)
    if ((await handle.count()) === 0) return false
    const before = await countLogLines(page, 'order')
    const box = await handle.boundingBox()
    if (!box) return false
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 10, { steps: 3 })
    await page.mouse.move(x, y - 22, { steps: 3 })
    await page.mouse.up()
    // What a handle has turned is held, and made by the same key that rolls.
    await untilIdle(page)
    if ((await page.locator('[data-act=commit]').count()) > 0) await page.locator('[data-act=commit]').click()
    if (await orderAccepted(page, before)) {
      deeds.wheels += 1
      return true
    }
    await page.keyboard.press('Escape')
  }
  return false
}

/** Tries a move that is too far, with Alt so that it does not stop at a full move, and reads the reasons of the refusal. */
async function tryTooFar(page: Page, own: BoardElement, deeds: Tally): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const before = await countLogLines(page, 'order')
  const [x, y] = centre(own)
  await page.keyboard.down('Alt')
  await dragOnBoard(page, [x, y], [x, 0.3])
  await page.keyboard.up('Alt')
  await page.locator('[data-reasons] li').first().waitFor()
  deeds.refused = await page.locator('[data-reasons] [data-rule]').evaluateAll((all) => all.map((one) => one.getAttribute('data-rule') ?? ''))
  await screenshot(page, 'refused')
  expect(await countLogLines(page, 'order')).toBe(before)
  await page.keyboard.press('Escape')
}

/** A bound of movement: contacts first, unless only shooting is wanted, then the line goes ahead. */
async function playMovement(page: Page, deeds: Tally, meets: boolean): Promise<void> {
  let failures = 0
  const tried = new Set<string>()
  while (failures < 8 && (await countPips(page)) > 0) {
    // A move may stop at a river: then its depth is thrown for, and it is decided how to go on.
    if ((await waitForPrompt(page)) !== 'move') return
    const own = (await readElements(page)).filter((seen) => seen.takeable && !seen.spent)
    if (own.length === 0) return
    if (meets && deeds.refused.length === 0 && own[0]) await tryTooFar(page, own[0], deeds)
    let done = false
    const enemies = (await readElements(page)).filter((seen) => !seen.takeable && seen.side === 'blue')
    const gap = (seen: BoardElement) => Math.min(...enemies.map((enemy) => Math.hypot(enemy.x - seen.x, enemy.y - seen.y)))
    own.sort((a, b) => gap(a) - gap(b))
    for (const seen of meets ? own.slice(0, 5) : []) {
      if (tried.has(seen.id) || gap(seen) > 4 * SCALE) continue
      if (await makeContact(page, seen, deeds)) {
        done = true
        break
      }
      tried.add(seen.id)
    }
    if (meets && !done && deeds.wheels === 0 && deeds.groups > 0 && own[0]) done = await wheel(page, own[0], deeds)
    // Those in contact go nowhere. A line goes first; later every element for itself, so that no PIP is left: ahead, or
    // where an enemy is too near for that, straight back.
    const free = own.filter((seen) => gap(seen) > 0.3)
    const leader = free[failures % Math.max(free.length, 1)]
    const line = (!meets || deeds.groups < 1) && failures < 2
    for (const far of done || !leader ? [] : gap(leader) < 2 * SCALE && !line ? [0.7, 0.3, -0.4] : [0.7, 0.3]) {
      if (leader && (await advance(page, leader, deeds, far * SCALE, line))) {
        done = true
        break
      }
    }
    if (done) {
      deeds.moves += 1
      tried.clear()
    } else failures += 1
  }
}

/** What the next real die shows: a fixed sequence without a pattern (the last steps of MurmurHash3). */
function realDie(thrown: number): number {
  let hash = Math.imul(thrown + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return 1 + (((hash ^ (hash >>> 16)) >>> 0) % 6)
}

/** Types what the next die shows. */
export async function typeDie(page: Page, deeds: Tally): Promise<void> {
  const face = realDie(deeds.typed.length)
  await page.locator(`[data-face="${face}"]`).click()
  deeds.typed.push(face)
}

/** Fights until the battle is over or `until` says that it is enough. */
export async function playOn(page: Page, deeds: Tally, until: () => boolean, meets = true): Promise<void> {
  for (let steps = 0; steps < 900 && !until(); steps += 1) {
    const offer = await waitForPrompt(page)
    if (offer === 'over') return
    if (offer === 'throw') await page.locator('[data-act=throw]').click()
    else if (offer === 'type-dice') await typeDie(page, deeds)
    else if (offer === 'for-me') await page.locator('[data-act=all-for-me]').click()
    else if (offer === 'move') {
      await playMovement(page, deeds, meets)
      if ((await waitForPrompt(page)) !== 'move') continue
      deeds.bounds += 1
      await page.keyboard.press('Escape')
      if ((await page.locator('[data-act=end]:enabled').count()) > 0) await page.locator('[data-act=end]').click()
    } else if (offer === 'choose') {
      const choice = page.locator('[data-order]:enabled').first()
      const order = (await choice.getAttribute('data-order')) ?? ''
      const fights = order.startsWith('fight')
      const shoots = order.startsWith('shoot')
      if (fights || shoots) {
        // The odds stand there before the dice are thrown, and add up to 36.
        const shown = await page.locator('li.choice').first().locator('.bar').first().locator('span').allInnerTexts()
        expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBe(36)
        if (fights && deeds.combats === 2) await screenshot(page, 'combat')
      }
      await choice.click()
      if (fights) deeds.combats += 1
      if (shoots) deeds.shots += 1
    }
  }
}
