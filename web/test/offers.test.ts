import { describe, expect, it } from 'vitest'
import { following, onBoard } from '../src/offers'

describe('orders that are chosen on the board', () => {
  it('take one edge where one is asked for', () => {
    const next = following(['edge near', 'edge left'], [])
    expect(next.map(({ word, order }) => [word, order])).toEqual([
      ['near', 'edge near'],
      ['left', 'edge left'],
    ])
  })

  it('number edges one after the other, and leave the last to be understood', () => {
    const orders = ['edges near far left', 'edges near left far', 'edges far near left', 'edges far left near', 'edges left near far', 'edges left far near']
    expect(following(orders, []).map(({ word, order }) => [word, order])).toEqual([
      ['near', null],
      ['far', null],
      ['left', null],
    ])
    // Of those that begin with far there are two: which comes next decides.
    expect(following(orders, ['edges', 'far'])).toEqual([
      { kind: 'edge', word: 'near', words: ['edges', 'far', 'near'], order: 'edges far near left' },
      { kind: 'edge', word: 'left', words: ['edges', 'far', 'left'], order: 'edges far left near' },
    ])
  })

  it('take a quarter by its number', () => {
    expect(following(['quarter 1', 'quarter 3'], []).map(({ kind, word, order }) => [kind, word, order])).toEqual([
      ['quarter', '1', 'quarter 1'],
      ['quarter', '3', 'quarter 3'],
    ])
  })

  it('are those with a place; the others stay in a list', () => {
    const all = [
      'edges near far',
      'quarter 2',
      'camp 6 0 8 0 8 1 6 1',
      'place wood 1 2 3 4 5 6',
      'place waterway left 2',
      'camp none',
      'discard',
      'end',
      'garrison r4',
      'topography Arable',
    ]
    expect(all.filter(onBoard)).toEqual(all.slice(0, 5))
  })
})
