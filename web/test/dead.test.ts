// Which of the dead count for victory: out of the edition's own file, beside what the referee counts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readVictory } from '../build/victory.ts'
import { deadOf } from '../src/dead'
import type { Element, State } from '../src/wire'

const terms = (edition: string) => readVictory(readFileSync(join(import.meta.dirname, `../../editions/dba-${edition}.toml`), 'utf8'))
const lost = (id: string, kind: string, more: Partial<Element> = {}) =>
  ({ id, side: 'red', class: kind, troop: kind, general: false, place: 'lost', ...more }) as Element
const state = (losses: number, ...elements: Element[]) => ({ losses: [losses, 0], elements, holds: [] }) as unknown as State

describe('what victory counts', () => {
  it('is read from each edition', () => {
    expect(terms('2.2')).toEqual({ losses: 4, uncounted: ['SCh', 'CF', 'Den'], more: [], general: 0, falls: true })
    expect(terms('3.0')).toMatchObject({
      losses: 4,
      uncounted: ['SCh', 'Hd', 'CF', 'Den'],
      more: ['6Kn', '6Cv', '8Sp', '8Bw', '8Cb', '8Lb', '6Bd'],
      general: 1,
      falls: false,
    })
  })

  it('leaves hordes apart', () => {
    const dead = deadOf(state(1, lost('r1', 'Hd'), lost('r2', '4Bd'), lost('r3', '4Bd', { place: 'table' })), 'red', terms('3.0'))
    expect(dead.counted.map(({ id }) => id)).toEqual(['r2'])
    expect(dead.uncounted.map(({ id }) => id)).toEqual(['r1'])
    expect(dead.beyond).toBe(0)
  })

  it('says that a general, which lies first, counts more, and by how much the referee counts beyond the bases', () => {
    // One element and its general: 1 + 1 + 1 more.
    const dead = deadOf(state(3, lost('r2', '4Bd'), lost('r1', '3Kn', { general: true })), 'red', terms('3.0'))
    expect([dead.counted.map(({ id }) => id), dead.beyond, dead.general]).toEqual([['r1', 'r2'], 1, true])
    // In 2.2 the loss of a general is no further loss.
    expect(deadOf(state(1, lost('r1', '3Kn', { general: true })), 'red', terms('2.2')).general).toBe(false)
  })

  it('takes everything as counted where the rules are of the house', () => {
    expect(deadOf(state(1, lost('r1', 'Hd')), 'red', null).uncounted).toEqual([])
  })
})
