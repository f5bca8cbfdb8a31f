// Pointer and keyboard input over the board: selecting, dragging, box selection, panning, making contact.
//
// It calls the hand, which asks the referee. It knows neither how anything is drawn nor what is legal.

import { adjoin, at, corners, distance, inside, local, together, turn } from '../geometry'
import type { hand as Hand } from '../hand.svelte'
import type { Element, Hold, Point, State } from '../wire'
import type { Camera } from './camera.svelte'

/** What gestures need of the hand. */
export type Hands = Pick<
  typeof Hand,
  | 'canTake'
  | 'cancel'
  | 'clear'
  | 'contacts'
  | 'deploying'
  | 'draft'
  | 'drag'
  | 'drop'
  | 'elements'
  | 'grip'
  | 'holds'
  | 'landing'
  | 'letGo'
  | 'meet'
  | 'regrip'
  | 'select'
  | 'selected'
  | 'take'
  | 'takeTurn'
  | 'takeWheel'
  | 'toggle'
  | 'twist'
  | 'watch'
>

/** What they need of the drawing. */
export interface Surface {
  /** The point of the board under the pointer. */
  under(event: { clientX: number; clientY: number }): Point
  /** Captures a pointer, so that its movements arrive even off the board. */
  capture(pointer: number): void
}

/** A band that is drawn to gather elements, with those gathered before. */
export interface Band {
  from: Point
  to: Point
  add: number[]
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
export const STIRS = 4

/** How far from the middle of a finger an element is still meant by it, in pixels. */
const FINGER = 24

/** By how many pixels a rear rank has to be nearer to a finger than the rank before it. */
const REAR = 4

/** How much closer a pixel of a wheel comes, and of a touchpad's two fingers, and the most of one turn, as exponents. */
const TURNED = 0.0016
const PINCHED = 0.012
const MOST_TURNED = 0.4

/** The steps in which a second finger turns what the first one drags, in degrees. */
const STEP = 5

/** Corners nearer than this are one, in base widths. */
const CORNER = 0.1

/** A band smaller than this is a click, in base widths. */
const CLICK = 0.15

/** The corners of a band: from left to right and from low to high. */
export function span({ from, to }: Pick<Band, 'from' | 'to'>) {
  return {
    left: Math.min(from[0], to[0]),
    right: Math.max(from[0], to[0]),
    low: Math.min(from[1], to[1]),
    high: Math.max(from[1], to[1]),
  }
}

/** The elements whose middle a band has caught. */
export function caught(elements: Element[], band: Pick<Band, 'from' | 'to'>): Element[] {
  const { left, right, low, high } = span(band)
  return elements.filter((element) => {
    const [x, y] = at(element.at, -element.depth / 2, 0)
    return x >= left && x <= right && y >= low && y <= high
  })
}

/** The most of some elements that stand together, each beside another; of equal parts that of the first. */
function longest(all: Element[]): Element[] {
  const parts = all.map(({ at: [x, y] }) => together(all, [x, y]))
  return parts.reduce((best, part) => (part.length > best.length ? part : best), [])
}

/**
 * What stays selected of some elements when one is taken out. Of a line that falls apart by it the longer side stays, for only a group
 * marches together; what stood apart before was no line.
 */
export function without(elements: Element[], index: number): number[] {
  const rest = elements.filter((one) => one.index !== index)
  const wasLine = elements.every(({ place }) => place === 'table') && longest(elements).length === elements.length
  const kept = wasLine ? longest(rest) : rest
  return rest.filter((one) => kept.includes(one)).map((one) => one.index)
}

export class Gestures {
  band = $state.raw<Band | null>(null)
  /** The point of the board that a hand pans by, and where on the screen it began. */
  private panning: { by: Point; from: PointerEvent; moved: boolean } | null = null
  /** The fingers on the board, and the point of the board between the first two. */
  private fingers = new Map<number, { clientX: number; clientY: number }>()
  private pinch: { apart: number; middle: Point } | null = null
  /** A second finger that turns what the first one drags: which is the first, how the two lay, and how far they have turned it. */
  private twist: { carrier: number; from: number; by: number } | null = null
  /** The second of those fingers, where the first was up before it: it means nothing more. */
  private spent: number | null = null
  /** What a finger means beside which it came down, or what lies under a handle, unless the pointer moves. */
  private tapped: { event: PointerEvent; element: Element } | null = null
  private pressed: { x: number; y: number; moved: boolean; element: Element; shift: boolean; adds: boolean } | null = null
  /** Whether the press on the bare board asks about what lies there: then it lets go of nothing. */
  private asks = false

  constructor(
    private readonly hand: Hands,
    private readonly camera: Camera,
    private readonly surface: Surface,
    private readonly game: () => State,
    private readonly what: () => string | null,
  ) {}

