// Why a general gave an order: in one sentence, and what stands behind it. Loaded with what shows it.

import type { Entry } from './battleLog'
import type { Explanation } from './explanations'
import { has, listed, t } from './words'

/** What an entry of the log opens to, and what lies behind a second fold in it. */
export function opensTo({ more = [], accounts }: Entry): { more: string[]; behind: string[] } {
  return accounts ? { more: [gist(accounts)], behind: bodyOf(accounts) } : { more, behind: [] }
}

/** Why an order was given, in one sentence: the numbers and dice behind it are for those that ask for them. */
export function gist(accounts: Explanation[]): string {
  const last = accounts.at(-1)
  if (!last) return ''
  const deed = accounts.findLast(({ motive }) => motive)?.motive
  if (!deed) return t('account-gist', { what: setUp(accounts, last) })
  const { aim, best } = deed
  const why = best === 'equal' && accounts.some(({ name }) => name === 'tie') ? 'die' : best
  const what = why ? t('account-motive', { aim, best: t(`account-best-${why}`) }) : aim
  const stance = accounts.findLast(({ name, dice }) => name === 'stance' && dice !== '')
  return stance ? t('account-gist-rolled', { what, dice: stance.dice, result: stance.result }) : t('account-gist', { what })
}

/** What a general did before the battle, or in shooting and combat. */
function setUp(accounts: Explanation[], last: Explanation): string {
  const all = (name: string) => accounts.filter((one) => one.name === name)
  const positions = all('position')
  if (positions.length > 0) {
    const places = [...new Set(positions.map(({ result }) => result))]
    const counted = places.map((place) => t('account-gist-group', { place, count: positions.filter(({ result }) => result === place).length }))
    return t('account-gist-deployed', { groups: positions.length, places: counted.join('; ') })
  }
  // Of a piece that would not lie where it was rolled first, what its last place was rolled as.
  const rolled = accounts.slice(accounts.findLastIndex(({ refused }) => refused !== null) + 1).filter(({ dice }) => dice !== '')
  const results = [...new Set(rolled.map(({ result }) => result))].join('; ')
  const dice = rolled.map((one) => one.dice)
  if (dice.length > 0) return t('account-gist-dice', { dice: dice.includes('each') ? 'each' : listed(dice), results })
  const id = `account-gist-${last.name}`
  return has(id) ? t(id, { result: last.result }) : t('account-gist-rule', { result: last.result })
}

/** What stands behind the sentence of an order, decision by decision: of the places that were rolled for a piece of terrain and would not do, only why. */
export function bodyOf(accounts: Explanation[]): string[] {
  const [only] = accounts
  if (accounts.length === 1 && only) return only.short === only.brief ? only.lines : [only.short, ...only.lines]
  const last = accounts.findLastIndex(({ refused }) => refused !== null)
  const given = accounts.slice(last + 1)
  const before = accounts.slice(0, last + 1)
  const reasons = before.flatMap(({ refused }) => refused ?? [])
  const counted = [...new Set(reasons)].map((reason) => t('account-tried', { reason, count: reasons.filter((one) => one === reason).length }))
  const tries = reasons.length > 0 ? [t('account-tries', { count: reasons.length, reasons: counted.join('; ') })] : []
  const said = (some: Explanation[]) => some.flatMap((one) => [one.short, ...(one.bare ? [] : one.lines)])
  return [...said(before.filter(({ tried }) => !tried)), ...tries, ...said(given)]
}
