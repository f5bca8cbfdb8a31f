// How a base is laid out: outline, code plate and figures by its depth, its size on the screen and the way it looks.
//
// Lengths are in base widths. The outline has its front edge at y = 0 and its rear at y = depth. What is read (plate, letters,
// figures) is laid out upright for the viewer: where the base looks down, all of it is turned by half a turn.

import type { SideWord } from '../../wire'
import { muster, standardBearer } from './muster'

/** How much of a base can be seen: all its figures, figures close together, or its code alone. */
export type Detail = 'large' | 'medium' | 'small'

/** The detail for so many pixels a base width. */
export function detailFor(pixels: number): Detail {
  return pixels >= 72 ? 'large' : pixels >= 38 ? 'medium' : 'small'
}

/** How a base is shaped: the two sides' differ, so that they can be distinguished without colour. */
export type Cut = 'round' | 'cut'

/** The shape of a side, the same through the whole battle. */
export function cutOf(side: SideWord): Cut {
  return side === 'red' ? 'round' : 'cut'
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Standing extends Box {
  figure: string
}

export interface Layout {
  outline: string
  /** The bright bar along the front edge, with merlons where the shape is cut. */
  lip: string
  /** What the code stands on; null where it stands on the field. */
  plate: string | null
  /** `long` is how long it is, whatever font the reader has. */
  code: { text: string; x: number; y: number; size: number; long: number }
  /** Where the number by which the element is called stands, by its right end and its middle; null where it could not be read. */
  number: { x: number; y: number; size: number } | null
  /** Where the figures are, or the id in their place. */
  ground: Box
  figures: Standing[]
}

interface Asked {
  width: number
  depth: number
  troop: string
  class: string
  general: boolean
  cut: Cut
  detail: Detail
  /** Whether it looks down, so that its contents are turned about. */
  over: boolean
}

/** Bases up to this depth have their plate at the reader's left, deeper ones along the rear edge. */
const SHALLOW = 0.55
/** Foot is drawn in a field of 24 by 42, chariots in one of 760 by 512, others in a square. */
const FOOT = 24 / 42
const CHARIOT = 760 / 512

const LIP: Record<Detail, number> = { large: 0.052, medium: 0.052, small: 0.065 }
/** How high a code is that stands without figures: as on the shallow bases, so that all bases of a small board read alike. */
const ALONE = 0.33
const MERLONS = 5

/** About how wide the letters of a code are, by their height. */
function letters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[WMm]/.test(letter) ? 0.86 : /[A-Z]/.test(letter) ? 0.64 : letter === '·' ? 0.3 : 0.56), 0)
}

/** How high the number of an element is: no less than can be read at the size at which figures begin. */
const NUMBER: Record<Exclude<Detail, 'small'>, number> = { large: 0.19, medium: 0.24 }

/** The lower right corner of the ground, for the viewer: figures there show above the number. */
function numberOn({ x, y, width, height }: Box, detail: Exclude<Detail, 'small'>): Layout['number'] {
  const size = NUMBER[detail]
  return { x: x + width, y: y + height - size * 0.42, size }
}

/** A number as a path takes it. */
const n = (value: number) => String(Math.round(value * 1000) / 1000)

/** A rectangle whose rear corners are rounded or cut, moved by so much; front corners stay true, because rules measure there. */
export function outline(width: number, depth: number, cut: Cut, [dx, dy]: readonly [number, number] = [0, 0]): string {
  const half = width / 2
  const corner = cut === 'cut' ? Math.min(0.11, depth / 3) : 0.05
  const x = (value: number) => n(value + dx)
  const y = (value: number) => n(value + dy)
  const bend = (fromX: number, toX: number, toY: number) => (cut === 'cut' ? `L${x(toX)} ${y(toY)}` : `Q${x(fromX)} ${y(depth)} ${x(toX)} ${y(toY)}`)
  return `M${x(-half)} ${y(0)}H${x(half)}V${y(depth - corner)}${bend(half, half - corner, depth)}H${x(corner - half)}${bend(-half, -half, depth - corner)}Z`
}

