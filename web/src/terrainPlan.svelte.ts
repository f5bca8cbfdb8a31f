// How the terrain stands while the defender places it: what it lacks, and what the referee would do next.

import type { battle as Battle } from './battle.svelte'
import { reasons } from './reasons'
import type { State, Verdict } from './wire'
import { named, t } from './words'

class TerrainPlan {
  /** The verdict on ending it as it lies; null where nothing lies yet, and where dice decide on the places. */
  verdict = $state.raw<Verdict | null>(null)
  /** The referee's own next order. */
  next = $state.raw('')
  private asked: State | null = null

  async look({ state, what, engine }: typeof Battle): Promise<void> {
    this.asked = state
    const isFree = what === 'terrain' && state !== null && state.features.length > 0 && !state.next && !state.chosen?.kinds.length
    const [verdict, next] = isFree ? await Promise.all([engine.judge('end'), engine.defaultOrder()]) : [null, '']
    if (this.asked !== state) return
    this.verdict = verdict
    this.next = next
  }

  /** The feature that the referee would take off the table, for nothing that is added would complete it; null where something would. */
  private replaced(state: State | null): string | null {
    const feature = this.next.startsWith('lift ') ? state?.features[Number(this.next.slice(5)) - 1] : undefined
    return feature ? named('terrain', feature.kind) : null
  }

  /** What is missing, by name, or that nothing is; null where nothing lies yet. */
  text(state: State | null): string | null {
    const { verdict } = this
    if (!verdict) return null
    if (verdict.legal) return t('terrain-complete')
    const what = this.replaced(state)
    return [reasons(verdict, state)[0] ?? '', ...(what === null ? [] : [t('terrain-full', { what })])].join(' ')
  }

  /** What the button says by which the referee goes on; null where nothing lies yet. */
  button(state: State | null): string | null {
    if (!this.verdict) return null
    const what = this.replaced(state)
    return what === null ? t('terrain-add') : t('terrain-replace', { what })
  }
}

export const terrainPlan = new TerrainPlan()
