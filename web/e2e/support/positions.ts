// Positions that several tests begin from: each is played up to by the engine under node, in the distances of the edition.

import type { Element } from '../../src/wire'
import { EDITION, renameTypes, SCALE } from './edition'
import { isDecision, StagedBattle } from './staged-battle'

/** An order of 2.2 with its distances and places in those of the edition; angles are what they were. */
export function scaleOrder(order: string): string {
  return order.replace(/(?<=\s)(\d+(?:\.\d+)?)(?=\s|$)/g, (number, _, at: number) =>
    /(facing|wheel left|wheel right)\s$/.test(order.slice(0, at)) ? number : String(Math.round(Number(number) * SCALE * 1000) / 1000),
  )
}

/** Plays up to a position once in a process; every caller has a battle of its own there. */
function once(play: () => StagedBattle): () => StagedBattle {
  let played: StagedBattle | undefined
  return () => (played ??= play()).copy()
}

/** Blue's first bound of movement, with six PIPs. */
export const firstMove = once(() => new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'move')))

/** A battle that goes on until `there`: both sides make contact where they can, or as `goes` says. Blue deploys by some orders before the referee's. */
function playOn(
  there: (stage: StagedBattle) => boolean,
  red = 'II/12',
  blue = 'II/33',
  edition = EDITION,
  deployed: string[] = [],
  goes: (stage: StagedBattle) => string | undefined = (stage) => stage.attack,
  players?: [red: string, blue: string],
): StagedBattle {
  const stage = new StagedBattle(red, blue, edition, undefined, players).advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
  for (const order of deployed) stage.order(order)
  stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
  for (let steps = 0; steps < 600; steps += 1) {
    const { asks } = stage
    if (there(stage)) return stage
    if (asks.kind === 'throw') stage.throw(...Array<number>(asks.dice).fill(asks.purpose.startsWith('pips') ? 6 : 3))
    else stage.order((asks.kind === 'decide' && asks.what === 'move' ? goes(stage) : stage.choices[0]) ?? 'end')
  }
  throw new Error('it never comes to that')
}

const hasTwoCombats = ({ asks, duels }: StagedBattle) => asks.kind === 'decide' && asks.what === 'combat' && duels.length > 1

/** A player chooses between two combats or more. */
export const combatPosition = once(() => playOn(hasTwoCombats))

/** The same where Solo DBA chooses. */
export const soloCombatPosition = once(() => playOn(hasTwoCombats, 'II/12', 'II/33', EDITION, [], (stage) => stage.attack, ['you', 'solo-dba']))

/** A player chooses among three combats or more: when one has been fought, there are still some to be fought together. */
export const threeCombatsPosition = once(() =>
  playOn(({ asks, duels }) => asks.kind === 'decide' && asks.what === 'combat' && duels.length > 2, 'II/33', 'II/12'),
)

/** A player may shoot: neither side has made contact. */
export const shootingPosition = once(() =>
  playOn(
    ({ asks, duels }) => asks.kind === 'decide' && asks.what === 'shooting' && duels.length > 0,
    'I/1a',
    'II/33',
    EDITION,
    [],
    (stage) => stage.ahead,
  ),
)

const mayMeet = (stage: StagedBattle): boolean => stage.asks.kind === 'decide' && stage.asks.what === 'move' && stage.attack?.includes(' into ') === true

/** A player may move into contact. */
export const contactPosition = once(() => playOn(mayMeet))

/** Blue's first bound of movement, in which one has friends before, behind and on both sides of it, and cannot pass through any. */
export const blockedPosition = once(() => {
  const stage = new StagedBattle('II/12', 'II/33').advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
  const blades = EDITION === '2.2' ? '4Bd' : renameTypes('4Bd')
  const cross = stage.state.elements.filter(({ side, troop }) => side === 'blue' && troop === blades).slice(0, 5)
  const places = [
    [0, 0],
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ] as const
  for (const [i, [across, back]] of places.entries()) {
    const one = cross[i]
    if (!one) throw new Error('too few blades')
    stage.order(`deploy ${one.id} at ${7.5 * SCALE + across * one.width} ${12 * SCALE + back * one.depth} facing 180`)
  }
  return stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
})

/** The element that cannot march there. */
export function blockedElement(stage: StagedBattle): string {
  const close = (one: Element, other: Element) => Math.abs(one.at[0] - other.at[0]) / one.width + Math.abs(one.at[1] - other.at[1]) / one.depth < 1.001
  const { own } = stage
  const middle = own.find((one) => own.filter((other) => other !== one && other.depth === one.depth && close(one, other)).length === 4)
  if (!middle) throw new Error('none has friends all around')
  return middle.id
}

