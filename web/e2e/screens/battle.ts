// The screens of a battle: a bound of movement with all that may be laid over the board, shooting, combat, choices, the end.

import type { Page } from 'playwright-core'
import { finishedBattle } from '../support/finished-battle'
import { beginBattle, loadRecord, openPage, playToMove } from '../support/saved-battles'
import { centre, toScreen, commandField } from '../support/board'
import {
  landingPosition,
  breakOffElement,
  breakOffPosition,
  lossesPosition,
  combatPosition,
  contactPosition,
  firstMove,
  shootingPosition,
  siegePosition,
} from '../support/positions'
import { untilIdle } from '../support/idle'
import { isDecision } from '../support/staged-battle'
import { all, free, key, order, press, take, takeOne, unfold, type Scene } from './screen'

/** Drags an element ahead by touch, which asks for a confirmation. */
async function byFinger(page: Page): Promise<void> {
  const own = await free(page)
  const session = await page.context().newCDPSession(page)
  const [x, y] = await toScreen(page, ...centre(own))
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const down of [10, 20, 30]) await touch('touchMove', [{ x, y: y + down }])
  await touch('touchEnd', [])
}

/** A battle against the computer that plays step by step, in the middle of its bound. */
async function thinking(): Promise<Page> {
  const page = await openPage()
  await beginBattle(page)
  await page.locator('.menu > summary').click()
  await page.locator('[data-act=pace]').selectOption('step')
  await page.locator('.menu > summary').click()
  await page.locator('[data-act=end]').click()
  return page
}

/** A battle against Solo DBA, after its first bound. */
async function explained(): Promise<Page> {
  const page = await openPage('?red=II/12&blue=II/40&seed=3')
  await beginBattle(page, 'solo-dba')
  await page.locator('[data-act=end]').click()
  await playToMove(page)
  return page
}

/** Several attackers of one place: one of them is chosen. */
function mainAttacker() {
  const stage = siegePosition()
  for (const id of ['b3', 'b4']) stage.order(`move ${id} into red-bua`)
  stage.order('end')
  const [attack, defence] = stage.factors
  stage.order('fight b3')
  stage.throw(1 + defence - attack, 1)
  stage.advanceUntil((asks) => isDecision(asks, 'red', 'move')).order('end')
  stage.order('fight red-bua')
  return stage
}

/** Blue has ended its bound, and red rolls for PIPs at the same screen. */
function handed() {
  const stage = firstMove()
  stage.order('end')
  return stage.advanceUntil((asks) => asks.kind === 'throw' && asks.purpose.startsWith('pips'))
}

async function over(): Promise<Page> {
  const page = await openPage('')
  await loadRecord(page, finishedBattle(99))
  return page
}

