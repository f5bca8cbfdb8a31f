// The selection on the board and its drafted move. The referee decides whether it is legal.

import { untrack } from 'svelte'
import { again } from './again.svelte'
import { battle } from './battle.svelte'
import { ContactOdds } from './contactOdds.svelte'
import { onGrid } from './deploymentGrid'
import { editionPreview } from './editionPreview.svelte'
import {
  adjoin,
  at,
  bearing,
  corners,
  distance,
  frontCorners,
  inside,
  isBehind,
  local,
  middle,
  poseText,
  rotated,
  stepped,
  together,
  turn,
  turned,
} from './geometry'
import { landing } from './orders'
import { whyNoTarget } from './noTarget'
import { placement } from './placement.svelte'
import { PossibleMoves } from './possibleMoves.svelte'
import { shotOf } from './queue'
import { view } from './settings.svelte'
import { orderAlong, type Way } from './stopping'
import type { Probe } from './table'
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
  /** Whether it is as far as the movers may go. */
  full: boolean
  /** Why a drag that has stopped short goes no farther. */
  beyond: Verdict | null
  /** How far it stands from where the hand holds it, where that was refused for a few hundredths of a base width; else 0. */
  nudged: number
}

/**
 * What a hand asks: a pose of the leader, which may snap, stops at a full move, and lies on the grid of the deployment if a pointer holds
 * it; or a march straight ahead and then a wheel. What was held already and is turned stops on the way `from` a pose behind it.
 * What goes straight `ahead` stops before what is in its way.
 */
type Wish =
  { pose: Pose; snaps: boolean; stops: boolean; grid: boolean; from: Pose | null; ahead: boolean } | { forward: number; wheel: number; halts: boolean }

/** A move that was held and then let go of, because something else was taken up. */
interface Missed {
  ids: string[]
  selected: number[]
  column: boolean
  onFoot: boolean
  /** How it was asked: by a hand, or as an order of a list. */
  wish: Wish | null
  proposed: string | null
}

/** What a full move, or what is led back to where it stands, may lack, in base widths: less than can be read. */
const FULL = 0.005

/** How long the words of a draft stay while the hand moves, and how long it holds one before they come, in milliseconds. */
const READ = 200
/** How much later than the picture they come and go while the pointer is up: two frames, so that neither has to wait for the other. */
const SHOWN = 34

/** How little what stops before an enemy may lack for the hand to have meant that enemy, in base widths: a longer way is a march towards it. */
const SHORT = 1

/** How near to where it stands what a pointer holds is back, in base widths: no move so small is meant. */
const HOME = 0.1

/** How far movers are put from where a hand holds them, where that is refused for a few hundredths, in base widths. */
const NUDGE = 0.1

/** How far beside a ghost a press still takes hold of it, in base widths: a finger is broad. */
const BESIDE = 0.2

/** What the hand does while the pointer is down. A turn or a wheel begins at the pose `held`: null for a line as it stands. */
export type Grip =
  | { kind: 'carry'; offset: Point; leader: number; turned?: boolean }
  | { kind: 'turn'; offset: number; held: Pose }
  | { kind: 'wheel'; hand: 'left' | 'right'; pivot: Point; from: number; held: Pose | null }

