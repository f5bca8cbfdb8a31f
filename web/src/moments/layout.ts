// Where a combat's sums, its word and its odds stand above the board: around the pair, and always within what can be seen.

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

export interface Layout {
  /** The sums of the party that stands higher on the screen, and of the other. */
  upper: Rect
  lower: Rect
  ribbon: Rect
  odds: Rect
  /** Whether there is little height: no labels, one line. */
  low: boolean
  /** Whether there is little width: factors below the sum. */
  narrow: boolean
}

const WIDEST = 660
const EDGE = 8

/** Less width than this is narrow, and less height low: a board that small has no room for the pair and its sums. */
const NARROW = 520
const LOW = 480

/** The least width that the sums need beside the pair. */
const BESIDE = 280

export function overlap(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return { x, y, w: Math.max(0, Math.min(a.x + a.w, b.x + b.w) - x), h: Math.max(0, Math.min(a.y + a.h, b.y + b.h) - y) }
}

/** What holds all of them. */
export function bounds(all: Rect[]): Rect {
  const [x, y] = [Math.min(...all.map((one) => one.x)), Math.min(...all.map((one) => one.y))]
  return { x, y, w: Math.max(...all.map((one) => one.x + one.w)) - x, h: Math.max(...all.map((one) => one.y + one.h)) - y }
}

/** The part of the window in which a moment is played: the board as far as it is seen, and where that is small the panel too. */
export function stage(board: Rect, window: Rect): Rect {
  const seen = overlap(board, window)
  if (seen.w >= NARROW && seen.h >= LOW) return seen
  const y = seen.h > 0 ? seen.y : window.y
  return { x: window.x, y, w: window.w, h: window.y + window.h - y }
}

/** `by` is the sum whose party the word on the ribbon is about. */
export function layOut(area: Rect, pair: Rect, withOdds: boolean, by: 'upper' | 'lower' = 'upper'): Layout {
  let narrow = area.w < NARROW
  const low = area.h < LOW
  let w = Math.min(WIDEST, area.w - 2 * EDGE)
  const gap = low ? 5 : 10
  const sum = low ? 58 : narrow ? 92 : 84
  const ribbon = low ? 36 : 56
  const odds = withOdds ? (low || narrow ? 62 : 52) : 0
  const above = sum + (by === 'upper' ? gap + ribbon : 0)
  const lead = by === 'lower' ? ribbon + gap : 0
  const below = lead + sum + (withOdds ? gap + odds : 0)
  const [top, bottom] = [area.y + EDGE, area.y + area.h - EDGE]
  const middle = pair.x + pair.w / 2
  let x = Math.min(Math.max(middle - w / 2, area.x + EDGE), area.x + area.w - EDGE - w)

  // Above and below the pair where there is room; else all on the side that has it; else aside, over the pair only where nothing is left.
  const room = { above: pair.y - gap - top, below: bottom - (pair.y + pair.h + gap) }
  const whole = above + gap + below
  let from = Math.max(top, pair.y - gap - above)
  let then = Math.min(bottom - below, pair.y + pair.h + gap)
  if (room.above < above && room.below >= whole) {
    from = pair.y + pair.h + gap
    then = from + above + gap
  } else if (room.below < below && room.above >= whole) {
    then = pair.y - gap - below
    from = then - gap - above
  } else if (room.above < above || room.below < below) {
    const aside = { left: pair.x - gap - (area.x + EDGE), right: area.x + area.w - EDGE - (pair.x + pair.w + gap) }
    const widest = Math.max(aside.left, aside.right)
    if (widest >= BESIDE) {
      // At the far edge, and no wider than is needed: what stands beside the pair is seen as well.
      w = Math.min(NARROW, widest)
      narrow = w < NARROW
      x = aside.right >= aside.left ? area.x + area.w - EDGE - w : area.x + EDGE
      from = then = pair.y + pair.h / 2 - whole / 2
    }
    from = Math.max(top, Math.min(from, bottom - whole))
    then = Math.min(bottom - below, Math.max(then, from + above + gap))
  }
  return {
    upper: { x, y: from, w, h: sum },
    ribbon: { x, y: by === 'upper' ? from + sum + gap : then, w, h: ribbon },
    lower: { x, y: then + lead, w, h: sum },
    odds: { x, y: then + lead + sum + gap, w, h: odds },
    low,
    narrow,
  }
}
