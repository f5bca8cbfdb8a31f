import { expect, it } from 'vitest'
import { share } from '../src/odds'

it('are said in 36ths, and in percent to the nearest', () => {
  // 15 of 36 are 41.67 %, 1 of 36 is 2.78 %.
  expect([share(15), share(1), share(36)]).toEqual([
    { throws: 15, percent: 42 },
    { throws: 1, percent: 3 },
    { throws: 36, percent: 100 },
  ])
})
