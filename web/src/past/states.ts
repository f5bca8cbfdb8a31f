// A series of states that share what did not change, and states seen from the other edge.

import { rotated } from '../geometry'
import type { Element, Point, Pose, State } from '../wire'

/** A state with the parts of the one before it that are just the same. */
export function sharing(state: State, before: State | undefined): State {
  if (!before) return state
  const [elements, features, holds] = [each(state.elements, before.elements), each(state.features, before.features), each(state.holds, before.holds)]
  return { ...state, elements, features, holds }
}

/** A list with the old items that are just the same; the old list itself where all are. */
function each<T>(items: T[], before: T[]): T[] {
  const shared = items.map((item, i) => {
    const old = before[i]
    return old !== undefined && JSON.stringify(old) === JSON.stringify(item) ? old : item
  })
  return shared.length === before.length && shared.every((item, i) => item === before[i]) ? before : shared
}

/** The same table seen from its other edge: everything half a turn about the middle. */
export function turnedAbout(state: State): State {
  const [width, depth] = state.board
  const point = ([x, y]: Point): Point => [width - x, depth - y]
  const pose = (at: Pose): Pose => rotated(at, [width / 2, depth / 2], 180)
  const element = (one: Element): Element => (one.place === 'table' ? { ...one, at: pose(one.at) } : one)
  return {
    ...state,
    elements: state.elements.map(element),
    features: state.features.map((feature) => ({
      ...feature,
      outline: feature.outline.map(point),
      line: feature.line.map(point),
      crest: feature.crest && [point(feature.crest[0]), point(feature.crest[1])],
      gates: feature.gates?.map(point),
    })),
    holds: state.holds.map((hold) => ({ ...hold, outline: hold.outline.map(point) })),
  }
}
