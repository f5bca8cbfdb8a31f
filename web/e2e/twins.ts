// Everything that the tests do with a pointer, each with its twin on the keys: from the same position both lead to the same.
//
// Two pages stand at one position. One is used with the pointer, the other with the keys; after each deed both are asked what it led to.

import type { Page } from 'playwright-core'
import { SCALE } from './edition'
import { click, drag, look, middle, screen, type Seen } from './player'
import { ashore, fighting, meeting, moving, siege, town } from './positions'
import { rest } from './rest'
import { decides, Stage } from './stage'

type Deed = (page: Page) => Promise<unknown>

export interface Twin {
  what: string
  pointer: Deed
  keys: Deed
  /** What it leads to: the orders of the record, unless something else is said. */
  leads?: (page: Page) => Promise<unknown>
}

/** Deeds that follow each other from one position. */
export interface Suite {
  name: string
  open: () => Promise<Page>
  /** Why it is done with 2.2 alone. */
  fixed?: string
  twins: Twin[]
}

const seen = async (page: Page, id: string): Promise<Seen> => {
  const found = (await look(page)).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not on the board`)
  return found
}

const pressed = (what: string): Deed => (page) => page.locator(what).first().click()
const entered = (what: string): Deed => async (page) => {
  await page.locator(what).first().focus()
  await page.keyboard.press('Enter')
}
const spaced = (what: string): Deed => async (page) => {
  await page.locator(what).first().focus()
  await page.keyboard.press('Space')
}
const typed = (...names: string[]): Deed => async (page) => {
  for (const name of names) await page.keyboard.press(name)
}
/** Does one thing after the other; the page answers in between. */
const both = (...deeds: Deed[]): Deed => async (page) => {
  for (const deed of deeds) {
    await deed(page)
    await rest(page)
  }
}
const base = (id: string) => `g.base[data-id=${id}]`
const clicked = (id: string): Deed => async (page) => click(page, await seen(page, id))
const carried = (id: string, right: number, up: number): Deed => async (page) => {
  const [x, y] = middle(await seen(page, id))
  await drag(page, [x, y], [x + right, y + up])
}
const dragged = (from: [number, number], to: [number, number]): Deed => (page) => drag(page, from, to)
const times = (key: string, count: number): Deed => typed(...Array<string>(count).fill(key))
const held = (deed: Deed): Deed => both(deed, (page) => page.locator('[data-act=commit]').waitFor(), typed('Enter'))
/** A button that stands for one and the same thing by either means. */
const button = (what: string, selector: string, leads?: Twin['leads']): Twin => ({ what, pointer: pressed(selector), keys: entered(selector), leads })
const letGo = typed('Escape', 'Escape', 'Escape')

/** Lets go of all that is held, and of who is selected. */
const nobody: Twin = { what: 'let go of who is selected', pointer: both(letGo, (page) => drag(page, [0.3, 7 * SCALE], [0.3, 7 * SCALE])), keys: letGo, leads: chosen }

export function chosen(page: Page): Promise<string[]> {
  return page.locator('g.base.selected').evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? '').sort())
}
const rules = async (page: Page) => {
  await page.locator('[data-reasons] li').first().waitFor()
  return page.locator('[data-rule]').evaluateAll((all) => all.map((one) => one.getAttribute('data-rule')))
}
const shown = (what: string) => async (page: Page) => {
  await page.locator(what).first().waitFor({ state: 'attached' })
  return true
}
const attribute = (what: string, name: string) => (page: Page) => page.locator(what).first().getAttribute(name)
const ruled = async (page: Page) => Math.round(Number(await attribute('[data-ruler]', 'data-ruler')(page)) * 5) / 5
const offered = (page: Page) => page.locator('[data-order]').evaluateAll((all) => all.map((one) => one.getAttribute('data-order')))
const past = attribute('[data-past]', 'data-past')
const closeness = async (page: Page) => Math.round(15 * SCALE / Number((await attribute('.board svg', 'viewBox')(page))?.split(' ')[2]))

/** Takes the last order back, by either means. */
const undone: Twin = button('take it back', '[data-act=undo]')

/** Somebody who can be moved, and has nobody beside him. */
async function alone(page: Page): Promise<string> {
  const all = await look(page)
  const one = all.find((own) => own.takeable && !own.spent && !all.some((other) => other !== own && Math.hypot(other.x - own.x, other.y - own.y) < 1.6))
  if (!one) throw new Error('nobody stands alone')
  return one.id
}

/** Does something to the first of who is selected, by the name. */
const first = (deed: (id: string) => Deed): Deed => async (page) => deed((await chosen(page))[0] ?? '')(page)

/** Turns who is selected by 15 degrees to the right, by the handle before it. */
const handled: Deed = async (page) => {
  const [id = ''] = await chosen(page)
  const { x, y, facing } = await seen(page, id)
  const [handle] = await page.locator('[data-handle=turn]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]))
  const turn = ((facing + 15) * Math.PI) / 180
  const [toX, toY] = await screen(page, x + 2 * Math.sin(turn), y + 2 * Math.cos(turn))
  await page.mouse.move(handle?.[0] ?? 0, handle?.[1] ?? 0)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps: 5 })
  await page.mouse.up()
}

/** Wheels a line by the handle at one end, by 15 degrees about the other. */
const wheeled: Deed = async (page) => {
  const [ends] = [await page.locator('[data-handle]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as [number, number]))]
  // Blue looks down the screen: its left end is the right one there, and to the left it wheels about that.
  const [[px, py] = [0, 0], [x, y] = [0, 0]] = [...ends].sort((a, b) => b[0] - a[0])
  const turn = (-15 * Math.PI) / 180
  await page.mouse.move(x, y)
  await page.mouse.down()
  const [dx, dy] = [x - px, y - py]
  await page.mouse.move(px + dx * Math.cos(turn / 2) - dy * Math.sin(turn / 2), py + dx * Math.sin(turn / 2) + dy * Math.cos(turn / 2), { steps: 3 })
  await page.mouse.move(px + dx * Math.cos(turn) - dy * Math.sin(turn), py + dx * Math.sin(turn) + dy * Math.cos(turn), { steps: 3 })
  await page.mouse.up()
}

/** The corners of a band about two who stand side by side: from the upper left to the lower right. */
const about = (a: Seen, b: Seen): [[number, number], [number, number]] => [
  [a.x - 0.6, Math.max(a.y, b.y) + 0.8],
  [b.x + 0.6, Math.min(a.y, b.y) - 0.2],
]

/** Two who stand side by side, with nobody else between them: the one on the left of the board first. */
async function pair(page: Page): Promise<[Seen, Seen]> {
  const all = await look(page)
  const mine = all.filter((own) => own.takeable)
  for (const one of mine) {
    for (const other of mine.filter((own) => own.x > one.x && Math.abs(own.y - one.y) < 0.3)) {
      const [[left, high], [right, low]] = about(one, other)
      const caught = all.filter((third) => third.x > left - 0.6 && third.x < right + 0.6 && third.y > low - 0.5 && third.y < high + 0.5)
      if (caught.length === 2) return [one, other]
    }
  }
  throw new Error('no two stand by themselves')
}

/** A band over the open ground about the two. */
const banded: Deed = async (page) => {
  await drag(page, ...about(...(await pair(page))))
}
/** The two by keys, one after the other. */
const gathered: Deed = async (page) => {
  const [a, b] = await pair(page)
  await both(entered(base(a.id)), (page) => page.locator(base(b.id)).focus(), typed('Shift+Enter'))(page)
}

const steps = 4 * SCALE * 0.5

export const SUITES: Suite[] = [
  {
    name: 'a bound of movement',
    fixed: 'the lines and pairs that are taken up stand as the referee deploys them by 2.2',
    open: () => moving().open(),
    twins: [
      { what: 'take somebody up', pointer: clicked('b3'), keys: entered(base('b3')), leads: chosen },
      { what: 'take up another as well', pointer: both((page) => page.keyboard.down('Shift'), clicked('b4'), (page) => page.keyboard.up('Shift')), keys: both((page) => page.locator(base('b4')).focus(), typed('Shift+Enter')), leads: chosen },
      nobody,
      { what: 'gather several', pointer: banded, keys: gathered, leads: chosen },
      { what: 'take one of several alone', pointer: first(clicked), keys: first((id) => entered(base(id))), leads: chosen },
      nobody,
      { what: 'take a whole line up', pointer: both(clicked('b1'), pressed('[data-act=line]')), keys: both(entered(base('b1')), typed('l')), leads: chosen },
      nobody,
      { what: 'move ahead', pointer: both(clicked('b3'), carried('b3', 0, -0.5 * SCALE)), keys: both(entered(base('b3')), held(times('ArrowUp', steps))) },
      undone,
      { what: 'give it again', pointer: pressed('[data-act=redo]'), keys: typed('y') },
      { what: 'take it back by its key', pointer: pressed('[data-act=undo]'), keys: typed('u') },
      nobody,
      { what: 'move a line ahead', pointer: both(clicked('b1'), pressed('[data-act=line]'), carried('b1', 0, -0.5 * SCALE)), keys: both(entered(base('b1')), typed('l'), held(times('ArrowUp', steps))) },
      undone,
      nobody,
      { what: 'wheel a line', pointer: both(clicked('b3'), pressed('[data-act=line]'), wheeled), keys: both(entered(base('b3')), typed('l'), held(times('q', 1))) },
      undone,
      nobody,
      { what: 'go as a column', pointer: both(clicked('b9'), pressed('[data-act=line]'), pressed('[data-act=column]'), carried('b9', 0, -0.5 * SCALE)), keys: both(entered(base('b9')), typed('l'), spaced('[data-act=column]'), (page) => page.locator(base('b9')).focus(), held(times('ArrowUp', steps))) },
      undone,
      nobody,
      { what: 'try to go too far', pointer: both(clicked('b3'), carried('b3', 0, -5 * SCALE)), keys: both(entered(base('b3')), times('ArrowUp', 20 * SCALE)), leads: rules },
      { what: 'let go of what is held', pointer: typed('Escape'), keys: typed('Escape'), leads: (page) => page.locator('g.draft').count() },
      { what: 'move by name', pointer: both(pressed('.named > summary'), pressed('[data-named=ahead]'), pressed('[data-act=commit]')), keys: both(entered('.named > summary'), entered('[data-named=ahead]'), entered('[data-act=commit]')) },
      undone,
      nobody,
      { what: 'look where an enemy could go', pointer: clicked('r1'), keys: entered(base('r1')), leads: shown('g.threat polygon') },
      { what: 'show zones of control', pointer: pressed('[data-overlay=zones]'), keys: spaced('[data-overlay=zones]'), leads: shown('g.zones polygon') },
      { what: 'show where troops can shoot', pointer: pressed('[data-overlay=arcs]'), keys: spaced('[data-overlay=arcs]'), leads: (page) => page.locator('[data-overlay=arcs]').isChecked() },
      { what: 'see it by another edition', pointer: (page) => page.locator('[data-act=lens]').selectOption({ index: 1 }), keys: both((page) => page.locator('[data-act=lens]').focus(), typed('ArrowDown')), leads: (page) => page.locator('[data-act=lens]').inputValue() },
      { what: 'measure', pointer: both(pressed('[data-act=ruler]'), fromTo('r1', 'b1')), keys: both((page) => page.locator(base('r1')).focus(), typed('r', 'Enter'), entered(base('b1'))), leads: ruled },
      { what: 'put the ruler away', pointer: pressed('[data-act=ruler]'), keys: typed('r'), leads: (page) => page.locator('[data-ruler]').count() },
      { what: 'look closer', pointer: both(pressed('.zoom button'), pressed('.zoom button')), keys: typed('+', '+'), leads: closeness },
      { what: 'look about', pointer: middleDragged, keys: typed('ArrowUp'), leads: async (page) => Number((await attribute('.board svg', 'viewBox')(page))?.split(' ')[1]) < 3 * SCALE },
      { what: 'look from farther off', pointer: both(pressed('.zoom button >> nth=1'), pressed('.zoom button >> nth=1')), keys: typed('-', '-'), leads: closeness },
      { what: 'type an order', pointer: both((page) => page.locator('#command').pressSequentially('e'), pressed('#command-lines li'), pressed('form button[type=submit]')), keys: both((page) => page.locator('#command').focus(), typed('e', 'ArrowDown', 'Enter', 'Enter')) },
    ],
  },
  {
    name: 'an enemy within reach',
    open: () => meeting().open(),
    twins: [
      { what: 'meet an enemy on the board', pointer: both(reaching, pressed('g.base.target .touch')), keys: both(reaching, entered('g.base.target')) },
      undone,
      { what: 'meet an enemy from the list', pointer: both(letGo, reaching, pressed('[data-contact]')), keys: both(letGo, reaching, entered('[data-contact]')) },
      undone,
      { what: 'turn somebody who stands alone', pointer: both(letGo, async (page) => clicked(await alone(page))(page), handled), keys: both(letGo, async (page) => entered(base(await alone(page)))(page), held(times('e', 1))) },
      undone,
      button('end the movement', '[data-act=end]'),
    ],
  },
  {
    name: 'a deployment',
    open: () => town().open(),
    twins: [
      { what: 'put an element on the field', pointer: both(pressed('[data-reserve=r6]'), dragged([7.5 * SCALE, 2 * SCALE + 0.25], [7.5 * SCALE, 2.25 * SCALE])), keys: both(entered('[data-reserve=r6]'), times('ArrowUp', SCALE === 1 ? 1 : 10), entered('[data-act=commit]')), leads: (page) => page.locator(base('r6')).count() },
      { what: 'lift it', pointer: both(clicked('r6'), pressed('[data-deed^=lift]')), keys: both(entered(base('r6')), entered('[data-deed^=lift]')), leads: (page) => page.locator(base('r6')).count() },
      { what: 'put one into a place', pointer: both(pressed('[data-reserve=r7]'), dragged([7.5 * SCALE, 3 * SCALE], [7.5 * SCALE, 0.8 * SCALE])), keys: both(entered('[data-reserve=r7]'), entered('[data-deed$="in camp"]')) },
      { what: 'let it out again', pointer: both(pressed('[data-hold=red-camp] .limits'), pressed('[data-deed^=lift]')), keys: both(entered('[data-hold=red-camp]'), entered('[data-deed^=lift]')) },
      button('leave it to the referee', '[data-act=for-me]'),
    ],
  },
  {
    name: 'elements that change places',
    open: () => new Stage('II/12', 'II/33').until((asks) => decides(asks, 'red', 'swap')).open(),
    twins: [
      { what: 'take one up', pointer: clicked('r5'), keys: entered(base('r5')), leads: chosen },
      { what: 'name the other', pointer: (page) => page.locator('select[name=swap]').selectOption({ index: 1 }), keys: both((page) => page.locator('select[name=swap]').focus(), typed('ArrowDown')), leads: (page) => page.locator('select[name=swap]').inputValue() },
      button('let them change', '[data-act=swap]'),
    ],
  },
  {
    name: 'the terrain',
    open: () => new Stage('II/12', 'II/33').until((asks) => decides(asks, 'red', 'terrain')).open(),
    twins: [
      { what: 'see where a piece would lie', pointer: (page) => page.locator('.offers button').first().hover(), keys: (page) => page.locator('.offers button').first().focus(), leads: shown('g.look') },
      button('lay it', '.offers button'),
    ],
  },
  {
    name: 'a siege',
    open: () => siege().open(),
    twins: [{ what: 'attack a place', pointer: both(clicked('b3'), pressed('[data-hold=red-bua].target .limits')), keys: both(entered(base('b3')), (page) => page.locator('[data-hold=red-bua].target').waitFor(), entered('[data-hold=red-bua].target')) }],
  },
  {
    name: 'an army at sea',
    open: () => ashore().open(),
    twins: [
      { what: 'go on foot, and move', pointer: both(clicked('r1'), pressed('[data-act=on-foot]'), carried('r1', 0, 0.5 * SCALE)), keys: both(entered(base('r1')), spaced('[data-act=on-foot]'), (page) => page.locator(base('r1')).focus(), held(times('ArrowUp', steps))) },
      undone,
      nobody,
      { what: 'come ashore', pointer: both(pressed('[data-aboard]'), landed), keys: both(entered('[data-aboard]'), (page) => page.locator('[data-deed^=land]').nth(2).waitFor(), entered('[data-deed^=land] >> nth=2')) },
    ],
  },
  {
    name: 'combats',
    open: () => fighting().open(),
    twins: [
      { what: 'wish another order', pointer: (page) => page.locator('li.choice').nth(1).dragTo(page.locator('li.choice').nth(0)), keys: entered('li.choice >> nth=1 >> button:has-text("↑")'), leads: offered },
      { what: 'see what throws would do', pointer: pressed('[data-outcomes] > summary'), keys: entered('[data-outcomes] > summary'), leads: shown('[data-outcomes] li button') },
      { what: 'look at one of them', pointer: (page) => page.locator('[data-outcomes] li button').first().hover(), keys: (page) => page.locator('[data-outcomes] li button').first().focus(), leads: (page) => page.locator('.arrow, .cross').count() },
      button('fight', '[data-order^=fight]'),
      button('fight all in this order', '[data-act=fight-all]', (page) => page.locator('[data-act=fight-all]').count()),
    ],
  },
  {
    name: 'looking back',
    open: () => meeting().open(),
    twins: [
      { what: 'look back', pointer: both(pressed('[data-act=look-back]'), pressed('[data-act=past-back]')), keys: typed(','), leads: past },
      { what: 'one order on', pointer: pressed('[data-act=past-on]'), keys: typed('.'), leads: past },
      { what: 'one bound back', pointer: pressed('[data-act=past-bound-back]'), keys: typed('Shift+<'), leads: past },
      { what: 'one bound on', pointer: pressed('[data-act=past-bound-on]'), keys: typed('Shift+>'), leads: past },
      { what: 'to the beginning', pointer: pressed('[data-act=past-first]'), keys: typed('Home'), leads: past },
      { what: 'to the end', pointer: pressed('[data-act=past-last]'), keys: typed('End'), leads: past },
      { what: 'turn the board', pointer: pressed('[data-act=past-turn]'), keys: typed('t'), leads: attribute('[data-act=past-turn]', 'aria-pressed') },
      button('to a picture', '[data-stop] >> nth=1', past),
      button('to a line of the log', 'li[data-step] button >> nth=3', past),
      { what: 'back to the battle', pointer: pressed('[data-act=past-close]'), keys: typed('Escape'), leads: (page) => page.locator('[data-past]').count() },
      { what: 'the sheet of the edition', pointer: pressed('[data-act=sheet]'), keys: typed('?'), leads: shown('[data-sheet][open]') },
      { what: 'close it', pointer: pressed('[data-act=close-sheet]'), keys: typed('Escape'), leads: (page) => page.locator('[data-sheet][open]').count() },
      { what: 'open the menu', pointer: pressed('.menu > summary'), keys: entered('.menu > summary'), leads: shown('.menu[open]') },
      button('ask to give up', '[data-act=concede]', shown('[role=alertdialog]')),
      { what: 'rather not', pointer: pressed('[data-act=concede-no]'), keys: typed('Escape'), leads: (page) => page.locator('[role=alertdialog]').count() },
      button('ask to give up again', '[data-act=concede]', shown('[role=alertdialog]')),
      button('give up', '[data-act=concede-yes]'),
    ],
  },
]

/** The ruler from one element to another. */
function fromTo(one: string, other: string): Deed {
  return async (page) => {
    const [a, b] = [await seen(page, one), await seen(page, other)]
    await drag(page, [a.x, a.y], [b.x, b.y])
  }
}

/** Drags what is seen with the middle button: the board comes down by a quarter of it. */
async function middleDragged(page: Page): Promise<void> {
  const box = await page.locator('.board svg').boundingBox()
  if (!box) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(x, y + box.height / 4, { steps: 3 })
  await page.mouse.up({ button: 'middle' })
}

/** Takes up whoever can meet an enemy. */
async function reaching(page: Page): Promise<void> {
  for (const { id } of (await look(page)).filter((one) => one.takeable)) {
    await entered(base(id))(page)
    await rest(page)
    if ((await page.locator('g.base.target').count()) > 0) return
  }
}

/** Presses the board near the third of the places offered on the shore. */
async function landed(page: Page): Promise<void> {
  const place = page.locator('[data-deed^=land]').nth(2)
  await place.waitFor()
  const [, , , x = 0, y = 0] = ((await place.getAttribute('data-deed')) ?? '').split(' ').map(Number)
  await drag(page, [7.5 * SCALE, 7.5 * SCALE], [x, y - 0.3])
}