  /** Who is inside a camp or a built-up area and answers to the hand. */
  inside(hold: Hold): Element | undefined {
    return this.game().elements.find((element) => element.id === hold.inside && this.hand.canTake(element))
  }

  /** The order by which the selected meet a party or go in there. */
  aim(party: string): string | undefined {
    return this.hand.contacts.find((offer) => offer.enemy === party)?.order
  }

  press(event: PointerEvent, element: Element): void {
    if (event.button !== 0) return
    event.stopPropagation()
    const order = this.aim(element.id)
    if (order !== undefined) return this.hand.meet(order)
    if (this.grasp(event)) return
    // A browser takes a finger that comes down beside something for one on it: what is in the hand is placed where the finger is.
    if (event.pointerType === 'touch' && this.places && !inside(this.surface.under(event), corners(element.at, element.width, element.depth))) {
      this.ground(event)
      return
    }
    if (!this.hand.canTake(element)) return void this.hand.watch(element)
    this.take(event, event.pointerType === 'touch' && element.place === 'table' ? (this.meant(event, element) ?? element) : element)
  }

  /** Adds an element to what is selected, or takes it out. */
  private toggle(index: number): void {
    const { elements, selected } = this.hand
    if (this.what() === 'move' && selected.includes(index)) this.hand.select(without(elements, index))
    else this.hand.toggle(index)
  }

  private take(event: PointerEvent, element: Element): void {
    this.surface.capture(event.pointerId)
    // A finger has no key: it takes the neighbours of what is selected along, unless it drags them.
    const adds = event.pointerType === 'touch' && this.what() === 'move' && this.adjoins(element)
    this.pressed = { x: event.clientX, y: event.clientY, moved: false, element, shift: event.shiftKey, adds }
    if (event.shiftKey || this.what() === 'swap') this.toggle(element.index)
    else if (!adds) this.hand.take(element, this.surface.under(event))
  }

  /** The element that a finger means: the nearest that answers, those in front before those behind, and of two the one that it `hit`. */
  private meant(event: PointerEvent, hit?: Element): Element | undefined {
    const { clientX, clientY } = event
    const point = this.surface.under({ clientX, clientY })
    const pixel = distance(point, this.surface.under({ clientX: clientX + FINGER, clientY })) / FINGER
    const standing = this.game().elements.filter((one) => one.place === 'table')
    const rear = (one: Element) =>
      standing.some((other) => other.side === one.side && inside(at(one.at, CORNER, 0), corners(other.at, other.width, other.depth)))
    const away = (one: Element) => {
      const { ahead, right } = local(one.at, point)
      const beyond = Math.hypot(Math.max(0, Math.abs(right) - one.width / 2), Math.max(0, ahead, -ahead - one.depth))
      return beyond / pixel + (rear(one) ? REAR : 0)
    }
    let [best, least] = hit ? [hit, away(hit)] : [undefined, FINGER]
    for (const one of standing) {
      const answers = this.hand.canTake(one) || (!hit && this.aim(one.id) !== undefined)
      const far = answers ? away(one) : Infinity
      if (far < least) [best, least] = [one, far]
    }
    return best
  }

  /** Whether an element stands corner to corner with one that is selected, and is not selected itself. */
  private adjoins(element: Element): boolean {
    const { elements } = this.hand
    return (
      element.place === 'table' &&
      !elements.some(({ index }) => index === element.index) &&
      elements.some((other) => other.place === 'table' && adjoin(element, other))
    )
  }

  pressHold(event: PointerEvent, hold: Hold): void {
    const element = this.inside(hold)
    const order = this.aim(hold.id)
    if (order !== undefined) {
      event.stopPropagation()
      this.hand.meet(order)
    } else if (element && !this.hand.landing) this.press(event, element)
  }

  /** Whether what is in the hand is put where the board is pressed. */
  private get places(): boolean {
    const { elements, landing, deploying, selected } = this.hand
    return elements[0]?.place === 'reserve' && (landing || (deploying && selected.length === 1))
  }

  /** Takes hold of a ghost that lies under the pointer; whether one does. */
  private grasp(event: PointerEvent): boolean {
    if (!this.hand.regrip(this.surface.under(event))) return false
    this.surface.capture(event.pointerId)
    return true
  }

  /** Takes the handle of a turn or of a wheel; a tap is for the base that it lies on. */
  grab(event: PointerEvent, what: 'turn' | 'left' | 'right'): void {
    event.stopPropagation()
    const point = this.surface.under(event)
    const under = this.game().elements.find(
      (one) => one.place === 'table' && !this.hand.selected.includes(one.index) && inside(point, corners(one.at, one.width, one.depth)),
    )
    this.tapped = under ? { event, element: under } : null
    this.surface.capture(event.pointerId)
    if (what === 'turn') this.hand.takeTurn(point)
    else this.hand.takeWheel(what, point)
  }

