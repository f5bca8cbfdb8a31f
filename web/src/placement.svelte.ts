// Placing terrain and camps before the battle: the piece being placed, and the referee's verdict on it.

import { battle } from './battle.svelte'
import { bent, middleOf, moved, orderOf, pieceOf, pieceOn, sized, turnedBy, type Piece } from './terrainPiece'
import type { Point, Verdict } from './wire'
import { Latest } from './workers/call'

/** What a pointer that is down does to the piece: it carries the whole, or one of its points. */
type Grip = { from: Point; start: Piece; point: number | null }

class Placement {
  piece = $state.raw<Piece | null>(null)
  /** The verdict on its current place; null while unknown. */
  verdict = $state.raw<Verdict | null>(null)
  grip = $state.raw<Grip | null>(null)
  /** Whether features on the board may be picked up again. */
  liftable = $state(false)
  /** Whether it is on its way from its button: that stays where it is as long as the pointer is down. */
  brought = $state(false)
  /** The least and the most that water in the hand may reach in, as soon as the referee has said so. */
  private reach: [number, number] | null = null
  /** Whether it was on the board before, so that cancelling puts it back. */
  private lifted = false

  private readonly judge = new Latest<string, Verdict>(
    (order) => battle.engine.judge(order),
    (verdict, order) => this.piece && orderOf(this.piece) === order && this.judged(this.piece, verdict),
  )

  /** Shows what the referee says; water that it refuses for how far it reaches in stops there, also as it is dragged on. */
  private judged(piece: Piece, verdict: Verdict): void {
    const { least, limit } = verdict.breaches.find(({ facts }) => facts.depth !== undefined)?.facts ?? {}
    if (piece.form === 'shore' && !this.reach && typeof least === 'number' && typeof limit === 'number') {
      this.reach = [least, limit]
      this.hold(piece)
    } else this.verdict = verdict
  }

  private get board(): [number, number] {
    return battle.state?.board ?? [15, 15]
  }

  /** Whether the player may place something now. */
  get able(): boolean {
    return battle.what === 'terrain' || battle.what === 'camp'
  }

  get legal(): boolean {
    return this.verdict?.legal ?? false
  }

  /** One order for each kind that is offered now, to begin with by hand. */
  get offers(): { kind: string; order: string }[] {
    const kinds = new Map<string, string>()
    for (const { order } of battle.choices) {
      const kind = pieceOf(order)?.kind
      if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, order)
    }
    return [...kinds].map(([kind, order]) => ({ kind, order }))
  }

  /** The battle has gone on: what is held is judged anew, or is out of place. */
  async look(): Promise<void> {
    if (!this.able) this.forget()
    else if (this.piece) this.hold(this.piece)
    this.liftable = battle.what === 'terrain' && (battle.state?.features.length ?? 0) > 0 && (await battle.engine.judge('lift 1')).legal
  }

  /** Takes the piece of an order into the hand. */
  take(order: string): void {
    this.forget()
    const piece = pieceOf(order)
    if (piece) this.hold(piece)
  }

  /** Has the piece of an order hang from the pointer by its middle. */
  bring(order: string): void {
    this.take(order)
    if (!this.piece) return
    this.brought = true
    this.grab(middleOf(this.piece, this.board))
  }

  /** Takes up a feature that lies on the board, by its place in the list. */
  async lift(index: number): Promise<void> {
    const feature = battle.state?.features[index]
    if (!feature || !this.liftable) return
    await this.letGo()
    const piece = pieceOn(feature, this.board)
    if (!(await battle.order(`lift ${index + 1}`))) return
    this.lifted = true
    this.hold(piece)
  }

  private hold(piece: Piece): void {
    const [least, most] = this.reach ?? [0, Infinity]
    this.piece = piece.form === 'shore' ? { ...piece, reach: Math.min(Math.max(piece.reach, least), most) } : piece
    this.judge.push(orderOf(this.piece))
  }

  /** The pointer takes hold of the piece, or of one of its points. */
  grab(from: Point, point: number | null = null): void {
    if (this.piece) this.grip = { from, start: this.piece, point }
  }

  drag([x, y]: Point): void {
    const { grip } = this
    if (!grip) return
    const by: Point = [x - grip.from[0], y - grip.from[1]]
    this.hold(grip.point === null ? moved(grip.start, by, this.board) : bent(grip.start, grip.point, [x, y], this.board))
  }

  release(): void {
    this.grip = null
    this.brought = false
  }

  nudge(right: number, up: number): void {
    if (this.piece) this.hold(moved(this.piece, [right, up], this.board))
  }

  turn(degrees: number): void {
    if (this.piece) this.hold(turnedBy(this.piece, degrees, this.board))
  }

  size(by: number): void {
    if (this.piece) this.hold(sized(this.piece, by, this.board))
  }

  /** Lays the piece, if it may lie there. */
  async lay(): Promise<boolean> {
    await this.judge.settled()
    const { piece } = this
    if (!piece || !this.legal) return false
    this.forget()
    return battle.order(orderOf(piece))
  }

  /** Puts the piece away; what lay on the board lies there again. */
  async letGo(): Promise<void> {
    const back = this.lifted && this.piece !== null
    this.forget()
    if (back) await battle.undo()
  }

  /** Has nothing in the hand. */
  forget(): void {
    this.judge.drop()
    this.piece = null
    this.reach = null
    this.verdict = null
    this.grip = null
    this.brought = false
    this.lifted = false
  }
}

export const placement = new Placement()
