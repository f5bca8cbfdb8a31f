import { beforeEach, describe, expect, it } from 'vitest'
import { Camera, RIM } from '../src/board/camera.svelte'
import { caught, Gestures, span, without, type Hands } from '../src/board/gestures.svelte'
import type { Element, Hold, Point, State } from '../src/wire'

/** An element of half a base width's depth that looks away from red. */
function element(id: string, x: number, y: number, more: Partial<Element> = {}): Element {
  const side = id.startsWith('r') ? 'red' : 'blue'
  const index = Number(id.slice(1)) - 1 + (side === 'red' ? 0 : 12)
  return {
    id,
    index,
    side,
    troop: '4Bd',
    dismounts: null,
    class: 'foot',
    mounted: false,
    general: false,
    place: 'table',
    at: [x, y, 0],
    width: 1,
    depth: 0.5,
    moves: 0,
    commanded: true,
    allowance: [2, 1],
    rough: 1,
    ...more,
  }
}

/** A hand that takes red's elements and records the calls it receives. */
class Noted {
  calls: string[] = []
  elements: Element[] = []
  selected: number[] = []
  contacts: { enemy: string; order: string }[] = []
  draft: object | null = null
  holds = false
  grip: object | null = null
  landing = false
  deploying = false
  canTake = (one: Element) => one.side === 'red' && one.place !== 'lost'
  private note = (...words: (string | number)[]) => this.calls.push(words.join(' '))
  cancel = () => this.note('cancel')
  letGo = () => this.note('let go')
  clear = () => this.note('clear')
  drag = (point: Point) => this.note('drag', ...point)
  drop = (confirm: boolean) => this.note(confirm ? 'hold' : 'drop')
  watch = (one: Element) => this.note('watch', one.id)
  meet = (order: string) => this.note('meet', order)
  /** Whether a ghost lies under the pointer. */
  ghost = false
  regrip = () => {
    if (this.ghost) this.grip = { kind: 'carry' }
    return this.ghost
  }
  select = (indices: number[]) => this.note('select', ...indices)
  toggle = (index: number) => this.note('toggle', index)
  twist = (degrees: number) => this.note('twist', degrees)
  takeTurn = (point: Point) => this.note('turn', ...point)
  takeWheel = (hand: string, point: Point) => this.note('wheel', hand, ...point)
  take = (one: Element, point: Point) => {
    this.note('take', one.id, ...point)
    this.grip = { kind: 'carry' }
  }
}

/** A pointer where a point of the board is when all is seen, on a screen of a hundred pixels to the base width. */
function pointer(x: number, y: number, more: Partial<PointerEvent> = {}): PointerEvent {
  return {
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    shiftKey: false,
    altKey: false,
    clientX: (x + RIM) * 100,
    clientY: (15 + RIM - y) * 100,
    stopPropagation: () => {},
    ...more,
  } as PointerEvent
}

function pressed(key: string, shiftKey = false): KeyboardEvent {
  return { key, shiftKey, preventDefault: () => {}, stopPropagation: () => {} } as KeyboardEvent
}

const r1 = element('r1', 5, 3)
const r2 = element('r2', 6, 3)
const b1 = element('b1', 5, 9)
const camp: Hold = { kind: 'camp', what: 'camp', side: 'blue', id: 'blue-camp', outline: [], holder: 'followers', inside: null }

let hand: Noted
let camera: Camera
let what: string
let standing: Element[]
let gestures: Gestures

beforeEach(() => {
  hand = new Noted()
  camera = new Camera(() => [15, 15])
  what = 'move'
  const surface = {
    under: ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const round = (value: number) => Math.round(value * 1e9) / 1e9
      return [round(camera.box.x + clientX / 100 / camera.zoom), round(15 - camera.box.y - clientY / 100 / camera.zoom)]
    },
    capture: () => {},
  }
  standing = [r1, r2, b1]
  gestures = new Gestures(
    hand as unknown as Hands,
    camera,
    surface,
    () => ({ elements: standing }) as unknown as State,
    () => what,
  )
})

