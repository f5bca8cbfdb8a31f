// The obvious next thing.

import { describe, expect, it } from 'vitest'
import { asksFirst, deafFor, forcedOrder, forMeMessage, isTooSoon, mainAction, type Moment } from '../src/mainAction'
import type { What } from '../src/wire'

const decide = (what: What): Moment['asks'] => ({ kind: 'decide', side: 'red', what, element: null })
const roll: Moment['asks'] = { kind: 'throw', side: 'red', purpose: 'pips red 1', dice: 1 }
const moment = (more: Partial<Moment>): Moment => ({
  plays: false,
  asks: decide('move'),
  phase: 'movement',
  mine: true,
  waiting: false,
  typed: false,
  holdsMove: false,
  holdsPiece: false,
  choosesFeatures: false,
  reserve: 0,
  fights: 0,
  mayEnd: false,
  ...more,
})

describe('the main button', () => {
  it('rolls, ends the movement, and fights the next combat', () => {
    expect(mainAction(moment({ asks: roll }))).toBe('throw')
    expect(mainAction(moment({}))).toBe('end')
    // A move that is held is made first: to end the bound would lose it.
    expect(mainAction(moment({ holdsMove: true }))).toBe('commit')
    expect(mainAction(moment({ asks: decide('combat'), phase: 'combat', fights: 2 }))).toBe('fight')
    expect(mainAction(moment({ asks: decide('shooting'), phase: 'shooting', fights: 1 }))).toBe('fight')
  })

  it('leaves to the player what is no single thing: dice that are typed, a recoil, a target, the end of shooting', () => {
    expect(mainAction(moment({ asks: roll, typed: true }))).toBe('none')
    for (const what of ['recoil', 'flight', 'target', 'main-attacker', 'entry', 'go-on', 'shooting'] as const) {
      expect(mainAction(moment({ asks: decide(what), phase: 'combat' })), what).toBe('none')
    }
  })

  it('hurries the opponent on, or shows its next step', () => {
    expect(mainAction(moment({ mine: false }))).toBe('skip')
    expect(mainAction(moment({ mine: false, waiting: true }))).toBe('next')
    expect(mainAction(moment({ mine: false, asks: roll }))).toBe('skip')
  })

  it('sets up: by the referee, by the piece in the hand, and done when the last element stands', () => {
    const setup = { phase: 'setup', asks: decide('deployment') }
    expect(mainAction(moment({ ...setup, reserve: 3 }))).toBe('for-me')
    // Some may be kept back: that is a choice, not the obvious.
    expect(mainAction(moment({ ...setup, reserve: 3, mayEnd: true }))).toBe('for-me')
    expect(mainAction(moment({ ...setup, mayEnd: true }))).toBe('end')
    // Where no place is left for them it is.
    expect(mainAction(moment({ ...setup, reserve: 3, without: true, mayEnd: true }))).toBe('end')
    expect(mainAction(moment({ phase: 'setup', asks: decide('terrain'), holdsPiece: true }))).toBe('lay')
    expect(mainAction(moment({ phase: 'setup', asks: decide('terrain') }))).toBe('for-me')
    expect(mainAction(moment({ phase: 'setup', asks: decide('terrain'), mayEnd: true }))).toBe('end')
    expect(mainAction(moment({ phase: 'setup', asks: decide('features'), choosesFeatures: true }))).toBe('features')
    expect(mainAction(moment({ phase: 'setup', asks: decide('swap'), mayEnd: true }))).toBe('for-me')
    expect(mainAction(moment({ phase: 'setup', asks: decide('deployment'), holdsMove: true }))).toBe('commit')
  })

  it('goes on from a combat that is played, whatever is asked after it', () => {
    for (const asks of [roll, decide('combat'), decide('move')]) {
      expect(mainAction(moment({ plays: true, asks, phase: 'combat', fights: 2 }))).toBe('read')
      expect(mainAction(moment({ plays: true, asks, mine: false }))).toBe('read')
    }
  })

  it('is none when the battle is over', () => {
    expect(mainAction(moment({ asks: { kind: 'over', how: 'won', winner: 'red' }, phase: 'over' }))).toBe('none')
  })
})

