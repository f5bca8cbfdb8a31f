// A simple player with one input method: it makes contact where it can, and moves ahead otherwise.

import type { Locator, Page } from 'playwright-core'
import { SCALE } from './edition'
import { waitForPrompt, clickElement, dragOnBoard, readElements, centre, countPips, toScreen, countLogLines, pressAndWait, type BoardElement } from './board'
import { untilIdle } from './idle'

/** How a player acts on the page. */
export interface InputMethod {
  /** Presses a button. */
  press: (button: Locator) => Promise<void>
  /** Takes up an element, alone. */
  take: (own: BoardElement) => Promise<void>
  /** Takes what is held ahead by so much, and makes the move. */
  ahead: (own: BoardElement, far: number) => Promise<void>
  /** Lets go of everything. */
  letGo: () => Promise<void>
}

/** A pointer: clicks and drags. */
export function mouse(page: Page): InputMethod {
  return {
    press: (button) => button.click(),
    take: (own) => clickElement(page, own),
    ahead: async (own, far) => {
      const [x, y] = centre(own)
      const turn = (own.facing * Math.PI) / 180
      await dragOnBoard(page, [x, y], [x + far * Math.sin(turn), y + far * Math.cos(turn)])
    },
    letGo: async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
  }
}

/** The keys alone. What is pressed has the focus, as after so many tabs. */
export function keyboard(page: Page): InputMethod {
  return {
    press: async (button) => {
      await button.focus()
      await page.keyboard.press('Enter')
      // A bound whose PIPs are unspent is ended by the same key once more.
      if ((await page.locator('[data-sure]').count()) > 0) await page.keyboard.press('Enter')
    },
    take: async (own) => {
      await page.locator(`g.base[data-id=${own.id}]`).focus()
      await page.keyboard.press('Enter')
    },
    ahead: async (own, far) => {
      for (let step = 0; step < Math.round(far / 0.25); step += 1) await page.keyboard.press('ArrowUp')
      await page.locator(`g.base[data-id=${own.id}]`).focus()
      await page.keyboard.press('Enter')
    },
    letGo: async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    },
  }
}

/** A finger alone: taps, drags, and what they mean is confirmed. */
export async function touchscreen(page: Page): Promise<InputMethod> {
  const device = await page.context().newCDPSession(page)
  const touch = (type: string, points: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  const tap = async (x: number, y: number) => {
    // Down and up without waiting for the page in between: one that is slow to answer would see a long press.
    await Promise.all([touch('touchStart', [{ x, y }]), touch('touchEnd', [])])
  }
  const press = async (button: Locator) => {
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    if (!box) throw new Error('there is nothing to tap')
    await pressAndWait(page, () => tap(box.x + box.width / 2, box.y + box.height / 2))
  }
  const board = () => page.locator('.board svg').first().scrollIntoViewIfNeeded()
  const at = async (own: BoardElement, far: number) => {
    const [x, y] = centre(own)
    const turn = (own.facing * Math.PI) / 180
    return toScreen(page, x + far * Math.sin(turn), y + far * Math.cos(turn))
  }
  return {
    press,
    take: async (own) => {
      await board()
      await tap(...(await at(own, 0)))
    },
    ahead: async (own, far) => {
      await board()
      const [x, y] = await at(own, 0)
      const [toX, toY] = await at(own, far)
      await touch('touchStart', [{ x, y }])
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', [{ x: x + (toX - x) * part, y: y + (toY - y) * part }])
      await touch('touchEnd', [])
      await untilIdle(page)
      const confirm = page.locator('[data-act=commit]')
      if ((await confirm.count()) > 0) await press(confirm)
    },
    letGo: async () => {
      const letGo = page.locator('[data-act=let-go]')
      if ((await letGo.count()) > 0) await press(letGo)
      await board()
      const [x, y] = await toScreen(page, 0.2, 7)
      await tap(x, y)
    },
  }
}

/** What a player has done. */
export interface Actions {
  moves: number
  lines: number
  contacts: number
  fights: number
  bounds: number
}

/** Whether an order was accepted; refused orders are not logged. */
async function orderAccepted(page: Page, before: number): Promise<boolean> {
  return (await countLogLines(page, 'order')) > before
}

/** One element meets an enemy, if it can. */
async function makeContact(page: Page, means: InputMethod, own: BoardElement, done: Actions): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await means.letGo()
  await means.take(own)
  await untilIdle(page)
  const offer = page.locator('[data-contact]').first()
  if ((await offer.count()) === 0) return false
  await means.press(offer)
  if (!(await orderAccepted(page, before))) return false
  done.contacts += 1
  return true
}

/** An element, or its whole line, goes ahead. */
async function moveAhead(page: Page, means: InputMethod, own: BoardElement, far: number, line: boolean, done: Actions): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await means.letGo()
  await means.take(own)
  if (line) await means.press(page.locator('[data-act=line]:enabled'))
  await untilIdle(page)
  await means.ahead(own, far)
  if (!(await orderAccepted(page, before))) return false
  done.moves += 1
  done.lines += Number(line)
  return true
}

async function playMovement(page: Page, means: InputMethod, done: Actions, scale: number): Promise<void> {
  const stuck = new Set<string>()
  for (let tries = 0; tries < 14 && (await countPips(page)) > 0; tries += 1) {
    if ((await waitForPrompt(page)) !== 'move') return
    const all = await readElements(page)
    const mine = all.find((seen) => seen.takeable)?.side
    const gap = (own: BoardElement) => Math.min(...all.filter((seen) => seen.side !== mine).map((enemy) => Math.hypot(enemy.x - own.x, enemy.y - own.y)))
    const free = all.filter((seen) => seen.takeable && !seen.spent && !stuck.has(seen.id) && gap(seen) > 0.3)
    free.sort((a, b) => gap(a) - gap(b))
    const own = free[0]
    if (!own) return
    if (gap(own) < 4 * scale && (await makeContact(page, means, own, done))) continue
    if (tries === 0 && (await moveAhead(page, means, own, 0.75 * scale, true, done))) continue
    if (!(await moveAhead(page, means, own, (gap(own) < 2 * scale ? 0.25 : 0.75) * scale, false, done))) stuck.add(own.id)
  }
}

/** Plays until the battle is over, or `until` says that it is enough; distances are so many times the usual ones. */
export async function playBattle(
  page: Page,
  means: InputMethod,
  until: (done: Actions) => boolean | Promise<boolean> = () => false,
  scale = SCALE,
): Promise<Actions> {
  const done: Actions = { moves: 0, lines: 0, contacts: 0, fights: 0, bounds: 0 }
  for (let steps = 0; steps < 900 && !(await until(done)); steps += 1) {
    const offer = await waitForPrompt(page)
    if (offer === 'over') break
    if (offer === 'throw') await means.press(page.locator('[data-act=throw]'))
    else if (offer === 'for-me') await means.press(page.locator('[data-act=all-for-me]'))
    else if (offer === 'choose') {
      await means.press(page.locator('[data-order]:enabled').first())
      done.fights += 1
    } else {
      await playMovement(page, means, done, scale)
      if ((await waitForPrompt(page)) !== 'move') continue
      done.bounds += 1
      await means.letGo()
      await means.press(page.locator('[data-act=end]:enabled'))
    }
  }
  return done
}
