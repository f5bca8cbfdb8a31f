// The battle under way, the hand over it and the terrain that is placed, with an engine that answers by the book.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { State } from '../src/wire'
import { channels, locks, settled, storage, tab } from './support/browser'
import { databases } from './support/database'

const element = (id: string, more: object = {}) => ({
  id,
  index: Number(id.slice(1)) - 1 + (id.startsWith('r') ? 0 : 14),
  side: id.startsWith('r') ? 'red' : 'blue',
  troop: '4Bd',
  class: 'Bd',
  dismounts: null,
  mounted: false,
  general: false,
  place: 'table',
  at: [5, 5, 0],
  width: 1,
  depth: 0.5,
  moves: 0,
  commanded: true,
  allowance: [2, 1],
  ...more,
})

/** Red is asked what it moves; the computer leads no side. */
const opening = () => ({
  board: [15, 15],
  edition: '2.2',
  keys: ['II/12', 'II/33'],
  players: ['you', 'you'],
  asks: { kind: 'decide', side: 'red', what: 'move', element: null },
  phase: 'movement',
  active: 'red',
  attacker: null,
  topography: null,
  bounds: [1, 0],
  pips: 3,
  river: '',
  losses: [0, 0],
  elements: [element('r1'), element('r2', { at: [6, 5, 0] }), element('b1', { at: [5, 9, 180] })],
  features: [],
  holds: [],
  zone: null,
  undo: 'red',
})

let state: ReturnType<typeof opening>
let log: string[]
const lines = () => log.map((text) => ({ text, side: 'red', events: [], notes: [] }))
/** What the engine says of the table after a change. */
const update = (more: object = {}) => ({
  line: lines().at(-1) ?? null,
  state: structuredClone(state),
  record: `acies 1\n${log.join('\n')}\n`,
  choices: [],
  combats: [],
  actions: [],
  mayEnd: false,
  mayLand: false,
  overlays: { zones: null, arcs: null },
  ...more,
})
const legal = () => ({ legal: true, breaches: [] })
const obeyed = () => ({ legal: true, update: update(), preview: null })
/** A roll of these dice, or of those of the program. */
const rolled = (purpose: string, dice: number[]) => ({
  update: update({ line: { text: `throw ${purpose}`, side: null, events: [], notes: [], dice } }),
  preview: null,
})
const engine = {
  create: async () => {},
  opened: async () => ({
    seed: '7',
    streams: [1, 2],
    agreed: { preset: null, conventions: [], rulings: [], conflicts: [] },
    lines: lines(),
    update: update(),
    preview: null,
  }),
  army: async () => ({ name: 'An army' }),
  actions: vi.fn(),
  contacts: vi.fn(),
  reach: vi.fn(),
  judge: vi.fn(),
  order: vi.fn(),
  roll: vi.fn(),
  undo: vi.fn(),
  probe: vi.fn(),
  group: vi.fn(),
  defaultOrder: vi.fn(),
  warmUp: async () => true,
  decide: async () => undefined,
}

beforeEach(() => {
  state = opening()
  log = []
  vi.doMock('../src/table', () => ({ engine }))
  engine.defaultOrder.mockReset().mockResolvedValue('end')
  for (const ask of [engine.actions, engine.contacts]) ask.mockReset().mockResolvedValue([])
  engine.reach.mockReset().mockResolvedValue(new Float64Array())
  engine.judge.mockReset().mockImplementation(async (order: string) => ({ ...legal(), order }))
  engine.probe.mockReset().mockImplementation(async (_movers: number[], pose: number[], { orders }: { orders: string[] }) => ({
    order: orders[0],
    verdict: legal(),
    leader: pose,
    took: 0,
  }))
  engine.order.mockReset().mockImplementation(async (order: string) => {
    log.push(`order ${order}`)
    return obeyed()
  })
  engine.roll.mockReset().mockImplementation(async (dice: number[]) => rolled('pips red 1', dice.length > 0 ? dice : [4]))
  engine.undo.mockReset().mockImplementation(async (_: string, orders: number) => {
    const back = log.splice(-orders).length
    return back === 0 ? null : { update: update(), preview: null, back }
  })
  databases()
  vi.stubGlobal('navigator', { locks: locks() })
  vi.stubGlobal('BroadcastChannel', channels())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})
