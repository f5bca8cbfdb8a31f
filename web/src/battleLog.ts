// The battle log: every event in words, as complete as the board.

import { both, called } from './armies/sides.svelte'
import { explain, headline, type Explanation } from './explanations'
import { partiesOf } from './events'
import { fateOfLost, margin } from './moments/account'
import { shotOf } from './queue'
import { features, isGeneral, numberOf, partiesIn, partyName, partyNames, sideOf, troopName } from './partyNames'
import type { Event, Line, SideWord, State } from './wire'
import { capital, named, t, type Arguments } from './words'

export interface Entry {
  kind: 'heading' | 'order' | 'fight' | 'loss' | 'plain' | 'account'
  side: SideWord | null
  text: string
  /** What can be read when it is opened. */
  more?: string[]
  /** The decisions of a general that it explains, which open to a sentence. */
  accounts?: Explanation[]
  /** The names of the decisions it explains. */
  about?: string
  /** The elements and places it names. */
  parties?: string[]
  /** The side whose element it deploys. */
  deploys?: SideWord
}

/** A log with further entries. What a side deploys in a row is one entry, which opens. */
export function withEntries(log: Entry[], more: Entry[]): Entry[] {
  const whole = [...log]
  for (const entry of more) {
    const last = whole.at(-1)
    if (entry.deploys && last?.deploys === entry.deploys) whole.splice(-1, 1, deployedTogether(last, entry, entry.deploys))
    else whole.push(entry)
  }
  return whole
}

function deployedTogether(before: Entry, entry: Entry, side: SideWord): Entry {
  const more = [...(before.more ?? [before.text]), entry.text]
  const parties = [...(before.parties ?? []), ...(entry.parties ?? [])]
  // An element may be deployed once more, elsewhere.
  const text = t('log-deployed-together', { ...called(side), count: new Set(parties).size })
  return { ...before, text, more, parties }
}

/** The kind of the feature that an event gives by its number alone: of those that lie on the table for one taken off it, else of those chosen. */
function featureOf(event: Extract<Event, { number: number }>, lines: Line[]): string {
  let laid: string[] = []
  let chosen: string[] = []
  for (const one of lines.flatMap(({ events }) => events)) {
    if (one === event) break
    if (one.kind === 'feature') laid.push(one.what)
    else if (one.kind === 'lifted') laid = laid.toSpliced(one.number - 1, 1)
    else if (one.kind === 'features') chosen = one.kinds
  }
  const kind = (event.kind === 'lifted' ? laid : chosen)[event.number - 1]
  return kind === undefined ? String(event.number) : named('terrain', kind)
}

/** The entries of one order or throw, the last of `lines` or one of them. */
export function logEntries(line: Line, state: State | null, lines: Line[] = [line]): Entry[] {
  const events = generalFirst(line.events, state)
  const entries: Entry[] = []
  const moved = events.filter((event) => event.kind === 'moved')
  if (moved.length > 0) {
    const far = Math.max(...moved.map((event) => event.distance))
    // A move shorter than a hundredth is still not a turn in place.
    const distance = far > 0 ? Math.max(far, 0.01) : 0
    const text = t('log-moved', {
      who: partyNames(
        state,
        moved.map((event) => event.id),
      ),
      count: moved.length,
      distance,
    })
    entries.push({ kind: 'order', side: line.side, text: capital(text), parties: moved.map((event) => event.id) })
  }
  events.forEach((event, i) => {
    if (event.kind === 'recoiled' && event.distance !== undefined) {
      const { id, distance, through = [] } = event
      const args = { who: partyName(state, id), distance, friends: partyNames(state, through) }
      const text = capital(t(through.length > 0 ? 'log-recoiled-through' : 'log-recoiled-chosen', args))
      entries.push({ kind: 'plain', side: line.side, text, parties: [id, ...through] })
      return
    }
    if (isAlike(event)) {
      // Several that do the same one after the other share a sentence.
      const before = events[i - 1]
      if (event.kind !== before?.kind || !isAlike(before)) entries.push(alike(events.slice(i), line.side, state))
      return
    }
    const entry = entryOf(event, events, line, state, lines)
    if (entry) entries.push({ parties: partiesOf(event), ...entry, text: capital(entry.text) })
  })
  // Why stands below what it explains, and not below the heading that comes of it.
  const why = explained(line.notes, state)
  return entries.toSpliced(entries[0] === undefined || entries[0].kind === 'heading' ? 0 : 1, 0, ...why)
}

