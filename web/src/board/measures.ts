// The measurements of a drafted move: how far its corners go, and what it passes through.
//
// The referee measures; this module decides where and in what words the result is shown.

import { at, corners, distance, local } from '../geometry'
import { partyName, partyNames } from '../partyNames'
import { foremost, instead, reason } from '../reasons'
import type { Draft } from '../hand.svelte'
import type { Element, Plan, Point, Pose, State, Verdict } from '../wire'
import { decimal, named, t, type Arguments } from '../words'

const NAMES = ['front-left', 'front-right', 'rear-right', 'rear-left'] as const

/** A corner of the mover that goes farthest. */
export interface Corner {
  name: (typeof NAMES)[number]
  /** How far it comes, in base widths. */
  far: number
  /** Where it is at the start and at the end of each leg. */
  way: Point[]
}

/** The measured corners of the mover that goes farthest; none for elements that come from off the table. */
export function cornersOf(plan: Plan | null, elements: Element[]): Corner[] {
  const [id, lengths] = plan?.corners ?? [null, []]
  const element = elements.find((one) => one.id === id)
  const track = plan?.tracks.find((one) => one.id === id)
  if (!element || !track) return []
  const stations = [element.at, ...track.poses].map((pose) => corners(pose, element.width, element.depth))
  return NAMES.flatMap((name, i) => {
    const far = lengths[i]
    return far === undefined ? [] : [{ name, far, way: stations.map((four) => four[i] ?? four[0]) }]
  })
}

/** Whether all corners come as far, as they are written. */
export function even(all: Corner[]): boolean {
  return all.every(({ far }) => decimal(far) === decimal(all[0]?.far ?? 0))
}

/** How far a move goes and may go, with its price: a legal one never reads as if it went farther than it may, within the referee's tolerance. */
export function measureText({ distance = 0, allowance = 0, pips = 0, closesDoor = false }: Partial<Plan>, legal: boolean): string {
  if (legal && closesDoor) return t('draft-measure-door', { distance, pips })
  return t('draft-measure', { distance: legal ? Math.min(distance, allowance) : distance, allowance, pips })
}

/** Whether a corner goes too far, in a move refused for its distance. */
export function tooFar({ far }: Corner, verdict: Verdict | null): boolean {
  return !!verdict?.breaches.some(({ facts }) => 'distance' in facts && typeof facts.allowance === 'number' && far > facts.allowance)
}

/** The distances of the corners: `front left 0.52, front right 0`. */
export function cornerText(all: Corner[]): string {
  if (all.length === 0) return ''
  if (even(all)) return t('corners-even', { distance: all[0]?.far ?? 0 })
  return t('corners', { corners: all.map(({ name, far }) => `${named('corner', name)} ${decimal(far)}`).join(', ') })
}

type Placed = Pick<Element, 'id' | 'at' | 'width' | 'depth'>

/** A gap that looks like a contact, in base widths, and the least that can be read. */
const NARROW = 0.25
const READABLE = 0.005

/** How far a point is from a front edge. */
function fromFront(point: Point, pose: Pose, width: number): number {
  const { right } = local(pose, point)
  return distance(point, at(pose, 0, Math.max(-width / 2, Math.min(width / 2, right))))
}

/** The enemy before the front of movers that is so near that it looks met, with the gap; null where there is none. */
export function gapBefore(movers: readonly Placed[], enemies: readonly Placed[]): { id: string; gap: number } | null {
  let least: { id: string; gap: number } | null = null
  for (const mover of movers) {
    const [left, right] = corners(mover.at, mover.width, mover.depth)
    for (const enemy of enemies) {
      const four = corners(enemy.at, enemy.width, enemy.depth)
      if (!four.some((corner) => local(mover.at, corner).ahead > READABLE)) continue
      // The nearest points of two edges that do not cross include a corner.
      const edges = four.map((corner, i): [Pose, number] => {
        const next = four[(i + 1) % 4] ?? corner
        const [x, y] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]
        return [[x, y, enemy.at[2] + 90 * i], distance(corner, next)]
      })
      const gap = Math.min(
        ...four.map((corner) => fromFront(corner, mover.at, mover.width)),
        ...edges.flatMap(([pose, width]) => [left, right].map((corner) => fromFront(corner, pose, width))),
      )
      if (gap < NARROW && (!least || gap < least.gap)) least = { id: enemy.id, gap }
    }
  }
  return least && least.gap >= READABLE ? least : null
}

