// What a piece of terrain is said to do for the elements that are selected.

import { describe, expect, it } from 'vitest'
import { terrainEffect } from '../src/terrainEffect'
import type { Element, Feature } from '../src/wire'

const piece = (kind: string, going: Feature['going'], more: Partial<Feature> = {}) => ({ kind, going, outline: [], line: [], ...more }) as unknown as Feature
const troops = (kind: string, good: number, rough: number | null, bad: number | null) => ({ class: kind, allowance: [good, bad], rough }) as Element
const knights = troops('Kn', 3, 1, 1)
const psiloi = troops('Ps', 3, 3, 3)
const artillery = troops('Art', 2, 1, null)
const dry = { river: '' }

describe('a piece of terrain', () => {
  it('is named with its going', () => {
    expect(terrainEffect(piece('wood', 'bad'), [], dry)).toEqual(['Wood: bad going'])
    expect(terrainEffect(piece('gentle-hill', 'good'), [knights], dry)).toEqual(['Gentle hill: good going'])
  })

  it('says of the troops that are selected how far they go in it, or that they may not enter, each kind once', () => {
    expect(terrainEffect(piece('wood', 'bad'), [knights, psiloi, knights, artillery], dry)).toEqual([
      'Wood: bad going',
      'Knights: at most 1 of 3 BW',
      'Psiloi: as fast as in good going',
      'Artillery: may not enter',
    ])
    expect(terrainEffect(piece('scrub', 'rough'), [artillery], dry)).toEqual(['Scrub: rough going', 'Artillery: at most 1 of 2 BW'])
  })

  it('bars all troops where it is impassable, and is in a river what its die has said', () => {
    expect(terrainEffect(piece('waterway', 'impassable'), [psiloi, artillery], dry)).toEqual(['Waterway: impassable', 'Psiloi and Artillery: may not enter'])
    const river = piece('river', 'good', {
      line: [
        [0, 5],
        [15, 5],
      ],
    })
    expect(terrainEffect(river, [knights], { river: 'unknown' })).toEqual(['River: not tested yet'])
  })
})