class Hand {
  /** The selected elements by index, the leader first. */
  selected = $state.raw<number[]>([])
  draft = $state.raw<Draft | null>(null)
  /** The draft as it is put in words: while the hand moves a few times a second, which can be read and heard. */
  spoken = $state.raw<Draft | null>(null)
  /** Whether it is empty, and has been for so long that what goes with a grip, such as the handles, is back. */
  rests = $state(true)
  private speaks: ReturnType<typeof setTimeout> | undefined
  grip = $state.raw<Grip | null>(null)
  /** Whether they go as a column, and whether riders dismount before they go. */
  column = $state(false)
  onFoot = $state(false)
  /** Where the hand holds the leader, wherever it may go. */
  held = $state.raw<Pose | null>(null)
  /** The point of the board under the pointer that drags. */
  under = $state.raw<Point | null>(null)
  /** Where a finger has let go of what is held. */
  lifted = $state.raw<Point | null>(null)
  /** Whether what is held stands aside of where the hand holds it. */
  aside = $state(false)
  /** Whether a key was to make what is held and may not be made. */
  denied = $state(false)
  /** The move that was not confirmed before something else was taken up: it can be held again until anything has happened. */
  missed = $state.raw<Missed | null>(null)
  /** Those of a line that are not taken along, because they cannot move any more. */
  leftOut = $state.raw<string[]>([])
  private pose: Pose | null = null
  private wish: Wish | null = null
  /** The order that was proposed last and is still held. */
  proposed: string | null = null
  /** Of contacts that are gone through by a key, which one is held, counted from 1, and of how many. */
  among = $state.raw<{ at: number; of: number } | null>(null)
  /** What the selected could do. */
  readonly possible = new PossibleMoves()
  /** Why the element that was pressed cannot shoot, or the selected can meet nothing; empty where they can. */
  noTarget = $state('')
  /** The odds of what the draft meets. */
  readonly odds = new ContactOdds()
  /** Until the line of what is selected is selected. */
  growing: Promise<void> = Promise.resolve()
  private keys = { forward: 0, shift: 0, turn: 0 }
  /** Who decides at the page, and in what part of which bound or of the setup; those that wait at a river are still moving. */
  private readonly part = $derived(`${battle.mine} ${battle.state?.bounds.join(' ')} ${battle.what === 'go-on' ? 'move' : battle.what}`)
  /** The leader of what was selected last in this part of a bound. */
  private latest: number | null = null
  /** The element that was deployed last. */
  private deployed: number | null = null
  /** What is not selected any more because it has moved: an undo selects it again. */
  spent = $state.raw<number[]>([])

  constructor() {
    // Whatever changed the table (a drag, a typed order, undo, another tab), what could be done before is no longer true.
    $effect.root(() => {
      $effect(() => {
        void battle.state
        void this.selected
        untrack(() => void this.look())
      })
      // What was refused, or is held where nothing moves any more, was about another moment.
      $effect(() => {
        const moves = this.moves
        void battle.state
        untrack(() => {
          this.noTarget = ''
          this.missed = null
          if (this.draft && !this.grip && (!moves || !this.draft.legal)) this.cancel()
        })
      })
      // What was selected to be moved is not selected any more when there is something else to do.
      $effect(() => {
        void this.part
        untrack(() => {
          this.clear()
          this.missed = null
          this.latest = null
        })
      })
      $effect(() => {
        const { draft, grip } = this
        untrack(() => this.speak(draft, draft === null && grip === null))
      })
      $effect(() => {
        const all = battle.state?.elements ?? []
        void editionPreview.edition
        untrack(() => void this.possible.watchAgain(all))
      })
    })
  }

  private readonly carry = new Latest<{ wish: Wish; since: number }, Probe>(
    ({ wish }) => battle.rest.then(() => this.ask(wish)),
    (probe, { wish, since }) => {
      this.show(probe, wish)
      // For measurements: how long a drag waits in all, and for the engine.
      performance.measure('acies.drag', { start: since })
      performance.measure('acies.engine', { start: since, duration: probe.took })
    },
  )

  private readonly judge = new Latest<string, Verdict>(
    (order) => battle.rest.then(() => battle.engine.judge(order)),
    (verdict, order) => this.showVerdict(order, verdict),
  )

  private speak(draft: Draft | null, rests: boolean): void {
    if (!rests) this.rests = false
    if (this.spoken === draft && this.rests === rests) return
    const later = this.grip && draft ? READ : SHOWN
    if (later === SHOWN) clearTimeout(this.speaks)
    else if (this.speaks !== undefined) return
    this.speaks = setTimeout(() => {
      this.speaks = undefined
      this.spoken = this.draft
      this.rests = this.draft === null && this.grip === null
    }, later)
  }

  get contacts(): ContactOffer[] {
    return this.possible.contacts
  }

  /** Why the selected can go nowhere. */
  get stuck(): Verdict | null {
    return this.possible.stuck
  }