  /** A press on the bare board, which may ask about what lies there: then a tap lets go of nothing. Whether it is about the ground, and no element. */
  ground(event: PointerEvent, asks = false): boolean {
    this.asks = false
    if (event.button === 0 && this.grasp(event)) return false
    const [reserve] = this.hand.elements
    const { places } = this
    // A finger beside what is selected drags it; beside another element it may still pan.
    const element = event.pointerType === 'touch' && !places ? this.meant(event) : undefined
    if (element && this.hand.selected.includes(element.index)) {
      this.take(event, element)
      return false
    }
    this.tapped = element ? { event, element } : null
    const isBare = !element && !places
    this.asks = asks && isBare
    if (event.button === 1 || (event.pointerType === 'touch' && this.camera.zoom > 1)) {
      this.panning = { by: this.surface.under(event), from: event, moved: false }
      this.surface.capture(event.pointerId)
      return isBare
    }
    if (event.button !== 0) return false
    const from = this.surface.under(event)
    if (reserve && places) {
      this.hand.take(reserve, from)
      this.hand.drag(from, event.altKey)
    } else this.band = { from, to: from, add: event.shiftKey ? this.hand.selected : [] }
    this.surface.capture(event.pointerId)
    return isBare
  }

  move(event: PointerEvent): void {
    const { panning, band, pressed, tapped } = this
    const stirs = (from: { clientX: number; clientY: number }) => Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STIRS
    if (tapped && stirs(tapped.event)) this.tapped = null
    if (panning) {
      panning.moved ||= stirs(panning.from)
      if (!panning.moved) return
      // What was under the pointer stays under it.
      const [x, y] = this.surface.under(event)
      const [cx, cy] = this.camera.middle
      this.camera.lookAt([cx + panning.by[0] - x, cy + panning.by[1] - y])
      return
    }
    if (band) {
      this.band = { ...band, to: this.surface.under(event) }
      return
    }
    if (pressed && !pressed.moved) {
      pressed.moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STIRS
      if (!pressed.moved || pressed.shift) return
      if (pressed.adds) this.hand.take(pressed.element, this.surface.under(event))
    }
    if (this.hand.grip && !this.tapped) this.hand.drag(this.surface.under(event), event.altKey)
  }

  release(event: PointerEvent): void {
    const { band, pressed, tapped, panning } = this
    this.panning = null
    this.tapped = null
    if (tapped) {
      this.band = null
      if (this.hand.grip) void this.hand.drop(true)
      this.press(tapped.event, tapped.element)
      if (this.pressed) this.release(event)
      return
    }
    if (panning) {
      // As a click on open ground.
      if (!panning.moved && event.pointerType === 'touch') this.gather({ from: panning.by, to: panning.by, add: [] }, true)
      return
    }
    if (band) {
      this.band = null
      this.gather(band, event.pointerType === 'touch')
      return
    }
    this.pressed = null
    if (pressed && !pressed.moved) {
      if (pressed.adds) {
        this.toggle(pressed.element.index)
        return
      }
      // A finger, which has no key, takes one of several out of them. A click takes up the element alone; a drag has moved it.
      this.hand.letGo()
      if (event.pointerType === 'touch' && this.what() === 'move' && this.hand.selected.length > 1) {
        this.toggle(pressed.element.index)
        return
      }
      const alone = !event.shiftKey && this.what() !== 'swap' && this.hand.selected.length > 1
      if (alone) this.hand.select([pressed.element.index])
      return
    }
    void this.hand.drop(event.pointerType === 'touch')
  }

  private gather(band: Band, finger: boolean): void {
    const { left, right, low, high } = span(band)
    if (right - left < CLICK && high - low < CLICK) {
      // What a finger has to confirm stays until it is confirmed or cancelled.
      if (finger && this.hand.draft?.legal) return
      if (this.hand.draft || (this.hand.selected.length > 0 && !this.asks)) this.hand.clear()
      return
    }
    const standing = this.game().elements.filter((element) => element.place === 'table' && this.hand.canTake(element))
    this.hand.select([...new Set([...band.add, ...caught(standing, band).map((element) => element.index)])])
  }

  key(event: KeyboardEvent, element: Element): void {
    // On what moves it confirms the move.
    if (event.key !== 'Enter' || (this.hand.holds && this.hand.selected.includes(element.index))) return
    event.preventDefault()
    event.stopPropagation()
    if (this.hand.canTake(element)) {
      if (event.shiftKey) this.toggle(element.index)
      else this.hand.select([element.index])
      return
    }
    const order = this.aim(element.id)
    if (order !== undefined) this.hand.meet(order)
    else void this.hand.watch(element)
  }

