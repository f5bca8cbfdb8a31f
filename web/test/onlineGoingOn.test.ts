// A battle of this browser that is gone on with over a server: when it can be, and on which terms.

import { expect, it } from 'vitest'
import { canGoOn, termsOf } from '../src/online/goingOn'
import type { State } from '../src/wire'

const RECORD = `acies 1
engine 0.1.0 7cdb826b4f1e
edition 2.2 3f04bc097e8bbdad
convention wadbag
convention pike support
ruling camp-fall yes
scale 15mm
board 15 15
army red II/12
army blue III/10b
dice keyed 22f3
order red army 3Kn general #dac911ead762
  army red
`

const state = (asks: State['asks']) => ({ asks }) as State
const decides = (what: 'army' | 'move') => state({ kind: 'decide', side: 'red', what, element: null })

it('has the terms on which it was begun', () => {
  expect(termsOf(RECORD, 'days 4', true)).toEqual({
    edition: '2.2',
    conventions: ['wadbag', 'pike support'],
    rulings: [['camp-fall', 'yes']],
    armies: ['II/12', 'III/10b'],
    pace: 'days 4',
    backByConsent: false,
    watched: true,
  })
})

it('can go on where an order is asked for, both armies are chosen, and the rules are no file of this browser', () => {
  expect(canGoOn(RECORD, decides('move'))).toBe(true)
  expect(canGoOn(RECORD, decides('army'))).toBe(false)
  expect(canGoOn(RECORD, state({ kind: 'throw', side: 'red', purpose: 'pips red 1', dice: 1 }))).toBe(false)
  expect(canGoOn(RECORD, state({ kind: 'over', how: 'drawn', winner: null }))).toBe(false)
  expect(canGoOn(RECORD.replace('dice', 'house pips = 2\ndice'), decides('move'))).toBe(false)
})
