// The screens of the assistant for Baroque: the armies, the tokens, each question of a turn, and a game that another tab has.

import type { Page } from 'playwright-core'
import { firstActs, waitForQuestion, beginGame, loadGame, MUSTER, openBaroque } from '../support/baroque'
import { address } from '../support/browser'
import { all, press, unfold, type Scene, type Screen } from './screen'

const ACTING = firstActs(['AAA', 'AA'], ['HD', 'HD'])

/** In the colours of the machine, as the aspects of a screen say. */
const start = () => openBaroque('auto')

/** A game of these orders. */
const at =
  (orders: string[], muster = MUSTER) =>
  async (): Promise<Page> => {
    const page = await start()
    await loadGame(page, orders, muster)
    return page
  }

/** What is asked after an order, as a screen that comes up by a saved game alone. */
const question = (name: string, kind: string, orders: string[], muster = MUSTER): Scene => ({
  name: `Baroque asks ${name}`,
  open: at(orders, muster),
  screens: [{ name: `baroque-${name}`, shows: `[data-asked=${kind}]` }],
})

const write = (text: string) => (page: Page) => page.locator('[data-muster]').fill(text)

const answer: Screen[] = [
  { name: 'baroque-act', shows: '[data-unit="r1.1"] [data-deed=move]' },
  { name: 'baroque-act-more', shows: '[data-unit="r1.2"] [data-deed=stop]', go: press('[data-unit="r1.2"] summary') },
  { name: 'baroque-who-answers', shows: '[data-near="b1.1"]', go: press('[data-unit="r1.1"] [data-deed=move]') },
  { name: 'baroque-how-far', shows: '[data-far="2"]', go: press('[data-near="b1.1"]') },
  { name: 'baroque-die', shows: '[data-asked=die] [data-face="5"]', go: press('[data-far="2"]') },
  { name: 'baroque-vacate', shows: '[data-act=keep]', go: press('[data-asked] [data-face="5"]') },
  { name: 'baroque-test', shows: '[data-test=passed]', go: press('[data-act=keep]') },
]

/** The first tab has begun a game; the second opens it. */
async function second(): Promise<Page> {
  const one = await start()
  await beginGame(one)
  await press('[data-act=turn]')(one)
  await waitForQuestion(one, 'dice')
  const other = await one.context().newPage()
  await other.goto(`${address}#baroque`)
  await other.locator('[data-open]').click()
  return other
}

/** Several games in the list. */
async function kept(): Promise<Page> {
  const page = await start()
  for (let games = 0; games < 2; games += 1) {
    await beginGame(page)
    await press('header summary')(page)
    await press('[data-act=close]')(page)
    await page.locator('[data-open]').nth(games).waitFor()
  }
  return page
}

export const ASSISTANT: Scene[] = [
  {
    name: 'the armies of Baroque',
    open: start,
    screens: [
      { name: 'baroque-muster', shows: '[data-muster]' },
      { name: 'baroque-muster-read', shows: '[data-read]:has-text("Red: 3 units in 2 commands")', go: write(MUSTER) },
      { name: 'baroque-muster-form', shows: '[data-add-unit] button', go: (page) => page.locator('details summary', { hasText: 'Add with a form' }).click() },
      { name: 'baroque-rulings', shows: '[data-ruling=turn-order]', go: unfold('[data-rulings]') },
      { name: 'baroque-muster-wrong', shows: '[data-read]:has-text("expected the discipline class")', go: write(MUSTER.replace('GA, A,', 'GA, D,')) },
    ],
  },
  {
    name: 'the tokens of Baroque',
    open: at(['turn']),
    screens: [
      { name: 'baroque-dice', shows: '[data-asked=dice] [data-die=red]' },
      { name: 'baroque-place', shows: '[data-command=r1]', go: all(press('[data-die=red] [data-face="1"]'), press('[data-die=blue] [data-face="6"]')) },
      { name: 'baroque-mode', shows: '[data-mode=AAA]:enabled', go: press('[data-command=r1]') },
      { name: 'baroque-menu', shows: '[data-act=save]', go: press('header summary') },
    ],
  },
  question('activate', 'activate', ACTING.slice(0, -1)),
  { name: 'a unit of Baroque that acts', open: at(ACTING), screens: answer },
  question('failed', 'failed', [...ACTING, 'did r1.1 move', 'check b1.1 near 1', 'die 5', 'keep', 'test failed']),
  {
    name: 'the remarks and the armies of Baroque',
    open: at(ACTING),
    screens: [
      { name: 'baroque-armies', shows: '[data-pursue="r1.1"]', go: press('[data-armies=r1] summary') },
      { name: 'baroque-skipped', shows: '[data-skipped] li', go: press('[data-act=done]') },
    ],
  },
  { name: 'the kept games of Baroque', open: kept, screens: [{ name: 'baroque-kept', shows: '[data-open] >> nth=1' }] },
  { name: 'a game of Baroque in another tab', open: second, screens: [{ name: 'baroque-elsewhere', shows: '[data-act=take-over]' }] },
]
