// What befell each party of a combat or shooting, and why an element is lost: the one account of events that the moment on the
// board, the result card and the log are made from.

import { isGeneral } from '../partyNames'
import type { Choice, Duel, Event, Fighter, Line, Pose, State } from '../wire'

/** What became of a party. Before an outcome is decided the dice only say who is ahead. */
export type Word =
  'destroyed' | 'lost' | 'changes-sides' | 'flees' | 'recoils' | 'pushed-back' | 'holds' | 'pursues' | 'to-recoil' | 'beaten' | 'level' | 'ahead'

export interface Fate {
  word: Word
  /** Why it is destroyed or lost, as a message of the family `cause`; null where there is no more to say. */
  cause: string | null
}

export interface Fortune extends Fate {
  party: string
  /** What the die is added to; unknown in a loaded battle while the outcome waits for a choice. */
  factor: number | null
  die: number
  /** Where a recoil or a pursuit takes it; what flees goes too far to be watched. */
  to: Pose | null
}

/** A combat or shooting with its dice, and what came of it. */
export interface Account {
  parties: [Fortune, Fortune]
  /** Others that are lost by it. */
  others: ({ party: string } & Fate)[]
  /** What was known before the dice. */
  duel: Duel | null
  /** Whether its outcome has been applied; else a player still has a choice about it. */
  decided: boolean
  /** The number of orders and rolls of the battle with the one that it came of; unset until the record has that one too. */
  step?: number
}

type Fought = Event & { kind: 'fought' }
type Lost = Event & { kind: 'lost' }

/** Causes by which an element is gone without having been destroyed. */
const GONE = new Set(['left-table', 'river'])

/** From the worst to the best: what a combat is called by. */
const BY_HARM: Word[] = ['destroyed', 'lost', 'changes-sides', 'flees', 'recoils', 'to-recoil', 'beaten', 'pushed-back', 'level', 'holds', 'ahead', 'pursues']

/** The result for the first side of a combat: `doubles` if it scored at least twice as much, else that of the event. */
export function margin({ margin: read, factors, dice }: Fought): string {
  const [own, against] = [factors[0] + dice[0], factors[1] + dice[1]]
  return read === 'ahead' && own >= 2 * against ? 'doubles' : read
}

/** What a loss is called, and why: one beaten in a combat of the same line was doubled, or else fell to a quick kill; a tie destroys some. */
export function fateOfLost({ id, cause }: Lost, events: Event[]): Fate {
  const word = GONE.has(cause) ? 'lost' : 'destroyed'
  const fought = events.find((event): event is Fought => event.kind === 'fought' && event.parties.includes(id))
  if (cause !== 'score' || !fought) return { word, cause }
  const loser = fought.parties.indexOf(id) as 0 | 1
  const how = margin(fought)
  if (how === (loser === 0 ? 'doubled' : 'doubles')) return { word, cause: 'doubled' }
  return { word, cause: how === 'equal' ? 'tie' : 'quick-kill' }
}

/** What befell every element and place that the events name; what happens to it last counts. */
export function fates(events: Event[]): Map<string, Fate> {
  const found = new Map<string, Fate>()
  const set = (party: string, word: Word) => found.set(party, { word, cause: null })
  for (const event of events) {
    if (event.kind === 'suffered') set(event.party, event.fate === 'stands' ? 'holds' : (event.fate as Word))
    else if (event.kind === 'recoiled') set(event.id, 'recoils')
    else if (event.kind === 'fled') set(event.id, 'flees')
    else if (event.kind === 'pushed-back') set(event.id, 'pushed-back')
    else if (event.kind === 'pursued' && (found.get(event.id)?.word ?? 'holds') === 'holds') set(event.id, 'pursues')
    else if (event.kind === 'lost') found.set(event.id, fateOfLost(event, events))
    else if (event.kind === 'followers-lost') set(`${event.side}-camp`, 'destroyed')
    else if (event.kind === 'denizens-lost') set(`${event.side}-bua`, 'destroyed')
    else if (event.kind === 'denizens-turned') set(`${event.side}-bua`, 'changes-sides')
  }
  return found
}

/** The last combat or shooting of the events; `before` says who was inside of a place that was attacked. */
export function accountOf(events: Event[], before: State | null = null, duel: Duel | null = null): Account | null {
  const at = events.findLastIndex((event) => event.kind === 'fought')
  const fought = events[at]
  if (fought?.kind !== 'fought') return null
  const found = fates(events.slice(at))
  const end = (party: string): Pose | null => {
    const gone = events.findLast((event) => (event.kind === 'recoiled' || event.kind === 'pursued') && event.id === party)
    return gone && 'to' in gone ? gone.to : null
  }
  const fortune = (i: 0 | 1): Fortune => {
    const party = fought.parties[i]
    const inside = before?.holds.find((hold) => hold.id === party)?.inside ?? ''
    const fate = found.get(inside)?.cause ? found.get(inside) : found.get(party)
    return { party, factor: fought.factors[i], die: fought.dice[i], to: end(party), ...(fate ?? { word: 'holds', cause: null }) }
  }
  const parties: Account['parties'] = [fortune(0), fortune(1)]
  const insiders = before?.holds.filter((hold) => fought.parties.includes(hold.id)).map((hold) => hold.inside) ?? []
  const others = [...found].flatMap(([party, fate]) => (fate.cause && !fought.parties.includes(party) && !insiders.includes(party) ? [{ party, ...fate }] : []))
  return { parties, others, duel: about(duel, fought.parties), decided: true }
}

/** An order or a roll of the past, with what was known of its combat before the dice. */
export type PastLine = Line & { duel?: Duel | null }

/** The combat or shooting of the past, as it was shown first. */
export const accountOfPast = ({ events, duel }: PastLine, before: State): Account | null => accountOf(events, before, duel ?? null)

