// The table worker: judges, snaps and keeps the record. It does no long work, so a drag never waits.

import init, {
  Session,
  agreed,
  agreements,
  armies,
  army,
  bring_house,
  bring_lists,
  compose,
  edition_of,
  lists_of,
  seat,
  seat_value,
  secret_hash,
  verify,
} from '../engine/acies_wasm.js'
import engine from '../engine/acies_wasm_bg.wasm?url'
import { distance } from '../geometry'
import { play } from '../lessons/script'
import { rank, readPlaces, staysIn } from '../snapping'
import { farthest, orderAlong, poseAlong } from '../stopping'
import type { Followed } from '../online/follower'
import type { ProbeRequest } from '../table'
import type { Answer, Answered, Army, ArmyBrief, NewBattle, Opened, Overlays, Pose, SideWord, Update, Verdict } from '../wire'
import { anEnemy, anyArmy, matchUp, type ListsOf } from './lots'
import { Librarian } from './lists'
import { serve } from './serve'

let session: Session | null = null
const librarian = new Librarian({ bring_lists, lists_of })

function table(): Session {
  if (!session) throw new Error('no battle has begun')
  return session
}

function take(next: Session): void {
  session?.free()
  session = next
  changed()
}

/** The same position by another edition, as long as nothing changes. */
let other: { edition: string; session: Session } | null = null

function changed(): void {
  other?.session.free()
  other = null
}

/** The table under another edition; without one, the table itself. */
function by(edition: string): Session {
  if (edition === '') return table()
  if (other?.edition !== edition) {
    changed()
    other = { edition, session: table().under_edition(edition) }
  }
  return other?.session ?? table()
}

function overlays(edition: string): Overlays {
  return JSON.parse(by(edition).overlays()) as Overlays
}

/** The overlays by the edition that is looked through: none where it does not know something that is on the table now. */
function preview(edition: string): Overlays | null {
  if (edition === '') return null
  try {
    return overlays(edition)
  } catch {
    return { zones: null, arcs: null }
  }
}

/** Changes the battle; the look through another edition begins anew. */
function changing<T extends object>(deed: () => string, edition: string): T & { preview: Overlays | null } {
  changed()
  return { ...(JSON.parse(deed()) as T), preview: preview(edition) }
}

/** The table after a change that cannot be refused. */
function updating(deed: () => string, edition: string) {
  return changing<{ update: Update }>(() => `{"update":${deed()}}`, edition)
}

/** The place to which movers at a pose snap, or the verdict on the pose itself. */
function probe(movers: number[], hand: Pose, request: ProbeRequest) {
  const begun = performance.now()
  const places = request.free ? [] : readPlaces(table().snap(Uint32Array.from(movers), hand[0], hand[1], hand[2]))
  const index = rank(places, hand, request.good)
  const offered = JSON.parse(table().offered(index) ?? 'null') as Verdict | null
  const order = offered?.order ?? ''
  const answer = offered && request.before === '' ? { order, verdict: offered } : judged(offered ? [order, ...request.orders] : request.orders, request)
  const stop = stopped(answer.verdict, request) ?? nudged(answer.verdict, movers, hand, request)
  const place = places[index]
  // What stops short of a place in line is said to have been moved by that.
  return { ...answer, leader: place?.leader ?? null, nudged: place?.short ?? 0, ...stop, took: performance.now() - begun }
}

/** The nearest legal place, where a pose is refused for a few hundredths of a base width. */
function nudged(refused: Verdict | null, movers: number[], hand: Pose, request: ProbeRequest) {
  if (!request.nudge || !refused || refused.legal) return null
  const [place] = readPlaces(table().nearest(Uint32Array.from(movers), hand[0], hand[1], hand[2], request.nudge))
  const offered = JSON.parse(table().offered(0) ?? 'null') as Verdict | null
  if (!place || !offered?.order) return null
  const answer = judged([offered.order], request)
  return answer.verdict?.legal ? { ...answer, leader: place.leader, nudged: distance([place.leader[0], place.leader[1]], [hand[0], hand[1]]) } : null
}

/** Where a way stops that is refused because it is too long. */
function stopped(refused: Verdict | null, request: ProbeRequest) {
  const { way } = request
  if (!way || !refused || refused.legal) return null
  const stop = farthest(refused, (share) => judged([orderAlong(way, share)], request).verdict ?? refused, { halts: way.halts, stays: way.kind === 'to' })
  if (!stop) return null
  const { share, verdict, beyond } = stop
  const leader = way.kind === 'legs' ? null : poseAlong(way, share)
  return { order: request.before + orderAlong(way, share), verdict, leader, stops: share, beyond }
}

/** The breach for an order that passes through other going than requested. */
const LEAVES_GOOD_GOING = { rule: 'wish-good-going', facts: {}, shapes: [] }

/** The first legal of several orders; when there is none, why not the first. */
function judged(orders: string[], { before, good }: ProbeRequest) {
  let first: { order: string; verdict: Verdict } | null = null
  for (const order of orders.map((order) => before + order)) {
    let verdict = JSON.parse(table().judge(order)) as Verdict
    if (verdict.legal && !staysIn(good, verdict.plan?.allowance ?? Infinity)) {
      verdict = { ...verdict, legal: false, breaches: [LEAVES_GOOD_GOING] }
    }
    if (verdict.legal) return { order, verdict }
    first ??= { order, verdict }
  }
  return first ?? { order: '', verdict: null }
}

