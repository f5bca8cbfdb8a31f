import { describe, expect, it } from 'vitest'
import { isCollection, placeOf, readCollection, writeCollection, type StoredGame } from '../src/library/collection'
import type { Text } from '../src/library/store'
import { HOSTILE } from './support/hostile'
import { BATTLE } from './support/stored'

const battle = BATTLE
const text: Text = { id: 'one', record: 'acies 1\n', seed: '7' }
const game: StoredGame = { id: 'two', names: ['Left', 'Right'], turn: 3, played: 4, text: 'acies-baroque 2\n' }

describe('a file of all battles', () => {
  it('has all of them, and no tab that holds them', () => {
    const file = writeCollection([{ battle, text }], [game])
    expect(isCollection(file)).toBe(true)
    expect(readCollection(file)).toEqual({ battles: [{ battle: { ...battle, holder: '' }, text }], games: [game], unread: 0 })
  })

  it('has every text as it is, whatever it says', () => {
    const hostile = {
      ...battle,
      id: HOSTILE,
      names: [HOSTILE, HOSTILE] as [string, string],
      keys: [HOSTILE, HOSTILE] as [string, string],
      players: [HOSTILE, HOSTILE] as [string, string],
      holder: '',
    }
    const all = { battle: hostile, text: { id: HOSTILE, record: `acies 1\nnote ${HOSTILE}\r\n`, seed: HOSTILE } }
    const other = { ...game, id: HOSTILE, names: [HOSTILE, HOSTILE] as [string, string], text: HOSTILE }
    const file = writeCollection([all], [other])
    // It is one line, as what is read by lines would take the next for something else.
    expect(file.trimEnd().split('\n')).toHaveLength(1)
    expect(readCollection(file)).toEqual({ battles: [all], games: [other], unread: 0 })
  })

  it('is known by its beginning, and not read where its end is missing', () => {
    expect(isCollection('acies 1\nedition 2.2\n')).toBe(false)
    const file = writeCollection([{ battle, text }], [])
    expect(() => readCollection(file.slice(0, -10))).toThrow()
  })

  it('leaves out what makes no sense, and counts it', () => {
    const broken = [{ battle: { ...battle, keys: 'II/12' }, text }, { battle, text: { id: 'one', record: 7 } }, null, 'battle']
    const file = `{"acies-library":1,"battles":${JSON.stringify([...broken, { battle, text }])},"games":${JSON.stringify([{ ...game, turn: 'three' }, game])}}`
    const found = readCollection(file)
    expect([found.battles.length, found.games.length, found.unread]).toEqual([1, 1, 5])
  })

  it('is put beside what is here, and never over it', () => {
    const place = (there?: string) => placeOf('one', 'record', there, () => 'another')
    expect(place()).toBe('one')
    expect(place('record')).toBe(null)
    expect(place('another record')).toBe('another')
  })
})