/** What was known of a combat, if it is this one. */
function about(duel: Duel | null, parties: string[]): Duel | null {
  return duel?.parties.every((fighter) => parties.includes(fighter.party)) ? duel : null
}

/**
 * A combat whose dice are rolled while a choice of its outcome is pending; its event follows the choice. `purpose` is what was
 * thrown for, such as `combat r4 b1 bound 3`; `asks` is the choice.
 */
export function undecided(purpose: string, dice: number[], duel: Choice['duel'], asks: State['asks'] | null = null): Account | null {
  const [, one, other] = /^(?:combat|shooting) (\S+) (\S+) /.exec(purpose) ?? []
  const [die, otherDie] = dice
  if (one === undefined || other === undefined || die === undefined || otherDie === undefined) return null
  const own = about(duel, [one, other])
  const factor = (party: string) => own?.parties.find((fighter) => fighter.party === party)?.factor ?? null
  const [mine, theirs] = [factor(one), factor(other)]
  const ahead = mine === null || theirs === null ? 0 : mine + die - theirs - otherDie
  const recoils = asks?.kind === 'decide' && asks.what === 'recoil' ? asks.element : null
  const word = (party: string, lead: number): Word => (party === recoils ? 'to-recoil' : lead > 0 ? 'ahead' : lead < 0 ? 'beaten' : 'level')
  const parties: Account['parties'] = [
    { party: one, factor: mine, die, to: null, word: word(one, ahead), cause: null },
    { party: other, factor: theirs, die: otherDie, to: null, word: word(other, -ahead), cause: null },
  ]
  return { parties, others: [], duel: own, decided: false }
}

/** The same for a loaded battle: its last roll, unless its outcome is already in the history. */
export function stillUndecided(history: Line[], asks: State['asks'] | null = null): Account | null {
  const at = history.findLastIndex(({ text }) => text.startsWith('throw '))
  const after = history.slice(at).flatMap(({ events }) => events)
  if (at < 0 || after.some((event) => event.kind === 'fought')) return null
  const account = undecided(history[at]?.text.replace(/^throw /, '') ?? '', history[at]?.dice ?? [], null, asks)
  return account && { ...account, step: at + 1 }
}

/** Whether a general is lost: it comes before everything else that happened. */
export const losesGeneral = (state: State | null, { party, word }: { party: string } & Fate) => DIES.has(word) && isGeneral(state, party)

/** The one word that a combat is called by, and the parties that it is said of; where generals are lost, of these alone. */
export function headline({ parties, others }: Account, state: State | null = null): { word: Word; of: ({ party: string } & Fate)[] } {
  const generals = [...parties, ...others].filter((one) => losesGeneral(state, one))
  if (generals[0]) return { word: generals[0].word, of: generals }
  const harm = ({ word }: Fortune) => BY_HARM.indexOf(word)
  const worst = Math.min(...parties.map(harm))
  const word = BY_HARM[worst] ?? 'holds'
  return { word: word === 'pursues' || word === 'ahead' ? 'holds' : word, of: parties.filter((fortune) => harm(fortune) === worst) }
}

export interface Share {
  id: 'they-die' | 'they-give-way' | 'level' | 'we-give-way' | 'we-die'
  /** What happens, as a message of the family `share`. */
  what: 'die' | 'recoil' | 'flee' | 'give-way' | 'level'
  /** The party it happens to; null for neither. */
  party: string | null
  /** Of 36. */
  throws: number
}

const GIVES_WAY = new Set<Word>(['flees', 'recoils', 'pushed-back'])
const DIES = new Set<Word>(['destroyed', 'lost', 'changes-sides'])

/** What the dice could have done, always in this order, seen from one of the two parties; without what cannot happen. */
export function shares(duel: Duel, we: 0 | 1): Share[] {
  const [ours, theirs] = [duel.parties[we], duel.parties[1 - we] ?? duel.parties[0]]
  const dies = (id: Share['id'], { party, destroyed }: Fighter): Share => ({ id, what: 'die', party, throws: destroyed })
  const gives = (id: Share['id'], { party, recoils, flees }: Fighter): Share => ({
    id,
    what: flees === 0 ? 'recoil' : recoils === 0 ? 'flee' : 'give-way',
    party,
    throws: recoils + flees,
  })
  const apart = [dies('they-die', theirs), gives('they-give-way', theirs), gives('we-give-way', ours), dies('we-die', ours)]
  const level: Share = { id: 'level', what: 'level', party: null, throws: Math.max(0, 36 - apart.reduce((sum, { throws }) => sum + throws, 0)) }
  const all = apart.toSpliced(2, 0, level)
  return all.filter(({ throws }) => throws > 0)
}

/** From whose side a combat is seen, by whether a computer leads each: that of the player at the page, else that of the first. */
export const seenFrom = ([one, other]: boolean[]): 0 | 1 => (one && !other ? 1 : 0)

/** What is said of a party: nothing of one that did not stir while it destroyed the other. */
export function fateIn({ parties }: Account, fortune: Fortune): Fate | null {
  return fortune.word === 'holds' && parties.some(({ word }) => DIES.has(word)) ? null : fortune
}

/** Which of them the dice chose; null while a player still has a choice. */
export function chosen({ parties, decided }: Account, we: string): Share['id'] | null {
  if (!decided) return null
  const hit = (words: Set<Word>, ours: boolean) => parties.some(({ party, word }) => (party === we) === ours && words.has(word))
  if (hit(DIES, false)) return 'they-die'
  if (hit(DIES, true)) return 'we-die'
  if (hit(GIVES_WAY, false)) return 'they-give-way'
  return hit(GIVES_WAY, true) ? 'we-give-way' : 'level'
}