/** Blue's second bound of movement, with elephants that are dear to move: in the first bound they are not. */
export const elephantPosition = once(() => {
  const mayMove = (asks: StagedBattle['asks']) => isDecision(asks, 'blue', 'move')
  const stage = new StagedBattle('II/12', 'II/3', '2.2').advanceUntil(mayMove)
  stage.order('end')
  return stage.advanceUntil(mayMove)
})

/** The same, with psiloi that stand by themselves. */
export const loneContactPosition = once(() => playOn(mayMeet, 'II/12', 'II/33', EDITION, [scaleOrder('deploy b12 at 12.6 11.25 facing 180')]))

/** The dice of a combat of 3.0 have fallen, and beaten mounted may choose how far they recoil. */
export const recoilPosition = once(() => playOn(({ asks }) => asks.kind === 'decide' && asks.what === 'recoil', 'I/43a', 'II/7', '3.0'))

/** A player moves after the first loss. */
export const lossesPosition = once(() =>
  playOn((stage) => stage.asks.kind === 'decide' && stage.asks.what === 'move' && stage.state.losses.some((lost) => lost > 0)),
)

/** One of an army of light horse is in contact, and may break off. */
export const breakOffPosition = once(() =>
  playOn((stage) => stage.asks.kind === 'decide' && stage.asks.what === 'move' && breakOffElement(stage) !== undefined, 'II/12', 'III/47'),
)

/** The id of an element that may break off. */
export function breakOffElement(stage: StagedBattle): string | undefined {
  return stage.own.filter((own) => stage.gap(own) < 1).find(({ index }) => stage.actions(index).some((order) => order.startsWith('break-off')))?.id
}

/** A built-up area lies in the near left corner, and the attacker numbers the two edges that it leaves. */
export const townEdges = once(() => {
  const stage = new StagedBattle('II/12', 'III/47')
  // A town with a road, and woods in two quarters, for there has to be so much difficult going.
  const wood = (x: number, y: number) =>
    `place wood ${x + 1.5} ${y} ${x + 1} ${y + 0.8} ${x} ${y + 1} ${x - 1} ${y + 0.8} ${x - 1.5} ${y} ${x - 1} ${y - 0.8} ${x} ${y - 1} ${x + 1} ${y - 0.8}`
  const plan = ['place bua 1.5 1.4 1.5 3.9 4.5 3.9 4.5 1.4', 'place road 0.5 along 0 2.75 15 2.75', wood(11, 5), wood(11, 11)].map(scaleOrder)
  plan.push('end')
  stage.advanceUntil((asks) => isDecision(asks, 'red', 'terrain'))
  return stage.advanceUntil(
    (asks) => isDecision(asks, 'blue', 'edges'),
    () => plan.shift(),
  )
})

/** Pikes and others defend that built-up area, and a camp beside it, against a light army that comes from the far edge. */
export const townPosition = once(() => {
  const stage = townEdges().advanceUntil((asks) => isDecision(asks, 'red', 'camp'))
  // An army with a town may do without a camp, and Solo DBA's does.
  stage.order(scaleOrder('camp 6.5 0 6.5 1.5 8.5 1.5 8.5 0'))
  return stage.advanceUntil((asks) => isDecision(asks, 'red', 'deployment'))
})

/** Two light horse stand before the built-up area, in their second bound; pikes are inside. */
export const siegePosition = once(() => {
  const stage = townPosition()
  stage.order('deploy r6 in bua')
  stage.advanceUntil((asks) => isDecision(asks, 'blue', 'deployment'))
  for (const order of ['deploy b3 at 2.4 11.25 facing 180', 'deploy b4 at 3.5 11.25 facing 180']) stage.order(scaleOrder(order))
  stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
  for (const id of ['b3', 'b4']) for (const far of [3.1, 2.9]) stage.order(scaleOrder(`move ${id} forward ${far}`))
  stage.order('end')
  return stage.advanceUntil((asks) => isDecision(asks, 'blue', 'move'))
})

/** An army from the sea deploys, with four elements left that it may keep back. */
export const reservePosition = once(() => {
  const stage = new StagedBattle('I/26a', 'II/33').advanceUntil((asks) => isDecision(asks, 'red', 'deployment'))
  return stage.advanceUntil(() => stage.reserve('red').length === 4)
})

/** Four elements are aboard, and red moves. */
export const landingPosition = once(() => {
  const stage = reservePosition()
  stage.order('end')
  return stage.advanceUntil((asks) => isDecision(asks, 'red', 'move'))
})
