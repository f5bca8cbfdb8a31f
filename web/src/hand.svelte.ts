// The selection on the board and its drafted move. The referee decides whether it is legal.

import { untrack } from 'svelte'
import { battle } from './battle.svelte'
import { editionPreview } from './editionPreview.svelte'
import { bearing, frontCorners, inside, local, poseText, rotated, turned } from './geometry'
import { columnTo, landing, legs } from './orders'
import { PossibleMoves } from './possibleMoves.svelte'
import { view } from './settings.svelte'
import type { Probe } from './table'
import { engine } from './table'
import type { ContactOffer, Action, Element, Plan, Point, Pose, Verdict } from './wire'
import { Latest } from './workers/call'

export interface Ghost {
  index: number
  pose: Pose
  width: number
  depth: number
}

/** A move that is held over the board and not yet made. */
export interface Draft {
  order: string
  legal: boolean
  ghosts: Ghost[]
  path: Point[][]
  /** What it would do; of one that is illegal, the nearest thing to it. */
  plan: Plan | null
  /** Why not. */
  verdict: Verdict | null
}

/** What the hand does while the pointer is down. */
export type Grip =
  | { kind: 'carry'; offset: Point; leader: number }
  | { kind: 'turn' }
  | { kind: 'wheel'; hand: 'left' | 'right'; pivot: Point; from: number }

class Hand {
  /** The selected elements by index, the leader first. */
  selected = $state.raw<number[]>([])
  draft = $state.raw<Draft | null>(null)
  grip = $state.raw<Grip | null>(null)
  /** Whether they go as a column, and whether riders dismount before they go. */
  column = $state(false)
  onFoot = $state(false)
  private pose: Pose | null = null
  /** What the selected could do. */
  readonly possible = new PossibleMoves()
  private keys = { forward: 0, shift: 0, turn: 0 }

  constructor() {
    // Whatever changed the table (a drag, a typed order, undo, another tab), what could be done before is no longer true.
    $effect.root(() => {
      $effect(() => {
        void battle.state
        void this.selected
        untrack(() => void this.look())
      })
      $effect(() => {
        const all = battle.state?.elements ?? []
        void editionPreview.edition
        untrack(() => void this.possible.watchAgain(all))
      })
    })
  }

  private readonly carry = new Latest<{ pose: Pose; free: boolean; since: number }, Probe>(
    ({ pose, free }) => this.ask(pose, free),
    (held, { since }) => {
      this.show(held)
      // For measurements: how long a drag waits in all, and for the engine.
      performance.measure('acies.drag', { start: since })
      performance.measure('acies.engine', { start: since, duration: held.took })
    },
  )

  private readonly judge = new Latest<string, Verdict>(
    (order) => engine.judge(order),
    (verdict, order) => this.showVerdict(order, verdict),
  )

  get contacts(): ContactOffer[] {
    return this.possible.contacts
  }

  get actions(): Action[] {
    return this.possible.actions
  }

  get elements(): Element[] {
    const all = battle.state?.elements ?? []
    return this.selected.map((index) => all.find((element) => element.index === index)).filter((one) => !!one)
  }

  get ids(): string[] {
    return this.elements.map((element) => element.id)
  }

  /** Whether the referee has still to say of what is held whether it may be. */
  get asking(): boolean {
    return this.carry.asking || this.judge.asking
  }

  /** Whether something is held over the board, though the referee may not have answered yet. */
  get holds(): boolean {
    return this.draft !== null || this.asking
  }

  get deploying(): boolean {
    return battle.what === 'deployment'
  }

  /** Whether the selected were kept back, and come ashore. */
  get landing(): boolean {
    return battle.what === 'move' && this.elements.length > 0 && this.elements.every((element) => element.place === 'reserve')
  }

  /** The selected elements that can dismount. */
  get riders(): string[] {
    return this.elements.filter((element) => element.dismounts !== null).map((element) => element.id)
  }

  /** Whether an element answers to the hand now. */
  canTake(element: Element): boolean {
    const what = battle.what
    if (element.side !== battle.mine || element.place === 'lost') return false
    return what === 'move' || what === 'deployment' || what === 'go-on' || what === 'swap'
  }

  select(indices: number[]): void {
    this.selected = indices
    void this.possible.watch(null)
    this.column = false
    this.onFoot = false
    this.cancel()
  }

  toggle(index: number): void {
    const without = this.selected.filter((other) => other !== index)
    this.select(without.length === this.selected.length ? [...this.selected, index] : without)
  }

  clear(): void {
    this.select([])
  }

  /** Shows where an enemy could get to in its next bound, or stops showing it; an element of one's own has no such reach. */
  async watch(element: Element): Promise<void> {
    if (battle.mine !== null && element.side !== battle.mine) await this.possible.watch(element)
  }

  /** Grows the selection to the whole group of its first element. */
  async line(): Promise<void> {
    const { selected } = this
    const [first] = selected
    if (first === undefined) return
    const group = await engine.group(first)
    // The selection may have changed meanwhile.
    if (this.selected === selected) this.select(group)
  }