/** The log of a battle: what its lines have led to, and how its players have ended it where no line has, such as by resigning over a server. */
export function wholeLog(lines: Line[], state: State | null): Entry[] {
  const asks = state?.asks
  const isLogged = asks?.kind !== 'over' || lines.some(({ events }) => events.some(({ kind }) => kind === 'ended'))
  const end: Line[] = isLogged ? [] : [{ text: '', side: null, notes: [], events: [{ kind: 'ended', how: asks.how, side: asks.winner }] }]
  return withEntries(
    [],
    [...lines, ...end].flatMap((line) => logEntries(line, state, lines)),
  )
}

/** The events of a line, with the loss of a general before other losses. */
function generalFirst(events: Event[], state: State | null): Event[] {
  const general = events.findIndex((event) => event.kind === 'lost' && isGeneral(state, event.id))
  const first = events.findIndex(({ kind }) => kind === 'lost')
  return general > first ? [...events.slice(0, first), ...events.slice(general, general + 1), ...events.slice(first).toSpliced(general - first, 1)] : events
}

/** What befalls several elements at once. */
const ALIKE = new Set<Event['kind']>(['conformed', 'turned', 'made-room', 'recoiled', 'pushed-back', 'fled', 'pursued'])

/** Whether it is said with others of its kind: a recoil of its own length has a sentence of its own. */
function isAlike(event: Event): boolean {
  return ALIKE.has(event.kind) && !(event.kind === 'recoiled' && event.distance !== undefined)
}

function alike(events: Event[], side: SideWord | null, state: State | null): Entry {
  const [first] = events
  const until = events.findIndex((event) => event.kind !== first?.kind || !isAlike(event))
  const ids = events.slice(0, until < 0 ? undefined : until).flatMap((event) => ('id' in event ? [event.id] : []))
  return { kind: 'plain', side, text: capital(t(`log-${first?.kind}`, { who: partyNames(state, ids), count: ids.length })), parties: ids }
}

/** How a general came to an order: a headline, which opens. */
function explained(notes: string[], state: State | null): Entry[] {
  const accounts = notes.map((note) => explain(note, state)).filter((one) => one !== null)
  const last = accounts.at(-1)
  if (!last) return []
  const about = accounts.map((one) => one.name).join(' ')
  // Sentences have names, and notes ids.
  const parties = [...new Set(notes.filter((note) => explain(note, state)).flatMap(partiesIn))]
  return [{ kind: 'account', side: last.side, text: t('account-why', { short: headline(accounts) }), accounts, about, parties }]
}

/** The elements that help with the shot whose dice a line has: those that were ordered to shoot together, less the one that counts. */
function helpersOf(line: Line, main: string, lines: Line[]): string[] {
  const before = lines.slice(0, Math.max(lines.indexOf(line), 0)).findLast(({ text }) => text.startsWith('order shoot '))
  return shotOf(before?.text.slice('order '.length) ?? '')?.shooters.filter((id) => id !== main) ?? []
}

