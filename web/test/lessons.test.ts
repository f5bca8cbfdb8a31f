// The lessons under the engine itself: each script is legal and leads to its position, and each step can be done there.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { bringArmyLists } from '../e2e/support/army-lists'
import { initSync, Session } from '../src/engine/acies_wasm.js'
import { LESSONS } from '../src/lessons/all'
import { taughtBy } from '../src/lessons/field'
import { DOOR, FRONT, OVERLAP } from '../src/lessons/contact'
import { stands, strayed, type Lesson, type Seen } from '../src/lessons/lesson'
import { play } from '../src/lessons/script'
import type { Choice, Event, Line, Pose, State, Verdict } from '../src/wire'
import { attribute, has } from '../src/words'

const EDITIONS = ['1.22', '2.2', '3.0']

beforeAll(() => {
  initSync({ module: readFileSync(resolve(import.meta.dirname, '../src/engine/acies_wasm_bg.wasm')) })
  for (const edition of EDITIONS) bringArmyLists(edition)
})

/** A lesson brought to its position, by a battle that goes on with the dice of its seed, as the page does it. */
function begun(lesson: Lesson, edition: string): Session {
  const table = Session.create(JSON.stringify(lesson.battle(edition)))
  play(table, lesson.script(edition))
  return Session.load(table.record(), lesson.battle(edition).seed)
}

const stateOf = (table: Session) => JSON.parse(table.state()) as State
const judged = (table: Session, order: string) => JSON.parse(table.judge(order)) as Verdict
const rules = (verdict: Verdict) => verdict.breaches.map((breach) => breach.rule)

/** What a step sees after orders, with nothing in the hand and nothing laid over the board. */
function seen(table: Session, before: number, more: Partial<Seen> = {}): Seen {
  const history = JSON.parse(table.history()) as Line[]
  const lines = history.slice(before)
  const events = lines.flatMap((line) => line.events)
  return { state: stateOf(table), lines, events, past: events, refused: null, held: [], undone: false, zones: false, outcome: false, ...more }
}

const historyLength = (table: Session) => (JSON.parse(table.history()) as Line[]).length

/** Whether a step is done once an order has been given, and that it was not before. */
function does(table: Session, lesson: Lesson, step: number, order: string): void {
  const before = historyLength(table)
  const { done } = lesson.steps[step] ?? { done: null }
  expect(done?.(seen(table, before)), `${order}: not before`).toBe(false)
  if (order.startsWith('throw')) table.throw(new Uint8Array())
  else expect(JSON.parse(table.obey(order)), order).toMatchObject({ legal: true })
  expect(done?.(seen(table, before)), order).toBe(true)
}

/** Whether a step is done by what the referee says against an order. */
function refuses(table: Session, lesson: Lesson, step: number, order: string): void {
  const refused = judged(table, order)
  expect(refused.legal).toBe(false)
  expect(lesson.steps[step]?.done?.(seen(table, historyLength(table), { refused })), order).toBe(true)
  const other: Verdict = { legal: false, breaches: [{ rule: 'order.not-now', facts: {}, shapes: [] }] }
  expect(lesson.steps[step]?.done?.(seen(table, historyLength(table), { refused: other })), 'another reason').toBe(false)
}

/** The lesson of a name. */
function lesson(id: string): Lesson {
  const found = LESSONS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}

