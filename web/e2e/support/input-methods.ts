// A simple player with one input method: it makes contact where it can, and moves ahead otherwise.

import type { Locator, Page } from 'playwright-core'
import { nearestTowards } from '../../src/board/roam'
import { SCALE } from './edition'
import {
  currentPrompt,
  waitForPrompt,
  clickElement,
  dragOnBoard,
  readElements,
  centre,
  countPips,
  toScreen,
  countLogLines,
  pressAndWait,
  untilTappable,
  type BoardElement,
  type Prompt,
} from './board'
import { untilIdle } from './idle'

/** How a player acts on the page. */
export interface InputMethod {
  /** Presses a button. */
  press: (button: Locator) => Promise<void>
  /** Takes up an element, alone. */
  take: (own: BoardElement) => Promise<void>
  /** Takes what is held ahead by so much, and makes the move. */
  ahead: (own: BoardElement, far: number) => Promise<void>
  /** Makes a contact of whichever element can, where one action asks for that; whether there was one. */
  meet?: () => Promise<boolean>
  /** Lets go of everything. */
  letGo: () => Promise<void>
}

/** What is on the page while a move is held or refused. */
const HELD = '[data-act=commit], [data-reasons]'

/** Whether an element is selected, and no other. */
const isTaken = (page: Page, own: BoardElement) =>
  page.locator('g.base.selected').evaluateAll((all, id) => all.length === 1 && all[0]?.getAttribute('data-id') === id, own.id)

/** A pointer: clicks and drags. */
export function mouse(page: Page): InputMethod {
  return {
    press: (button) => button.click(),
    take: async (own) => {
      if (!(await isTaken(page, own))) await clickElement(page, own)
    },
    ahead: async (own, far) => {
      const [x, y] = centre(own)
      const turn = (own.facing * Math.PI) / 180
      await dragOnBoard(page, [x, y], [x + far * Math.sin(turn), y + far * Math.cos(turn)])
    },
    letGo: async () => {
      if ((await page.locator(HELD).count()) > 0) await page.keyboard.press('Escape')
    },
  }
}

/** The arrow keys that lead on the board from what has the focus to an element, by the shortest way. */
async function arrowsTo(page: Page, id: string): Promise<string[]> {
  const { spots, from, to } = await page.evaluate((id) => {
    const all = [...document.querySelectorAll<SVGElement>('svg.drawing [tabindex="0"]')]
    const spots = all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { x: (left + right) / 2, y: (top + bottom) / 2 }
    })
    return { spots, from: all.findIndex((one) => one === document.activeElement), to: all.findIndex((one) => one.getAttribute('data-id') === id) }
  }, id)
  const ways = new Map<number, string[]>([[from, []]])
  for (const [at, way] of ways) {
    if (at === to) return way
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nearestTowards(spots, at, key)
      if (next >= 0 && !ways.has(next)) ways.set(next, [...way, key])
    }
  }
  throw new Error(`no arrows lead to ${id} from ${JSON.stringify(spots[from] ?? 'outside of the board')} among ${JSON.stringify(spots)}`)
}

