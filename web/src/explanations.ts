// A general's decisions in sentences, from the notes of the record.

import { read, type Chosen, type Count, type Displacement, type Entry, type Said, type Thrown } from './decision'
import { areaOf, inWords, orderText } from './orderText'
import { features, partyName } from './partyNames'
import type { SideWord, State } from './wire'
import { capital, decimal, has, named, signed, t, type Arguments } from './words'

/** A decision in words: what it is in short, and how it came about. */
export interface Explanation {
  side: SideWord
  /** Which decision it is: the name of a table or of a rule, or `end` of a movement. */
  name: string
  section: string
  /** Whether it is what was done, not what led to it. */
  deed: boolean
  short: string
  /** A move without where it goes and what that changes; any other decision is as short as it is. */
  brief: string
  lines: string[]
  /** The dice of its roll; `each` where each choice has a die, and nothing where none was rolled. */
  dice: string
  result: string
  /** What a move was made for, and why it and no other, as what is said of its general. */
  motive: { aim: string; best: Best | null } | null
  /** Whether its sentence says all of it. */
  bare: boolean
  /** Whether it belongs to a place that was rolled for a piece of terrain, one of several perhaps. */
  tried: boolean
  /** Why that place would not do. */
  refused: string | null
}

/** Why a move was made and no other: it promised most, or most for its PIPs; none promised more, it was the only one, or it follows from a plan. */
type Best = 'most' | 'pips' | 'equal' | 'only' | 'plan'

/** The explanation of a decision in a note, for this state of the battle; null for any other note, and for what is only remembered. */
export function explain(note: string, state: State | null = null): Explanation | null {
  const [, side, json] = /^npg (red|blue) (\{.*\})$/.exec(note) ?? []
  if (side === undefined || json === undefined) return null
  const entry = read(json)
  if (!entry || isMemory(entry)) return null
  const { section, how } = entry
  const name = how.action?.action === 'end' ? 'end' : entry.name
  return {
    side: side as SideWord,
    name,
    section,
    deed: !!how.action,
    short: short(entry, state),
    brief: how.action ? brief(how.action, entry.result, state) : short(entry, state),
    lines: lines(entry, state),
    dice: how.contest ? 'each' : (how.table?.dice.join(' + ') ?? ''),
    result: result(entry, state),
    motive: how.action ? motive(how.action, entry.result, state) : null,
    bare: how.rule?.facts.length === 0,
    tried: / try \d+$/.test(entry.subject ?? ''),
    refused: name === 'refused' ? result(entry, state) : null,
  }
}

/** Whether an entry only helps the general to go on where it was, as do the lines that it has formed. */
function isMemory({ name, subject }: Entry): boolean {
  return ['bound-start', 'line', 'line-left'].includes(name) || (name === 'swap' && !!subject)
}

/** The decisions that belong to one order in short: by the move that was chosen, else by the last. */
export function headline(accounts: Explanation[]): string {
  const last = accounts.at(-1)
  if (!last) return ''
  const part = `account-part-${last.section.replace(/^(\d+\.\d+).*$/, '$1').replace('.', '-')}`
  if (accounts.length > 1 && has(part)) return t(part, { count: accounts.length })
  return (accounts.findLast((one) => one.deed) ?? last).brief
}

/** A decision in one sentence, as a player would say it. */
function short(entry: Entry, state: State | null): string {
  const { action } = entry.how
  if (action?.action === 'end') return t('account-short-end', { left: action.pips[1] })
  if (action) return moveSentence(action, entry.result, state)
  const [one, other] = (entry.subject ?? '').split(' ')
  const [who, enemy] = entry.result.split(' ')
  if (entry.name.startsWith('swap-face'))
    return t(`account-${entry.name}`, {
      one: partyName(state, one ?? ''),
      other: partyName(state, other ?? ''),
      who: partyName(state, who ?? ''),
      enemy: t(`solo-troops-${enemy ?? ''}`),
    })
  if (entry.name === 'tie') return title(entry)
  if (isVeto(entry)) {
    const action = t(`solo-action-${entry.subject ?? ''}`)
    return t('account-vetoed', { action, order: orderText(entry.result, state), why: t(`account-${entry.name}`) })
  }
  return t('account-short', { title: title(entry) + about(entry, state), result: result(entry, state) })
}