/** What a move that is legal ends short of: contact with an enemy, or the far bank of a river whose depth is not known; `shortly` as on the board. */
export function shortText(plan: Plan | null, state: State | null, shortly = false): string {
  if (!plan || !state) return ''
  if (plan.stopsAtRiver) return t(shortly ? 'stops-at-river' : 'short-of-river')
  if (plan.contacts.length > 0) return ''
  const movers = plan.tracks.flatMap(({ id, poses }) => {
    const element = state.elements.find((one) => one.id === id)
    const to = poses.at(-1)
    return element && to ? [{ ...element, at: to }] : []
  })
  const enemies = state.elements.filter(({ side, place }) => place === 'table' && movers.length > 0 && side !== movers[0]?.side)
  const found = gapBefore(movers, enemies)
  return found ? t('short-of-contact', { gap: found.gap, who: partyName(state, found.id) }) : ''
}

/** The plan that is slowed by its going, of that of a drag and that of its way beyond. */
function slowed(plans: (Plan | null | undefined)[], good: number, state: State): Arguments | null {
  for (const plan of plans) {
    if (!plan || plan.allowance <= 0 || plan.allowance > good - READABLE) continue
    const passed = plan.features.flatMap((feature) => state.features[feature] ?? []).filter(({ going }) => going !== 'good')
    const [first] = passed
    const what = [...new Set(passed.map(({ kind }) => named('terrain', kind)))].join(', ')
    if (first) return { allowance: plan.allowance, going: named('going', first.going), what }
  }
  return null
}

/** A drafted move as far as it goes, and why it goes no farther. */
type Stopping = Pick<Draft, 'plan' | 'full' | 'beyond'>

/** Why a move goes less far than in good going: the going on its way, or what refuses more of it; empty where neither does, `shortly` the going alone. */
export function slowedText({ plan, full, beyond }: Stopping, movers: readonly Pick<Element, 'allowance'>[], state: State | null, shortly = false): string {
  if (!plan || !state || movers.length === 0 || plan.allowance <= 0) return ''
  const good = Math.min(...movers.map(({ allowance }) => allowance[0]))
  const { distance } = plan
  const going = slowed([plan, beyond?.plan], good, state)
  if (going) return t(shortly ? 'slowed-shortly' : beyond ? 'slowed-stops' : 'slowed', { ...going, good, distance })
  const [why] = full || shortly ? [] : foremost(beyond?.breaches.filter(({ rule }) => rule !== 'move.distance') ?? [])
  return why ? t('slowed-before', { distance, why: `${reason(why, state)} ${instead(why.rule, state)}`.trim() }) : ''
}

/** What hampers a path, without duplicates: terrain that is no good going by kind, and zones by owner or, if they are many, their number; `shortly` terrain alone, as on the board, where zones are drawn. */
export function through(plan: Plan | null, state: State | null, shortly = false): string {
  if (!plan || !state) return ''
  const kinds = plan.features.flatMap((feature) => {
    const passed = state.features[feature]
    return !passed || passed.going === 'good' ? [] : [passed.kind]
  })
  const zones = shortly || plan.zones.length === 0 ? [] : [t('through-zone', { who: partyNames(state, plan.zones), count: plan.zones.length })]
  const all = [...[...new Set(kinds)].map((kind) => named('terrain', kind)), ...zones]
  return all.length === 0 ? '' : t('through', { what: all.join(', ') })
}
