// Editions, conventions and rulings in words, and the groups in which the page shows them.

import type { Agreed } from './wire'
import { attribute, has, named, t } from './words'

/** What belongs together, for the eye; whatever is named nowhere here comes last, so that nothing is lost. */
const GROUPS: Record<string, string[]> = {
  table: [
    'board-30',
    'board-20',
    'deploy-900',
    'camp-6',
    'followers-assumed',
    'no-bua',
    'camp-followers',
    'followers-lost',
    'camp-attackers',
    'attackers-edge',
    'swaps',
    'landing-size',
    'landing-in-zones',
    'landed-move-on',
    'hamlet-going',
    'quarter-numbers',
    'areas-near-built-up',
    'waterway-edge',
    'waterway-depth',
    'walls-size',
    'walls-on-hills',
    'number-of-gates',
    'captured-camp',
  ],
  movement: [
    'front-corners',
    'dismount-single',
    'zone-carpet',
    'zone-camp',
    'zone-options',
    'zone-not-in-outcomes',
    'blocked-turn',
    'first-bound-waiver',
    'group-wheels',
    'corner-lines',
    'start-on-road',
    'dismounting-in-contact',
    'road-cut-short',
    'flank-start',
    'group-shift',
    'neither-lines-up',
    'command-and-woods',
    'command-and-hills',
    'mounted-infantry-speed',
    'war-wagons-in-bad-going',
    'how-moves-are-measured',
    'groups-in-command',
    'hidden-from-the-general',
    'least-break-off',
    'free-road-moves',
    'threat-zones-blocked',
    'threat-zones-in-combat',
    'threat-zone-moves',
  ],
  fighting: [
    'rear-shot-strict',
    'shoot-side-edge',
    'shooting-from-marsh-and-river',
    'shots-at-and-from-gullies',
    'shooting-range',
    'shooting-at-it',
    'wagon-overlaps',
    'board-edge-overlap',
    'art-shot-at',
    'shooting-in-woods',
    'supporters-die',
    'supporters-turn',
    'supporters-flank',
    'pike-support',
    'spear-support',
    'warband-support',
    'litter-factors',
    'factors-at-walls',
    'uphill-at-the-foot',
    'hill-and-bank',
    'side-support-going',
  ],
  outcomes: [
    'light-horse-recoil',
    'sp-pk-beaten-by-lh',
    'sp-pk-beaten-by-el',
    'kn-beaten-by-bw',
    'kn-in-bad-going',
    'ps-beaten-by-foot',
    'lh-doubled-by-wwg',
    'doubled-by-art',
    'sch-on-equal',
    'recoil-into-own-camp',
    'pushed-how-far',
    'never-pushed',
    'recoil-into-corners',
    'standing-flankers',
    'hordes-pursue',
    'pursuit-length',
    'flight-into-river',
    'quick-kills-going',
    'elephants-at-walls',
    'engines-are-solid',
    'followers-and-denizens-pace',
    'recoil-through-hordes',
    'knights-pursue',
    'pursuit-into-cover',
    'flight-stopped-by-enemies',
    'double-elements',
  ],
  'war-wagons': [
    'war-wagon-no-turn',
    'war-wagon-no-zone',
    'war-wagon-pinned',
    'war-wagon-fixed-front',
    'war-wagon-shoots-all-round',
    'war-wagon-six-slots',
    'war-wagon-main-attacker',
    'war-wagon-cascade',
    'war-wagon-overlaps',
  ],
  'built-up': [
    'built-up-bonus',
    'mounted-in-built-up',
    'denizens-shot-at',
    'captors-stay',
    'denizens-stay-behind',
    'denizens-return',
    'gates',
    'city-surrenders',
    'sacking-doubled',
    'denizens-go-in-again',
    'edges-with-built-up',
    'road-to-built-up',
    'river-through-built-up',
  ],
}

/** Things with an id by group, each group in its own order; empty groups are left out. */
export function grouped<T extends { id: string }>(all: T[]): { group: string; members: T[] }[] {
  const placed = new Set(Object.values(GROUPS).flat())
  const groups = Object.entries(GROUPS).map(([group, ids]) => ({
    group,
    members: ids.flatMap((id) => all.filter((one) => one.id === id)),
  }))
  const others = { group: 'other', members: all.filter((one) => !placed.has(one.id)) }
  return [...groups, others].filter(({ members }) => members.length > 0)
}

/** The id of an edition as a message has it. */
const editionId = (edition: string) => `edition-${edition.replaceAll('.', '_')}`

export function editionName(edition: string): string {
  const id = editionId(edition)
  return has(id) ? t(id) : edition
}

export function editionChanges(edition: string): string | null {
  return attribute(editionId(edition), 'changes')
}

export function answerName(ruling: string, answer: string): string {
  return attribute(`ruling-${ruling}`, answer) ?? answer.replaceAll('-', ' ')
}

/** What is agreed on, in a few words: `as printed`, `with 3 conventions`. */
export function agreedName(agreed: Agreed): string {
  const [conventions, rulings] = [agreed.conventions.length, agreed.rulings.length]
  if (conventions === 0 && rulings === 0) return t('rules-as-printed')
  if (agreed.preset === null) return t('rules-own', { conventions, rulings })
  const preset = named('convention', agreed.preset)
  return rulings === 0 ? t('rules-preset', { preset }) : t('rules-preset-and', { preset, rulings })
}

/** Why choices do not go together, one sentence each. */
export function conflicts(agreed: Agreed): string[] {
  const answer = (word: string) => {
    const [ruling = '', value = ''] = word.split('=')
    return `${named('ruling', ruling)} ${answerName(ruling, value)}`
  }
  return agreed.conflicts.map(({ kind, one, other }) => {
    switch (kind) {
      case 'needs':
        return t('rules-conflict-needs', { one: named('convention', one), other: named('convention', other) })
      case 'excludes':
        return t('rules-conflict-excludes', { one: answer(one), other: answer(other) })
      case 'settles':
        return t('rules-conflict-settles', { one: named('convention', one), other: named('ruling', other) })
    }
  })
}
