// The armies that are chosen, when another edition is.

import { describe, expect, it } from 'vitest'
import { suited, type Lists } from '../src/armies/suited'
import { Failure } from '../src/workers/failure'

const brief = (key: string) => ({ key })
/** An edition that has these lists, of which `I/9` is an enemy of all. */
const edition = (...keys: string[]) =>
  ({
    army: (_: string, key: string) => (keys.includes(key) ? Promise.resolve(brief(key)) : Promise.reject(new Error(`no list ${key}`))),
    anEnemy: () => Promise.resolve(brief('I/9')),
    anyArmy: () => Promise.resolve(brief('I/1')),
    matchUp: () => Promise.resolve([brief('I/7'), brief('I/8')]),
  }) as unknown as Lists

describe('the armies that are chosen', () => {
  it('stay where the edition has their lists', async () => {
    expect(await suited('II/12', 'II/33', '3.0', edition('II/12', 'II/33'))).toEqual({ red: 'II/12', blue: 'II/33', lost: [] })
  })

  it('give way to an enemy of the other where it has one of them, and to two enemies where it has none', async () => {
    expect(await suited('II/12', 'II/33', '3.0', edition('II/12'))).toEqual({ red: 'II/12', blue: 'I/9', lost: ['II/33'] })
    expect(await suited('II/12', 'II/33', '3.0', edition('II/33'))).toEqual({ red: 'I/9', blue: 'II/33', lost: ['II/12'] })
    expect(await suited('II/12', 'II/33', '3.0', edition())).toEqual({ red: 'I/7', blue: 'I/8', lost: ['II/12', 'II/33'] })
    const lonely = { ...edition('II/12'), anEnemy: () => Promise.resolve(null) } as unknown as Lists
    expect((await suited('II/12', 'II/33', '3.0', lonely)).blue).toBe('I/1')
  })

  it('stay while its lists cannot be had', async () => {
    const offline = { ...edition(), army: () => Promise.reject(new Failure('lists', 'offline')) } as unknown as Lists
    expect(await suited('II/12', 'II/33', '3.0', offline)).toEqual({ red: 'II/12', blue: 'II/33', lost: [] })
  })
})