/** Whether a move was passed over because it is not useful. */
function isVeto({ name }: Entry): boolean {
  return name.startsWith('veto-')
}

/** What the movers of a move do. */
function doing({ action }: Chosen, order: string, state: State | null): string {
  const movers = moversOf(order)
  const [one, other] = movers.map((id) => partyName(state, id))
  let who = t('account-who-many', { count: movers.length })
  if (movers.length === 0) who = t('account-who-unknown')
  else if (movers.length === 1 && one !== undefined) who = one
  else if (movers.length === 2) who = t('account-who-two', { one, other })
  return t(`account-does-${action}`, { who, count: movers.length })
}

/** A move or the end of a movement, without its numbers. */
function brief(chosen: Chosen, order: string, state: State | null): string {
  if (chosen.action === 'end') return t('account-short-end', { left: chosen.pips[1] })
  return t('account-moves', { does: doing(chosen, order, state) })
}

/** What a move was made for, and why it and no other. */
function motive(chosen: Chosen, made: string, state: State | null): Explanation['motive'] {
  const { action, pips, scores } = chosen
  if (action === 'end') return { aim: t('account-gist-end', { left: pips[1] }), best: null }
  const [name, value] = scores[0] ?? ['', 0]
  const next = otherMoves(chosen, orderText(made, state), state)[0]
  let best: Best = 'most'
  if (name === 'compound') best = 'plan'
  else if (!next) best = 'only'
  else if (next[1] === value) best = 'equal'
  else if (name in PARTS && next[1] > value) best = 'pips'
  return { aim: t(`account-aim-${action}`), best }
}

/** A move: what the movers do, where they go, and what that changes. */
function moveSentence(chosen: Chosen, order: string, state: State | null): string {
  const { scores, way } = chosen
  const movers = moversOf(order)
  let does = doing(chosen, order, state)
  const place = way ? displacement(way) : ''
  if (place) does = t('account-goes', { does, way: place })
  const why = phrases(scores, movers.length)
  return why ? t('account-moves-because', { does, why }) : t('account-moves', { does })
}

/** The elements that an order moves. */
function moversOf(order: string): string[] {
  const words = order.split(' ').slice(1)
  const end = words.findIndex((word) => !/^[rb]\d+$/.test(word))
  return words.slice(0, end < 0 ? undefined : end)
}

/** A displacement of fewer hundredths of a base width is not worth a word. */
const HARDLY = 5

/** Where an element goes: `1.8 BW ahead, 3° left, into the wood`. */
function displacement({ ahead, right, turn, into }: Displacement): string {
  const parts: string[] = []
  const add = (hundredths: number, plus: string, minus: string) => {
    if (Math.abs(hundredths) >= HARDLY) parts.push(t(hundredths > 0 ? plus : minus, { length: Math.abs(hundredths) / 100 }))
  }
  add(ahead, 'account-way-ahead', 'account-way-back')
  add(right, 'account-way-right', 'account-way-left')
  if (turn !== 0) parts.push(t(turn > 0 ? 'account-turn-right' : 'account-turn-left', { degrees: Math.abs(turn) }))
  if (into !== undefined) parts.push(t('account-way-into', { terrain: named('said', into) }))
  return parts.join(', ')
}

/** What a move changes, as phrases; numbers that only rank moves have none. An average is in elements, of a sum of chances in 36. */
function phrases(scores: Count[], movers: number): string {
  return scores
    .map(([name, value]) => {
      const sign = value < 0 ? 'minus' : value > 0 ? 'plus' : 'zero'
      const each = name === 'nearer' && movers > 1 && value === movers
      const id = `account-score-${name}-${each ? 'each' : sign}`
      const size = Math.abs(value)
      return has(id) ? t(id, { value: size, count: movers, length: size / 100, share: size / 1000, average: size / 36 }) : ''
    })
    .filter((phrase) => phrase !== '')
    .join(', ')
}

