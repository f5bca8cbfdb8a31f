// Why an element cannot shoot now, in one sentence made of the referee's verdicts on a shot at each enemy.

import { partyName } from './partyNames'
import { reason } from './reasons'
import type { Breach, State, Verdict } from './wire'
import { t } from './words'

/** What keeps a single enemy from being a target, the plainest first. */
const OF_THE_TARGET = ['shoot.range', 'shoot.arc', 'shoot.sight', 'shoot.contact', 'shoot.once', 'shoot.target.terrain']

/** Empty where an enemy can be shot at, or there is none. */
export function whyNoTarget(id: string, verdicts: Verdict[], state: State | null): string {
  const [first, ...others] = verdicts.map(({ breaches }) => breaches)
  if (!first || verdicts.some(({ legal }) => legal)) return ''
  const own = first.find((one) => isAbout(id, one) && others.every((breaches) => breaches.some((other) => other.rule === one.rule && isAbout(id, other))))
  if (own) return reason(own, state)
  const counts = new Map<string, number>()
  for (const { breaches } of verdicts) {
    const rule = OF_THE_TARGET.find((one) => breaches.some((breach) => breach.rule === one)) ?? 'shoot.target'
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  const reasons = [...counts].sort((a, b) => b[1] - a[1]).map(([rule, count]) => t(`no-target-${rule.replaceAll('.', '-')}`, { count }))
  return t('no-target', { who: partyName(state, id), count: verdicts.length, reasons: reasons.join(', ') })
}

/** Whether a breach holds of the shooter itself, whatever it shoots at: of arc, range and sight the target decides too. */
function isAbout(id: string, { rule, facts }: Breach): boolean {
  return facts.element === id && !['shoot.range', 'shoot.arc', 'shoot.sight'].includes(rule) && !rule.startsWith('shoot.target')
}
