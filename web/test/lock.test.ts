// The lock of a battle: of two tabs only one plays it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lock, locked } from '../src/library/lock'
import { locks, settled } from './support/browser'

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }))
afterEach(() => vi.unstubAllGlobals())

const never = () => expect.unreachable('the lock is not lost')

describe('the lock of a battle', () => {
  it('is held by one tab, and free again when that lets it go', async () => {
    const [one, other] = [new Lock(), new Lock()]
    expect(await one.take('a', false, never)).toBe(true)
    expect(await other.take('b', false, never)).toBe(true)
    expect(await locked(['a', 'b', 'c'])).toEqual(new Set(['a', 'b']))
    expect(await other.take('a', false, never)).toBe(false)
    // Who asks for another battle has let go its own.
    expect(await locked(['a', 'b', 'c'])).toEqual(new Set(['a']))
    one.release()
    await settled()
    expect(await locked(['a'])).toEqual(new Set())
    expect(await other.take('a', false, never)).toBe(true)
  })

  it('is asked for again, as a page that is loaded anew may meet its own old lock', async () => {
    const [old, own] = [new Lock(), new Lock()]
    await old.take('a', false, never)
    const taking = own.take('a', false, never)
    setTimeout(() => old.release(), 50)
    expect(await taking).toBe(true)
  })

  it('is taken over for the asking, and the tab that had it hears of it', async () => {
    const [one, other] = [new Lock(), new Lock()]
    let lost = 0
    await one.take('a', false, () => (lost += 1))
    expect(await other.take('a', true, never)).toBe(true)
    await settled()
    expect(lost).toBe(1)
    expect(await locked(['a'])).toEqual(new Set(['a']))
  })

  it('is not needed in a browser that has none', async () => {
    vi.stubGlobal('navigator', {})
    expect(await new Lock().take('a', false, never)).toBe(true)
    expect(await locked(['a'])).toEqual(new Set())
  })
})
