// What the tests do with a pointer, each paired with the same by keys.
//
// Two pages stand at one position. One is used with the pointer, the other with the keys; after each deed both are asked what it led to.

import type { Page } from 'playwright-core'
import { SCALE } from './edition'
import { clickElement, DRAFT, dragOnBoard, readElements, centre, toScreen, type BoardElement, commandField } from './board'
import { landingPosition, threeCombatsPosition, contactPosition, loneContactPosition, siegePosition, townPosition } from './positions'
import { untilIdle } from './idle'
import { isDecision, StagedBattle } from './staged-battle'

type Action = (page: Page) => Promise<unknown>

export interface InputPair {
  what: string
  pointer: Action
  keys: Action
  /** What it leads to: the orders of the record, unless something else is said. */
  leads?: (page: Page) => Promise<unknown>
}

/** Deeds that follow each other from one position. */
export interface Suite {
  name: string
  open: () => Promise<Page>
  /** Why it is done with 2.2 alone. */
  fixed?: string
  twins: InputPair[]
}

const seen = async (page: Page, id: string): Promise<BoardElement> => {
  const found = (await readElements(page)).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not on the board`)
  return found
}

const clickOn =
  (what: string): Action =>
  (page) =>
    page.locator(what).first().click()
const pressEnterOn =
  (what: string): Action =>
  async (page) => {
    await page.locator(what).first().focus()
    await page.keyboard.press('Enter')
  }
const pressSpaceOn =
  (what: string): Action =>
  async (page) => {
    await page.locator(what).first().focus()
    await page.keyboard.press('Space')
  }
const pressKeys =
  (...names: string[]): Action =>
  async (page) => {
    for (const name of names) await page.keyboard.press(name)
  }
/** Does one thing after the other; the page answers in between. */
const inSequence =
  (...deeds: Action[]): Action =>
  async (page) => {
    for (const deed of deeds) {
      await deed(page)
      await untilIdle(page)
    }
  }
const base = (id: string) => `g.base[data-id=${id}]`
const clickBase =
  (id: string): Action =>
  async (page) =>
    clickElement(page, await seen(page, id))
const dragBase =
  (id: string, right: number, up: number): Action =>
  async (page) => {
    const [x, y] = centre(await seen(page, id))
    await dragOnBoard(page, [x, y], [x + right, y + up])
  }
/** With Alt, which holds what is dragged exactly under the pointer: without it a move stops where it would be too far. */
const unsnapped =
  (deed: Action): Action =>
  async (page) => {
    await page.keyboard.down('Alt')
    await deed(page)
    await page.keyboard.up('Alt')
  }
const dragBetween =
  (from: [number, number], to: [number, number]): Action =>
  (page) =>
    dragOnBoard(page, from, to)
const repeatKey = (key: string, count: number): Action => pressKeys(...Array<string>(count).fill(key))
const confirmed = (deed: Action): Action => inSequence(deed, (page) => page.locator('[data-act=commit]').waitFor(), pressKeys('Enter'))
/** A button that stands for one and the same thing by either means. */
const button = (what: string, selector: string, leads?: InputPair['leads']): InputPair => ({
  what,
  pointer: clickOn(selector),
  keys: pressEnterOn(selector),
  leads,
})
const letGo = pressKeys('Escape', 'Escape', 'Escape')

/** Bare ground that is seen in every view of the battle. */
const middle: [number, number] = [7.5 * SCALE, 7.5 * SCALE]

/** Cancels the move and the selection. */
const deselectAll: InputPair = {
  what: 'cancel the selection',
  pointer: inSequence(letGo, (page) => dragOnBoard(page, middle, middle)),
  keys: letGo,
  leads: selectedIds,
}

export function selectedIds(page: Page): Promise<string[]> {
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
const rulerLength = async (page: Page) => Math.round(Number(await attribute('[data-ruler]', 'data-ruler')(page)) * 5) / 5
const offered = (page: Page) => page.locator('[data-order]').evaluateAll((all) => all.map((one) => one.getAttribute('data-order')))
const past = attribute('[data-past]', 'data-past')
const zoomLevel = async (page: Page) => Math.round((15 * SCALE) / Number((await attribute('svg.drawing', 'viewBox')(page))?.split(' ')[2]))

/** Takes the last order back, by either means. */
const undo: InputPair = button('take it back', '[data-act=undo]')

/** An element that can move and has no neighbour. */
async function lonelyElement(page: Page): Promise<string> {
  const all = await readElements(page)
  const one = all.find((own) => own.takeable && !own.spent && !all.some((other) => other !== own && Math.hypot(other.x - own.x, other.y - own.y) < 1.4))
  if (!one) throw new Error('no element stands alone')
  return one.id
}

/** Acts on the first selected element. */
/** The editions are asked for when their list is unfolded. */
const lensReady: Action = (page) => page.locator('[data-act=lens] option').nth(1).waitFor({ state: 'attached' })
const first =
  (deed: (id: string) => Action): Action =>
  async (page) =>
    deed((await selectedIds(page))[0] ?? '')(page)

/** Turns the selected element by 15 degrees to the right by its handle. */
const turnByHandle: Action = async (page) => {
  const [id = ''] = await selectedIds(page)
  const { x, y, facing } = await seen(page, id)
  const [handle] = await page
    .locator('[data-handle=turn]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]))
  const turn = ((facing + 15) * Math.PI) / 180
  const [toX, toY] = await toScreen(page, x + 2 * Math.sin(turn), y + 2 * Math.cos(turn))
  await page.mouse.move(handle?.[0] ?? 0, handle?.[1] ?? 0)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps: 5 })
  await page.mouse.up()
  await page.locator('[data-act=commit]').click()
}

/** Wheels a line by the handle at one end, by 15 degrees about the other. */
const wheelByHandle: Action = async (page) => {
  const [ends] = [
    await page
      .locator('[data-handle]')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2, width / 2] as [number, number, number]),
      ),
  ]
  // Blue looks down the screen: its left end is the right one there, and to the left it wheels about that, which its handle touches.
  const [[beside, py, radius] = [0, 0, 0], [x, y] = [0, 0]] = [...ends].sort((a, b) => b[0] - a[0])
  const px = beside - radius
  const turn = (-15 * Math.PI) / 180
  await page.mouse.move(x, y)
  await page.mouse.down()
  const [dx, dy] = [x - px, y - py]
  await page.mouse.move(px + dx * Math.cos(turn / 2) - dy * Math.sin(turn / 2), py + dx * Math.sin(turn / 2) + dy * Math.cos(turn / 2), { steps: 3 })
  await page.mouse.move(px + dx * Math.cos(turn) - dy * Math.sin(turn), py + dx * Math.sin(turn) + dy * Math.cos(turn), { steps: 3 })
  await page.mouse.up()
  await page.locator('[data-act=commit]').click()
}

/** The corners of a selection band about two neighbours: upper left and lower right. */
const bandAround = (a: BoardElement, b: BoardElement): [[number, number], [number, number]] => [
  [a.x - 0.6, Math.max(a.y, b.y) + 0.8],
  [b.x + 0.6, Math.min(a.y, b.y) - 0.2],
]

/** Two neighbours without a third in their band: the left one first. */
async function adjacentPair(page: Page): Promise<[BoardElement, BoardElement]> {
  const all = await readElements(page)
  const mine = all.filter((own) => own.takeable)
  for (const one of mine) {
    for (const other of mine.filter((own) => own.x > one.x && Math.abs(own.y - one.y) < 0.3)) {
      const [[left, high], [right, low]] = bandAround(one, other)
      const caught = all.filter((third) => third.x > left - 0.6 && third.x < right + 0.6 && third.y > low - 0.5 && third.y < high + 0.5)
      if (caught.length === 2) return [one, other]
    }
  }
  throw new Error('no two stand by themselves')
}

/** A band over the open ground about the two. */
const selectByBand: Action = async (page) => {
  await dragOnBoard(page, ...bandAround(...(await adjacentPair(page))))
}
/** The two by keys, one after the other. */
const selectByKeys: Action = async (page) => {
  const [a, b] = await adjacentPair(page)
  await inSequence(pressEnterOn(base(a.id)), (page) => page.locator(base(b.id)).focus(), pressKeys('Shift+Enter'))(page)
}

/** Blue's first bound: four blades in a line, and two psiloi by themselves at the other end, as they are ordered to deploy. */
function lineAndPair(): StagedBattle {
  const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
  for (const [id, x] of [
    ['b3', 3.5],
    ['b4', 4.5],
    ['b5', 5.5],
    ['b6', 6.5],
    ['b11', 11.6],
    ['b12', 12.6],
  ] as const)
    stage.order(`deploy ${id} at ${x} 11.25 facing 180`)
  return stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
}

const steps = 4 * SCALE * 0.5

export const SUITES: Suite[] = [
  {
    name: 'a bound of movement',
    fixed: 'the lines and pairs that are taken up stand as the referee deploys them by 2.2',
    open: () => lineAndPair().open(),
    twins: [
      { what: 'select an element', pointer: clickBase('b3'), keys: pressEnterOn(base('b3')), leads: selectedIds },
      {
        what: 'take up another as well',
        pointer: inSequence(
          (page) => page.keyboard.down('Shift'),
          clickBase('b4'),
          (page) => page.keyboard.up('Shift'),
        ),
        keys: inSequence((page) => page.locator(base('b4')).focus(), pressKeys('Shift+Enter')),
        leads: selectedIds,
      },
      deselectAll,
      { what: 'gather several', pointer: selectByBand, keys: selectByKeys, leads: selectedIds },
      { what: 'take one of several alone', pointer: first(clickBase), keys: first((id) => pressEnterOn(base(id))), leads: selectedIds },
      deselectAll,
      {
        what: 'take a whole line up',
        pointer: inSequence(clickBase('b3'), clickOn('[data-act=line]')),
        keys: inSequence(pressEnterOn(base('b3')), pressKeys('l')),
        leads: selectedIds,
      },
      deselectAll,
      {
        what: 'move ahead',
        pointer: inSequence(clickBase('b3'), dragBase('b3', 0, -0.5 * SCALE)),
        keys: inSequence(pressEnterOn(base('b3')), confirmed(repeatKey('ArrowUp', steps))),
      },
      undo,
      { what: 'give it again', pointer: clickOn('[data-act=redo]'), keys: pressKeys('y') },
      { what: 'take it back by its key', pointer: clickOn('[data-act=undo]'), keys: pressKeys('u') },
      deselectAll,
      {
        what: 'move a line ahead',
        pointer: inSequence(clickBase('b3'), clickOn('[data-act=line]'), dragBase('b3', 0, -0.5 * SCALE)),
        keys: inSequence(pressEnterOn(base('b3')), pressKeys('l'), confirmed(repeatKey('ArrowUp', steps))),
      },
      undo,
      deselectAll,
      {
        what: 'wheel a line',
        pointer: inSequence(clickBase('b3'), clickOn('[data-act=line]'), wheelByHandle),
        keys: inSequence(pressEnterOn(base('b3')), pressKeys('l'), confirmed(repeatKey('q', 1))),
      },
      undo,
      deselectAll,
      {
        what: 'go as a column',
        pointer: inSequence(clickBase('b11'), clickOn('[data-act=line]'), clickOn('[data-act=column]'), dragBase('b11', 0, -0.5 * SCALE)),
        keys: inSequence(
          pressEnterOn(base('b11')),
          pressKeys('l'),
          pressSpaceOn('[data-act=column]'),
          (page) => page.locator(base('b11')).focus(),
          confirmed(repeatKey('ArrowUp', steps)),
        ),
      },
      undo,
      deselectAll,
      {
        what: 'go as far as it can',
        pointer: inSequence(clickBase('b3'), dragBase('b3', 0, -5 * SCALE)),
        keys: inSequence(pressEnterOn(base('b3')), confirmed(repeatKey('ArrowUp', 20 * SCALE))),
      },
      undo,
      deselectAll,
      {
        what: 'try to go too far',
        pointer: inSequence(clickBase('b3'), unsnapped(dragBase('b3', 0, -5 * SCALE))),
        keys: inSequence(pressEnterOn(base('b3')), pressKeys('/'), (page) => page.keyboard.type(`move b3 forward ${5 * SCALE}`), pressKeys('Enter')),
        leads: rules,
      },
      deselectAll,
      {
        what: 'let go of what is held',
        pointer: inSequence(clickBase('b3'), unsnapped(dragBase('b3', 0, -5 * SCALE)), pressKeys('Escape')),
        keys: inSequence(pressEnterOn(base('b3')), pressKeys('ArrowUp', 'Escape')),
        leads: async (page) => [await page.locator(DRAFT).count(), ...(await selectedIds(page))],
      },
      {
        what: 'move by name',
        pointer: inSequence(clickOn('.named > summary'), clickOn('[data-named=ahead]'), clickOn('[data-act=commit]')),
        keys: inSequence(pressEnterOn('.named > summary'), pressEnterOn('[data-named=ahead]'), pressEnterOn('[data-act=commit]')),
      },
      undo,
      deselectAll,
      { what: 'look where an enemy could go', pointer: clickBase('r1'), keys: pressEnterOn(base('r1')), leads: shown('g.threat path.brink') },
      { what: 'show zones of control', pointer: clickOn('[data-overlay=zones]'), keys: pressSpaceOn('[data-overlay=zones]'), leads: shown('path.zones') },
      {
        what: 'show where troops can shoot',
        pointer: clickOn('[data-overlay=arcs]'),
        keys: pressSpaceOn('[data-overlay=arcs]'),
        leads: (page) => page.locator('[data-overlay=arcs]').isChecked(),
      },
      {
        what: 'see it by another edition',
        pointer: inSequence(clickOn('[data-act=more-tools]'), lensReady, (page) => page.locator('[data-act=lens]').selectOption({ index: 1 })),
        keys: inSequence(pressKeys('/'), lensReady, (page) => page.locator('[data-act=lens]').focus(), pressKeys('ArrowDown')),
        leads: (page) => page.locator('[data-act=lens]').inputValue(),
      },
      {
        what: 'measure',
        pointer: inSequence(clickOn('[data-act=ruler]'), fromTo('r1', 'b1')),
        keys: inSequence((page) => page.locator(base('r1')).focus(), pressKeys('r', 'Enter'), pressEnterOn(base('b1'))),
        leads: rulerLength,
      },
      { what: 'put the ruler away', pointer: clickOn('[data-act=ruler]'), keys: pressKeys('r'), leads: (page) => page.locator('[data-ruler]').count() },
      { what: 'look closer', pointer: inSequence(clickOn('.zoom button'), clickOn('.zoom button')), keys: pressKeys('+', '+'), leads: zoomLevel },
      {
        what: 'look about',
        pointer: middleDragged,
        keys: pressKeys('ArrowUp'),
        leads: async (page) => Number((await attribute('svg.drawing', 'viewBox')(page))?.split(' ')[1]) < 3 * SCALE,
      },
      {
        what: 'look from farther off',
        pointer: inSequence(clickOn('.zoom button >> nth=1'), clickOn('.zoom button >> nth=1')),
        keys: pressKeys('-', '-'),
        leads: zoomLevel,
      },
      {
        what: 'type an order',
        pointer: inSequence(
          async (page) => (await commandField(page)).pressSequentially('e'),
          clickOn('#command-lines li'),
          clickOn('form button[type=submit]'),
        ),
        keys: pressKeys('/', 'e', 'ArrowDown', 'Enter', 'Enter'),
      },
    ],
  },
  {
    name: 'an enemy within reach',
    open: () => loneContactPosition().open(),
    twins: [
      {
        what: 'meet an enemy on the board',
        pointer: inSequence(reaching, clickOn('g.base.target .touch'), clickOn('g.base.target .touch')),
        keys: inSequence(reaching, pressEnterOn('g.base.target'), pressKeys('Space')),
      },
      undo,
      {
        what: 'meet an enemy from the list',
        pointer: inSequence(letGo, reaching, clickOn('[data-contact]')),
        keys: inSequence(letGo, reaching, pressEnterOn('[data-contact]')),
      },
      undo,
      {
        what: 'turn a single element',
        pointer: inSequence(letGo, async (page) => clickBase(await lonelyElement(page))(page), turnByHandle),
        keys: inSequence(letGo, async (page) => pressEnterOn(base(await lonelyElement(page)))(page), confirmed(repeatKey('e', 1))),
      },
      undo,
      // The keys are asked once where the PIPs are unspent.
      { what: 'end the movement', pointer: clickOn('[data-act=end]'), keys: inSequence(pressEnterOn('[data-act=end]'), pressKeys('Enter')) },
    ],
  },
  {
    name: 'a deployment',
    open: () => townPosition().open(),
    twins: [
      {
        what: 'put an element on the field',
        // Its middle lies under the pointer, a quarter of a base width behind its front.
        pointer: inSequence(clickOn('[data-reserve=r6]'), dragBetween([7.5 * SCALE, 1.5 * SCALE], [7.5 * SCALE, 2.25 * SCALE - 0.25])),
        keys: inSequence(pressEnterOn('[data-reserve=r6]'), repeatKey('ArrowUp', SCALE === 1 ? 1 : 10), pressEnterOn('[data-act=commit]')),
        leads: (page) => page.locator(base('r6')).count(),
      },
      {
        what: 'lift it',
        pointer: inSequence(clickBase('r6'), clickOn('[data-deed^=lift]')),
        keys: inSequence(pressEnterOn(base('r6')), pressEnterOn('[data-deed^=lift]')),
        leads: (page) => page.locator(base('r6')).count(),
      },
      {
        what: 'put one into a place',
        pointer: inSequence(clickOn('[data-reserve=r7]'), dragBetween([7.5 * SCALE, 3 * SCALE], [7.5 * SCALE, 0.8 * SCALE])),
        keys: inSequence(pressEnterOn('[data-reserve=r7]'), pressEnterOn('[data-deed$="in camp"]')),
      },
      {
        what: 'let it out again',
        pointer: inSequence(clickOn('[data-hold=red-camp] .limits'), clickOn('[data-deed^=lift]')),
        keys: inSequence(pressEnterOn('[data-hold=red-camp]'), pressEnterOn('[data-deed^=lift]')),
      },
      button('leave it to the referee', '[data-act=for-me]'),
    ],
  },
  {
    name: 'elements that change places',
    open: () => new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'swap')).open(),
    twins: [
      { what: 'take one up', pointer: clickBase('r4'), keys: pressEnterOn(base('r4')), leads: selectedIds },
      {
        what: 'name the other',
        pointer: (page) => page.locator('select[name=swap]').selectOption({ index: 1 }),
        keys: inSequence((page) => page.locator('select[name=swap]').focus(), pressKeys('ArrowDown')),
        leads: (page) => page.locator('select[name=swap]').inputValue(),
      },
      button('let them change', '[data-act=swap]'),
    ],
  },
  {
    name: 'the terrain',
    open: () => new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'terrain')).open(),
    twins: [
      button('take a piece up', '[data-take=wood]', shown('[data-held=legal]')),
      { what: 'lay it', pointer: clickOn('[data-act=lay]'), keys: pressKeys('Enter') },
    ],
  },
  {
    name: 'a siege',
    open: () => siegePosition().open(),
    twins: [
      {
        what: 'attack a place',
        pointer: inSequence(clickBase('b3'), clickOn('[data-hold=red-bua].target .limits'), clickOn('[data-hold=red-bua].target .limits')),
        keys: inSequence(
          pressEnterOn(base('b3')),
          (page) => page.locator('[data-hold=red-bua].target').waitFor(),
          pressEnterOn('[data-hold=red-bua].target'),
          pressEnterOn('[data-hold=red-bua].target'),
        ),
      },
    ],
  },
  {
    name: 'an army at sea',
    open: () => landingPosition().open(),
    twins: [
      {
        what: 'go on foot, and move',
        pointer: inSequence(clickBase('r1'), clickOn('[data-act=on-foot]'), dragBase('r1', 0, 0.5 * SCALE)),
        keys: inSequence(
          pressEnterOn(base('r1')),
          pressSpaceOn('[data-act=on-foot]'),
          (page) => page.locator(base('r1')).focus(),
          confirmed(repeatKey('ArrowUp', steps)),
        ),
      },
      undo,
      deselectAll,
      {
        what: 'come ashore',
        pointer: inSequence(clickOn('[data-aboard]'), landed),
        keys: inSequence(
          pressEnterOn('[data-aboard]'),
          (page) => page.locator('[data-deed^=land]').nth(2).waitFor(),
          pressEnterOn('[data-deed^=land] >> nth=2'),
        ),
      },
    ],
  },
  {
    name: 'combats',
    open: () => threeCombatsPosition().open(),
    twins: [
      {
        what: 'wish another order',
        pointer: (page) => page.locator('li.choice').nth(1).dragTo(page.locator('li.choice').nth(0)),
        keys: pressEnterOn('li.choice >> nth=1 >> button:has-text("↑")'),
        leads: offered,
      },
      {
        what: 'see what throws would do',
        pointer: clickOn('[data-outcomes] > summary'),
        keys: pressEnterOn('[data-outcomes] > summary'),
        leads: shown('[data-outcomes] li button'),
      },
      {
        what: 'look at one of them',
        pointer: (page) => page.locator('[data-outcomes] li button').first().hover(),
        keys: (page) => page.locator('[data-outcomes] li button').first().focus(),
        leads: (page) => page.locator('.arrow, .cross').count(),
      },
      button('fight', '[data-order^=fight]'),
      button('fight all in this order', '[data-act=fight-all]', (page) => page.locator('[data-act=fight-all]').count()),
    ],
  },
  {
    name: 'looking back',
    open: () => contactPosition().open(),
    twins: [
      { what: 'look back', pointer: inSequence(clickOn('[data-act=look-back]'), clickOn('[data-act=past-back]')), keys: pressKeys(','), leads: past },
      { what: 'one order on', pointer: clickOn('[data-act=past-on]'), keys: pressKeys('.'), leads: past },
      { what: 'one bound back', pointer: clickOn('[data-act=past-bound-back]'), keys: pressKeys('Shift+<'), leads: past },
      { what: 'one bound on', pointer: clickOn('[data-act=past-bound-on]'), keys: pressKeys('Shift+>'), leads: past },
      { what: 'to the beginning', pointer: clickOn('[data-act=past-first]'), keys: pressKeys('Home'), leads: past },
      { what: 'to the end', pointer: clickOn('[data-act=past-last]'), keys: pressKeys('End'), leads: past },
      { what: 'turn the board', pointer: clickOn('[data-act=past-turn]'), keys: pressKeys('t'), leads: attribute('[data-act=past-turn]', 'aria-pressed') },
      button('to a picture', '[data-stop] >> nth=1', past),
      button('to a line of the log', 'li[data-step] button >> nth=3', past),
      {
        what: 'back to the battle',
        pointer: clickOn('[data-act=past-close]'),
        keys: pressKeys('Escape'),
        leads: (page) => page.locator('[data-past]').count(),
      },
      { what: 'the sheet of the edition', pointer: clickOn('[data-act=sheet]'), keys: pressKeys('f'), leads: shown('[data-sheet][open]') },
      { what: 'close it', pointer: clickOn('[data-act=close-sheet]'), keys: pressKeys('Escape'), leads: (page) => page.locator('[data-sheet][open]').count() },
      { what: 'open the menu', pointer: clickOn('.menu > summary'), keys: pressEnterOn('.menu > summary'), leads: shown('.menu[open]') },
      button('ask to give up', '[data-act=concede]', shown('[role=alertdialog]')),
      { what: 'rather not', pointer: clickOn('[data-act=concede-no]'), keys: pressKeys('Escape'), leads: (page) => page.locator('[role=alertdialog]').count() },
      button('ask to give up again', '[data-act=concede]', shown('[role=alertdialog]')),
      button('give up', '[data-act=concede-yes]'),
    ],
  },
]

/** The ruler from one element to another. */
function fromTo(one: string, other: string): Action {
  return async (page) => {
    const [a, b] = [await seen(page, one), await seen(page, other)]
    await dragOnBoard(page, [a.x, a.y], [b.x, b.y])
  }
}

/** Drags what is seen with the middle button: the board comes down by a quarter of it. */
async function middleDragged(page: Page): Promise<void> {
  const box = await page.locator('svg.drawing').boundingBox()
  if (!box) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'middle' })
  await page.mouse.move(x, y + box.height / 4, { steps: 3 })
  await page.mouse.up({ button: 'middle' })
}

/** Selects an element that can make contact. */
async function reaching(page: Page): Promise<void> {
  for (const { id } of (await readElements(page)).filter((one) => one.takeable)) {
    await pressEnterOn(base(id))(page)
    await untilIdle(page)
    if ((await page.locator('g.base.target').count()) > 0) return
  }
}

/** Presses the shore near the third of the places offered there, and drags to it. */
async function landed(page: Page): Promise<void> {
  const place = page.locator('[data-deed^=land]').nth(2)
  await place.waitFor()
  const [, , , x = 0, y = 0] = ((await place.getAttribute('data-deed')) ?? '').split(' ').map(Number)
  await dragOnBoard(page, [x, y + 0.3], [x, y])
}