describe.each(EDITIONS)('the lessons by %s', (edition) => {
  it.each(LESSONS.map((one) => [one.id, one] as const))('%s: the script is legal, and the learner is asked', (_, one) => {
    const { asks } = stateOf(begun(one, edition))
    expect(asks.kind === 'over' ? null : asks.side).toBe('red')
    expect(stateOf(begun(one, edition)).losses).toEqual([0, 0])
  })

  it.each(LESSONS.flatMap((one) => one.steps.map((step, i) => [`${one.id} ${i + 1}`, one, step] as const)))(
    '%s: what it points at is there',
    (_, one, step) => {
      const ids = stateOf(begun(one, edition)).elements.map((element) => element.id)
      for (const id of [...(step.marks ?? []), ...(step.place ? [step.place.id] : [])]) expect(ids).toContain(id)
      // Without the text of the step, a player cannot know what it wants.
      if (typeof step.says === 'string') {
        expect(has(step.says)).toBe(true)
        if (step.done) for (const way of ['pointer', 'touch', 'keys']) expect(attribute(step.says, way), `${step.says} by ${way}`).not.toBeNull()
      }
    },
  )

  it('a script with a line that is not legal says which', () => {
    const table = Session.create(JSON.stringify(lesson('moving').battle(edition)))
    expect(() => play(table, ['army 12Kn'])).toThrow('army 12Kn')
  })

  it('moving: four PIPs, a move, a full move', () => {
    const one = lesson('moving')
    const table = begun(one, edition)
    does(table, one, 0, 'throw')
    expect(stateOf(table).pips).toBe(4)
    expect(one.steps[1]?.done?.(seen(table, historyLength(table), { held: ['r2'] }))).toBe(true)
    expect(one.steps[1]?.done?.(seen(table, historyLength(table), { held: ['r3'] }))).toBe(false)
    // The place that is pointed at is within reach of the horse: 2 of 2.5, or of 4 in 3.0.
    does(table, one, 2, 'move r2 to 11.5 5.7 facing 0')
    // The blades go 1.25, or 2 in 3.0: on the way to the place that is pointed at, 3 ahead, they stop there.
    expect(JSON.parse(table.judge('move r5 to 7 6.7 facing 0'))).toMatchObject({ legal: false })
    does(table, one, 3, `move r5 to 7 ${3.7 + (edition === '3.0' ? 2 : 1.25)} facing 0`)
    expect(one.steps[4]?.done?.(seen(table, historyLength(table), { undone: true }))).toBe(true)
    expect(table.undo()).toBe(true)
    does(table, one, 5, 'end')
  })

  it('groups: a line, a wheel, a column, one PIP each', () => {
    const one = lesson('groups')
    const table = begun(one, edition)
    expect(Array.from(table.group(stateOf(table).elements.find((element) => element.id === 'r3')?.index ?? -1))).toHaveLength(6)
    does(table, one, 1, 'move r3 r4 r5 r6 r7 r8 forward 1')
    does(table, one, 2, 'move r9 r10 wheel left 20')
    does(table, one, 3, 'column r11 r12 forward 1')
    // 5 were thrown, 3 are spent.
    expect(stateOf(table).pips).toBe(2)
    does(table, one, 4, 'end')
  })

  it('groups: ahead is no wheel, and side by side no column', () => {
    const one = lesson('groups')
    const table = begun(one, edition)
    const before = historyLength(table)
    table.obey('move r9 r10 forward 1')
    table.obey('move r11 r12 forward 1')
    expect(one.steps[1]?.done?.(seen(table, before))).toBe(false)
    expect(one.steps[2]?.done?.(seen(table, before))).toBe(false)
    expect(one.steps[3]?.done?.(seen(table, before))).toBe(false)
  })

  it('zones: aslant is refused, and each of the three answers is legal', () => {
    const one = lesson('zones')
    refuses(begun(one, edition), one, 1, 'move r8 to 10.8 6.6 facing 0')
    // The lines stand 0.8 apart: into contact, closer, straight back.
    for (const answer of ['move r8 into b9 front', 'move r8 forward 0.4', 'move r8 forward -0.5']) does(begun(one, edition), one, 2, answer)
    does(begun(one, edition), one, 3, 'move r2 to 12.4 8 facing 0')
  })

  it('contact: each move leads where the lesson points', () => {
    const one = lesson('contact')
    const table = begun(one, edition)
    const b3 = stateOf(table).elements.find((element) => element.id === 'b3')
    expect(b3?.at).toEqual([5.5, 8.05, 180].map((n) => expect.closeTo(n, 2) as unknown as number))
    does(table, one, 0, 'move r5 into b4 front')
    does(table, one, 1, 'move r6 into b4 overlap-left')
    does(table, one, 2, 'move r3 into b3 right-flank')
    for (const place of [FRONT, OVERLAP, DOOR]) expect(stands(seen(table, 0), place)).toBe(true)
    does(table, one, 3, 'end')
    const fights = JSON.parse(table.choices()) as Choice[]
    const factors = fights.map(({ duel }) =>
      duel?.parties
        .map((party) => `${party.party} ${party.factor}`)
        .sort()
        .join(' '),
    )
    // Blades 5 against foot; spears 4, less 1: for the overlap of b4, and for the flank of b3.
    expect(factors.sort()).toEqual(['b3 3 r4 5', 'b4 3 r5 5'])
    table.obey('fight r4')
    table.throw(new Uint8Array())
    table.obey('fight r5')
    table.throw(new Uint8Array())
    expect(one.steps[4]?.done?.(seen(table, 0))).toBe(true)
  })

  it('contact: before its friend the overlap is refused', () => {
    expect(rules(judged(begun(lesson('contact'), edition), 'move r6 into b4 overlap-left'))).toEqual(['move.contact.overlap'])
  })

  /** Fights in an order, by the dice of the seed: who is lost. */
  function fought(orders: string[]): string[] {
    const table = begun(lesson('combat'), edition)
    table.obey('end')
    for (const order of orders) {
      expect(JSON.parse(table.obey(order))).toMatchObject({ legal: true })
      table.throw(new Uint8Array())
    }
    const lost = stateOf(table).elements.filter((element) => element.place === 'lost')
    return lost.map((element) => element.id)
  }

  it('combat: the order decides, by one point', () => {
    // b5 recoils, and r5 overlaps b4, which is doubled: 5 + 4 against 3 + 1, or in 3.0 5 + 5 against 4 + 1.
    expect(fought(['fight r5', 'fight r4'])).toContain('b4')
    // Without the overlap it is 9 to 5, or 10 to 6, which is not.
    expect(fought(['fight r4', 'fight r5'])).not.toContain('b4')
  })

  it('combat: its steps are done by fighting, and their words fit what happened', () => {
    const one = lesson('combat')
    const table = begun(one, edition)
    does(table, one, 0, 'end')
    expect(one.steps[1]?.done?.(seen(table, historyLength(table), { outcome: true }))).toBe(true)
    const before = historyLength(table)
    const says = (past: Event[]) => {
      const words = one.steps[3]?.says
      return typeof words === 'function' ? words(seen(table, before, { past })) : words
    }
    expect(says([{ kind: 'suffered', party: 'b5', fate: 'recoils', row: 'beaten' }])).toBe('lesson-combat-rest')
    expect(says([{ kind: 'suffered', party: 'b5', fate: 'destroyed', row: 'doubled' }])).toBe('lesson-combat-rest-lost')
    expect(says([{ kind: 'suffered', party: 'r5', fate: 'recoils', row: 'beaten' }])).toBe('lesson-combat-rest-beaten')
    expect(says([])).toBe('lesson-combat-rest-equal')
    for (const id of ['', '-lost', '-beaten', '-equal']) expect(has(`lesson-combat-rest${id}`)).toBe(true)
    table.obey('fight r5')
    expect(one.steps[2]?.done?.(seen(table, before))).toBe(false)
    table.throw(new Uint8Array())
    expect(one.steps[2]?.done?.(seen(table, before))).toBe(true)
    expect(one.steps[3]?.done?.(seen(table, before))).toBe(false)
  })

  it('moving: says how far troops go by the edition', () => {
    const state = stateOf(begun(lesson('moving'), edition))
    const values = lesson('moving')
      .steps.map((step) => step.values?.(state))
      .filter((one) => one !== undefined)
    expect(values).toEqual(edition === '3.0' ? [{ far: 4 }, { far: 2 }] : [{ far: 2.5 }, { far: 1.25 }])
  })

  it('says when a step has been left: by another order, by taking one back, or by the end of the bound', () => {
    const one = lesson('combat')
    const table = begun(one, edition)
    const began = historyLength(table)
    const left = (step: number, before = began) => strayed(one.steps[step]!, seen(table, before), before, historyLength(table))
    expect([0, 1, 2].map((step) => left(step))).toEqual([false, false, false])
    table.obey('move r1 forward 0.5')
    // To end movement one may move before; to look at an outcome one does nothing.
    expect([0, 1].map((step) => left(step))).toEqual([false, true])
    table.undo()
    table.undo()
    expect([0, 1].map((step) => left(step))).toEqual([true, true])
    // Without the last move there is no combat, and the bound ends.
    const without = historyLength(table)
    table.obey('end')
    expect(left(0, without)).toBe(true)
    expect(left(4, without)).toBe(false)
  })

  it('shooting: into the wood, too far through it, the camp, in range, a shot', () => {
    const one = lesson('shooting')
    const table = begun(one, edition)
    does(table, one, 0, 'move r9 to 4.5 4.9 facing 0')
    refuses(table, one, 1, 'move r2 to 3.7 6.2 facing 0')

    does(table, one, 2, 'move r3 to 7.9 13.5 facing 0')
    // A bow that stays is not in range: no shooting is asked for.
    const still = begun(one, edition)
    still.obey('end')
    expect(stateOf(still).phase).not.toBe('shooting')
    does(table, one, 3, 'move r4 forward 0.75')
    does(table, one, 4, 'end')
    const before = historyLength(table)
    const [shot] = (JSON.parse(table.choices()) as Choice[]).map(({ order }) => order)
    expect(shot).toMatch(/^shoot r4 at b[34]$/)
    table.obey(shot ?? '')
    expect(one.steps[5]?.done?.(seen(table, before))).toBe(false)
    table.throw(new Uint8Array())
    expect(one.steps[5]?.done?.(seen(table, before))).toBe(true)
  })

  it('whole: there is a hint for everything that is asked', () => {
    const one = lesson('whole')
    const table = begun(one, edition)
    const hint = (change: Partial<State> = {}) => {
      const words = one.steps[0]?.says
      const now = seen(table, historyLength(table))
      return typeof words === 'function' ? words({ ...now, state: { ...now.state, ...change } }) : ''
    }
    const decide = (what: string): Partial<State> => ({ asks: { kind: 'decide', side: 'red', what: what as 'move', element: null } })
    expect(hint()).toBe('lesson-whole-pips')
    expect(hint({ ...decide('move'), pips: 3 })).toBe('lesson-whole-march')
    expect(hint({ ...decide('move'), pips: 0 })).toBe('lesson-whole-spent')
    // With blue moved down by 5 its line is 2.6 from red's.
    const elements = stateOf(table).elements.map((element) =>
      element.side === 'blue' ? { ...element, at: [element.at[0], element.at[1] - 5, 180] as Pose } : element,
    )
    expect(hint({ ...decide('move'), pips: 3, elements })).toBe('lesson-whole-meet')
    const others: Partial<State>[] = ['shooting', 'combat', 'recoil'].map(decide)
    others.push(
      { asks: { kind: 'over', how: 'won', winner: 'red' } },
      { asks: { kind: 'throw', side: 'red', purpose: 'combat r4 b4 bound 4', dice: 2 }, phase: 'combat' },
    )
    others.push({ asks: { kind: 'throw', side: 'blue', purpose: 'pips blue 1', dice: 1 } })
    const hints = others.map(hint)
    expect(hints).toEqual(['lesson-whole-shoot', 'lesson-whole-fight', 'lesson-whole-choose', 'lesson-whole-over', 'lesson-whole-dice', 'lesson-whole-wait'])
    for (const id of [...hints, 'lesson-whole-pips', 'lesson-whole-march', 'lesson-whole-meet', 'lesson-whole-spent']) expect(has(id)).toBe(true)
  })
})

describe('the edition of a lesson', () => {
  it('is the chosen one, or 2.2 in place of house rules', () => {
    expect(['1.22', '2.2', '3.0', 'house', ''].map(taughtBy)).toEqual(['1.22', '2.2', '3.0', '2.2', '2.2'])
  })
})

describe('a place that a step points at', () => {
  it('is reached by place and facing, to the hundredth', () => {
    const at = (...pose: Pose) => stands({ state: { elements: [{ id: 'r1', place: 'table', at: pose }] } } as unknown as Seen, { id: 'r1', at: [5, 6, 90] })
    expect([at(5, 6, 90), at(5.009, 5.991, 90)]).toEqual([true, true])
    expect([at(5.02, 6, 90), at(5, 6.02, 90), at(5, 6, 270)]).toEqual([false, false, false])
    expect(stands({ state: { elements: [] } } as unknown as Seen, { id: 'r1', at: [5, 6, 90] })).toBe(false)
  })
})