function lipOf(width: number, height: number, cut: Cut): string {
  const half = width / 2 - 0.015
  if (cut === 'round') return `M${n(-half)} 0H${n(half)}V${n(height)}H${n(-half)}Z`
  const merlon = (2 * half) / (2 * MERLONS - 1)
  const teeth = Array.from({ length: MERLONS }, (_, i) => `M${n(-half + 2 * i * merlon)} 0h${n(merlon)}v${n(height)}h${n(-merlon)}Z`)
  return `M${n(-half)} 0H${n(half)}V${n(height * 0.45)}H${n(-half)}Z${teeth.join('')}`
}

/** A plate at the reader's left: the corner of the rear edge on it has the shape of the base. */
function leftPlate({ x, y, width, height }: Box, corner: number, cut: Cut, over: boolean): string {
  const [right, bottom] = [x + width, y + height]
  const turn = (at: string, to: string) => (cut === 'cut' ? `L${to}` : `Q${at} ${to}`)
  return over
    ? `M${n(right)} ${n(y)}V${n(bottom)}H${n(x)}V${n(y + corner)}${turn(`${n(x)} ${n(y)}`, `${n(x + corner)} ${n(y)}`)}Z`
    : `M${n(right)} ${n(bottom)}V${n(y)}H${n(x)}V${n(bottom - corner)}${turn(`${n(x)} ${n(bottom)}`, `${n(x + corner)} ${n(bottom)}`)}Z`
}

/** A plate along the rear edge. */
function rearPlate({ x, y, width, height }: Box, corner: number, cut: Cut, over: boolean): string {
  const [right, bottom] = [x + width, y + height]
  const [far, near] = over ? [y, bottom] : [bottom, y]
  const back = over ? y + corner : bottom - corner
  const turn = (at: number, to: string) => (cut === 'cut' ? `L${to}` : `Q${n(at)} ${n(far)} ${to}`)
  return `M${n(x)} ${n(near)}H${n(right)}V${n(back)}${turn(right, `${n(right - corner)} ${n(far)}`)}H${n(x + corner)}${turn(x, `${n(x)} ${n(back)}`)}Z`
}

/** So many in a row, each in a box of its own, overlapping where there is no room. */
function row(names: string[], ground: Box, height: number, ratio: number, apart: number): Standing[] {
  const width = height * ratio
  const step = names.length > 1 ? Math.min((ground.width - width) / (names.length - 1), width * apart) : 0
  const first = ground.x + (ground.width - (step * (names.length - 1) + width)) / 2
  return names.map((figure, i) => ({ figure, x: first + step * i, y: ground.y + ground.height - height, width, height }))
}

/** The figures on a base, in one or two ranks; a general's standard takes the place of one, or stands beside a single one. */
function standing(asked: Asked, ground: Box): Standing[] {
  const mustered = muster(asked.troop, asked.class)
  if (!mustered) return []
  const { figure, count, kind } = mustered
  const bearer = asked.general ? standardBearer(mustered) : null
  if (kind === 'engine') {
    const ratio = figure.endsWith('chariots') ? CHARIOT : 1
    const beside = bearer ? Math.min(0.2, ground.width * 0.24) : 0
    const height = Math.min(ground.height, (ground.width - beside) / ratio)
    const middle = { ...ground, width: ground.width - beside, y: ground.y + (ground.height - height) / 2, height }
    const team = ground.height - height > 0.7 && figure.endsWith('wagons') ? row(['team', 'team'], { ...ground, height: 0.42 }, 0.42, 1, 1.05) : []
    const one = [...team, ...row([figure], team.length > 0 ? { ...middle, y: middle.y + 0.2 } : middle, height, ratio, 1)]
    const tall = Math.min(ground.height, beside / FOOT)
    return bearer ? [...one, { figure: bearer, x: ground.x + ground.width - beside, y: middle.y + height - tall, width: beside, height: tall }] : one
  }
  const names = Array.from({ length: count }, (_, i) => (bearer && i === count - 1 ? bearer : figure))
  const foot = kind === 'foot'
  const ratio = foot ? FOOT : 1
  // A rank is a little higher than its share: the heads of the second stand before the feet of the first.
  const share = mustered.ranks === 2 ? (foot ? 0.64 : 0.58) : 1
  const front = Math.ceil(count / mustered.ranks)
  // Horses overlap by half at most where there is the depth to spare.
  const height = Math.min(ground.height * share, foot ? Infinity : ground.width / (1 + (front - 1) * 0.42))
  const ranks = mustered.ranks === 2 ? [names.slice(front), names.slice(0, front)] : [names]
  return ranks.flatMap((rank, i) => {
    const bottom = ranks.length === 2 && i === 0 ? ground.y + height : ground.y + (ground.height + (ranks.length === 2 ? ground.height : height)) / 2
    return row(rank, { ...ground, y: bottom - height, height }, height, ratio, foot ? 1.45 : 1.02)
  })
}

