// A battle between one army and one of its historical enemies, by lot.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tab } from './support/browser'

const engine = { armies: vi.fn(), army: vi.fn() }
const battle = { engine, begin: vi.fn(() => Promise.resolve()), forMe: vi.fn(() => Promise.resolve()), settingUp: false }
const rules = { edition: '3.0', conventions: ['one'], rulings: [] }

let quick: typeof import('../src/quickBattle')
beforeEach(async () => {
  vi.resetAllMocks()
  vi.doMock('../src/battle.svelte', () => ({ battle, fresh: () => '7' }))
  quick = await tab(() => import('../src/quickBattle'))
  engine.armies.mockResolvedValue([{ key: 'I/1' }])
  battle.begin.mockResolvedValue()
  battle.forMe.mockResolvedValue()
})
afterAll(() => {
  vi.doUnmock('../src/battle.svelte')
  vi.resetModules()
})

describe('a quick battle', () => {
  it('is one of a list and its enemy, led by the player and a general, set up by the referee', async () => {
    engine.army.mockResolvedValue({ enemies: [{ key: 'I/2' }] })
    await quick.fightNow(rules, 'veteran')
    expect(engine.armies).toHaveBeenCalledWith('3.0', '')
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
    expect(engine.armies).not.toHaveBeenCalled()
    expect(battle.begin).toHaveBeenCalledWith({ ...rules, red: 'II/12', blue: 'II/33', seed: '7', players: ['you', 'solo-dba'], armies: ['3Kn general', null] })
  })

  it('is drawn anew where a list has no enemy, fifty times at most', async () => {
    engine.army.mockResolvedValueOnce({ enemies: [] }).mockResolvedValue({ enemies: [{ key: 'I/3' }] })
    await quick.fightNow(rules, 'greedy')
    expect(battle.begin).toHaveBeenCalledWith(expect.objectContaining({ red: 'I/1', blue: 'I/3' }))
    engine.army.mockReset().mockResolvedValue({ enemies: [] })
    await expect(quick.fightNow(rules, 'greedy')).rejects.toThrow()
    expect(engine.army).toHaveBeenCalledTimes(50)
    expect(battle.begin).toHaveBeenCalledTimes(1)
  })

  it('is none where an edition has no lists', async () => {
    engine.armies.mockResolvedValue([])
    await expect(quick.anyList('2.2')).rejects.toThrow()
  })
})