function about(entry: Entry, state: State | null): string {
  // The moves of a bound are counted for the general alone.
  return entry.subject && !isVeto(entry) && entry.name !== 'tie' ? t('account-about', { subject: inWords(entry.subject, state) }) : ''
}

/** How a decision came about. */
function lines(entry: Entry, state: State | null): string[] {
  const { table, contest, rule, action } = entry.how
  const args: Arguments = { section: entry.section, about: about(entry, state) }
  if (table) return [t('account-table', { ...args, sum: sum(table, state) })]
  if (contest) {
    const options = contest.options.map(({ name, throws, ignored }) =>
      t(ignored ? 'account-option-ignored' : 'account-option', { name: inWords(name, state), sums: throws.map((thrown) => sum(thrown, state)).join('; ') }),
    )
    return [t('account-contest', args), ...options]
  }
  if (action) return [...acted(action, entry, state), ...passed(action, orderText(entry.result, state), state)]
  const numbers = rule?.facts ?? []
  const facts = isVeto(entry) ? phrases(numbers.map(asScore), 1) : counts(numbers, state)
  return [capital(facts ? t('account-rule-because', { ...args, facts }) : t('account-rule', args))]
}

/** A number of a move that is passed over, as a score: its danger is a rise, where a score counts a fall. */
function asScore([name, value]: Count): Count {
  if (name === 'danger') return [name, -value]
  return name === 'chances' ? ['attack', value] : [name, value]
}

/** What the move was meant for, its order and cost, and where the procedure has it. */
function acted({ action, rank, pips: [cost, left] }: Chosen, { result, section }: Entry, state: State | null): string[] {
  if (action === 'end') return []
  const args = { aim: t(`account-aim-${action}`), rank, order: orderText(result, state), cost, left, section }
  return [capital(t(rank > 0 ? 'account-action' : 'account-freely', args))]
}

/** What it looked for before, why it did not take the next best move, and what else it considered. */
function passed(chosen: Chosen, made: string, state: State | null): string[] {
  const more: string[] = []
  const tried = (chosen.higher ?? []).filter(({ candidates }) => candidates > 0).map(({ action }) => t(`solo-action-${action}`))
  if (tried.length > 0) more.push(t('account-higher', { actions: tried.join(', ') }))
  const [next, ...others] = otherMoves(chosen, made, state)
  if (next) more.push(beside(chosen, next))
  if (others.length > 0) more.push(t('account-rejected', { orders: others.map(([order]) => order).join('; ') }))
  return more
}

/** Its next best moves with what each promised. Those that differ only in what is not said are one, with what the best of them promises, and that which was made is none of them. */
function otherMoves(chosen: Chosen, made: string, state: State | null): (readonly [string, number])[] {
  const said = (chosen.rejected ?? []).map(([order, promised]) => [orderText(order, state), promised] as const)
  const isFirst = (order: string, i: number) => said.findIndex(([one]) => one === order) === i
  return said.filter(([order], i) => order !== made && isFirst(order, i))
}

/** How many of what the first number of a move counts make one: moves are ranked by it. Chances are summed over several combats. */
const PARTS: Record<string, number> = { judged: 1000, sum: 36, gain: 36, t: 36, 't-less-u': 36 }

/** Why the next best move was not made. */
function beside({ scores }: Chosen, [order, promised]: readonly [string, number]): string {
  const [name, value] = scores[0] ?? ['', 0]
  const parts = PARTS[name]
  if (parts === undefined) return t('account-next', { order })
  const [own, other] = [decimal(value / parts), decimal(promised / parts)]
  if (own === other) return t('account-next-equal', { order })
  return promised > value ? t('account-next-more', { order }) : t('account-next-less', { order, worth: t(`account-worth-${name}`, { own, other }) })
}

