// What the samples of the gate are drawn by.

import { expect, it } from 'vitest'
import { numberOf } from '../e2e/support/sample'

it('reads any word as the Rust tests read it', () => {
  // By hand: 0x811c9dc5 with the byte 0x61 is 0x811c9da4, and that times 0x01000193 is 0xe40c292c but for whole turns of 2^32.
  expect(numberOf('a')).toBe(0xe40c292c)
  // The same vectors stand in crates/sampling/src/lib.rs.
  expect(['', 'foobar', '4beefab6', 'any word', '\u00e9'].map(numberOf)).toEqual([0x811c9dc5, 0xbf9cf968, 0x457d0438, 0x1b41a85b, 0x1e9de8c1])
})