describe('a handle that lies on a base', () => {
  const grab = (to: [number, number]) => {
    hand.elements = [r1]
    hand.selected = [r1.index]
    hand.takeTurn = (point: Point) => {
      hand.grip = { kind: 'turn' }
      return hand.calls.push(`turn ${point.join(' ')}`)
    }
    const more = { pointerType: 'touch' }
    gestures.grab(pointer(8, 3, more), 'turn')
    gestures.move(pointer(...to, more))
    gestures.release(pointer(...to, more))
    return hand.calls
  }

  it('leaves a tap to that base, and turns when it is dragged', () => {
    standing = [r1, element('r3', 8, 3.2)]
    expect(grab([8.02, 3])).toEqual(['turn 8 3', 'hold', 'take r3 8 3', 'let go'])
    hand.calls = []
    expect(grab([8.5, 3])).toEqual(['turn 8 3', 'drag 8.5 3', 'hold'])
  })

  it('turns from the first pixel where no base is', () => {
    standing = [r1]
    expect(grab([8.02, 3])).toEqual(['turn 8 3', 'drag 8.02 3', 'hold'])
  })
})

describe('a finger', () => {
  const tap = (one: Element) => {
    const event = pointer(one.at[0], one.at[1], { pointerType: 'touch' })
    gestures.press(event, one)
    gestures.release(event)
  }

  it('takes the neighbours of what is selected along', () => {
    hand.elements = [r1]
    hand.selected = [r1.index]
    tap(r2)
    expect(hand.calls).toEqual(['toggle 1'])
  })

  it('takes one that is selected out of several, where they move', () => {
    hand.elements = [r1, r2]
    hand.selected = [r1.index, r2.index]
    tap(r2)
    expect(hand.calls.slice(-2)).toEqual(['let go', 'select 0'])
    hand.selected = [r2.index]
    hand.elements = [r2]
    hand.calls = []
    tap(r2)
    expect(hand.calls.at(-1)).toBe('let go')
  })

  it('selects alone what stands apart', () => {
    hand.elements = [r1]
    hand.selected = [r1.index]
    // Half a base width lies between them.
    tap(element('r3', 6.5, 3))
    expect(hand.calls[0]).toBe('take r3 6.5 3')
    expect(hand.calls).not.toContain('toggle 2')
  })

  it('drags a neighbour instead of taking it along', () => {
    hand.elements = [r1]
    hand.selected = [r1.index]
    gestures.press(pointer(6, 3, { pointerType: 'touch' }), r2)
    gestures.move(pointer(6, 4, { pointerType: 'touch' }))
    gestures.release(pointer(6, 4, { pointerType: 'touch' }))
    expect(hand.calls).toEqual(['take r2 6 4', 'drag 6 4', 'hold'])
  })
})