  /** Looks up what the selected could do. */
  async look(): Promise<void> {
    // Who stands inside a place goes out of it at any of its edges.
    const standing = this.elements[0]?.place === 'table'
    await this.possible.of(this.selected, this.deploying, this.landing, standing)
  }

  /** Takes hold of an element at a point of the board. */
  take(element: Element, point: Point): void {
    if (!this.selected.includes(element.index)) this.select([element.index])
    else if (this.selected[0] !== element.index && !this.deploying) {
      this.selected = [element.index, ...this.selected.filter((index) => index !== element.index)]
    }
    const [x, y] = element.place === 'table' ? element.at : [point[0], point[1]]
    this.grip = { kind: 'carry', offset: [x - point[0], y - point[1]], leader: element.index }
    this.pose = element.place === 'table' ? element.at : [x, y, element.side === 'red' ? 0 : 180]
  }

  takeTurn(): void {
    this.pose = this.elements[0]?.at ?? null
    this.grip = { kind: 'turn' }
  }

  takeWheel(hand: 'left' | 'right', point: Point): void {
    const corners = frontCorners(this.elements)
    if (!corners) return
    const pivot = hand === 'left' ? corners.left : corners.right
    this.grip = { kind: 'wheel', hand, pivot, from: bearing(pivot, point) }
  }

  /** The pointer has moved to a point of the board. */
  drag(point: Point, free: boolean): void {
    const grip = this.grip
    if (!grip) return
    if (grip.kind === 'carry' && this.pose) {
      this.pose = [point[0] + grip.offset[0], point[1] + grip.offset[1], this.pose[2]]
      this.carry.push({ pose: this.pose, free, since: performance.now() })
    } else if (grip.kind === 'turn' && this.pose) {
      const facing = bearing([this.pose[0], this.pose[1]], point)
      this.pose = [this.pose[0], this.pose[1], free ? facing : Math.round(facing / 5) * 5]
      this.carry.push({ pose: this.pose, free: true, since: performance.now() })
    } else if (grip.kind === 'wheel') {
      const swept = turned(bearing(grip.pivot, point) - grip.from)
      const signed = swept > 180 ? swept - 360 : swept
      // A wheel about the left corner goes left: its right corner comes forward.
      const angle = Math.min(90, Math.max(0, grip.hand === 'left' ? -signed : signed))
      const whole = free ? angle : Math.round(angle)
      if (whole > 0) this.judge.push(this.legs(0, grip.hand === 'left' ? -whole : whole))
      else this.unheld()
    }
  }

  /** Holds nothing over the board any more; what is in the hand stays in it. */
  private unheld(): void {
    this.judge.drop()
    this.draft = null
  }

  /** Turns what is held by a step. */
  twist(degrees: number): void {
    if (this.grip?.kind === 'carry' && this.pose) {
      this.pose = [this.pose[0], this.pose[1], turned(this.pose[2] + degrees)]
      this.carry.push({ pose: this.pose, free: false, since: performance.now() })
    } else this.nudge(0, 0, degrees)
  }

  /** Moves the draft by the keyboard: ahead, to the right, about. */
  nudge(forward: number, shift: number, turn: number): void {
    const leader = this.elements[0]
    if (!leader || this.landing) return
    if (this.deploying || this.elements.length === 1) {
      const board = battle.state?.board ?? [15, 15]
      const start: Pose =
        leader.place === 'table' ? leader.at : [board[0] / 2, leader.side === 'red' ? 2 : board[1] - 2, leader.side === 'red' ? 0 : 180]
      this.pose ??= start
      const [x, y, facing] = this.pose
      const radians = (facing * Math.PI) / 180
      const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
      this.pose = [x + forward * sin + shift * cos, y + forward * cos - shift * sin, turned(facing + turn)]
      this.carry.push({ pose: this.pose, free: false, since: performance.now() })
      return
    }
    this.keys.forward = Math.max(0, this.keys.forward + forward)
    this.keys.turn = Math.max(-90, Math.min(90, this.keys.turn + turn))
    if (this.keys.forward === 0 && this.keys.turn === 0) this.unheld()
    else this.judge.push(this.legs(this.keys.forward, this.keys.turn))
  }

  /** The order of legs, in the manner in which the selected go. */
  private legs(forward: number, wheel: number): string {
    return this.before() + (this.column ? 'column' : 'move') + legs(this.ids, forward, wheel).slice('move'.length)
  }

  /** How far the selected may go in good going, where a drag is to stay in it. */
  private stays(): number | null {
    return view.good && !this.deploying ? Math.min(...this.elements.map((element) => element.allowance[0])) : null
  }

  private before(): string {
    return this.onFoot && this.riders.length > 0 ? `dismount ${this.riders.join(' ')} and ` : ''
  }

