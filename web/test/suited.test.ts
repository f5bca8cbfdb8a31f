// The armies that are chosen, when another edition is.

import { describe, expect, it } from 'vitest'
import { suited, type Lists, type Named } from '../src/armies/suited'
import { Failure } from '../src/workers/failure'

const named = (key: string, name = '') => ({ key, name })
/** An edition that has these lists, of which `I/9` is an enemy of all. */
const edition = (...lists: Named[]) =>
  ({
    army: (_: string, key: string) => {
      const found = lists.find((one) => one.key === key)
      return found ? Promise.resolve(found) : Promise.reject(new Error(`no list ${key}`))
    },
    armies: (_: string, query: string) => Promise.resolve(lists.filter(({ name }) => query.split(' ').every((word) => name.toLowerCase().includes(word)))),
    anEnemy: () => Promise.resolve(named('I/9')),
    anyArmy: () => Promise.resolve(named('I/1')),
    matchUp: () => Promise.resolve([named('I/7'), named('I/8')]),
  }) as unknown as Lists
const [macedonian, roman] = [named('II/12', 'Alexandrian Macedonian'), named('II/33', 'Polybian Roman')]

describe('the armies that are chosen', () => {
  it('stay where the edition has their lists', async () => {
    expect(await suited(macedonian, roman, '3.0', edition(macedonian, roman))).toEqual({ red: 'II/12', blue: 'II/33', lost: [], renamed: [] })
    expect(await suited(named('II/12'), named('II/33'), '3.0', edition(macedonian, roman))).toEqual({ red: 'II/12', blue: 'II/33', lost: [], renamed: [] })
  })

  it('give way to an enemy of the other where it has one of them, and to two enemies where it has none', async () => {
    expect(await suited(macedonian, roman, '3.0', edition(macedonian))).toMatchObject({ red: 'II/12', blue: 'I/9', lost: ['II/33'] })
    expect(await suited(macedonian, roman, '3.0', edition(roman))).toMatchObject({ red: 'I/9', blue: 'II/33', lost: ['II/12'] })
    expect(await suited(macedonian, roman, '3.0', edition())).toMatchObject({ red: 'I/7', blue: 'I/8', lost: ['II/12', 'II/33'] })
    const lonely = { ...edition(macedonian), anEnemy: () => Promise.resolve(null) } as unknown as Lists
    expect((await suited(macedonian, roman, '3.0', lonely)).blue).toBe('I/1')
  })

  it('are of the same people where the edition has it by another number', async () => {
    // As 3.0 and 2.2 number them: III/73b is another people there.
    const lists = edition(named('III/73b', 'Other Seljuq Turk'), named('III/72', 'Communal Italian'), named('II/82b', 'Later Visigothic'), roman)
    expect(await suited(named('III/73b', 'Communal Italian'), roman, '2.2', lists)).toEqual({ red: 'III/72', blue: 'II/33', lost: [], renamed: [] })
    const romans = edition(
      named('II/82a', 'Later Visigothic'),
      named('II/83b', 'Eastern Patrician Roman'),
      named('II/83a', 'Western Patrician Roman'),
      macedonian,
    )
    expect((await suited(named('II/82a', 'Western Patrician Roman'), macedonian, '2.2', romans)).red).toBe('II/83a')
  })

  it('keep their number under another name where it has the people by none, which is said', async () => {
    const lists = edition(named('IV/12a', 'Polynesian'), roman)
    expect(await suited(named('IV/12a', 'Fijian, Tongan or Samoan'), roman, '2.2', lists)).toEqual({
      red: 'IV/12a',
      blue: 'II/33',
      lost: [],
      renamed: [named('IV/12a', 'Polynesian')],
    })
  })

  it('stay while its lists cannot be had', async () => {
    const offline = { ...edition(), army: () => Promise.reject(new Failure('lists', 'offline')) } as unknown as Lists
    expect(await suited(macedonian, roman, '3.0', offline)).toEqual({ red: 'II/12', blue: 'II/33', lost: [], renamed: [] })
  })
})
