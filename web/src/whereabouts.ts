// Where a place on the table is, by what is there: a player points at it beside an element, and does not measure from the corner.

import { distance, inside, local, middle } from './geometry'
import { areaOf } from './orderText'
import { partyName } from './partyNames'
import type { Point, Pose, State } from './wire'
import { named, t } from './words'

/** What a place is measured from: the middle of a base, looking where the element looks. */
const centre = (at: Pose, depth: number): Pose => [...middle(at, depth), at[2]]

/** As a player measures by eye: in half base widths. */
const byEye = (length: number): number => Math.round(length * 2) / 2

/** The place beside the nearest element: how far in front of it or behind it, and how far to one of its sides. */
function beside(point: Point, state: State): string {
  const standing = state.elements.filter(({ place }) => place === 'table')
  const far = (one: (typeof standing)[number]) => distance(middle(one.at, one.depth), point)
  const [nearest] = standing.toSorted((one, other) => far(one) - far(other))
  if (!nearest) return t('spoken-at', { area: areaOf(point[0], point[1], state) })
  const { ahead, right } = local(centre(nearest.at, nearest.depth), point)
  const [along, aside] = [byEye(ahead), byEye(right)]
  const way = [along > 0 ? 'front' : along < 0 ? 'behind' : '', aside < 0 ? 'left' : aside > 0 ? 'right' : ''].filter((word) => word !== '').join('-')
  return t(`beside-${way || 'at'}`, { along: Math.abs(along), aside: Math.abs(aside), who: partyName(state, nearest.id) })
}

/** A place of the table in words: the terrain that it is in, and where it is from the nearest element; without any, the part of the table. */
export function whereabouts(point: Point, state: State): string {
  const lies = beside(point, state)
  const within = state.features.find(({ kind, line, outline }) => line.length < 2 && kind !== 'waterway' && inside(point, outline))
  return within ? t('beside-in', { terrain: named('said', within.kind), lies }) : lies
}