describe('a finger beside or between elements', () => {
  // The screen has a hundred pixels to the base width: a finger of 24 pixels is 0.24 of one, and 4 pixels are 0.04.
  const finger = (x: number, y: number) => pointer(x, y, { pointerType: 'touch' })
  const touch = (x: number, y: number, hit?: Element) => {
    if (hit) gestures.press(finger(x, y), hit)
    else gestures.ground(finger(x, y))
    gestures.release(finger(x, y))
  }
  const rear = element('r3', 5, 2.5)

  it('takes the front rank where it touches the next one at its edge', () => {
    standing = [rear, r1]
    // The ranks meet at 2.5: 0.03 behind that is still the front one, 0.05 is not.
    touch(5, 2.47, rear)
    touch(5, 2.45, rear)
    expect(hand.calls).toEqual(['take r1 5 2.47', 'let go', 'take r3 5 2.45', 'let go'])
  })

  it('takes the nearest that answers, as far as a finger is broad', () => {
    // r1 reaches to 5.5 and r2 from there to 6.5; its rear edge is at 2.5.
    touch(6.2, 2.3)
    touch(6.2, 2.2)
    expect(hand.calls).toEqual(['take r2 6.2 2.3', 'let go'])
  })

  it('meets an enemy beside which it comes down, if the selected can', () => {
    // The front edge of b1 is at 9.
    touch(5, 9.2)
    expect(hand.calls).toEqual([])
    hand.contacts = [{ enemy: 'b1', order: 'move r1 into b1 front' }]
    touch(5, 9.2)
    expect(hand.calls[0]).toBe('meet move r1 into b1 front')
  })

  it('drags what is selected, and of another element only gathers or pans', () => {
    hand.selected = [r1.index]
    gestures.ground(finger(4.4, 2.8))
    gestures.move(finger(4.4, 3.8))
    gestures.release(finger(4.4, 3.8))
    expect(hand.calls).toEqual(['take r1 4.4 2.8', 'drag 4.4 3.8', 'hold'])
    hand.calls = []
    hand.grip = null
    gestures.ground(finger(6.7, 2.8))
    gestures.move(finger(8, 4))
    gestures.release(finger(8, 4))
    expect(hand.calls).toEqual(['select'])
  })

  it('sets a reserve down, whatever stands beside it', () => {
    hand.elements = [element('r3', 0, 0, { place: 'reserve' })]
    hand.selected = [2]
    hand.deploying = true
    gestures.ground(finger(6.7, 2.8))
    expect(hand.calls).toEqual(['take r3 6.7 2.8', 'drag 6.7 2.8'])
  })

  it('sets a reserve down beside an element that the browser took it to be on, and takes that up where it is on it', () => {
    hand.elements = [element('r3', 0, 0, { place: 'reserve' })]
    hand.selected = [2]
    hand.deploying = true
    // r1 reaches from 4.5 to 5.5 and from 3 back to 2.5.
    gestures.press(finger(5, 2.3), r1)
    expect(hand.calls).toEqual(['take r3 5 2.3', 'drag 5 2.3'])
    hand.calls = []
    hand.grip = null
    gestures.press(finger(5, 2.7), r1)
    expect(hand.calls).toEqual(['take r1 5 2.7'])
  })

  it('keeps what waits to be confirmed by a tap on open ground, and lets go of what may not be', () => {
    hand.selected = [r1.index]
    for (const legal of [true, false]) {
      hand.draft = { legal }
      gestures.ground(finger(2, 9))
      gestures.release(finger(2, 9))
      expect(hand.calls).toEqual(legal ? [] : ['clear'])
    }
  })

  it('lets go of what is selected by a tap on open ground, from near by too', () => {
    hand.selected = [r1.index]
    camera.scale(2)
    gestures.ground(finger(2, 9))
    gestures.release(finger(2, 9))
    expect(hand.calls).toEqual(['clear'])
  })

  it('keeps what is selected where it asks about the ground, and beside an element it means that', () => {
    hand.selected = [r1.index]
    expect(gestures.ground(finger(6.2, 2.3), true)).toBe(false)
    for (const zoom of [1, 2]) {
      camera.scale(zoom)
      expect(gestures.ground(finger(2, 9), true)).toBe(true)
      gestures.release(finger(2, 9))
      expect(hand.calls).toEqual([])
    }
  })

  it('is as exact as a pointer where that is used', () => {
    gestures.ground(pointer(6.2, 2.3))
    gestures.release(pointer(6.2, 2.3))
    expect(hand.calls).toEqual([])
  })
})

describe('one that is taken out of several', () => {
  const line = (...numbers: number[]) => numbers.map((number) => element(`r${number}`, 4 + number, 3))

  it('leaves the line, of which the longer side stays where it falls apart, and of equal sides that of the leader', () => {
    expect(without(line(1, 2, 3, 4, 5), 4)).toEqual([0, 1, 2, 3])
    expect(without(line(1, 2, 3, 4), 1)).toEqual([2, 3])
    expect(without(line(4, 1, 2, 3, 5), 2)).toEqual([3, 4])
  })

  it('leaves all others, where they stood apart before', () => {
    expect(without(line(1, 3, 5), 0)).toEqual([2, 4])
  })

  it('leaves by Shift and Enter too', () => {
    hand.elements = [r1, r2]
    hand.selected = [0, 1]
    gestures.key({ key: 'Enter', shiftKey: true, preventDefault: () => {}, stopPropagation: () => {} } as KeyboardEvent, r2)
    expect(hand.calls).toEqual(['select 0'])
  })
})