/** The keys alone, each of them pressed: Space for the main button, the key of what has one, the arrows on the board, and Tab for the rest. */
export function keyboard(page: Page): InputMethod {
  const key = (name: string) => page.keyboard.press(name)
  const tabTo = async (what: Locator) => {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await what.evaluate((one) => one === document.activeElement)) return
      await key('Tab')
    }
    throw new Error(`no Tab leads to ${what.toString()}`)
  }
  const onBoard = () => page.evaluate(() => document.activeElement?.closest('svg.drawing') !== null && document.activeElement !== document.body)
  return {
    press: async (button) => {
      const is = (selector: string) => button.evaluate((one, selector) => one.matches(selector), selector)
      if (await is('[data-main]')) {
        // Space would make what is held.
        if ((await page.locator(HELD).count()) > 0) await key('Escape')
        await key('Space')
        // A bound whose PIPs are unspent is ended by the same key once more.
        if ((await page.locator('[data-sure]').count()) > 0) await key('Space')
      } else if ((await is('[data-order]')) && (await page.locator('[data-main][data-act=fight]:enabled').count()) > 0) {
        // The main button fights the first of them.
        await key('Space')
      } else if (await is('[data-act=line]')) await key('l')
      else if (await is('[data-contact]')) {
        await key('c')
        await untilIdle(page)
        await key('Space')
      } else {
        await tabTo(button)
        await key('Enter')
      }
    },
    take: async (own) => {
      // By N from left to right, or back, where that is shorter than by the arrows; once more where a line was selected, because N
      // goes on from its leader.
      for (let tries = 0; tries < 2; tries += 1) {
        if (await isTaken(page, own)) return
        const before = await page.locator('g.base.selected').evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))
        const movers = (await readElements(page)).filter(({ id, takeable, spent }) => id === before[0] || (takeable && !spent))
        movers.sort((a, b) => a.x - b.x)
        const [from, to] = [movers.findIndex(({ id }) => id === before[0]), movers.findIndex(({ id }) => id === own.id)]
        const on = (to - from + movers.length) % movers.length
        const back = movers.length - on - (from < 0 ? 1 : 0)
        const isAboard = await onBoard()
        const arrows = isAboard ? await arrowsTo(page, own.id) : []
        const byKey = Math.min(on, back)
        if (to < 0 || byKey === 0 || (isAboard && byKey > arrows.length + 1)) break
        for (let steps = 0; steps < byKey; steps += 1) await key(on <= back ? 'n' : 'Shift+n')
      }
      if (await isTaken(page, own)) return
      for (let tabs = 0; tabs < 3 && !(await onBoard()); tabs += 1) await key('Shift+Tab')
      for (const arrow of await arrowsTo(page, own.id)) await key(`Control+${arrow}`)
      await key('Enter')
    },
    ahead: async (_, far) => {
      if (far >= SCALE / 2) await key('w')
      else for (let step = 0; step < Math.round(far / 0.25); step += 1) await key('ArrowUp')
      await untilIdle(page)
      if ((await page.locator('[data-act=commit]').count()) > 0) await key('Space')
    },
    meet: async () => {
      if ((await page.locator(HELD).count()) > 0) await key('Escape')
      await key('c')
      await untilIdle(page)
      if ((await page.locator('[data-act=commit]').count()) === 0) return false
      await key('Space')
      await untilIdle(page)
      return true
    },
    // To take another element lets go of what is held.
    letGo: () => Promise.resolve(),
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
    await untilTappable(button)
    const once = () => pressAndWait(page, () => tap(box.x + box.width / 2, box.y + box.height / 2))
    await once()
    // A bound in which something can still move is ended by a second tap, once the question has been there to be read.
    if ((await page.locator('[data-sure]').count()) === 0) return
    await untilTappable(button)
    await once()
  }
  const board = () => page.locator('svg.drawing').first().scrollIntoViewIfNeeded()
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
      // Open ground at the edge of what is seen of the board.
      const [x, y] = await toScreen(page, 0.2, 7)
      const seen = await page.locator('svg.drawing').first().boundingBox()
      await tap(Math.max(x, (seen?.x ?? 0) + 4), y)
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

export const noActions = (): Actions => ({ moves: 0, lines: 0, contacts: 0, fights: 0, bounds: 0 })

/** Notes what a player has just done. */
export type Note = (deed: keyof Actions) => void | Promise<void>

/** Notes what a player has done in a tally of it. */
export const countIn =
  (done: Actions): Note =>
  (deed) =>
    void (done[deed] += 1)

/** Whether an order was accepted; refused orders are not logged. */
async function orderAccepted(page: Page, before: number): Promise<boolean> {
  return (await countLogLines(page, 'order')) > before
}