describe('a question with one answer', () => {
  it('is answered by itself', () => {
    expect(forcedOrder('recoil', ['choose recoil r3 0.5'])).toBe('choose recoil r3 0.5')
    expect(forcedOrder('terrain', ['discard'])).toBe('discard')
    expect(forcedOrder('garrison', ['end'])).toBe('end')
    // The last of the enemy's shooters that has yet to shoot; of two the player says which is first.
    expect(forcedOrder('shooting', ['call b9'])).toBe('call b9')
    expect(forcedOrder('shooting', ['call b9', 'call b10'])).toBeNull()
    expect(forcedOrder('shooting', ['shoot r4 at b2'])).toBeNull()
  })

  it('is asked where there is a choice, where a hand may find another place, and before a fight', () => {
    expect(forcedOrder('recoil', ['choose recoil r3 0.5', 'choose recoil r3 1'])).toBeNull()
    expect(forcedOrder('terrain', ['place wood 1 2 3 4 5 6'])).toBeNull()
    // Terrain that lies may be taken up again before it is done.
    expect(forcedOrder('terrain', ['end'])).toBeNull()
    expect(forcedOrder('combat', ['fight r1'])).toBeNull()
    expect(forcedOrder('move', [])).toBeNull()
  })

  it('is the business of who is asked: both pages of a battle over a server see the answers', () => {
    expect(forcedOrder(null, ['call b9'])).toBeNull()
    expect(forcedOrder(null, ['discard'])).toBeNull()
  })
})

describe('the button by which the referee answers', () => {
  it('speaks of the rest of an army while there is any', () => {
    expect(forMeMessage('deployment', false, 12)).toBe('before-deployment-for-me')
    expect(forMeMessage('deployment', true, 3)).toBe('before-deployment-rest-for-me')
    expect(forMeMessage('deployment', true, 0)).toBe('before-deployment-for-me')
    expect(forMeMessage('camp', true, 3)).toBe('before-camp-for-me')
  })
})

describe('a press on the main button', () => {
  const tap = { detail: 1, pointerType: 'touch' }
  const mouse = (detail: number) => ({ detail, pointerType: 'mouse' })

  it('does nothing for 400 ms after its meaning has changed, by a finger or as the second of two clicks', () => {
    expect([isTooSoon(tap, 399), isTooSoon(mouse(2), 399)]).toEqual([true, true])
    expect([isTooSoon(tap, 400), isTooSoon(mouse(2), 400)]).toEqual([false, false])
  })

  it('is taken at once from a single click and a key', () => {
    expect([isTooSoon(mouse(1), 0), isTooSoon({ detail: 0, pointerType: '' }, 0)]).toEqual([false, false])
  })

  it('is not heard from a finger for a second where a move was confirmed or a piece placed, so that a second tap ends nothing', () => {
    expect([deafFor('commit', 'end'), deafFor('commit', 'for-me'), deafFor('lay', 'for-me')]).toEqual([1000, 1000, 1000])
    expect([deafFor('throw', 'end'), deafFor('none', 'end'), deafFor('commit', 'commit')]).toEqual([400, 400, 400])
    expect([isTooSoon(tap, 999, 1000), isTooSoon(tap, 1000, 1000)]).toEqual([true, false])
    // The second of two clicks is as quick as before.
    expect([isTooSoon(mouse(2), 399, 1000), isTooSoon(mouse(2), 400, 1000)]).toEqual([true, false])
  })

  it('asks before it ends what is not done, but for a single click', () => {
    const presses = [tap, { detail: 0, pointerType: '' }, mouse(2), mouse(1)]
    expect(presses.map((press) => asksFirst(press, true))).toEqual([true, true, true, false])
    expect(presses.map((press) => asksFirst(press, false))).toEqual([false, false, false, false])
  })
})
