// What movers could do: places in reach (in slices), contacts and other actions.
//
// The referee decides all of it; this module asks and drops answers that come too late.

import { battle } from './battle.svelte'
import { editionPreview } from './editionPreview.svelte'
import { samePlace } from './geometry'
import type { ContactOffer, Action, Element, Pose, Verdict } from './wire'

/** A place within reach: its cost and the allowance on the way there. */
export interface Reached {
  pose: Pose
  pips: number
  allowance: number
}

/** The number of slices of the search for places in reach, so that drags are answered in between. */
const SLICES = 12

/** A march that is short enough for anything, in base widths. */
const SHORT = 0.1

/** Whether a contact takes anything from where it stands: what overlaps an enemy already is not offered that once more. */
function leads({ plan }: ContactOffer, elements: Element[]): boolean {
  return (
    plan.tracks.length === 0 ||
    plan.tracks.some(({ id, poses }) => {
      const element = elements.find((one) => one.id === id)
      const to = plan.conforms.find((one) => one.id === id)?.to ?? poses.at(-1)
      return element?.place !== 'table' || !to || !samePlace(element.at, to)
    })
  )
}

export class PossibleMoves {
  reach = $state.raw<Reached[]>([])
  contacts = $state.raw<ContactOffer[]>([])
  /** Other actions: break off, dismount, land. */
  actions = $state.raw<Action[]>([])
  /** Why the movers can go nowhere, as they stand; null where they can, or while that is looked up. */
  stuck = $state.raw<Verdict | null>(null)
  /** Whether contacts are still looked for. */
  looking = $state(false)
  /** The enemy being examined, and what it could reach in its next bound. */
  threat = $state.raw<{ id: string; reach: Reached[] } | null>(null)
  /** The search for the contacts of the movers that are selected. */
  private search: { movers: number[]; offers: Promise<ContactOffer[]> } | null = null
  private round = 0
  private watched = 0

  forget(): void {
    this.round += 1
    this.reach = []
    this.contacts = []
    this.actions = []
    this.stuck = null
    this.looking = false
    this.search = null
  }

  /** Looks up what movers could do; elements off the table have no places in reach. */
  async of(movers: number[], deploying: boolean, landing: boolean, standing: boolean): Promise<void> {
    this.forget()
    const round = this.round
    const current = () => round === this.round
    if (movers.length === 0 || (battle.what !== 'move' && !deploying)) return
    const actions = await battle.engine.actions(movers)
    if (!current()) return
    this.actions = actions
    if (deploying || landing) return
    this.looking = true
    const offers = this.meet(movers)
    this.search = { movers, offers }
    const contacts = await offers
    if (!current()) return
    this.contacts = contacts
    this.looking = false
    if (!standing) return
    await this.slices(movers, current, (found) => (this.reach = found))
    if (current() && this.reach.length === 0 && contacts.length === 0) await this.ask(movers, current)
  }

  /** Asks why movers can go nowhere: a short march straight ahead tells. */
  private async ask(movers: number[], current: () => boolean): Promise<void> {
    const ids = movers.flatMap((index) => battle.state?.elements.find((one) => one.index === index)?.id ?? [])
    const verdict = await battle.engine.judge(`move ${ids.join(' ')} forward ${SHORT}`)
    if (current() && !verdict.legal) this.stuck = verdict
  }

  /** The contacts that movers could make, as soon as they are found: the search under way for them is not begun anew. */
  found(movers: number[]): Promise<ContactOffer[]> {
    return this.search?.movers === movers ? this.search.offers : this.meet(movers)
  }

  private async meet(movers: number[]): Promise<ContactOffer[]> {
    const { state } = battle
    return (await battle.engine.contacts(movers)).filter((offer) => leads(offer, state?.elements ?? []))
  }

  /** Looks up what an enemy could reach in its next bound, or stops examining it. */
  async watch(element: Element | null): Promise<void> {
    this.watched += 1
    if (!element || this.threat?.id === element.id) {
      this.threat = null
      return
    }
    await this.sweep(element)
  }

  /** Looks up anew what the examined enemy could reach, after the table has changed. */
  async watchAgain(elements: Element[]): Promise<void> {
    const { threat } = this
    if (!threat) return
    this.watched += 1
    // What it could do in its next bound is a question of its enemy, in its own decisions.
    const element = elements.find((one) => one.id === threat.id && one.place === 'table' && battle.mine !== null && one.side !== battle.mine)
    if (element) await this.sweep(element)
    else this.threat = null
  }

  private async sweep({ id, index }: Element): Promise<void> {
    const { watched } = this
    this.threat = { id, reach: [] }
    await this.slices(
      [index],
      () => watched === this.watched,
      (reach) => (this.threat = { id, reach }),
    )
  }

  private async slices(movers: number[], current: () => boolean, show: (found: Reached[]) => void): Promise<void> {
    const found: Reached[] = []
    for (let slice = 0; slice < SLICES; slice += 1) {
      const numbers = await battle.engine.reach(movers, slice, SLICES, editionPreview.edition)
      if (!current()) return
      for (let i = 0; i + 4 < numbers.length; i += 5) {
        const [x = 0, y = 0, facing = 0, pips = 0, allowance = 0] = numbers.slice(i, i + 5)
        found.push({ pose: [x, y, facing], pips, allowance })
      }
      show([...found])
    }
  }
}