describe('a press on an element', () => {
  it('without a move takes it up alone', () => {
    hand.selected = [0, 1]
    gestures.press(pointer(5, 3), r1)
    gestures.move(pointer(5.02, 3))
    gestures.release(pointer(5.02, 3))
    expect(hand.calls).toEqual(['take r1 5 3', 'let go', 'select 0'])
  })

  it('with a move drags it, and lets it go where the pointer is let go', () => {
    gestures.press(pointer(5, 3), r1)
    gestures.move(pointer(5, 4))
    gestures.release(pointer(5, 4))
    expect(hand.calls).toEqual(['take r1 5 3', 'drag 5 4', 'drop'])
  })

  it('adds it with shift, and where two change places', () => {
    gestures.press(pointer(5, 3, { shiftKey: true }), r1)
    what = 'swap'
    gestures.press(pointer(6, 3), r2)
    expect(hand.calls).toEqual(['toggle 0', 'toggle 1'])
  })

  it('of the enemy meets it, if the selected can: the hand holds the contact first', () => {
    gestures.press(pointer(5, 9), b1)
    expect(hand.calls).toEqual(['watch b1'])
    hand.contacts = [{ enemy: 'b1', order: 'move r1 into b1 front' }]
    gestures.press(pointer(5, 9), b1)
    expect(hand.calls).toEqual(['watch b1', 'meet move r1 into b1 front'])
  })

  it('by a finger is held until it is confirmed: a drag, and a contact', () => {
    const finger = { pointerType: 'touch' }
    gestures.press(pointer(5, 3, finger), r1)
    gestures.move(pointer(5, 4, finger))
    gestures.release(pointer(5, 4, finger))
    hand.contacts = [{ enemy: 'b1', order: 'move r1 into b1 front' }]
    gestures.press(pointer(5, 9, finger), b1)
    expect(hand.calls).toEqual(['take r1 5 3', 'drag 5 4', 'hold', 'meet move r1 into b1 front'])
  })

  it('with another button is none', () => {
    gestures.press(pointer(5, 3, { button: 2 }), r1)
    expect(hand.calls).toEqual([])
  })
})

describe('what is held over the board', () => {
  const finger = { pointerType: 'touch' }

  it('is dragged on, by a finger as by a pointer, from open ground or over a base', () => {
    hand.ghost = true
    gestures.ground(pointer(5, 6, finger))
    gestures.move(pointer(5, 7, finger))
    gestures.release(pointer(5, 7, finger))
    gestures.press(pointer(5, 3), r1)
    gestures.move(pointer(5, 4))
    gestures.release(pointer(5, 4))
    expect(hand.calls).toEqual(['drag 5 7', 'hold', 'drag 5 4', 'drop'])
    expect(gestures.band).toBe(null)
  })

  it('stays where it is when the middle button pans over it', () => {
    hand.ghost = true
    gestures.ground(pointer(5, 6, { button: 1 }))
    expect(hand.grip).toBeNull()
  })

  it('does not hide the enemy that it meets', () => {
    hand.ghost = true
    hand.contacts = [{ enemy: 'b1', order: 'move r1 into b1 front' }]
    gestures.press(pointer(5, 9), b1)
    expect(hand.calls).toEqual(['meet move r1 into b1 front'])
  })
})

describe('a camp', () => {
  it('is met by a press or by a key', () => {
    hand.contacts = [{ enemy: 'blue-camp', order: 'move r1 into blue-camp' }]
    gestures.pressHold(pointer(7, 14), camp)
    gestures.keyHold(pressed('Enter'), camp)
    gestures.keyHold(pressed('x'), camp)
    expect(hand.calls).toEqual(['meet move r1 into blue-camp', 'meet move r1 into blue-camp'])
  })

  it('hands out who is inside', () => {
    const own: Hold = { ...camp, side: 'red', id: 'red-camp', inside: 'r1' }
    gestures.keyHold(pressed('Enter'), own)
    gestures.pressHold(pointer(5, 3), own)
    expect(hand.calls).toEqual(['select 0', 'take r1 5 3'])
  })
})