  keyHold(event: KeyboardEvent, hold: Hold): void {
    const element = this.inside(hold)
    const order = this.aim(hold.id)
    if (order === undefined) {
      if (element) this.key(event, element)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      this.hand.meet(order)
    }
  }

  /** The wheel of a pointer: closer, or farther off again; on a touchpad two fingers are a wheel with Ctrl. */
  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && this.camera.zoom === 1 && event.deltaY > 0) return
    event.preventDefault()
    // Lines and pages as pixels; one notch of a wheel is about a hundred.
    const pixels = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1)
    const by = Math.exp(-Math.max(-MOST_TURNED, Math.min(MOST_TURNED, pixels * (event.ctrlKey ? PINCHED : TURNED))))
    this.camera.scale(by, this.surface.under(event))
  }

  /**
   * Two fingers on the board: what either was about is let go, and the board follows them; but where the first one drags an element, the
   * second turns it. Whether they are two.
   */
  touch(event: PointerEvent): boolean {
    if (event.pointerType !== 'touch') return false
    // The first finger on the screen: one that is still counted has gone unheard.
    if (event.isPrimary) {
      this.fingers.clear()
      this.pinch = null
      this.twist = null
      this.spent = null
    }
    this.fingers.set(event.pointerId, event)
    if (this.fingers.size < 2) return false
    const [carrier] = this.fingers.keys()
    if (this.fingers.size === 2 && carrier !== undefined && this.drags) {
      this.twist = { carrier, from: this.slant(), by: 0 }
      this.surface.capture(event.pointerId)
    } else if (this.fingers.size === 2) {
      if (this.hand.grip) this.hand.cancel()
      this.pressed = null
      this.tapped = null
      this.band = null
      this.panning = null
      this.pinch = this.span()
      for (const finger of this.fingers.keys()) this.surface.capture(finger)
    }
    event.stopPropagation()
    return true
  }

  /** Whether a finger drags an element: one that only lies on it may be the first of two that zoom. */
  private get drags(): boolean {
    return this.hand.grip?.kind === 'carry' && this.pressed?.moved !== false
  }

  /** A finger of two has moved; whether that is all that it means. */
  spread(event: PointerEvent): boolean {
    if (event.pointerId === this.spent) return true
    const isFinger = this.fingers.has(event.pointerId)
    // Where one finger is when a second comes down is known.
    if (isFinger) this.fingers.set(event.pointerId, event)
    if (this.twist && isFinger) return this.turns(event, this.twist)
    if (!this.pinch || !isFinger) return this.pinch !== null
    const { apart, middle } = this.span()
    this.camera.pinch(apart / this.pinch.apart, this.pinch.middle, middle)
    // After that the same point of the board is between them.
    this.pinch = { apart, middle: this.pinch.middle }
    return true
  }

  /** One of the two fingers that turn an element has moved; whether it is not the one that drags it. */
  private turns(event: PointerEvent, twist: { carrier: number; from: number; by: number }): boolean {
    const by = Math.round(turn(twist.from, this.slant()) / STEP) * STEP
    if (by !== twist.by) {
      this.hand.twist(by - twist.by)
      this.twist = { ...twist, by }
    }
    return event.pointerId !== twist.carrier
  }

  /** The direction from the first finger to the second on the screen, clockwise, in degrees. */
  private slant(): number {
    const [one, other] = [...this.fingers.values()]
    return (Math.atan2((other?.clientY ?? 0) - (one?.clientY ?? 0), (other?.clientX ?? 0) - (one?.clientX ?? 0)) * 180) / Math.PI
  }

  /** How far the first two fingers are apart on the screen, and the point of the board between them. */
  private span(): { apart: number; middle: Point } {
    const [one, other] = [...this.fingers.values()]
    const [x, y] = [((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2, ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2]
    return {
      apart: Math.max(1, Math.hypot((one?.clientX ?? 0) - (other?.clientX ?? 0), (one?.clientY ?? 0) - (other?.clientY ?? 0))),
      middle: this.surface.under({ clientX: x, clientY: y }),
    }
  }

  /** A finger is up; whether it was one of two, or was left of two. */
  lift(event: PointerEvent): boolean {
    this.fingers.delete(event.pointerId)
    if (event.pointerId === this.spent) {
      this.spent = null
      return true
    }
    if (this.twist) {
      const { carrier } = this.twist
      this.twist = null
      // The element stays under the finger that drags it until that is up as well.
      if (event.pointerId !== carrier) return true
      this.spent = [...this.fingers.keys()][0] ?? null
      return false
    }
    if (!this.pinch) return false
    if (this.fingers.size === 0) this.pinch = null
    return true
  }
}