  /** Whether their contacts are still looked for. */
  get looking(): boolean {
    return this.possible.looking
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

  /** Whether elements are moved or deployed now. */
  private get moves(): boolean {
    return battle.what === 'move' || battle.what === 'deployment' || battle.what === 'go-on'
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
    if (element.side !== battle.mine || element.place === 'lost') return false
    return this.moves || battle.what === 'swap'
  }

  select(indices: number[]): void {
    this.remember()
    this.noTarget = ''
    this.selected = indices
    this.latest = indices[0] ?? this.latest
    this.spent = []
    this.leftOut = []
    void this.possible.watch(null)
    this.column = false
    this.onFoot = false
    this.cancel()
  }

  /** What is held and could be made is offered again when it is let go of by the way. */
  private remember(): void {
    const { draft, ids, selected, column, onFoot, wish, proposed } = this
    if (draft?.legal && this.moves && (wish || proposed !== null)) this.missed = { ids, selected, column, onFoot, wish, proposed }
  }

  /** Lets go of what is held because something else was pressed. */
  letGo(): void {
    this.remember()
    this.cancel()
  }

  /** Holds again what was let go of by the way. */
  resume(): void {
    const { missed } = this
    if (!missed) return
    const { selected, column, onFoot, wish, proposed } = missed
    this.select(selected)
    this.missed = null
    this.column = column
    this.onFoot = onFoot
    if (proposed !== null) this.propose(proposed)
    else if (wish) {
      if ('pose' in wish) this.pose = wish.pose
      else this.keys = { ...this.keys, forward: wish.forward, turn: wish.wheel }
      this.push(wish)
    }
  }

  /** Adds an element to what is selected, or takes it out. */
  toggle(index: number): void {
    const without = this.selected.filter((other) => other !== index)
    this.select(without.length === this.selected.length ? [...this.selected, index] : without)
  }

  clear(): void {
    this.select([])
  }

  /** After a move: one that may move once more stays selected, a group of which some may not is let go of. */
  dropSpent(mayMove: (one: Element) => boolean): void {
    const { selected } = this
    if (this.holds || this.grip || !this.elements.some((one) => one.moves > 0)) return
    if (this.elements.every((one) => one.moves === 0 || mayMove(one))) return
    this.select([])
    this.spent = selected
  }

  /** Shows where an enemy could get to in its next bound, or stops showing it; of one's own, why it cannot shoot. */
  async watch(element: Element): Promise<void> {
    if (battle.mine === null) return
    // Where the enemy could get to says nothing while combats are fought.
    if (element.side !== battle.mine && battle.what !== 'combat') await this.possible.watch(element)
    else if (battle.what === 'shooting') await this.askTarget(element)
  }

  private async askTarget({ id, side }: Element): Promise<void> {
    const { state } = battle
    const enemies = state?.elements.filter((other) => other.side !== side && other.place === 'table') ?? []
    const listed = battle.choices.some(({ order }) => shotOf(order)?.shooters.includes(id))
    const verdicts = listed ? [] : await Promise.all(enemies.map((enemy) => battle.engine.judge(`shoot ${id} at ${enemy.id}`)))
    if (battle.state === state) this.noTarget = whyNoTarget(id, verdicts, state)
  }

  /** Grows the selection to the whole group of its first element, as far as it can still move. */
  line(): Promise<void> {
    return (this.growing = this.grow())
  }

  private async grow(): Promise<void> {
    const { selected } = this
    const [first] = selected
    if (first === undefined) return
    const group = await battle.engine.group(first)
    // The selection may have changed meanwhile; a drag that has begun takes the line along.
    if (this.selected !== selected) return
    const able = this.able(group)
    if (this.grip) this.selected = [first, ...able.filter((index) => index !== first)]
    else this.select(able)
    this.leftOut = this.idsOf(group.filter((index) => !able.includes(index)))
  }

  /** Keeps those of the selected that can still move. */
  keepAble(): void {
    const { selected } = this
    const able = this.able(selected)
    this.select(able)
    this.leftOut = this.idsOf(selected.filter((index) => !able.includes(index)))
  }

  private idsOf(indices: number[]): string[] {
    return indices.flatMap((index) => battle.state?.elements.find((one) => one.index === index)?.id ?? [])
  }

  /** Of a group those that can still move and stand together, beginning with its first or nearest to that; all of them where none can. */
  private able(group: number[]): number[] {
    const all = group.flatMap((index) => battle.state?.elements.find((one) => one.index === index) ?? [])
    const lead = all.find(({ index }) => index === this.selected[0]) ?? all[0]
    const can = all.filter((one) => again.mayMove(one))
    if (battle.what !== 'move' || !lead || can.length === 0 || can.length === all.length) return group
    return together(can, [lead.at[0], lead.at[1]]).map(({ index }) => index)
  }

  /** Looks up what the selected could do. */
  async look(): Promise<void> {
    this.odds.forget()
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
    const facing = element.side === 'red' ? 0 : 180
    // What is deployed comes to lie with its middle under the pointer, as it is seen.
    const ahead = this.deploying ? element.depth / 2 : 0
    const pose: Pose = element.place === 'table' ? element.at : [...at([...point, facing], ahead, 0), facing]
    this.grip = { kind: 'carry', offset: [pose[0] - point[0], pose[1] - point[1]], leader: element.index }
    this.pose = pose
  }

  /** Takes hold of what is held over the board, at a point of it; whether something is held there. */
  regrip(point: Point): boolean {
    const leader = this.draft?.ghosts.find(({ index }) => index === this.selected[0])
    const near = ({ pose, width, depth }: Ghost) => inside(point, corners([...at(pose, BESIDE, 0), pose[2]], width + 2 * BESIDE, depth + 2 * BESIDE))
    if (!leader || !this.draft?.ghosts.some((ghost) => this.selected.includes(ghost.index) && near(ghost))) return false
    this.grip = { kind: 'carry', offset: [leader.pose[0] - point[0], leader.pose[1] - point[1]], leader: leader.index }
    this.pose = leader.pose
    return true
  }

  /** The selected as the hand holds them over the board, else as they stand on it: what handles turn. None where an order of a list or a column is held. */
  get posed(): Ghost[] {
    const { draft } = this
    if (!draft) return this.elements.flatMap(({ index, at: pose, place, width, depth }) => (place === 'table' ? [{ index, pose, width, depth }] : []))
    if (!this.wish || this.column) return []
    return this.selected.flatMap((index) => draft.ghosts.find((ghost) => ghost.index === index) ?? [])
  }

  /** Takes the handle of a turn, on whatever side of the element it lies. */
  takeTurn(point: Point): void {
    const held = this.posed[0]?.pose
    if (!held) return
    this.pose = held
    this.grip = { kind: 'turn', offset: turn(bearing([held[0], held[1]], point), held[2]), held }
  }

  takeWheel(hand: 'left' | 'right', point: Point): void {
    const { posed } = this
    const corners = frontCorners(posed.map(({ pose, width }) => ({ at: pose, width })))
    if (!corners) return
    const pivot = hand === 'left' ? corners.left : corners.right
    this.grip = { kind: 'wheel', hand, pivot, from: bearing(pivot, point), held: this.draft ? (posed[0]?.pose ?? null) : null }
  }

  /** The pointer has moved to a point of the board. */
  drag(point: Point, free: boolean): void {
    const grip = this.grip
    if (!grip) return
    this.under = point
    if (grip.kind === 'carry' && this.pose) {
      const pose: Pose = [point[0] + grip.offset[0], point[1] + grip.offset[1], this.pose[2]]
      if (!free && this.isHome(pose)) {
        this.pose = pose
        this.unheld()
      } else this.hold(pose, !free && !grip.turned, !free)
      this.held = this.pose
    } else if (grip.kind === 'turn' && this.pose) {
      const facing = turned(bearing([this.pose[0], this.pose[1]], point) + grip.offset)
      this.holdTurned([this.pose[0], this.pose[1], free ? facing : Math.round(facing / 5) * 5], grip.held, !free)
    } else if (grip.kind === 'wheel') {
      const swept = turned(bearing(grip.pivot, point) - grip.from)
      const signed = swept > 180 ? swept - 360 : swept
      // A wheel about the left corner goes left: its right corner comes forward.
      const angle = Math.min(90, Math.max(0, grip.hand === 'left' ? -signed : signed))
      const whole = (free ? angle : Math.round(angle)) * (grip.hand === 'left' ? -1 : 1)
      if (grip.held) this.holdTurned(rotated(grip.held, grip.pivot, whole), grip.held, !free)
      else if (whole !== 0) this.push({ forward: 0, wheel: whole, halts: false })
      else this.unheld()
    }
  }

  /** Whether what is put at a pose is back where it stands. */
  private isHome([x, y, facing]: Pose, near = HOME): boolean {
    const [leader] = this.elements
    return leader?.place === 'table' && !this.deploying && facing === leader.at[2] && distance([x, y], [leader.at[0], leader.at[1]]) < near
  }

  /**
   * Holds what was held at one pose at another, turned: a turn takes of the march what it needs, and the way begins as far behind its end
   * as the march was. What has not gone anywhere turns as far as it may.
   */
  private holdTurned(pose: Pose, held: Pose, stops: boolean): void {
    const [x, y] = this.elements[0]?.at ?? held
    const [right, up] = [held[0] - x, held[1] - y]
    this.hold(pose, false, stops, Math.hypot(right, up) < HOME ? held : [pose[0] - right, pose[1] - up, pose[2]])
  }

  private hold(pose: Pose, snaps = true, stops = true, from: Pose | null = null): void {
    this.pose = pose
    // Keys step by quarters themselves, and finer ones are meant.
    this.push({ pose, snaps, stops, grid: this.grip?.kind === 'carry', from, ahead: false })
  }

  private push(wish: Wish): void {
    this.wish = wish
    this.denied = false
    this.proposed = null
    this.among = null
    this.carry.push({ wish, since: performance.now() })
  }

  /** Holds nothing over the board any more; what is in the hand stays in it. */
  private unheld(): void {
    this.carry.drop()
    this.judge.drop()
    this.draft = null
  }

  /** Turns what is held by a step. */
  twist(degrees: number): void {
    if (this.grip?.kind === 'carry' && this.pose) {
      // A place beside a friend would turn it back, now and as it is dragged on.
      this.grip = { ...this.grip, turned: true }
      this.hold([this.pose[0], this.pose[1], turned(this.pose[2] + degrees)], false)
      this.held = this.pose
    } else this.nudge(0, 0, degrees)
  }

  /** Moves the draft by the keyboard: ahead, to the right, about. */
  nudge(forward: number, shift: number, degrees: number): void {
    const leader = this.elements[0]
    if (!leader || this.landing) return
    // A line goes ahead and wheels; where a key leads it anywhere else, the referee says why it may not go there.
    const leaves = shift !== 0 || (forward < 0 && this.keys.forward === 0 && this.keys.turn === 0)
    if (this.deploying || this.elements.length === 1 || leaves || this.pose) {
      const board = battle.state?.board ?? [15, 15]
      this.pose ??= leader.place === 'table' ? (this.posed[0]?.pose ?? leader.at) : this.besideLast(leader, board)
      const [x, y, facing] = this.pose
      const radians = (facing * Math.PI) / 180
      const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
      // What is turned by a key stays as it was turned, also when it goes on: a place beside a friend would turn it back.
      const isTurned = degrees !== 0 || (leader.place === 'table' && facing !== leader.at[2])
      // A turn that was cut short goes back by what it went, not beyond where it began.
      const facingNow = leader.place === 'table' && degrees !== 0 ? leader.at[2] + stepped(turn(leader.at[2], facing), degrees) : facing + degrees
      const pose: Pose = [x + forward * sin + shift * cos, y + forward * cos - shift * sin, turned(facingNow)]
      if (this.isHome(pose, FULL)) {
        this.unheld()
        this.pose = null
        // A step that is too long ends on its own way, not on one from where it all began.
      } else this.hold(pose, !isTurned, true, this.draft?.legal && leader.place === 'table' ? this.pose : null)
      return
    }
    this.keys.forward = Math.max(0, stepped(this.keys.forward, forward))
    this.keys.turn = Math.max(-90, Math.min(90, stepped(this.keys.turn, degrees)))
    if (this.keys.forward === 0 && this.keys.turn === 0) this.unheld()
    else this.push({ forward: this.keys.forward, wheel: this.keys.turn, halts: false })
  }

  /** Where a piece that is deployed by keys begins: beside the one that was deployed last, at first in the middle of its side's edge. */
  private besideLast({ side, width }: Element, [across, deep]: readonly [number, number]): Pose {
    const last = battle.state?.elements.find((one) => one.index === this.deployed && one.side === side && one.place === 'table')
    if (!last) return [across / 2, side === 'red' ? 2 : deep - 2, side === 'red' ? 0 : 180]
    const far = (last.width + width) / 2
    const [right, left] = [at(last.at, 0, far), at(last.at, 0, -far)]
    const [x, y] = right[0] > width / 2 && right[0] < across - width / 2 ? right : left
    return [x, y, last.at[2]]
  }

  /** How far the selected may go in good going, where a drag is to stay in it. */
  private stays(): number | null {
    return view.good && !this.deploying ? Math.min(...this.elements.map((element) => element.allowance[0])) : null
  }

  /** What an order begins with: riders who dismount first. */
  before(): string {
    return this.onFoot && this.riders.length > 0 ? `dismount ${this.riders.join(' ')} and ` : ''
  }

  private async ask(wish: Wish): Promise<Probe> {
    const [first] = this.elements
    const ids = this.ids
    if (!('pose' in wish)) {
      const way: Way = { kind: 'legs', movers: ids, ...wish, column: this.column }
      return battle.engine.probe(this.selected, first?.at ?? [0, 0, 0], {
        orders: [orderAlong(way)],
        before: this.before(),
        free: true,
        good: this.stays(),
        way,
        nudge: 0,
      })
    }
    const { pose, snaps } = wish
    const nudge = wish.stops && !this.column && !this.landing ? NUDGE : 0
    if (this.deploying && first) {
      // Over the own camp or built-up area it is put into it.
      const hold = battle.state?.holds.find((hold) => hold.side === first.side && inside(middle(pose, first.depth), hold.outline))
      const place = (at: Pose, nudge = 0) => {
        const orders = hold ? [`deploy ${first.id} in ${hold.kind}`] : [`deploy ${first.id} at ${poseText(at)}`]
        return battle.engine.probe([first.index], at, { orders, before: '', free: !snaps || hold !== undefined, good: null, way: null, nudge })
      }
      if (hold) return place(pose)
      if (!wish.grid || !snaps) return place(pose, nudge)
      const friends = battle.state?.elements.filter(({ side, place, index }) => side === first.side && place === 'table' && index !== first.index) ?? []
      // Beside friends it stands at the nearest place of those that the referee offers; on the grid alone it could be nearer to another.
      const meant = friends.length > 0 ? await place(pose) : null
      const stands = meant?.verdict?.legal ? meant.leader : null
      if (meant && stands && friends.some((friend) => adjoin({ ...first, at: stands }, friend))) return meant
      // Where the grid leads out of the zone, the place under the pointer is still good.
      const stepped = await place(
        onGrid(
          pose,
          friends.map(({ at }) => at),
        ),
      )
      return stepped.verdict?.legal ? stepped : meant?.verdict?.legal ? meant : place(pose, nudge)
    }
    const stands = first?.at ?? pose
    const way: Way = this.column
      ? { kind: 'column', movers: ids, from: stands, to: pose }
      : { kind: wish.ahead && !wish.from ? 'ahead' : 'to', movers: ids, from: wish.from ?? stands, to: pose, halts: wish.ahead }
    const orders = [this.landing ? landing(this.elements, pose) : orderAlong(way)]
    if (!this.column && first?.place === 'table' && this.actions.some((deed) => deed.order.startsWith('break-off'))) {
      const back = -local(first.at, [pose[0], pose[1]]).ahead
      if (back > 0) orders.unshift(`break-off ${first.id} ${Math.round(back * 20) / 20}`)
    }
    const stops = wish.stops && first?.place === 'table' && orders.length === 1
    return battle.engine.probe(this.selected, pose, {
      orders,
      before: this.before(),
      free: !snaps || this.column,
      good: this.stays(),
      way: stops ? way : null,
      // What goes straight ahead does not leave its way.
      nudge: stops && !wish.ahead ? nudge : 0,
    })
  }

  /** Goes as a column, or on foot, from now on; what is held is judged anew. */
  manner(what: 'column' | 'onFoot', on: boolean): void {
    this[what] = on
    this.draft = null
    if (this.wish) this.push(this.wish)
  }

  private show({ order, verdict, leader, stops, beyond, nudged }: Probe, wish: Wish): void {
    if (!verdict) return
    // Steps by keys begin where the last one stopped.
    if (stops !== undefined && !this.grip) {
      if (leader) this.pose = leader
      else this.keys = { ...this.keys, forward: this.keys.forward * stops, turn: this.keys.turn * stops }
    }
    this.showVerdict(order, verdict, leader ?? ('pose' in wish ? wish.pose : null), beyond, nudged)
  }

  /** `held` is where the leader is held, for what has no way that could be shown. */
  private showVerdict(order: string, verdict: Verdict, held = this.pose, beyond: Verdict | null = null, nudged = 0): void {
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
    const full = verdict.legal && plan !== null && plan.allowance > 0 && plan.distance > plan.allowance - FULL
    this.draft = { order, legal: verdict.legal, ghosts, path, plan, verdict: verdict.legal ? null : verdict, full, beyond, nudged }
    this.aside = this.isAside(this.draft, this.held)
    this.odds.look(order, verdict.legal ? plan : null, this.elements)
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

  /**
   * The pointer is up: a legal draft is ordered, an illegal one stays with its reasons. A finger's move stays to be confirmed, and so do what a
   * handle has turned, which may be moved on, and what stands elsewhere than the hand held it. A deployment costs nothing and is undone by one
   * press, so it is ordered at once; what a handle has turned stays selected.
   */
  async drop(confirm = false): Promise<void> {
    const { grip, held, selected } = this
    const dragged = grip !== null && this.holds
    this.lifted = confirm ? this.under : null
    this.grip = null
    this.held = null
    this.under = null
    if (!this.holds) this.pose = null
    const turned = grip !== null && grip.kind !== 'carry'
    if (!dragged || (!this.deploying && (confirm || turned))) return
    const done = await this.commit(held)
    if (done && this.deploying && turned) this.selected = selected
  }

  /**
   * Whether a draft was meant to go elsewhere: it stands aside of the way to where the hand holds it, by more than half a base, or stops just
   * short of an enemy on which the hand holds it.
   */
  private isAside({ legal, ghosts, plan }: Draft, held: Pose | null): boolean {
    const [leader] = this.elements
    const ghost = ghosts.find(({ index }) => index === leader?.index)
    if (!legal || !held || !ghost || leader?.place !== 'table' || battle.what !== 'move') return false
    const [from, there, meant] = [leader.at, ghost.pose, held].map(([x, y]): Point => [x, y]) as [Point, Point, Point]
    // What goes back is aside as well.
    if (!plan?.contacts.length && distance(there, meant) < SHORT && this.isOnEnemy(held)) return true
    const off = Math.min(90, Math.abs(turn(bearing(from, there), bearing(from, meant))))
    return distance(from, there) * Math.sin((off * Math.PI) / 180) > leader.width / 2
  }

  /** Whether one of the selected lies with its front or its middle on an enemy, as the hand holds them. */
  private isOnEnemy(held: Pose): boolean {
    const points = this.carried(held).flatMap(({ pose, depth }): Point[] => [[pose[0], pose[1]], middle(pose, depth)])
    const enemies = battle.state?.elements.filter(({ side, place }) => place === 'table' && side !== battle.mine) ?? []
    return enemies.some((enemy) => points.some((point) => inside(point, corners(enemy.at, enemy.width, enemy.depth))))
  }

  /** Holds an order over the board as if it had been dragged: it is judged and shown, and made when it is confirmed. It may be one `among` others. */
  propose(order: string, among: Hand['among'] = null): void {
    this.cancel()
    this.among = among
    this.proposed = order
    this.judge.push(this.before() + order)
  }

  /** Holds a contact over the board, with its cost and its odds; the same once more makes it. */
  meet(order: string): void {
    if (this.proposed === order) void this.commit()
    else this.propose(order)
  }

  /** Holds the selected straight ahead, as far as they may go and nothing is in their way. */
  ahead(): void {
    const [leader] = this.elements
    if (leader?.place !== 'table' || battle.what !== 'move') return
    const far = Math.min(...this.elements.map(({ allowance }) => allowance[0]))
    const [held] = this.posed
    // What was turned goes on the way that it looks now, and what may go aside from where it is held.
    const isAside = (pose: Pose) => this.draft?.legal && Math.abs(local(leader.at, [pose[0], pose[1]]).right) > 1e-3
    if (this.draft && held && (Math.abs(turn(leader.at[2], held.pose[2])) > 1e-3 || isAside(held.pose))) {
      const pose: Pose = [...at(held.pose, far, 0), held.pose[2]]
      this.pose = pose
      this.push({ pose, snaps: false, stops: true, grid: false, from: held.pose, ahead: true })
      return
    }
    this.keys = { forward: far, shift: 0, turn: 0 }
    if (this.elements.length > 1) {
      this.push({ forward: far, wheel: 0, halts: true })
      return
    }
    const pose: Pose = [...at(leader.at, far, 0), leader.at[2]]
    this.pose = pose
    this.push({ pose, snaps: false, stops: true, grid: false, from: null, ahead: true })
  }

  /**
   * Selects the next element that can still move, from left to right or back, after the last the first again; whether there is one. Those
   * that stand behind a friend come after all others: they seldom go alone. Where nothing is selected it goes on from what was last.
   */
  nextMover(mayMove: (one: Element) => boolean, back = false): boolean {
    const can = (one: Element) => one.place === 'table' && this.canTake(one) && mayMove(one)
    const last = this.selected[0] ?? this.latest
    const all = (battle.state?.elements ?? []).filter((one) => one.index === last || can(one))
    const friends = (battle.state?.elements ?? []).filter(({ side, place }) => side === battle.mine && place === 'table')
    const behind = new Set(all.filter((one) => friends.some((friend) => isBehind(one, friend))).map(({ index }) => index))
    const rank = ({ index }: Element) => Number(behind.has(index))
    all.sort((a, b) => (back ? -1 : 1) * (rank(a) - rank(b) || a.at[0] - b.at[0] || a.index - b.index))
    const from = all.findIndex(({ index }) => index === last)
    const next = [...all.slice(from + 1), ...all.slice(0, from + 1)].find(can)
    if (next) this.select([next.index])
    return next !== undefined
  }

  /** Orders the draft, if it is legal and stands where the hand `held` it. */
  async commit(held: Pose | null = null): Promise<boolean> {
    const { grip, selected } = this
    // What was asked last is what is meant: an older answer is not ordered, nor what has been taken up meanwhile.
    await this.carry.settled()
    await this.judge.settled()
    const draft = this.draft
    if (!draft?.legal || this.grip !== grip || this.selected !== selected) return false
    this.aside = this.isAside(draft, held)
    if (this.aside) return false
    this.cancel()
    const done = await battle.order(draft.order)
    if (done) {
      if (this.deploying) this.deployed = selected[0] ?? null
      // Of what has moved only that stays selected which may move once more: the referee has said so by now, or is asked.
      if (this.deploying || !this.moves) this.selected = []
    }
    return done
  }

  /** A key makes what is held, or has it said that it may not be made: else nothing would answer the key. */
  async confirm(): Promise<void> {
    if (!(await this.commit())) this.denied = this.draft?.legal === false
  }

  /** Makes a contact of the list, where its cost and its odds stand beside it. */
  makeContact(order: string): Promise<boolean> {
    return this.give(this.before() + order)
  }

  /** Gives an order of the hand's own, such as a landing from the list. */
  async give(order: string): Promise<boolean> {
    this.cancel()
    return battle.order(order)
  }

  /** Lets go of a move that is held; where none is, the last order is taken back. */
  async undo(): Promise<void> {
    if (this.holds) {
      this.cancel()
      return
    }
    await placement.letGo()
    const { spent } = this
    await battle.undo()
    if (spent.length > 0 && this.moves) this.select(spent)
  }

  /** Cancels what is held on purpose: it is not offered again, and nothing stays selected. */
  abandon(): void {
    this.cancel()
    this.clear()
    this.missed = null
  }

  /** Esc: lets go of what is held, or else of what is selected. What was held before is not offered again either. */
  escape(): void {
    if (this.holds) this.cancel()
    else this.clear()
    this.missed = null
  }

  cancel(): void {
    this.carry.drop()
    this.judge.drop()
    this.draft = null
    this.denied = false
    this.aside = false
    this.grip = null
    this.held = null
    this.under = null
    this.lifted = null
    this.pose = null
    this.wish = null
    this.proposed = null
    this.among = null
    this.odds.look('', null, [])
    this.keys = { forward: 0, shift: 0, turn: 0 }
  }
}

export const hand = new Hand()