/** What a decision is called: the title of a table, or the name of a rule. */
function title(entry: Entry): string {
  const id = [`solo-table-${entry.name}`, `account-rule-${entry.name}`].find((id) => known(entry, id))
  return id === undefined ? entry.name : t(id)
}

/** What a decision came to: what a row of a table means, or what was written. */
function result(entry: Entry, state: State | null): string {
  const ids = ['solo', 'account'].map((of) => `${of}-result-${entry.name}-${entry.result}`)
  const id = ids.find((id) => known(entry, id))
  if (id !== undefined) return t(id)
  // A place that will not do is refused by a rule of the game.
  const rule = entry.result.replaceAll('.', '-')
  if (entry.name === 'refused' && has(rule)) return t('account-refused', { reason: t(rule).replace(/\.$/, '') })
  if (entry.name === 'swap') return pairs(entry.result, state)
  const kinds = entry.result.split(' + ').map((part) => part.replace(/ \d+$/, ''))
  if (kinds.every((kind) => has(`terrain-${kind}`))) return features(kinds)
  return entry.result
    .split('; ')
    .map((order) => calledOrOrder(order, state))
    .join('; ')
}

/** Pairs of elements, such as `r1 r2 + r3 r4`. */
function pairs(text: string, state: State | null): string {
  const pair = (words: string) => {
    const [one, other] = words.split(' ').map((id) => partyName(state, id))
    return t('account-who-two', { one, other })
  }
  return text.split(' + ').map(pair).join('; ')
}

/** A call on a shooter as the general's wish, any other order in words. */
function calledOrOrder(order: string, state: State | null): string {
  const shooter = /^call (\S+)$/.exec(order)?.[1]
  return shooter === undefined ? orderText(order, state) : t('account-call', { who: partyName(state, shooter) })
}

/** Whether there is a message for it: those of the procedure are for what was thrown for. */
function known(entry: Entry, id: string): boolean {
  return has(id) && (!id.startsWith('solo-') || !!(entry.how.table ?? entry.how.contest))
}

function sum(thrown: Thrown, state: State | null): string {
  const dice = t('account-dice', { dice: thrown.dice.join(' + ') })
  const added = (thrown.modifiers ?? []).map(({ value, facts }) => t('account-added', { value: signed(value), facts: counts(facts, state) }))
  if (added.length === 0 && thrown.dice.length === 1) return dice
  return t('account-sum', { parts: [dice, ...added].join(', '), total: thrown.total })
}

/** What a note counts in parts of a base width: how many make one, and which sentence says what is negative. */
const LENGTHS: Record<string, [parts: number, minus: string]> = { x: [65_536, 'x'], y: [65_536, 'y'], right: [100, 'left'], ahead: [100, 'behind'] }

function counts(facts: (Count | Said)[], state: State | null): string {
  const [x, y] = ['x', 'y'].map((name) => Number(facts.find(([one]) => one === name)?.[1]) / 65_536)
  // On the table one points at a place, and does not measure it.
  const area = state && x !== undefined && y !== undefined && x >= 0 && y >= 0 ? t('spoken-at', { area: areaOf(x, y, state) }) : null
  const said = facts.map(([name, value]) => {
    if (area !== null && (name === 'x' || name === 'y')) return name === 'x' ? area : ''
    const [parts, minus] = LENGTHS[name] ?? []
    const counted = `account-count-${name}`
    if (has(counted)) return t(counted, { value: Number(value) })
    const chance = `account-chance-${name}`
    if (has(chance)) return t(chance, { percent: Math.round((Number(value) / 36) * 100) })
    if (parts === undefined) return t('account-fact', { title: factTitle(name), value: inWords(String(value), state) })
    return t(`account-length-${Number(value) < 0 ? minus : name}`, { length: Math.abs(Number(value)) / parts })
  })
  return said.filter((text) => text !== '').join(', ')
}

function factTitle(name: string): string {
  const id = ['solo-fact', 'account-fact'].map((family) => `${family}-${name}`).find(has)
  return id === undefined ? name : t(id)
}
