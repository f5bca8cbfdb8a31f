// The screens before a battle: the start, each of its choosers, and the steps from the first throw to the first bound.

import type { Page } from 'playwright-core'
import { openPage } from '../support/saved-battles'
import { townPosition } from '../support/positions'
import { address } from '../support/browser'
import { isDecision, StagedBattle } from '../support/staged-battle'
import { all, file, order, press, unfold, type Scene, type Screen } from './screen'

const START = '?red=II/12&blue=II/33&seed=7'

const begin =
  (link = START) =>
  () =>
    openPage(link)

/** A step of the setup as a scene of its own. */
function step(name: string, side: string, what: string, edition: string, screens: Screen[]): Scene {
  return { name, open: () => new StagedBattle('II/12', 'II/33', edition).advanceUntil((asks) => isDecision(asks, side, what)).open(), screens }
}

/** The step when the dice of a purpose are due. */
function due(name: string, purpose: string, edition: string, screens: Screen[]): Scene {
  const there = (stage: StagedBattle) => stage.advanceUntil((asks) => asks.kind === 'throw' && asks.purpose.startsWith(purpose))
  return { name, open: () => there(new StagedBattle('II/12', 'II/33', edition)).open(), screens }
}

const every = (what: string) => async (page: Page) => {
  for (const one of await page.locator(what).all()) await one.click()
}

export const BEFORE: Scene[] = [
  {
    name: 'the start',
    open: begin(),
    screens: [
      { name: 'start', shows: '[data-act=begin]' },
      { name: 'start-armies', shows: '.found li', go: all(press('[data-choose=red]'), (page) => page.locator('input[type=search]').first().fill('roman')) },
      { name: 'start-no-army', shows: '.found p.soft', go: (page) => page.locator('input[type=search]').first().fill('Atlantis') },
      {
        name: 'start-enemies',
        shows: 'fieldset details[open] p',
        go: all(
          (page) => page.locator('input[type=search]').first().fill(''),
          (page) => page.locator('fieldset details > summary').first().click(),
        ),
      },
      {
        name: 'start-solo',
        shows: '[data-help=solo-dba]',
        go: all(press('[data-act=army-chosen]'), (page) => page.locator('[name=opponent]').selectOption('veteran')),
      },
      { name: 'start-lessons', shows: '[data-learn]', go: press('[data-act=all-lessons]') },
    ],
  },
  {
    name: 'the rules',
    open: begin(),
    screens: [
      { name: 'rules', shows: '[data-rules] input[name=edition]', go: unfold('[data-rules]') },
      { name: 'rules-groups', shows: '[data-ruling]', go: every('[data-rules] .group > summary') },
      { name: 'rules-chosen', shows: '[data-act=as-printed]', go: press('input[name=set] >> nth=2') },
      { name: 'rules-conflict', shows: '[data-conflict] b', go: all(press('[data-convention=board-30]'), press('[data-act=begin]')) },
      {
        name: 'rules-other-edition',
        shows: 'input[name=edition][value="3.0"]:checked',
        go: (page) => page.locator('input[name=edition][value="3.0"]').check(),
      },
      {
        name: 'rules-house-wrong',
        shows: '[data-conflict]:has-text("club.toml")',
        go: file('[data-act=house]', 'club.toml', 'extends = "2.2"\nset = { "shooting.range" = "1p" }\n'),
      },
    ],
  },
  {
    name: 'an army that the edition does not have',
    open: unknown,
    screens: [{ name: 'start-unknown-army', shows: '.unknown' }],
  },
  due('who attacks', 'aggression', '2.2', [
    { name: 'setup-attacker', shows: '[data-act=throw]' },
    { name: 'setup-typed-dice', shows: '[data-face="6"]', go: typedDice },
  ]),
  step('the terrain of 2.2', 'red', 'terrain', '2.2', [
    { name: 'setup-terrain', shows: '[data-take]' },
    { name: 'setup-terrain-held', shows: '[data-held]', go: press('[data-take=wood]') },
  ]),
  step('the edges', 'blue', 'edges', '2.2', [{ name: 'setup-edges', shows: '[data-offer]' }]),
  step('the camp', 'red', 'camp', '2.2', [{ name: 'setup-camp', shows: '[data-offer=camp]' }]),
  {
    name: 'the deployment',
    open: () => townPosition().open(),
    screens: [
      { name: 'setup-deployment', shows: '[data-reserve]' },
      { name: 'setup-picked', shows: '[data-deed]', go: press('[data-reserve=r6]') },
      { name: 'setup-held', shows: '[data-act=commit]', go: (page) => page.keyboard.press('ArrowUp') },
      { name: 'setup-refused', shows: '[data-reasons] li', go: all(press('[data-act=let-go]'), order('deploy r6 at 1 14 facing 0')) },
    ],
  },
  step('the swap', 'red', 'swap', '2.2', [{ name: 'setup-swap', shows: '[data-act=end]:enabled' }]),
  step('the terrain of 3.0', 'red', 'features', '3.0', [
    { name: 'setup-features', shows: '[data-act=features]' },
    {
      name: 'setup-features-refused',
      shows: '.ask:has-text("Too many features of that kind")',
      go: all(
        press('li:has([data-count]) button:last-child'),
        press('li:has([data-count]) button:last-child'),
        press('li:has([data-count]) button:last-child'),
        press('li:has([data-count]) button:last-child'),
      ),
    },
  ]),
  due('where a feature lies', 'quarter', '3.0', [{ name: 'setup-quarter', shows: '[data-act=throw]' }]),
  step('a feature of 3.0', 'red', 'terrain', '3.0', [{ name: 'setup-feature', shows: '[data-next]' }]),
]

/** The start with a list that the edition does not have. */
async function unknown(): Promise<Page> {
  const page = await openPage()
  await page.goto(`${address}?red=II/99&blue=II/33&seed=7`)
  return page
}

/** The dice of one's own table, chosen in the menu. */
async function typedDice(page: Page): Promise<void> {
  await page.locator('.menu > summary').click()
  await page.locator('.menu select').last().selectOption('typed')
  await page.locator('.menu > summary').click()
}
