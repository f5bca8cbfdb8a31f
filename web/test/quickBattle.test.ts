// A battle between one army and one of its historical enemies, by lot.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tab } from './support/browser'

const engine = { matchUp: vi.fn() }
const battle = { engine, begin: vi.fn(() => Promise.resolve()), forMe: vi.fn(() => Promise.resolve()), settingUp: false }
const rules = { edition: '3.0', conventions: ['one'], rulings: [] }

let quick: typeof import('../src/quickBattle')
beforeEach(async () => {
  vi.resetAllMocks()
  vi.doMock('../src/battle.svelte', () => ({ battle, fresh: () => '7' }))
  quick = await tab(() => import('../src/quickBattle'))
  engine.matchUp.mockResolvedValue([{ key: 'I/1' }, { key: 'I/2' }])
  battle.begin.mockResolvedValue()
  battle.forMe.mockResolvedValue()
})
afterAll(() => {
  vi.doUnmock('../src/battle.svelte')
  vi.resetModules()
})

describe('a quick battle', () => {
  it('is one of a list and its enemy, led by the player and a general, set up by the referee', async () => {
    await quick.fightNow(rules, 'veteran')
    expect(engine.matchUp).toHaveBeenCalledWith('3.0')
    expect(battle.begin).toHaveBeenCalledWith({ ...rules, red: 'I/1', blue: 'I/2', seed: '7', players: ['you', 'veteran'], armies: [null, null] })
    expect(battle.forMe).toHaveBeenCalledWith(true)
  })

  it('asks nothing until it stands, and asks again when it could not begin', async () => {
    battle.begin.mockImplementation(() => {
      expect(battle.settingUp).toBe(true)
      return Promise.reject(new Error('no lists'))
    })
    await expect(quick.fightNow(rules, 'veteran', { red: 'II/12', blue: 'II/33', armies: [null, null] })).rejects.toThrow('no lists')
    expect(battle.settingUp).toBe(false)
  })

  it('is of the pair that was shown, with the elements that are settled', async () => {
    await quick.fightNow(rules, 'solo-dba', { red: 'II/12', blue: 'II/33', armies: ['3Kn general', null] })
    expect(engine.matchUp).not.toHaveBeenCalled()
    expect(battle.begin).toHaveBeenCalledWith({ ...rules, red: 'II/12', blue: 'II/33', seed: '7', players: ['you', 'solo-dba'], armies: ['3Kn general', null] })
  })

  it('is none where an edition has no two enemies', async () => {
    engine.matchUp.mockResolvedValue(null)
    await expect(quick.fightNow(rules, 'greedy')).rejects.toThrow()
    expect(battle.begin).not.toHaveBeenCalled()
  })
})
