// The measurements of a drafted move: how far its corners go, and what it passes through.
//
// The referee measures; this module decides where and in what words the result is shown.

import { corners } from '../geometry'
import { partyName } from '../partyNames'
import type { Element, Plan, Point, State, Verdict } from '../wire'
import { decimal, named, t } from '../words'

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

/** Whether all corners come as far, as it is written. */
export function even(all: Corner[]): boolean {
  return all.every(({ far }) => decimal(far) === decimal(all[0]?.far ?? 0))
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

/** What a path passes through, without duplicates: terrain by kind, and zones by owner; `shortly` terrain alone, as on the board, where zones are drawn. */
export function through(plan: Plan | null, state: State | null, shortly = false): string {
  if (!plan || !state) return ''
  const kinds = plan.features.flatMap((feature) => state.features[feature]?.kind ?? [])
  const zones = shortly ? [] : plan.zones.map((id) => t('through-zone', { who: partyName(state, id) }))
  const all = [...[...new Set(kinds)].map((kind) => named('terrain', kind)), ...zones]
  return all.length === 0 ? '' : t('through', { what: all.join(', ') })
}
