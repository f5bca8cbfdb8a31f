import { describe, expect, it } from 'vitest'
import { inOrder, moved } from '../src/queue'

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
