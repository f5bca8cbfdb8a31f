import { describe, expect, it } from 'vitest'
import { about, areaOf, freest, inLines, overlap, within } from '../src/board/sign'

const box = { x: 0, y: 0, w: 15, h: 15 }

describe('the place of a sign', () => {
  it('is the first that covers nothing', () => {
    const base = { x: 5, y: 5, w: 1, h: 0.5 }
    const places = about(base, { w: 3, h: 0.4 }, 0.1)
    // Below it, in the middle.
    expect(freest(places, [], box)).toEqual({ x: 4, y: 5.6, w: 3, h: 0.4 })
    // What stands below has it go above: the enemy is never covered.
    const enemy = { x: 4, y: 5.5, w: 3, h: 0.5, weight: 1 }
    expect(freest(places, [enemy], box)).toEqual({ x: 4, y: 4.5, w: 3, h: 0.4 })
  })

  it('covers what matters less where nothing is free', () => {
    const low = { x: 0, y: 8, w: 15, h: 7, weight: 1 }
    const high = { x: 0, y: 0, w: 15, h: 7.9, weight: 100 }
    const places = [
      { x: 1, y: 1, w: 2, h: 1 },
      { x: 1, y: 10, w: 2, h: 1 },
    ]
    expect(freest(places, [low, high], box)).toEqual(places[1])
  })

  it('lies within what is seen', () => {
    expect(within({ x: -1, y: 14.8, w: 3, h: 0.4 }, box)).toEqual({ x: 0, y: 14.6, w: 3, h: 0.4 })
    expect(freest([], [], box)).toBeNull()
  })
})

describe('areas', () => {
  it('overlap by what they share, and not by an edge', () => {
    expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 1, y: 1, w: 2, h: 2 })).toBe(1)
    expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 2, y: 0, w: 2, h: 2 })).toBe(0)
    expect(
      areaOf([
        [1, 5],
        [3, 2],
      ]),
    ).toEqual({ x: 1, y: 2, w: 2, h: 3 })
  })
})

describe('a sentence on a sign', () => {
  it('is in lines that are no longer than they may be, but for a longer word', () => {
    expect(inLines('That is outside the zone where you may deploy.', 20)).toEqual(['That is outside the', 'zone where you may', 'deploy.'])
    expect(inLines('Bereitstellungsraumgrenze', 10)).toEqual(['Bereitstellungsraumgrenze'])
    expect(inLines('', 10)).toEqual([])
  })
})
