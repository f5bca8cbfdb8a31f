import { describe, expect, it } from 'vitest'
import { orderText } from '../src/orderText'

describe('an order in words', () => {
  it.each([
    ['place road 0.5 along 0 7 15 8', 'Road around 7.5, 7.5'],
    ['place waterway left 2', 'Waterway left edge'],
    ['features wood wood river', 'Wood × 2, River'],
    ['camp none', 'No camp'],
    ['edge near', 'near edge'],
    ['move r1 r2 r3 forward 1.23456', 'r1, r2, and r3: forward 1.23'],
    ['break-off r1 1.25', 'r1: 1.25'],
    ['fight r1', 'r1'],
    ['fight red-camp', 'Red camp'],
    ['shoot r4 r5 at b1', 'r4 and r5 at b1'],
    ['choose recoil r1 0.75', 'Recoil 0.75 BW'],
    ['choose main-attacker r2', 'r2'],
    ['choose flee-left', 'Flee left'],
    ['dismount r1 r2', 'dismount r1 r2'],
  ])('%s', (order, words) => expect(orderText(order, null)).toBe(words))
})
