import { describe, expect, it } from 'vitest'
import { meant, readPlaces, type Place } from '../src/places'
import type { Pose } from '../src/wire'

function place(leader: Pose, contacts = 0): Place {
  return { leader, distance: 1, allowance: 2, pips: 1, contacts, ends: [] }
}

describe('the array of places', () => {
  it('is read place by place, each with its movers', () => {
    const one = [7, 8, 0, 1.25, 2.5, 1, 0, 2, 0, 7, 8, 0, 1, 8, 8, 0]
    const two = [6, 8, 90, 1, 2.5, 2, 1, 1, 0, 6, 8, 90]
    const places = readPlaces(Float64Array.from([...one, ...two]))
    expect(places).toHaveLength(2)
    expect(places[0]).toEqual({
      leader: [7, 8, 0],
      distance: 1.25,
      allowance: 2.5,
      pips: 1,
      contacts: 0,
      ends: [
        { index: 0, pose: [7, 8, 0] },
        { index: 1, pose: [8, 8, 0] },
      ],
    })
    expect(places[1]?.pips).toBe(2)
    expect(places[1]?.contacts).toBe(1)
  })

  it('of nothing has no places', () => {
    expect(readPlaces(new Float64Array())).toEqual([])
  })
})

describe('what a hand means', () => {
  it('is the contact, when one is near, and not the bare place under it', () => {
    // 0.3 off scores 0.3 - 0.5 = -0.2, better than the bare place's 0.
    expect(meant([place([7, 8, 0]), place([7, 8.3, 0], 1)], [7, 8, 0])).toBe(1)
  })

  it('is the place in line, when one is very near', () => {
    expect(meant([place([7, 8, 0]), place([7.1, 8, 0])], [7, 8, 0])).toBe(1)
    expect(meant([place([7, 8, 0]), place([7.3, 8, 0])], [7, 8, 0])).toBe(0)
  })

  it('is nothing, when every legal place is too far from the hand', () => {
    expect(meant([place([7, 8.6, 0], 1)], [7, 8, 0])).toBe(-1)
    expect(meant([], [7, 8, 0])).toBe(-1)
  })
})