  private ask(pose: Pose, free: boolean): Promise<Probe> {
    const [first] = this.elements
    const ids = this.ids
    if (this.deploying && first) {
      // Over the own camp or built-up area it is put into it.
      const hold = battle.state?.holds.find((hold) => hold.side === first.side && inside([pose[0], pose[1]], hold.outline))
      const orders = hold ? [`deploy ${first.id} in ${hold.kind}`] : [`deploy ${first.id} at ${poseText(pose)}`]
      return engine.probe([first.index], pose, { orders, before: '', free: free || hold !== undefined, good: null })
    }
    const orders = [`move ${ids.join(' ')} to ${poseText(pose)}`]
    if (this.landing) orders[0] = landing(this.elements, pose)
    else if (first && this.column) orders[0] = columnTo(ids, first.at, [pose[0], pose[1]])
    else if (first?.place === 'table' && this.actions.some((deed) => deed.order.startsWith('break-off'))) {
      const back = -local(first.at, [pose[0], pose[1]]).ahead
      if (back > 0) orders.unshift(`break-off ${first.id} ${Math.round(back * 20) / 20}`)
    }
    return engine.probe(this.selected, pose, { orders, before: this.before(), free: free || this.column, good: this.stays() })
  }

  /** Goes as a column, or on foot, from now on; what is held is judged anew. */
  manner(what: 'column' | 'onFoot', on: boolean): void {
    this[what] = on
    const pose = this.pose
    this.draft = null
    if (pose) this.carry.push({ pose, free: false, since: performance.now() })
  }

  private show({ order, verdict, leader }: Probe): void {
    if ((this.pose || this.draft) && verdict) this.showVerdict(order, verdict, leader ?? this.pose)
  }

  /** `held` is where the leader is held, for what has no way that could be shown. */
  private showVerdict(order: string, verdict: Verdict, held = this.pose): void {
    const plan: Plan | null = verdict.plan ?? null
    const all = battle.state?.elements ?? []
    const ghosts: Ghost[] = []
    const path: Point[][] = []
    const put = (id: string, pose: Pose | undefined) => {
      const element = all.find((other) => other.id === id)
      if (element && pose) ghosts.push({ index: element.index, pose, width: element.width, depth: element.depth })
      return element
    }
    for (const { id, poses } of plan?.tracks ?? []) {
      const element = put(id, plan?.conforms.find((one) => one.id === id)?.to ?? poses.at(-1))
      if (element?.place === 'table') path.push([element.at, ...poses].map(([x, y]): Point => [x, y]))
    }
    // The enemies who line up with them.
    for (const { id, to } of plan?.conforms ?? []) if (!plan?.tracks.some((track) => track.id === id)) put(id, to)
    // Without a way there is no plan: the ghost stays where the hand holds it.
    if (ghosts.length === 0 && held) ghosts.push(...this.carried(held))
    this.draft = { order, legal: verdict.legal, ghosts, path, plan, verdict: verdict.legal ? null : verdict }
  }

  /** Where the selected would stand if the hand set them down as it holds them. */
  private carried(pose: Pose): Ghost[] {
    const leader = this.elements[0]
    if (!leader) return []
    return this.elements.map((element) => {
      const seat = local(leader.at, [element.at[0], element.at[1]])
      const placed: Pose = [pose[0] + seat.right, pose[1] + seat.ahead, turned(element.at[2] - leader.at[2])]
      const [x, y, facing] = rotated(placed, [pose[0], pose[1]], pose[2])
      const at: Pose = element.index === leader.index ? pose : [x, y, facing]
      return { index: element.index, pose: at, width: element.width, depth: element.depth }
    })
  }

  /** The pointer is up: a legal draft is ordered, an illegal one stays with its reasons. A finger's stays to be confirmed. */
  async drop(confirm = false): Promise<void> {
    const dragged = this.grip !== null && this.holds
    this.grip = null
    if (dragged && !confirm) await this.commit()
  }

  /** Holds an order over the board as if it had been dragged: it is judged and shown, and made when it is confirmed. */
  propose(order: string): void {
    this.cancel()
    this.judge.push(this.before() + order)
  }

  /** Orders the draft, if it is legal. */
  async commit(): Promise<boolean> {
    const { grip, selected } = this
    // What was asked last is what is meant: an older answer is not ordered, nor what has been taken up meanwhile.
    await this.carry.settled()
    await this.judge.settled()
    const draft = this.draft
    if (!draft?.legal || this.grip !== grip || this.selected !== selected) return false
    this.cancel()
    const done = await battle.order(draft.order)
    if (done) {
      const still = battle.what === 'move' || battle.what === 'deployment' || battle.what === 'go-on'
      this.selected = still && !this.deploying ? selected : []
    }
    return done
  }

  /** Gives an order of the hand's own, such as a contact from the list. */
  async give(order: string): Promise<boolean> {
    this.cancel()
    return battle.order(order)
  }

  cancel(): void {
    this.carry.drop()
    this.judge.drop()
    this.draft = null
    this.grip = null
    this.pose = null
    this.keys = { forward: 0, shift: 0, turn: 0 }
  }
}

export const hand = new Hand()
