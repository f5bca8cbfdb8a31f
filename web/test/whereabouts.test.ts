import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { whereabouts } from '../src/whereabouts'
import type { Element, Pose, State } from '../src/wire'

await language.include('table')

const element = (id: string, kind: string, at: Pose) => ({ id, class: kind, side: 'red', general: false, place: 'table', at, width: 1, depth: 0.5 }) as Element
const wood = {
  kind: 'wood',
  line: [],
  outline: [
    [10, 10],
    [13, 10],
    [13, 13],
    [10, 13],
  ],
}
const state = (...elements: Element[]) => ({ board: [15, 15], elements, holds: [], features: [wood] }) as unknown as State

describe('where a place is', () => {
  // It looks up; the middle of its base is at (5, 4.75).
  const up = element('r3', 'Kn', [5, 5, 0])

  it('is said from the nearest element, by its front and its hands, in half base widths', () => {
    expect(whereabouts([5, 7.8], state(up))).toBe('3 BW in front of Knights 3')
    expect(whereabouts([5.1, 3.3], state(up))).toBe('1.5 BW behind Knights 3')
    expect(whereabouts([3, 4.8], state(up))).toBe('2 BW left of Knights 3')
    expect(whereabouts([7, 6.2], state(up))).toBe('1.5 BW in front and 2 BW right of Knights 3')
    expect(whereabouts([3.5, 3.3], state(up))).toBe('1.5 BW behind and 1.5 BW left of Knights 3')
    expect(whereabouts([5.1, 4.8], state(up))).toBe('beside Knights 3')
    const far = element('r4', 'Bd', [9, 9, 0])
    expect(whereabouts([9, 10.2], state(up, far))).toBe('1.5 BW in front of Blades 4')
  })

  it('turns with the element that it is said from', () => {
    // Looking to the right, its left hand is up.
    expect(whereabouts([4.75, 7], state(element('r3', 'Kn', [5, 5, 90])))).toBe('2 BW left of Knights 3')
  })

  it('names the terrain, and without any element the part of the table', () => {
    expect(whereabouts([11, 11.2], state(element('r3', 'Kn', [11, 14, 180])))).toBe('in the wood, 3 BW in front of Knights 3')
    expect(whereabouts([1, 14], state())).toBe('at the far left')
    expect(whereabouts([1, 14], state({ ...up, place: 'reserve' }))).toBe('at the far left')
  })

  it('tells apart two places of a shore that are a base width from each other, whatever way the element looks', () => {
    for (const facing of [0, 17, 33, 45, 60, 90, 200]) {
      const game = state(element('r3', 'Kn', [5, 7, facing]))
      const places = Array.from({ length: 14 }, (_, i) => whereabouts([0.5, i + 0.5], game))
      expect(new Set(places).size, String(facing)).toBe(14)
    }
  })
})