/** The edition of a record, if there is one here. */
function known(record: string): string | null {
  try {
    return edition_of(record)
  } catch {
    return null
  }
}

/** The lists of an edition, once they are there. */
async function lists(edition: string): Promise<ListsOf> {
  await librarian.bring(edition)
  return { all: () => JSON.parse(armies(edition, '')) as ArmyBrief[], army: (key) => JSON.parse(army(edition, key)) as Army }
}

serve(init({ module_or_path: engine }), {
  create: async (battle: NewBattle) => {
    await librarian.bring(battle.edition)
    take(Session.create(JSON.stringify(battle)))
  },
  /** The record of a battle played by a script; the current battle is unchanged. */
  stage: async (battle: NewBattle, script: string[]) => {
    await librarian.bring(battle.edition)
    const staged = Session.create(JSON.stringify(battle))
    try {
      play(staged, script)
      return staged.record()
    } finally {
      staged.free()
    }
  },
  /** How a battle would begin; the current battle is unchanged. */
  muster: async (battle: NewBattle) => {
    await librarian.bring(battle.edition)
    const mustered = Session.create(JSON.stringify(battle))
    try {
      return JSON.parse(mustered.state()) as unknown
    } finally {
      mustered.free()
    }
  },
  load: async (record: string, seed: string) => {
    await librarian.bring(edition_of(record))
    take(Session.load(record, seed))
  },
  verify: async (record: string, seed: string) => {
    // An edition that is not known here is for the verdict to say.
    const edition = known(record)
    if (edition !== null) await librarian.bring(edition)
    return JSON.parse(verify(record, seed)) as unknown
  },
  record: () => table().record(),
  opened: (edition: string) => changing<Opened>(() => table().opened(), edition),
  order: (text: string, notes: string[], edition: string) => changing<Answered>(() => table().order(text, notes), edition),
  roll: (dice: number[], edition: string) => updating(() => table().roll(Uint8Array.from(dice)), edition),
  undo: (edition: string, orders: number) => {
    const updates: string[] = []
    while (updates.length < orders) {
      const update = table().take_back()
      if (update === undefined) break
      updates.push(update)
    }
    const last = updates.at(-1)
    return last === undefined ? null : { ...updating(() => last, edition), back: updates.length }
  },
  beginOnline: async (head: string) => {
    await librarian.bring(edition_of(head))
    take(Session.of_head(head))
  },
  followAll: (steps: [at: number, line: string][]) => {
    changed()
    for (const [at, line] of steps) table().follow(at, line)
  },
  follow: (at: number, line: string, edition: string) => {
    const followed = table().follow(at, line) as Followed
    if (followed === 'nothing') return { followed, change: null }
    const change = updating(() => table().update(), edition)
    // Only orders and dice have a line of their own.
    const { update } = change
    return { followed, change: followed === 'table' ? change : { ...change, update: { ...update, line: null } } }
  },
  check: (visit: number, value: string) => JSON.parse(table().check(visit, value)) as unknown,
  allowTakingBack: (side: SideWord | null) => table().allow_taking_back(side ?? ''),
  logHash: () => table().log_hash(),
  seat: (secret: string, code: string, side: SideWord) => JSON.parse(seat(secret, code, side)) as unknown,
  seatValue: (secret: string, code: string, side: SideWord, visit: number) => seat_value(secret, code, side, visit),
  secretHash: (secret: string) => secret_hash(secret),
  overlays,
  judge: (text: string, edition = '') => JSON.parse(by(edition).judge(text)) as unknown,
  combatsAfter: (order: string) => JSON.parse(table().combats_after(order)) as unknown,
  contacts: (movers: number[]) => JSON.parse(table().contacts(Uint32Array.from(movers))) as unknown,
  reach: (movers: number[], slice: number, slices: number, edition = '') => by(edition).reach(Uint32Array.from(movers), slice, slices),
  outcomes: (order: string) => JSON.parse(table().outcomes(order)) as unknown,
  group: (index: number) => Array.from(table().group(index)),
  defaultOrder: () => table().default_order(),
  actions: (movers: number[]) => JSON.parse(table().actions(Uint32Array.from(movers))) as unknown,
  probe,
  bringHouse: (text: string, file: string) => bring_house(text, file),
  agreements: () => JSON.parse(agreements()) as unknown,
  agreed: (edition: string, conventions: string[], rulings: Answer[]) => JSON.parse(agreed(edition, JSON.stringify({ conventions, rulings }))) as unknown,
  armies: async (edition: string, query: string) => {
    await librarian.bring(edition)
    return JSON.parse(armies(edition, query)) as unknown
  },
  army: async (edition: string, key: string) => (await lists(edition)).army(key),
  anyArmy: async (edition: string) => anyArmy(await lists(edition)),
  anEnemy: async (edition: string, of: string) => anEnemy(await lists(edition), of),
  matchUp: async (edition: string) => matchUp(await lists(edition)),
  compose: async (edition: string, key: string, answers: number[]) => {
    await librarian.bring(edition)
    return compose(edition, key, Uint32Array.from(answers))
  },
})
