import { describe, expect, it } from 'vitest'
import { rank, readPlaces, type Place } from '../src/snapping'
import type { Pose } from '../src/wire'

function place(leader: Pose, contacts = 0, joins = false): Place {
  return { leader, allowance: 2, contacts, joins, short: 0 }
}

describe('the array of places', () => {
  it('is read place by place', () => {
    const places = readPlaces(Float64Array.from([7, 8, 0, 2.5, 0, 1, 6, 8, 90, 1.25, 2, 0]))
    expect(places).toEqual([
      { leader: [7, 8, 0], allowance: 2.5, contacts: 0, joins: true, short: 0 },
      { leader: [6, 8, 90], allowance: 1.25, contacts: 2, joins: false, short: 0 },
    ])
  })

  it('says how far a place stops short of one in line, which is meant as that is', () => {
    const places = readPlaces(Float64Array.from([5, 6.25, 0, 1.25, 0, -0.01]))
    expect(places).toEqual([{ leader: [5, 6.25, 0], allowance: 1.25, contacts: 0, joins: true, short: 0.01 }])
    expect(rank(places, [5.04, 6.2, 0])).toBe(0)
  })

  it('of nothing has no places', () => {
    expect(readPlaces(new Float64Array())).toEqual([])
  })
})

describe('what a hand means', () => {
  it('is the contact, when one is near, and not the bare place under it', () => {
    // 0.3 off scores 0.3 - 0.5 = -0.2, better than the bare place's 0.
    expect(rank([place([7, 8, 0]), place([7, 8.3, 0], 1)], [7, 8, 0])).toBe(1)
  })

  it('is the place in line, when one is very near', () => {
    expect(rank([place([7, 8, 0]), place([7.1, 8, 0])], [7, 8, 0])).toBe(1)
    expect(rank([place([7, 8, 0]), place([7.3, 8, 0])], [7, 8, 0])).toBe(0)
  })

  it('is the group, rather than straight ahead, when both are near', () => {
    // An element at 3.5 3.75 is held at 3.52 4.73; straight ahead of it is 3.5 4.73, beside its friend 3.5 4.75.
    const [hand, straight, bare] = [[3.52, 4.73, 0], place([3.5, 4.73, 0]), place([3.52, 4.73, 0])] as [Pose, Place, Place]
    expect(rank([straight, place([3.5, 4.75, 0], 0, true), bare], hand)).toBe(1)
    expect(rank([straight, place([3.5, 4.95, 0], 0, true), bare], hand)).toBe(1)
    // Too far away it is not meant.
    expect(rank([straight, place([3.5, 5.05, 0], 0, true), bare], hand)).toBe(0)
  })

  it('is a place of any kind within 0.35, if the hand is at none', () => {
    expect(rank([place([7, 8.34, 0])], [7, 8, 0])).toBe(0)
    expect(rank([place([7, 8.36, 0])], [7, 8, 0])).toBe(-1)
    expect(rank([place([7, 8.34, 0], 0, true)], [7, 8, 0])).toBe(0)
  })

  it('is the group under the hand, rather than a contact somewhere else', () => {
    // 0 - 0.3 is less than 0.3 - 0.5.
    expect(rank([place([7, 8.3, 0], 1), place([7, 8, 0], 0, true)], [7, 8, 0])).toBe(1)
  })

  it('is the contact, when it is nearer than the group', () => {
    expect(rank([place([7, 8.1, 0], 0, true), place([7, 8.05, 0], 1)], [7, 8, 0])).toBe(1)
    // 0.05 - 0.3 is less than 0.3 - 0.5.
    expect(rank([place([7, 8.05, 0], 0, true), place([7, 8.3, 0], 1)], [7, 8, 0])).toBe(0)
  })

  it('is the group under the hand, and nothing beside it', () => {
    expect(rank([place([7, 8, 0], 0, true), place([7.1, 8, 0])], [7, 8, 0])).toBe(0)
  })

  it('is nothing, when every legal place is too far from the hand', () => {
    expect(rank([place([7, 8.6, 0], 1)], [7, 8, 0])).toBe(-1)
    expect(rank([], [7, 8, 0])).toBe(-1)
  })
})