describe('a band', () => {
  it('gathers those whose middle it catches', () => {
    // The middle of r1 is at 5, 2.75, that of r2 at 6, 2.75.
    expect(caught([r1, r2], { from: [4.9, 2.7], to: [5.1, 2.8] })).toEqual([r1])
    expect(caught([r1, r2], { from: [4.9, 2.8], to: [6.1, 3.5] })).toEqual([])
    expect(span({ from: [6, 1], to: [4, 3] })).toEqual({ left: 4, right: 6, low: 1, high: 3 })
  })

  it('selects them, and with shift adds them', () => {
    hand.selected = [7]
    gestures.ground(pointer(4, 4, { shiftKey: true }))
    gestures.move(pointer(7, 2))
    gestures.release(pointer(7, 2))
    expect(hand.calls).toEqual(['select 7 0 1'])
    expect(gestures.band).toBe(null)
  })

  it('without a size lets go of everything', () => {
    hand.selected = [0]
    gestures.ground(pointer(4, 4))
    gestures.release(pointer(4, 4))
    expect(hand.calls).toEqual(['clear'])
  })

  it('is none where a reserve comes in', () => {
    hand.elements = [element('r3', 0, 0, { place: 'reserve' })]
    hand.selected = [2]
    hand.deploying = true
    gestures.ground(pointer(4, 2))
    expect(hand.calls).toEqual(['take r3 4 2', 'drag 4 2'])
    expect(gestures.band).toBe(null)
  })
})

describe('keys', () => {
  it('select, add, and leave a draft alone', () => {
    gestures.key(pressed('Enter'), r1)
    gestures.key(pressed('Enter', true), r2)
    hand.holds = true
    hand.selected = [0]
    gestures.key(pressed('Enter'), r1)
    gestures.key(pressed('a'), r1)
    expect(hand.calls).toEqual(['select 0', 'toggle 1'])
    // Another one is selected all the same.
    gestures.key(pressed('Enter'), r2)
    expect(hand.calls).toEqual(['select 0', 'toggle 1', 'select 1'])
  })

  it('leave Space to the main button', () => {
    hand.contacts = [
      { enemy: 'b1', order: 'move r1 into b1 front' },
      { enemy: 'blue-camp', order: 'move r1 into blue-camp' },
    ]
    for (const one of [r1, b1]) gestures.key(pressed(' '), one)
    gestures.keyHold(pressed(' '), camp)
    expect(hand.calls).toEqual([])
  })
})

