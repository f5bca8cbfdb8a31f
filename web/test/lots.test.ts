// Armies by lot, in the worker that has the lists.

import { describe, expect, it } from 'vitest'
import type { Army, ArmyBrief } from '../src/wire'
import { anEnemy, anyArmy, matchUp, type ListsOf } from '../src/workers/lots'

/** Lists with their enemies; `asked` counts how often a list was looked at. */
function lists(enemies: Record<string, string[]>): ListsOf & { asked: number } {
  const brief = (key: string) => ({ key }) as ArmyBrief
  return {
    asked: 0,
    all: () => Object.keys(enemies).map(brief),
    army(key) {
      this.asked += 1
      return { key, enemies: (enemies[key] ?? []).map(brief) } as Army
    },
  }
}

describe('armies by lot', () => {
  it('are any list, or an enemy of one', () => {
    expect(anyArmy(lists({ 'I/1': [] }))?.key).toBe('I/1')
    expect(anyArmy(lists({}))).toBeNull()
    expect(anEnemy(lists({ 'I/1': ['I/2'] }), 'I/1')?.key).toBe('I/2')
    expect(anEnemy(lists({ 'I/1': [] }), 'I/1')).toBeNull()
  })

  it('are two enemies, one of them with a list of its own', () => {
    for (let again = 0; again < 20; again += 1) {
      expect(matchUp(lists({ 'I/1': ['I/9'], 'I/2': [], 'I/3': [], 'I/9': ['I/1'] }))?.map(({ key }) => key)).toEqual(expect.arrayContaining(['I/1', 'I/9']))
    }
  })

  it('are of two lists, where there is more than civil war', () => {
    for (let again = 0; again < 20; again += 1) {
      const pair = matchUp(lists({ 'I/1': ['I/1', 'I/2'], 'I/2': ['I/2', 'I/1'] }))?.map(({ key }) => key)
      expect(new Set(pair).size).toBe(2)
    }
    expect(matchUp(lists({ 'I/1': ['I/1'] }))?.map(({ key }) => key)).toEqual(['I/1', 'I/1'])
  })

  it('are drawn anew where a list has no enemy, fifty times at most', () => {
    const lonely = lists({ 'I/1': [], 'I/2': [] })
    expect(matchUp(lonely)).toBeNull()
    // Each list is looked at as it is drawn, and for its enemies.
    expect(lonely.asked).toBe(100)
  })
})
