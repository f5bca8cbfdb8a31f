import { expect, it } from 'vitest'
import { factorLines } from '../src/factors'
import { language } from '../src/language.svelte'
import type { Element, Fighter, State } from '../src/wire'

await language.include('table')

const state = {
  elements: ['b2', 'b3'].map((id) => ({ id, class: 'Sp', side: 'blue', general: false }) as Element),
  holds: [],
} as unknown as State
const said = (lines: Fighter['lines'], beside?: Fighter['beside']) =>
  factorLines(beside ? { lines, beside } : { lines }, state).map(({ value, text }) => `${value} ${text}`)

it('says of each contact that counts on which side it is and by which enemy', () => {
  expect(
    said(
      [
        ['basic', 5],
        ['contact', -2],
        ['uphill', 1],
      ],
      [
        ['overlap-left', 'b2'],
        ['right', 'b3'],
      ],
    ),
  ).toEqual(['5 basic', '-1 overlap on its left: Spears 2', '-1 right flank: Spears 3', '1 uphill'])
  expect(said([['contact', -1]], [['rear', 'b2']])).toEqual(['-1 rear: Spears 2'])
  expect(said([['contact', -1]], [['edge-left', null]])).toEqual(['-1 table edge on its left'])
})

it('gives one number for all of them where not all can count', () => {
  const three: Fighter['beside'] = [
    ['all-round', 'b2'],
    ['all-round', 'b3'],
    ['rear', 'b2'],
  ]
  expect(said([['contact', -2]], three)).toEqual(['-2 also in contact: Spears 2, also in contact: Spears 3, and rear: Spears 2'])
})

it('says it in general where the sides are not known', () => {
  expect(said([['contact', -1]])).toEqual(['-1 overlap or flank contact'])
})