describe('two fingers', () => {
  const finger = (pointerId: number, x: number, y: number) => pointer(x, y, { pointerType: 'touch', pointerId, isPrimary: pointerId === 1 })

  it('come closer about the point between them, and take it with them', () => {
    expect(gestures.touch(finger(1, 6, 7))).toBe(false)
    expect(gestures.touch(finger(2, 8, 7))).toBe(true)
    // 2 apart, then 4: twice as close, and what was between them at 7, 7 still is.
    gestures.spread(finger(2, 9, 7))
    gestures.spread(finger(1, 5, 7))
    expect(camera.zoom).toBeCloseTo(2, 9)
    const between = () => {
      const { x, y, w, h } = camera.box
      return [(7 - x) / w, (15 - 7 - y) / h]
    }
    // 7 across of 15.9 with a rim of 0.45, and 8 down.
    expect(between()[0]).toBeCloseTo(7.45 / 15.9, 6)
    expect(between()[1]).toBeCloseTo(8.45 / 15.9, 6)
    // Both go a base width to the right, as it was at first: half of one at this zoom.
    gestures.spread(finger(1, 6, 7))
    gestures.spread(finger(2, 10, 7))
    expect(between()[0]).toBeCloseTo(8.45 / 15.9, 6)
  })

  it('move and turn an element together: the first drags it, and the second turns it in steps', () => {
    gestures.touch(finger(1, 5, 3))
    gestures.press(finger(1, 5, 3), r1)
    expect(gestures.spread(finger(1, 5, 4))).toBe(false)
    gestures.move(finger(1, 5, 4))
    // The second comes down to the right of the first, and goes down round it: clockwise, by 18 degrees and then by 45.
    expect(gestures.touch(finger(2, 8, 4))).toBe(true)
    expect(gestures.spread(finger(2, 8, 3))).toBe(true)
    expect(gestures.spread(finger(2, 8, 1))).toBe(true)
    // The first goes on dragging, and by that turns it back.
    expect(gestures.spread(finger(1, 5, 1))).toBe(false)
    gestures.move(finger(1, 5, 1))
    expect(hand.calls).toEqual(['take r1 5 3', 'drag 5 4', 'twist 20', 'twist 25', 'twist -45', 'drag 5 1'])
    expect(camera.zoom).toBe(1)
    // One finger is left to drag it.
    expect(gestures.lift(finger(2, 8, 1))).toBe(true)
    expect(gestures.spread(finger(1, 5, 2))).toBe(false)
    expect(gestures.lift(finger(1, 5, 2))).toBe(false)
    gestures.release(finger(1, 5, 2))
    expect(hand.calls.at(-1)).toBe('hold')
  })

  it('end a drag when the first is up, and the other means nothing more', () => {
    gestures.touch(finger(1, 5, 3))
    gestures.press(finger(1, 5, 3), r1)
    gestures.move(finger(1, 5, 4))
    gestures.touch(finger(2, 8, 4))
    expect(gestures.lift(finger(1, 5, 4))).toBe(false)
    gestures.release(finger(1, 5, 4))
    expect(gestures.spread(finger(2, 9, 5))).toBe(true)
    expect(gestures.lift(finger(2, 9, 5))).toBe(true)
    expect(hand.calls).toEqual(['take r1 5 3', 'drag 5 4', 'hold'])
  })

  it('let go of what one of them has taken but not dragged, and the last one up drags nothing', () => {
    gestures.touch(finger(1, 5, 3))
    gestures.press(finger(1, 5, 3), r1)
    gestures.touch(finger(2, 8, 7))
    expect(gestures.lift(finger(2, 8, 7))).toBe(true)
    expect(gestures.spread(finger(1, 5, 4))).toBe(true)
    expect(gestures.lift(finger(1, 5, 4))).toBe(true)
    expect(hand.calls).toEqual(['take r1 5 3', 'cancel'])
    // The next finger is one again.
    expect(gestures.touch(finger(1, 5, 3))).toBe(false)
    expect(gestures.lift(finger(1, 5, 3))).toBe(false)
  })

  it('are not made of one that was not heard to go', () => {
    gestures.touch(finger(1, 5, 3))
    expect(gestures.touch(pointer(6, 3, { pointerType: 'touch', pointerId: 7, isPrimary: true }))).toBe(false)
  })
})

describe('the wheel', () => {
  const wheel = (deltaY: number, more: object = {}) =>
    gestures.wheel({ ...pointer(9, 6), deltaY, deltaMode: 0, ctrlKey: false, preventDefault: () => {}, ...more } as unknown as WheelEvent)

  it('comes closer by how far it is turned, about the point under the pointer', () => {
    wheel(-100)
    // exp(0.16)
    expect(camera.zoom).toBeCloseTo(1.1735, 4)
    expect((9 - camera.box.x) / camera.box.w).toBeCloseTo(9.45 / 15.9, 6)
    wheel(100)
    expect(camera.zoom).toBeCloseTo(1, 9)
    // Lines: three of 16 pixels; never by more than exp(0.4) at once.
    wheel(-3, { deltaMode: 1 })
    expect(camera.zoom).toBeCloseTo(Math.exp(0.0768), 6)
    wheel(-9000)
    expect(camera.zoom).toBeCloseTo(Math.exp(0.4768), 6)
  })
})

describe('panning', () => {
  it('follows the pointer', () => {
    camera.scale(3)
    gestures.ground(pointer(5, 5, { button: 1 }))
    // 15.9 base widths at three times over 1590 pixels: 300 pixels are one base width.
    gestures.move(pointer(8, 5, { button: 1 }))
    gestures.release(pointer(8, 5, { button: 1 }))
    expect(camera.middle[0]).toBeCloseTo(6.5, 9)
    expect(camera.middle[1]).toBeCloseTo(7.5, 9)
    expect(hand.calls).toEqual([])
    // Then the pointer is up.
    gestures.move(pointer(2, 5, { button: 1 }))
    expect(camera.middle[0]).toBeCloseTo(6.5, 9)
  })
})