/** The entry of one event; null for events that another entry covers. */
function entryOf(event: Event, events: Event[], line: Line, state: State | null, lines: Line[]): Entry | null {
  const { side: by, dice, text: given } = line
  const plain = (text: string, kind: Entry['kind'] = 'plain', side: SideWord | null = by): Entry => ({ kind, side, text: capital(text) })
  /** What one die has decided, with the die where it is known. */
  const thrown = (id: string, args: Arguments) => (dice?.length === 1 ? t(`${id}-die`, { ...args, die: dice[0] }) : t(id, args))
  switch (event.kind) {
    case 'moved':
    case 'pips-spent':
    case 'standing':
    case 'suffered':
      return null
    case 'phase': {
      const { movedTooFar: ids } = event
      return ids ? { ...plain(t('log-moved-too-far', { who: partyNames(state, ids), count: ids.length })), parties: ids } : null
    }
    case 'army':
    case 'attacks':
    case 'followers-lost':
    case 'denizens-lost':
    case 'denizens-back':
    case 'camp-regained':
    case 'bua-regained':
    case 'bua-yields':
    case 'sacking-begins':
    case 'sacking-ends':
      return plain(t(`log-${event.kind}`, called(event.side)), 'plain', event.side)
    case 'denizens-turned':
      return plain(t('log-denizens-turned', { ...called(event.side), to: called(event.heldFor).side }), 'plain', event.heldFor)
    case 'aggression':
      return plain(thrown('log-aggression', { ...called(event.side), total: event.total, aggression: event.total - (dice?.[0] ?? 0) }), 'plain', event.side)
    case 'topography':
      return plain(t('log-topography', { name: named('home', event.name) }))
    case 'feature':
      return plain(t('log-feature', { what: named('terrain', event.what), number: event.number }))
    case 'lifted':
      return plain(t('log-lifted', { what: featureOf(event, lines) }))
    case 'features':
      return plain(t('log-features', { kinds: features(event.kinds) }))
    case 'quarter':
      return plain(thrown('log-quarter', { what: featureOf(event, lines), quarter: named('quarter', String(event.quarter)) }))
    case 'shore':
      return plain(t('log-shore', { what: featureOf(event, lines), edge: named('edge', event.edge) }))
    case 'discarded':
      return plain(t('log-discarded', { number: event.number, what: named('terrain', event.what) }))
    case 'ground':
      return plain(t(`log-ground-${event.state}`))
    case 'edge':
      return plain(thrown(...edgeOf(event)))
    case 'camp':
      return plain(t(event.placed ? 'log-camp' : 'log-camp-none', called(event.side)), 'plain', event.side)
    case 'deployed': {
      const who = partyName(state, event.id)
      const text = event.to ? t('log-deployed', { who }) : t(`log-deployed-${event.inside ?? 'camp'}`, { who })
      return { ...plain(text), deploys: sideOf(event.id) }
    }
    case 'deployed-as':
      // Before that it has no troop type of its own to be called by.
      return plain(t('log-deployed-as', { ...called(sideOf(event.id)), number: numberOf(event.id), troop: troopName(event.troop) }))
    case 'as-if-lined-up':
      return plain(t('log-as-if', { who: partyName(state, event.id), enemy: partyName(state, event.enemy) }))
    case 'swapped':
      return plain(t('log-swapped', { one: partyName(state, event.one), other: partyName(state, event.other) }))
    case 'bound':
      return plain(t('log-bound', { ...called(event.side), number: event.number }), 'heading', event.side)
    case 'pips':
      return plain(t('log-pips', { pips: event.pips }))
    case 'river':
      return plain(thrown('log-river', { state: named('river', event.state) }))
    case 'fought': {
      const [one, other] = event.parties
      const [own, against] = event.factors
      const [die, otherDie] = event.dice
      // Shooters are beaten only by a target that shoots back.
      const shot = event.answered ? 'log-shot-back' : 'log-shot'
      const isShot = given?.startsWith('throw shooting')
      const helpers = isShot ? helpersOf(line, one, lines) : []
      const who = partyName(state, one)
      const text = t(isShot ? shot : 'log-fought', {
        one: who,
        shooters: helpers.length > 0 ? t('log-helped', { who, others: partyNames(state, helpers) }) : who,
        other: partyName(state, other),
        margin: margin(event),
        own,
        against,
        die,
        otherDie,
        score: own + die,
        otherScore: against + otherDie,
      })
      return { ...plain(text, 'fight'), parties: [...event.parties, ...helpers] }
    }
    case 'lost': {
      const { word, cause } = fateOfLost(event, events)
      return plain(t('log-lost', { who: partyName(state, event.id), how: word, why: named('cause', cause ?? '') }), 'loss', sideOf(event.id))
    }
    case 'camp-taken':
    case 'camp-entered':
    case 'camp-left':
    case 'bua-taken':
    case 'bua-entered':
    case 'bua-left':
      return plain(t(`log-${event.kind}`, { ...called(event.owner), who: partyName(state, event.by) }))
    case 'bound-ends':
      // As long as nothing is lost there is nothing to say.
      return event.losses.every((lost) => lost === 0) ? null : plain(t('log-bound-ends', { ...both(), red: event.losses[0], blue: event.losses[1] }))
    case 'ended':
      return plain(
        event.side ? t(`log-ended-${event.how}`, { ...called(event.side), other: called(event.side === 'red' ? 'blue' : 'red').side }) : t('log-ended-drawn'),
        'heading',
        event.side,
      )
    case 'other':
      return plain(event.text)
    default:
      return plain(t(`log-${event.kind}`, { who: partyName(state, event.id) }))
  }
}

/** Where a quarter turn clockwise takes each edge of the table: to the place of the next. */
const CLOCKWISE = ['near', 'left', 'far', 'right']

/** From where the attacker comes: the table is turned so that red's edge is near, and what is read after that is read there. */
function edgeOf({ edge, quarters }: Extract<Event, { kind: 'edge' }>): [id: string, args: Arguments] {
  const now = CLOCKWISE[(CLOCKWISE.indexOf(edge) + quarters) % CLOCKWISE.length] ?? edge
  const was = named('edge', edge)
  return quarters === 0 ? ['log-edge', { edge: was }] : ['log-edge-turned', { edge: was, now: named('edge', now) }]
}