/** One element meets an enemy, if it can. */
async function makeContact(page: Page, means: InputMethod, own: BoardElement, did: Note): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await means.letGo()
  await means.take(own)
  await untilIdle(page)
  const offer = page.locator('[data-contact]').first()
  if ((await offer.count()) === 0) return false
  await means.press(offer)
  await untilIdle(page)
  if (!(await orderAccepted(page, before))) return false
  await did('contacts')
  return true
}

/** An element, or its whole line, goes ahead. */
async function moveAhead(page: Page, means: InputMethod, own: BoardElement, far: number, line: boolean, did: Note): Promise<boolean> {
  const before = await countLogLines(page, 'order')
  await means.letGo()
  await means.take(own)
  if (line) await means.press(page.locator('[data-act=line]:enabled'))
  await untilIdle(page)
  await means.ahead(own, far)
  if (!(await orderAccepted(page, before))) return false
  await did('moves')
  if (line) await did('lines')
  return true
}

async function playMovement(page: Page, means: InputMethod, did: Note, scale: number): Promise<void> {
  const stuck = new Set<string>()
  let last = -Infinity
  // Once no element has a contact to offer, none is asked again.
  let mayMeet = true
  for (let tries = 0; tries < 14 && (await countPips(page)) > 0; tries += 1) {
    if ((await currentPrompt(page)) !== 'move') return
    const all = await readElements(page)
    const mine = all.find((seen) => seen.takeable)?.side
    const gap = (own: BoardElement) => Math.min(...all.filter((seen) => seen.side !== mine).map((enemy) => Math.hypot(enemy.x - own.x, enemy.y - own.y)))
    const free = all.filter((seen) => seen.takeable && !seen.spent && !stuck.has(seen.id) && gap(seen) > 0.3)
    // From one end of the line to the other, as the keys go.
    free.sort((a, b) => a.x - b.x)
    const own = free.find(({ x }) => x >= last) ?? free[0]
    if (!own) return
    last = own.x
    if (means.meet) {
      const before = await countLogLines(page, 'order')
      if (mayMeet && free.some((one) => gap(one) < 4 * scale)) {
        mayMeet = (await means.meet()) && (await orderAccepted(page, before))
        if (mayMeet) {
          await did('contacts')
          continue
        }
      }
    } else if (gap(own) < 4 * scale && (await makeContact(page, means, own, did))) continue
    if (tries === 0 && (await moveAhead(page, means, own, 0.75 * scale, true, did))) continue
    if (!(await moveAhead(page, means, own, (gap(own) < 2 * scale ? 0.25 : 0.75) * scale, false, did))) stuck.add(own.id)
  }
}

/**
 * Plays until the battle is over, or `until` says that it is enough; distances are so many times the usual ones. `noted` is called
 * after each deed.
 */
export async function playBattle(
  page: Page,
  means: InputMethod,
  until: (done: Actions) => boolean | Promise<boolean> = () => false,
  scale = SCALE,
  noted: Note = () => {},
): Promise<Actions> {
  const done = noActions()
  const count = countIn(done)
  const did: Note = async (deed) => {
    await count(deed)
    await noted(deed)
  }
  for (let steps = 0; steps < 900 && !(await until(done)); steps += 1) {
    const offer = await waitForPrompt(page)
    if (offer === 'over') break
    await answerPrompt(page, means, offer, did, scale)
  }
  return done
}

/** Does what the page asks for once. */
export async function answerPrompt(page: Page, means: InputMethod, offer: Prompt, did: Note, scale = SCALE): Promise<void> {
  if (offer === 'throw') await means.press(page.locator('[data-act=throw]'))
  else if (offer === 'for-me') await means.press(page.locator('[data-act=all-for-me]'))
  else if (offer === 'choose') {
    await means.press(page.locator('[data-order]:enabled').first())
    await did('fights')
  } else {
    await playMovement(page, means, did, scale)
    // The move may have led to dice of a river, and over a server to the other side.
    if ((await currentPrompt(page)) !== 'move') return
    await means.letGo()
    await means.press(page.locator('[data-act=end]:enabled'))
    await did('bounds')
  }
}
