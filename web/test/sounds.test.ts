// Which sounds belong to what has happened, and when they are heard.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { sounds, soundsOf, soundsOfRoll } from '../src/moments/sounds.svelte'
import { view } from '../src/settings.svelte'
import type { Event } from '../src/wire'

const moved: Event = { kind: 'moved', id: 'r1', to: [5, 5, 0], distance: 1 }
const lost: Event = { kind: 'lost', id: 'b1', cause: 'score' }
const bound: Event = { kind: 'bound', side: 'red', number: 2 }
const ended: Event = { kind: 'ended', how: 'won', side: 'red' }

describe('the sounds', () => {
  it.each([
    ['a move', [moved, moved], ['march']],
    ['a loss', [lost], ['fall']],
    ['a bound', [bound], ['horn']],
    ['a loss that ends the battle', [lost, ended], ['fall', 'victory']],
    ['nothing', [], []],
  ] as [string, Event[], string[]][])('of %s', (_, events, heard) => {
    expect(soundsOf(events).map(([sound]) => sound)).toEqual(heard)
  })

  it('of a roll go with what is seen: dice after 0.3 s, the clash with the word after 0.85 s', () => {
    expect(soundsOfRoll(false, 1)).toEqual([
      ['dice', 300],
      ['clash', 850],
    ])
    expect(soundsOfRoll(true, 0.5)).toEqual([
      ['dice', 150],
      ['arrows', 425],
    ])
    // Without motion no dice roll.
    expect(soundsOfRoll(false, 0)).toEqual([['clash', 0]])
  })
})

describe('whether they are heard', () => {
  afterEach(() => {
    view.sound = null
    vi.unstubAllGlobals()
  })
  it.each([
    ['on a desk', [], true],
    ['on a phone', ['(pointer: coarse)'], false],
    ['without motion', ['(prefers-reduced-motion: reduce)'], false],
  ] as [string, string[], boolean][])('goes by the device without a choice: %s', (_, matching, on) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }))
    expect(sounds.on).toBe(on)
    sounds.toggle()
    expect([sounds.on, view.sound]).toEqual([!on, !on])
  })
})
