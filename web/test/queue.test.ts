import { describe, expect, it } from 'vitest'
import { alternatives, inOrder, moved, shotOf } from '../src/queue'

const choices = ['fight r1', 'fight r2', 'fight r3', 'end'].map((order) => ({ order }))
const orders = (list: { order: string }[]) => list.map((one) => one.order)

describe('the order of fights', () => {
  it('is the referee’s where nothing is wished', () => {
    expect(orders(inOrder(choices, []))).toEqual(['fight r1', 'fight r2', 'fight r3', 'end'])
  })

  it('is what is wished, then the others', () => {
    expect(orders(inOrder(choices, ['fight r3', 'fight r9', 'fight r1']))).toEqual(['fight r3', 'fight r1', 'fight r2', 'end'])
  })

  it('changes by moving one up or down, at most to an end', () => {
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  })
})

describe('shots', () => {
  it('say who shoots, with whose help, and at what', () => {
    expect(shotOf('shoot r10 r11 at b1')).toEqual({ shooters: ['r10', 'r11'], target: 'b1' })
    expect(shotOf('fight r1')).toBeNull()
    expect(shotOf('call b11')).toBeNull()
  })

  const groups = (...all: string[]) => alternatives(all.map((order) => ({ order }))).map(({ of, choices }) => [of, ...orders(choices)])

  it('at one target stand together, wherever they were in the list', () => {
    expect(groups('shoot r10 at b1', 'call b11', 'shoot r11 r10 at b1', 'end')).toEqual([
      [{ target: 'b1' }, 'shoot r10 at b1', 'shoot r11 r10 at b1'],
      [null, 'call b11'],
      [null, 'end'],
    ])
  })

  it('of one shooter with several targets are one choice', () => {
    expect(groups('shoot r4 at b1', 'shoot r4 at b2', 'shoot r4 at b3')).toEqual([[{ shooter: 'r4' }, 'shoot r4 at b1', 'shoot r4 at b2', 'shoot r4 at b3']])
  })

  it('stand by shooter where it may choose, and by target where it may not', () => {
    // r10 may shoot at both, r11 and r12 at b1 alone, each with the other’s help.
    expect(groups('shoot r10 r11 at b1', 'shoot r10 at b2', 'shoot r11 r12 at b1', 'shoot r12 at b1')).toEqual([
      [{ shooter: 'r10' }, 'shoot r10 r11 at b1', 'shoot r10 at b2'],
      [{ target: 'b1' }, 'shoot r11 r12 at b1', 'shoot r12 at b1'],
    ])
  })
})
