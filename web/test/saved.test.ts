// What the list of saved battles shows, and what it refuses to show.

import { describe, expect, it } from 'vitest'
import { players, stands, title } from '../src/library/labels'
import { fileName, pictured, readKept, standing } from '../src/library/saved'
import type { StoredBattle } from '../src/library/store'
import type { State } from '../src/wire'
import { BATTLE } from './support/stored'

const battle: StoredBattle = { ...BATTLE, stand: { ...BATTLE.stand, active: 'blue', bounds: [3, 2], losses: [1, 4] } }

describe('an entry of the list', () => {
  it('is none where a part is missing or of another kind', () => {
    expect(readKept(battle)).toBe(battle)
    const wrong: Record<string, unknown>[] = [
      { id: 1 },
      { edition: undefined },
      { keys: ['II/12'] },
      { names: [1, 2] },
      { players: undefined },
      { players: ['you', 'greedy', 'random'] },
      { begun: 'today' },
      { played: NaN },
      { stand: { ...battle.stand, bounds: null } },
      { stand: { ...battle.stand, losses: 3 } },
      { stand: { ...battle.stand, phase: 1 } },
      { picture: { ...battle.picture, board: null } },
      { picture: { ...battle.picture, elements: null } },
    ]
    for (const part of wrong) expect(readKept({ ...battle, ...part }), JSON.stringify(part)).toBeNull()
    for (const none of [null, undefined, 'battle', 3]) expect(readKept(none)).toBeNull()
  })

  it('says how far the battle is, for the side whose bound it is', () => {
    expect(title(battle)).toBe('Alexandrian Macedonians v Polybian Romans')
    expect(stands(battle)).toBe('Polybian Romans, bound 2 · losses 1–4')
    expect(stands({ ...battle, stand: { ...battle.stand, active: 'red' } })).toBe('Alexandrian Macedonians, bound 3 · losses 1–4')
    expect(stands({ ...battle, names: ['', ''] })).toBe('Blue, bound 2 · losses 1–4')
    expect(players(battle)).toMatch(/^Alexandrian Macedonians: .+, Polybian Romans: /)
    expect(players({ ...battle, players: ['you', 'you'] })).toMatch(/^Both sides: /)
  })

  it('says how the battle ended', () => {
    const ending = (how: 'won' | 'conceded' | 'drawn', winner: 'red' | 'blue' | null) => stands({ ...battle, stand: { ...battle.stand, end: { how, winner } } })
    expect(ending('won', 'red')).toBe('Victory for the Alexandrian Macedonians! · losses 1–4')
    expect(ending('conceded', 'blue')).toBe('The Polybian Romans win: Alexandrian Macedonians conceded · losses 1–4')
    expect(ending('drawn', null)).toBe('Draw · losses 1–4')
  })

  it('has of a state what it shows', () => {
    const element = (id: string, place: string) => ({ id, side: 'red', at: [1, 2, 0], width: 1, depth: 0.5, general: false, place, troop: '4Bd' })
    const state = {
      board: [15, 15],
      phase: 'over',
      active: 'red',
      bounds: [4, 4],
      losses: [0, 5],
      asks: { kind: 'over', how: 'won', winner: 'red' },
      elements: [element('r1', 'table'), element('r2', 'lost')],
      features: [],
      holds: [],
    } as unknown as State
    expect(pictured(state).elements).toEqual([{ id: 'r1', side: 'red', at: [1, 2, 0], width: 1, depth: 0.5, general: false }])
    expect(standing(state).end).toEqual({ how: 'won', winner: 'red' })
  })
})

describe('the name of a file', () => {
  it('has no slash, whatever the army lists are called', () => {
    expect(fileName(['II/12/a', 'III/4'], 'acies')).toBe('II_12_a-III_4.acies')
  })
})
