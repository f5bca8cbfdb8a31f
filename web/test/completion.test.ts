import { describe, expect, it } from 'vitest'
import { completions, openings, type Known } from '../src/completion'
import type { Element } from '../src/wire'

const element = (id: string, place: Element['place'] = 'table'): Element => ({
  id,
  index: 0,
  side: id.startsWith('r') ? 'red' : 'blue',
  troop: '4Bd',
  dismounts: null,
  class: 'Bd',
  mounted: false,
  general: false,
  place,
  at: [5, 5, 0],
  width: 1,
  depth: 0.5,
  moves: 0,
  commanded: true,
  allowance: [1.25, 1.25],
  rough: null,
})

const known: Known = {
  what: 'move',
  offered: ['end', 'concede'],
  own: [element('r1'), element('r2'), element('r3', 'lost')],
  enemies: [element('b1'), element('b2', 'reserve')],
  holds: ['blue-camp'],
  selected: ['r2'],
}

describe('what may come next in an order', () => {
  it('begins with what is selected, then the verbs', () => {
    const lines = completions('', known)
    expect(lines.slice(0, 4)).toEqual(['end', 'concede', 'move r2 forward ', 'move r2 into '])
    expect(lines).toContain('break-off ')
  })

  it('begins with words that apply now, and no others', () => {
    expect(openings({ ...known, selected: [] })).toEqual(['end', 'concede', 'move', 'column', 'narrow', 'dismount', 'break-off', 'land', 'recall'])
    expect(openings({ ...known, what: 'combat', offered: ['fight r1', 'fight r2'] })).toEqual(['fight'])
  })

  it('offers elements that fit, and none that is lost', () => {
    expect(completions('move ', known)).toEqual(['move r2 forward ', 'move r2 into ', 'move r1 ', 'move r2 '])
    expect(completions('column r1 ', known)).toContain('column r1 r2 ')
    expect(completions('column r1 ', known)).not.toContain('column r1 r3 ')
  })

  it('goes on word by word to a whole order', () => {
    expect(completions('move r1 i', known)).toEqual(['move r1 into '])
    expect(completions('move r1 into ', known)).toEqual(['move r1 into b1 ', 'move r1 into blue-camp'])
    expect(completions('move r1 into b1 left', known)).toEqual(['move r1 into b1 left-flank'])
    expect(completions('move r1 wheel ', known)).toEqual(['move r1 wheel left ', 'move r1 wheel right '])
    expect(completions('move r1 wheel left 3', known)).toEqual(['move r1 wheel left 30 '])
    expect(completions('break-off r1 ', known)).toEqual(['break-off r1 1.25'])
  })

  it('offers twelve lines at most', () => {
    const offered = Array.from({ length: 14 }, (_, i) => `fight r${i + 1}`)
    expect(completions('fight', { ...known, what: 'combat', offered })).toEqual(offered.slice(0, 12))
  })

  it('offers nothing that is typed already, and nothing that does not fit', () => {
    expect(completions('end', known)).toEqual([])
    expect(completions('xyz', known)).toEqual([])
  })

  it('is what the referee offers where he offers all', () => {
    const fights = { ...known, what: 'combat', offered: ['fight r1', 'fight r2'] }
    expect(completions('f', fights)).toEqual(['fight r1', 'fight r2'])
    const deploys = { ...known, what: 'deployment', offered: [], own: [element('r1', 'reserve')] }
    expect(completions('deploy ', deploys)).toEqual(['deploy r1 '])
    expect(completions('deploy r1 ', deploys)).toEqual(['deploy r1 at ', 'deploy r1 in camp', 'deploy r1 in bua'])
  })
})
