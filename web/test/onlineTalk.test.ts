// The talk of two players as a page has it: said, confirmed, missed, read and muted.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LONGEST_LINE, Talk } from '../src/online/talk.svelte'
import type { FromHouse, FromPage, TalkLine } from '../src/online/wire'
import { CODE } from './support/fakeHouse'

let sent: FromPage[]
/** Whether the socket is open. */
let isOpen: boolean
let talk: Talk
let kept: Map<string, string>

const make = () =>
  new Talk(CODE, 'red', (message) => {
    if (isOpen) sent.push(message)
    return isOpen
  })
const line = (number: number, by: 'red' | 'blue', text: string, id = `${number}`): TalkLine => ({ number, by, id, at: 0, text })
const said = (...lines: TalkLine[]): FromHouse => ({ t: 'said', battle: CODE, lines })

beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) })
  sent = []
  isOpen = true
  talk = make()
})
afterEach(() => {
  talk.end()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('talk', () => {
  it('waits until the house has it, and is sent again by the same id on a new connection', () => {
    isOpen = false
    expect(talk.say('  Good\nluck! ')).toBe(true)
    expect(sent).toEqual([])
    isOpen = true
    talk.ready()
    talk.ready()
    const [hear, say, , again] = sent
    expect(hear).toEqual({ t: 'hear', battle: CODE, after: 0 })
    expect(say).toMatchObject({ t: 'say', text: 'Good luck!' })
    expect(again).toEqual(say)
    const id = talk.waiting[0]?.id ?? ''
    expect(talk.take(said(line(1, 'red', 'Good luck!', id)))).toBe(true)
    expect([talk.waiting, talk.shown.map(({ text }) => text), talk.unread]).toEqual([[], ['Good luck!'], []])
  })

  it('is not said where there is nothing to say, or too much', () => {
    for (const text of ['', '  \n ', 'x'.repeat(LONGEST_LINE + 1)]) expect(talk.say(text)).toBe(false)
    expect(talk.say('é'.repeat(LONGEST_LINE))).toBe(true)
    expect(new Talk(CODE, null, () => true).say('Hello')).toBe(false)
  })

  it('is unread until it was seen, through a reload', () => {
    talk.take(said(line(1, 'blue', 'Hello'), line(2, 'blue', 'Ready?')))
    expect(talk.unread.map(({ number }) => number)).toEqual([1, 2])
    talk.seen()
    expect(talk.unread).toEqual([])
    talk = make()
    talk.take(said(line(1, 'blue', 'Hello'), line(2, 'blue', 'Ready?'), line(3, 'blue', 'Go!')))
    expect(talk.unread.map(({ text }) => text)).toEqual(['Go!'])
  })

  it('comes once, in its order, and is asked for where a line was missed', () => {
    talk.take(said(line(1, 'blue', 'one')))
    talk.take(said(line(1, 'blue', 'one')))
    talk.take(said(line(3, 'blue', 'three')))
    expect(talk.lines.map(({ number }) => number)).toEqual([1])
    expect(sent.at(-1)).toEqual({ t: 'hear', battle: CODE, after: 1 })
    talk.take(said(line(2, 'red', 'two'), line(3, 'blue', 'three')))
    expect(talk.lines.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })

  it('of an opponent who is muted is neither shown nor counted, until it is heard again', () => {
    talk.mute(true)
    talk.take(said(line(1, 'blue', 'Hello'), line(2, 'red', 'Hm')))
    expect([talk.shown.map(({ text }) => text), talk.unread]).toEqual([['Hm'], []])
    expect(make().isMuted).toBe(true)
    talk.mute(false)
    expect(talk.shown).toHaveLength(2)
    expect(talk.unread).toHaveLength(1)
  })

  it('that the house refuses is dropped with its reason, and tried again where it was only too early', () => {
    talk.say('Hello')
    const id = talk.waiting[0]?.id ?? ''
    talk.take({ t: 'refused', battle: CODE, id, refusal: { why: 'later', text: 'it cannot be kept now', within: 500 } })
    expect(talk.waiting).toHaveLength(1)
    sent = []
    vi.advanceTimersByTime(600)
    expect(sent.at(-1)).toMatchObject({ t: 'say', id })
    talk.take({ t: 'refused', battle: CODE, id, refusal: { why: 'too-many', text: 'a battle has at most 1000 lines of talk' } })
    expect([talk.waiting, talk.refused]).toEqual([[], 'a battle has at most 1000 lines of talk'])
    // What is about an order is for the outbox.
    expect(talk.take({ t: 'refused', battle: CODE, id: 'other', refusal: { why: 'stale', text: '' } })).toBe(false)
    expect(talk.take({ t: 'kept', battle: CODE, id, version: 1 })).toBe(false)
  })
})
