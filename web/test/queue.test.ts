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

  it('at one target stand together, wherever they were in the list', () => {
    const shots = ['shoot r10 at b1', 'shoot r10 at b2', 'shoot r11 r10 at b1', 'call b11', 'end'].map((order) => ({ order }))
    expect(alternatives(shots).map(orders)).toEqual([['shoot r10 at b1', 'shoot r11 r10 at b1'], ['shoot r10 at b2'], ['call b11'], ['end']])
  })
})