export const BATTLE: Scene[] = [
  {
    name: 'a bound of movement',
    open: () => firstMove().open(),
    screens: [
      { name: 'move', shows: '[data-act=end]:enabled' },
      { name: 'move-selected', shows: 'g.reach path.brink', go: takeOne },
      { name: 'move-held', shows: '[data-act=commit]', go: all(key('ArrowUp'), key('ArrowUp')) },
      { name: 'move-full', shows: '[data-full]', go: all(...Array<ReturnType<typeof key>>(24).fill(key('ArrowUp'))) },
      { name: 'move-named', shows: '[data-named=ahead]', go: all(key('Escape'), unfold('.named')) },
      { name: 'move-zones', shows: 'path.zones', go: press('[data-overlay=zones]') },
      { name: 'move-arcs', shows: 'path.arcs', go: press('[data-overlay=arcs]') },
      { name: 'move-threat', shows: 'g.threat path.brink', go: (page) => page.locator('g.base.red').first().press('Enter') },
      {
        name: 'move-lens',
        shows: '[data-lens]',
        go: all(
          press('[data-act=more-tools]'),
          (page) => page.locator('[data-act=lens] option').nth(1).waitFor({ state: 'attached' }),
          (page) => page.locator('[data-act=lens]').selectOption({ index: 1 }),
          key('Escape'),
          press('[data-named=ahead]'),
        ),
      },
      { name: 'move-line', shows: '[data-handle=left]', go: all(key('Escape'), press('[data-act=line]')) },
      { name: 'move-ruler', shows: '[data-ruler]', go: measured },
      { name: 'move-closer', shows: '[aria-label="Zoom out"]:enabled', go: all(key('r'), press('[aria-label="Zoom in"]'), press('[aria-label="Zoom in"]')) },
      { name: 'move-completion', shows: '#command-lines:not([hidden])', go: async (page) => (await commandField(page)).pressSequentially('m') },
      { name: 'move-unread', shows: '[data-reasons] li', go: all((page) => page.locator('#command').fill(''), key('Escape'), order('march r1 on')) },
      {
        name: 'move-finger',
        shows: '[data-act=commit]',
        go: all(key('Escape'), key('Escape'), press('[aria-label="Zoom out"]'), press('[aria-label="Zoom out"]'), byFinger),
      },
      { name: 'menu', shows: '[data-act=theme]', go: all(press('[data-act=let-go]'), unfold('.menu')) },
      { name: 'concede-sure', shows: '[role=alertdialog]', go: press('[data-act=concede]') },
      { name: 'rules-in-force', shows: '.played .card', go: all(unfold('.menu'), unfold('.played')) },
      { name: 'sheet', shows: '[data-sheet] [data-margin]', go: all(unfold('.played'), press('[data-act=sheet]')) },
    ],
  },
  {
    name: 'an enemy within reach',
    open: () => contactPosition().open(),
    screens: [
      { name: 'contacts', shows: '[data-contact]', go: reaching },
      { name: 'contact-odds', shows: '.list .duel', go: press('.list summary') },
    ],
  },
  {
    name: 'breaking off',
    open: () => breakOffPosition().open(),
    screens: [{ name: 'break-off', shows: '[data-deed^=break-off]', go: (page) => take(page, breakOffElement(breakOffPosition()) ?? '') }],
  },
  { name: 'the turn of the other at one screen', open: () => handed().open(), screens: [{ name: 'handed-over', shows: '[data-act=throw]' }] },
  { name: 'an army at sea', open: () => landingPosition().open(), screens: [{ name: 'landing', shows: '[data-deed^=land]', go: press('[data-aboard]') }] },
  {
    name: 'a siege',
    open: () => siegePosition().open(),
    screens: [{ name: 'place-targeted', shows: '[data-hold=red-bua].target', go: (page) => take(page, 'b3') }],
  },
  {
    name: 'shooting',
    open: () => shootingPosition().open(),
    screens: [{ name: 'shooting', shows: '[data-order^=shoot]' }],
  },
  {
    name: 'combat',
    open: () => combatPosition().open(),
    screens: [
      { name: 'combat', shows: '[data-order^=fight]' },
      { name: 'outcomes', shows: '[data-outcomes] li button', go: unfold('[data-outcomes]') },
      { name: 'outcome-looked-at', shows: '.cross, .arrow', go: (page) => page.locator('[data-outcomes] li button').first().focus() },
      { name: 'combat-fought', shows: '.last', go: press('[data-order^=fight]') },
    ],
  },
  { name: 'a choice', open: () => mainAttacker().open(), screens: [{ name: 'choice', shows: '[data-order^="choose main-attacker"]' }] },
  { name: 'losses', open: () => lossesPosition().open(), screens: [{ name: 'losses', shows: '[data-fallen]' }] },
  { name: 'the other side plays', open: thinking, screens: [{ name: 'thinking', shows: '[data-act=next]' }] },
  {
    name: 'Solo DBA explains itself',
    open: explained,
    screens: [
      { name: 'log-whys', shows: 'details[data-why]' },
      { name: 'log-why', shows: 'details[data-why][open] > p', go: (page) => page.locator('details[data-why~=stance] > summary').last().click() },
      { name: 'log-why-numbers', shows: '[data-behind][open] p', go: (page) => page.locator('details[open] > [data-behind] > summary').last().click() },
    ],
  },
  {
    name: 'the end',
    open: over,
    screens: [
      { name: 'victory', shows: '[data-victory=won]' },
      { name: 'the-end', shows: '[data-end=won] .turned', go: press('[data-act=the-end]') },
    ],
  },
]

/** The ruler over the board, by a drag. */
async function measured(page: Page): Promise<void> {
  await page.keyboard.press('r')
  const [[x, y], [toX, toY]] = await Promise.all([toScreen(page, 4, 5), toScreen(page, 7, 9)])
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(toX, toY, { steps: 3 })
  await page.mouse.up()
}

/** Selects an element that can make contact. */
async function reaching(page: Page): Promise<void> {
  for (const id of await page.locator('g.base.takeable').evaluateAll((all) => all.map((one) => one.getAttribute('data-id') ?? ''))) {
    await take(page, id)
    await untilIdle(page)
    if ((await page.locator('[data-contact]').count()) > 0) return
  }
}