/** Everything that is drawn of a base. */
export function layOut(asked: Asked): Layout {
  const { width, depth, general, cut, detail, over } = asked
  const half = width / 2
  const lip = Math.min(LIP[detail], depth / 4)
  const corner = cut === 'cut' ? Math.min(0.11, depth / 3) : 0.05
  const text = asked.troop.replace(/^Mtd-/, 'M·')
  const fitting = (room: number, most: number) => Math.min(most, (room - 0.05) / letters(text))
  // Upright: the front edge is at the top, or at the bottom where the base looks down.
  const inside: Box = { x: -half, y: over ? 0 : lip, width, height: depth - lip }
  const at = (x: number, y: number, size: number) => ({ text, x, y, size, long: size * letters(text) })
  const whole = { outline: outline(width, depth, cut), lip: lipOf(width, lip, cut) }

  if (detail === 'small') {
    const mustered = muster(asked.troop, asked.class)
    if (depth <= 0.7 || !mustered) {
      const size = fitting(width, Math.min(ALONE, inside.height * 1.05))
      return { ...whole, plate: null, code: at(0, inside.y + inside.height / 2, size), number: null, ground: inside, figures: [] }
    }
    const size = fitting(width, ALONE)
    const room = inside.height - size * 1.02
    const ground: Box = { x: -half + 0.03, y: over ? inside.y + size * 1.02 : inside.y + 0.01, width: width - 0.06, height: room }
    const ratio = mustered.figure.endsWith('chariots') ? CHARIOT : mustered.kind === 'foot' ? FOOT : 1
    const height = Math.min(room, ground.width / ratio)
    const figures = row(
      [general && mustered.kind !== 'engine' ? standardBearer(mustered) : mustered.figure],
      { ...ground, y: ground.y + (room - height) / 2, height },
      height,
      ratio,
      1,
    )
    const code = at(0, over ? inside.y + size * 0.56 : inside.y + inside.height - size * 0.52, size)
    return { ...whole, plate: null, code, number: null, ground, figures }
  }

  if (depth <= SHALLOW) {
    const plate: Box = { x: -half, y: inside.y, width: detail === 'large' ? 0.335 : 0.375, height: inside.height }
    const size = fitting(plate.width, Math.min(detail === 'large' ? 0.185 : 0.21, inside.height * 0.86))
    const room = width - plate.width
    const ground: Box = { x: plate.x + plate.width + 0.02, y: inside.y + inside.height * 0.03, width: room - 0.04, height: inside.height * 0.94 }
    return {
      ...whole,
      plate: leftPlate(plate, corner, cut, over),
      code: at(plate.x + plate.width / 2, plate.y + plate.height / 2, size),
      number: numberOn(ground, detail),
      ground,
      figures: standing(asked, ground),
    }
  }

  const high = detail === 'large' ? 0.17 : 0.2
  const plate: Box = { x: -half, y: over ? inside.y : inside.y + inside.height - high, width, height: high }
  const size = fitting(width - 2 * corner, high * 0.98)
  const ground: Box = { x: -half + 0.02, y: (over ? plate.y + high : inside.y) + 0.015, width: width - 0.04, height: inside.height - high - 0.03 }
  const code = at(0, plate.y + high / 2, size)
  return { ...whole, plate: rearPlate(plate, corner, cut, over), code, number: numberOn(ground, detail), ground, figures: standing(asked, ground) }
}