afterAll(() => {
  vi.doUnmock('../src/table')
  vi.doUnmock('idb')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const NEW = {
  edition: '2.2',
  conventions: [],
  rulings: [],
  red: 'II/12',
  blue: 'II/33',
  seed: '7',
  players: ['you', 'you'] as [string, string],
  armies: [null, null] as [null, null],
}

async function begun() {
  const { battle } = await tab(() => import('../src/battle.svelte'))
  const { autosave } = await import('../src/library/autosave.svelte')
  const { view } = await import('../src/settings.svelte')
  await battle.begin(NEW)
  await settled()
  return { battle, autosave, view }
}

describe('an order', () => {
  it('is given with the notes before it, or refused with the reasons', async () => {
    const { battle } = await begun()
    expect(await battle.order('move r1 forward 1')).toBe(true)
    expect(battle.lines.map(({ text, side }) => [text, side])).toEqual([['order move r1 forward 1', 'red']])
    engine.order.mockResolvedValue({ legal: false, breaches: [{ rule: 'move.distance', facts: {}, shapes: [] }], preview: null })
    expect(await battle.order('move r1 forward 9')).toBe(false)
    expect(battle.refused?.order).toBe('move r1 forward 9')
    expect(battle.lines).toHaveLength(1)
  })

  it('is not given in a tab that only watches', async () => {
    const { battle, autosave } = await begun()
    autosave.watching = 'elsewhere'
    expect(await battle.order('move r1 forward 1')).toBe(false)
    await battle.throwDice([6])
    expect([engine.order.mock.calls.length, engine.roll.mock.calls.length]).toEqual([0, 0])
    expect([battle.mine, battle.canUndo]).toEqual([null, false])
  })

  it('is taken back and given again, the last one first', async () => {
    const { battle } = await begun()
    await battle.order('one')
    await battle.order('two')
    await battle.undo()
    await battle.undo()
    expect([battle.undone, log]).toEqual([['two', 'one'], []])
    await battle.redo()
    expect([battle.undone, log]).toEqual([['two'], ['order one']])
    await battle.redo()
    expect([battle.undone, log]).toEqual([[], ['order one', 'order two']])
    await battle.redo()
    expect(log).toHaveLength(2)
  })
})

describe('dice', () => {
  it('for PIPs wait for the player, though a choice in a combat has ended the bound of the other', async () => {
    const { battle } = await begun()
    engine.order.mockImplementation(async () => {
      state = { ...opening(), asks: { kind: 'throw', side: 'red', purpose: 'pips red 2', dice: 1 } as never }
      log.push('order recoil r1 1')
      return obeyed()
    })
    await battle.fight('recoil r1 1')
    expect(engine.order).toHaveBeenCalledTimes(1)
    expect(engine.roll).not.toHaveBeenCalled()
  })

  it('of a combat are thrown at once by the program, and waited for where players type them in', async () => {
    const { battle, view } = await begun()
    const asked = { kind: 'throw', side: 'red', purpose: 'combat r1 b1 bound 1', dice: 2 }
    engine.order.mockImplementation(async () => {
      state = { ...opening(), asks: asked as never }
      log.push('order fight r1')
      return obeyed()
    })
    engine.roll.mockImplementation(async (dice: number[]) => {
      state = opening()
      return rolled(asked.purpose, dice.length > 0 ? dice : [4, 2])
    })
    await battle.fight('fight r1')
    expect(engine.roll.mock.calls).toEqual([[[], '']])
    view.dice = 'typed'
    await battle.fight('fight r1')
    expect(engine.roll.mock.calls).toEqual([[[], '']])
    await battle.throwDice([6, 1])
    expect(engine.roll.mock.calls).toEqual([
      [[], ''],
      [[6, 1], ''],
    ])
    expect(battle.fought?.parties.map(({ die }) => die)).toEqual([6, 1])
    // Each of both fights was an order and a roll.
    expect(battle.fought?.step).toBe(4)
  })

  it('before the battle are thrown for the player, but not where players type them in, and never those for PIPs', async () => {
    const { battle, view } = await begun()
    const steps = (...asks: object[]) => {
      const next = () => (state = { ...opening(), phase: asks.length > 1 ? 'setup' : 'movement', asks: (asks.shift() ?? opening().asks) as never })
      engine.roll.mockClear().mockImplementation(async () => {
        next()
        return rolled('', [1])
      })
      next()
      battle.state = structuredClone(state) as unknown as State
    }
    const thrown = (purpose: string) => ({ kind: 'throw', side: 'red', purpose, dice: 1 })
    steps(thrown('aggression red'), thrown('aggression blue'), thrown('pips red 1'), {})
    await battle.forMe(true)
    expect(engine.roll).toHaveBeenCalledTimes(2)
    view.dice = 'typed'
    steps(thrown('aggression red'), {})
    await battle.forMe(true)
    expect(engine.roll).toHaveBeenCalledTimes(0)
  })

  it('are not typed in for a battle over a server, whatever is set for others', async () => {
    const { battle, view } = await begun()
    view.dice = 'typed'
    expect([battle.rollsHere, battle.typed]).toEqual([true, true])
    const far = { plays: () => true, opened: engine.opened, keep: () => Promise.resolve(), leave: () => undefined, listen: () => undefined }
    await battle.join(far as never)
    expect([battle.rollsHere, battle.typed]).toEqual([false, false])
    battle.leave()
    expect(battle.typed).toBe(true)
  })

  it('are taken back by one undo, as far as they were left to the referee', async () => {
    const { battle } = await begun()
    state = { ...opening(), phase: 'setup', asks: { ...opening().asks, what: 'deployment' } }
    await battle.begin({} as never)
    await battle.order('deploy r1 at 5 3')
    let left = 3
    engine.order.mockImplementation(async (order: string) => {
      log.push(`order ${order}`)
      if ((left -= 1) === 0) state = { ...state, asks: { ...opening().asks, what: 'swap' } }
      return obeyed()
    })
    await battle.forMe()
    expect(log).toEqual(['order deploy r1 at 5 3', 'order end', 'order end', 'order end'])
    await battle.undo()
    expect(log).toEqual(['order deploy r1 at 5 3'])
    // By one request: over a server each would be an offer of its own.
    expect(engine.undo.mock.calls).toEqual([[expect.anything(), 3]])
    expect(battle.undone).toEqual(['end', 'end', 'end'])
    // What was given before, by hand, is taken back alone.
    await battle.order('deploy r2 at 6 3')
    await battle.undo()
    expect(log).toEqual(['order deploy r1 at 5 3'])
  })

  it('end no deployment without some elements before the player has been asked', async () => {
    const { battle } = await begun()
    const deployment = { ...opening().asks, what: 'deployment' }
    const aboard = element('r2', { place: 'reserve' })
    state = { ...opening(), phase: 'setup', asks: deployment, elements: [element('r1', { place: 'reserve' }), aboard] }
    await battle.begin({} as never)
    engine.defaultOrder.mockResolvedValueOnce('deploy r1 at 5 3')
    engine.order.mockImplementation(async (order: string) => {
      log.push(`order ${order}`)
      const elements = [element('r1'), aboard]
      state = order === 'end' ? { ...state, asks: { ...deployment, what: 'swap' } } : { ...state, elements }
      return obeyed()
    })
    await battle.forMe()
    expect([log, battle.reserve, battle.without === battle.state]).toEqual([['order deploy r1 at 5 3'], 1, true])
    // The answer to what has been asked.
    await battle.forMe()
    expect(log).toEqual(['order deploy r1 at 5 3', 'order end'])
    expect(battle.without === battle.state).toBe(false)
  })

  it('add to terrain that a player has placed, and take no more off the table than was said', async () => {
    const { battle } = await begun()
    const feature = { kind: 'wood' }
    const orders = async (features: object[], ...answers: string[]) => {
      state = { ...opening(), phase: 'setup', features: features as never, asks: { ...opening().asks, what: 'terrain' } }
      await battle.begin({} as never)
      log = []
      engine.defaultOrder.mockImplementation(() => Promise.resolve(answers.shift() ?? 'end'))
      engine.order.mockImplementation(async (order: string) => {
        log.push(`order ${order}`)
        if (order === 'end') state = { ...state, asks: { ...opening().asks, what: 'camp' } }
        return obeyed()
      })
      await battle.forMe()
      return log.map((line) => line.replace('order ', ''))
    }
    // What is added is seen before the terrain is ended.
    expect(await orders([feature], 'place road', 'place wood', 'end')).toEqual(['place road', 'place wood'])
    expect(await orders([feature, feature], 'lift 2', 'place river', 'end')).toEqual(['lift 2', 'place river'])
    expect(await orders([feature, feature], 'lift 2', 'lift 1', 'place river', 'end')).toEqual(['lift 2'])
    // An empty table is all the referee's.
    expect(await orders([], 'place road', 'lift 1', 'place wood', 'end')).toEqual(['place road', 'lift 1', 'place wood', 'end'])
  })

  it('stay in another battle that is opened while those of this one are taken back', async () => {
    const { battle } = await begun()
    log = ['order one', 'order two', 'order three']
    let opens = false
    const keep = async () => {
      if (!opens) return
      opens = false
      log = ['order four', 'order five', 'order six']
      battle.leave()
      await battle.begin(NEW)
    }
    // The table takes them back one by one.
    const undo = vi.fn(async () => ({ update: update(), preview: null, back: 1 }))
    engine.undo.mockImplementation(undo)
    await battle.join({ plays: () => true, opened: engine.opened, undo, keep, leave: () => undefined, listen: () => undefined } as never)
    Reflect.set(battle, 'answered', { from: 0, last: battle.lines.at(-1) })
    opens = true
    await battle.undo()
    expect(opens).toBe(false)
    expect(undo).toHaveBeenCalledTimes(1)
    expect(battle.lines.map(({ text }) => text)).toEqual(['order four', 'order five', 'order six'])
  })

  it('set up the rest after an order that is under way, such as one that leaves no choice', async () => {
    const { battle } = await begun()
    state = { ...opening(), phase: 'setup', asks: { ...opening().asks, what: 'army' } }
    await battle.begin({} as never)
    engine.order.mockImplementation(async (order: string) => {
      log.push(`order ${order}`)
      state = { ...opening(), phase: order === 'army 1' ? 'setup' : 'movement', asks: { ...opening().asks, what: 'camp' } }
      return obeyed()
    })
    const forced = battle.order('army 1')
    await Promise.all([forced, battle.forMe(true)])
    // The order first, then the referee's own for what it led to.
    expect(engine.order.mock.calls.map(([order]) => order as string)).toEqual(['army 1', 'end'])
    expect(battle.state?.phase).toBe('movement')
    expect(battle.settingUp).toBe(false)
  })

  it('leave what a general decides of the set-up to its play that is under way already', async () => {
    const { battle } = await begun()
    const decides = (side: 'red' | 'blue', phase: string) => {
      state = { ...opening(), players: ['you', 'random'], phase, asks: { ...opening().asks, side, what: 'army' } }
    }
    // The general has thought for a while when the player has the rest set up.
    let decide = (_: { order: string; notes: string[] }) => {}
    const thought = vi.fn(() => new Promise((resolve) => (decide = resolve as never)))
    engine.decide = thought as never
    engine.order.mockImplementation(async (order: string) => {
      log.push(`order ${order}`)
      decides('red', engine.order.mock.calls.length > 1 ? 'movement' : 'setup')
      return obeyed()
    })
    decides('blue', 'setup')
    await battle.begin({} as never)
    const done = battle.forMe(true)
    await settled()
    expect(thought).toHaveBeenCalledTimes(1)
    decide({ order: 'army 1', notes: [] })
    await done
    expect(engine.order.mock.calls.map(([order]) => order as string)).toEqual(['army 1', 'end'])
    expect(battle.state?.phase).toBe('movement')
  })
})

describe('a battle over a server', () => {
  /** Red's page of such a battle, and what tells it of a change. */
  async function joined() {
    const { battle } = await begun()
    const { moments } = await import('../src/moments/moments.svelte')
    const close = moments.open()
    let news: { happened: (change: never) => Promise<void> } | undefined
    const table = { ...engine, plays: (side: string) => side === 'red', keep: async () => {}, leave: () => {}, listen: (to: typeof news) => (news = to) }
    await battle.join(table as never)
    return { battle, moments, close, happened: (change: object) => news?.happened(change as never) }
  }

  it('that its players end has a line in the log and its end by itself, as every other', async () => {
    const { battle, moments, close, happened } = await joined()
    const before = battle.entries.length
    state = { ...opening(), asks: { kind: 'over', how: 'conceded', winner: 'red' } as never }
    await happened({ update: update({ line: null }), preview: null })
    await settled()
    expect(battle.entries.slice(before).map(({ kind }) => kind)).toEqual(['heading'])
    expect(moments.ended).toBe(true)
    close()
  })

  it('whose orders are taken back goes on without an end', async () => {
    const { moments, close, happened } = await joined()
    await happened({ update: update({ line: null }), preview: null, back: 0 })
    await settled()
    expect(moments.ended).toBe(false)
    close()
  })
})

describe('the hand', () => {
  const opened = async () => ({ ...(await begun()), hand: (await import('../src/hand.svelte')).hand })

  it('takes elements of its own side that are not lost', async () => {
    const { battle, hand } = await opened()
    const takes = (id: string, more: object = {}) => hand.canTake(element(id, more) as never)
    expect([takes('r1'), takes('b1'), takes('r1', { place: 'lost' })]).toEqual([true, false, false])
    state.asks = { ...opening().asks, what: 'combat' }
    await battle.order('end')
    expect(takes('r1')).toBe(false)
  })

  it('turns an element by fives of degrees, or freely', async () => {
    const { hand } = await opened()
    hand.select([0])
    hand.takeTurn([5, 5.5])
    // From (5, 5) to (6, 7) is atan(1/2) = 26.565 degrees.
    hand.drag([6, 7], false)
    await settled()
    expect(engine.probe.mock.lastCall?.[1]).toEqual([5, 5, 25])
    hand.drag([6, 7], true)
    await settled()
    expect((engine.probe.mock.lastCall?.[1] as number[])[2]).toBeCloseTo(26.565, 3)
    // What is held is turned on from there by the handle: 26.565 and a quarter turn of the hand, by fives.
    hand.takeTurn([5, 6])
    hand.drag([6, 5], false)
    await settled()
    expect(engine.probe.mock.lastCall?.[1]).toEqual([5, 5, 115])
    // A handle behind it turns it as well, without a jump: a quarter turn of the hand about the middle of its front.
    hand.cancel()
    hand.takeTurn([5, 4])
    hand.drag([4, 5], false)
    await settled()
    expect(engine.probe.mock.lastCall?.[1]).toEqual([5, 5, 90])
  })

  it('orders what it holds when it lets go, and only if that is legal', async () => {
    const { battle, hand } = await opened()
    const r1 = battle.state?.elements[0]
    if (!r1) throw new Error('no element')
    hand.take(r1, [5, 4.8])
    hand.drag([5, 5.8], false)
    await settled()
    expect(hand.draft?.order).toBe('move r1 to 5 6 facing 0')
    await hand.drop()
    expect(log).toEqual(['order move r1 to 5 6 facing 0'])
    engine.probe.mockResolvedValue({ order: 'move r1 to 5 9 facing 0', verdict: { legal: false, breaches: [] }, leader: [5, 9, 0], took: 0 })
    hand.take(r1, [5, 4.8])
    hand.drag([5, 8.8], false)
    await settled()
    await hand.drop()
    expect(log).toHaveLength(1)
    expect(hand.draft?.legal).toBe(false)
  })

  it('shows the reach of an enemy alone, until another selection, and none while dice are asked for', async () => {
    const { battle, hand } = await opened()
    engine.reach.mockResolvedValue(new Float64Array([5, 8, 180, 1, 2]))
    const [r1, , b1] = battle.state?.elements ?? []
    if (!r1 || !b1) throw new Error('no elements')
    await hand.watch(r1)
    expect(hand.possible.threat).toBeNull()
    await hand.watch(b1)
    // One place in each of the twelve slices.
    expect(hand.possible.threat).toMatchObject({ id: 'b1', reach: Array(12).fill({ pose: [5, 8, 180], pips: 1, allowance: 2 }) })
    hand.select([0])
    expect(hand.possible.threat).toBeNull()
    await hand.watch(b1)
    state.asks = { kind: 'throw', side: 'red', purpose: 'combat r1 b1 bound 1', dice: 2 } as never
    await battle.order('end')
    await hand.possible.watchAgain([r1, b1])
    expect(hand.possible.threat).toBeNull()
    await hand.watch(r1)
    await hand.watch(b1)
    expect(hand.possible.threat).toBeNull()
  })

  it('shows what the last selection could do, and no answer about one before it', async () => {
    const { hand } = await opened()
    const answers: ((actions: object[]) => void)[] = []
    engine.actions.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const asked = (movers: number[]) => hand.possible.of(movers, false, false, false)
    const [first, second] = [asked([0]), asked([1])]
    answers[1]?.([{ order: 'dismount r2', plan: null }])
    await second
    answers[0]?.([{ order: 'dismount r1', plan: null }])
    await first
    expect(hand.actions.map(({ order }) => order)).toEqual(['dismount r2'])
  })
})

describe('terrain in the hand', () => {
  it('is laid where it may lie, and nowhere else', async () => {
    state.asks = { ...opening().asks, what: 'terrain' }
    state.phase = 'setup'
    await begun()
    const { placement } = await import('../src/placement.svelte')
    placement.take('place wood 2 3 5 3 5 6 2 6')
    engine.judge.mockImplementation(async (order: string) => ({ legal: order.includes(' 4 '), order, breaches: [] }))
    placement.nudge(1, 0)
    await settled()
    expect(placement.legal).toBe(false)
    expect(await placement.lay()).toBe(false)
    expect(log).toEqual([])
    placement.nudge(1, 0)
    await settled()
    expect(await placement.lay()).toBe(true)
    expect(log).toEqual(['order place wood 4 3 7 3 7 6 4 6'])
    expect(placement.piece).toBeNull()
  })
})
