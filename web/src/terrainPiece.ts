// A piece of terrain or a camp being placed: parsed from an order, moved, turned, resized, reshaped, and written as an
// order again. It keeps the piece on the board; the referee decides where it may go.

import { at, bearing, centroid, distance, rotated, short } from './geometry'
import { numbersAfter } from './orders'
import type { Feature, Point } from './wire'

type Board = [width: number, depth: number]

interface Named {
  /** What it is: a kind of terrain, or `camp`. */
  kind: string
  /** The start of its order, before its shape: `place wood`, `camp`. */
  head: string
}

/** An outline, with a hill's crest and the gates in its walls where it names them. */
export interface Area extends Named {
  form: 'area'
  points: Point[]
  crest: Point[]
  gates: Point[]
}

/** A line of a width: a river, a road. */
export interface Band extends Named {
  form: 'band'
  points: Point[]
  width: number
}

/** Water along an edge, which reaches in so far. */
export interface Shore extends Named {
  form: 'shore'
  edge: string
  reach: number
}

export type Piece = Area | Band | Shore

/** How near an edge of the board a point is on it. */
const ON_EDGE = 1e-3

/** What a hand means: hundredths of a base width. */
const hundredths = (value: number) => Math.round(value * 100) / 100

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

function pairs(numbers: number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0])
}

/** The points after each of some words of an order. */
function pointsAfter(words: string[], word: string): Point[] {
  return words.flatMap((one, i) => (one === word ? pairs(numbersAfter(words, i + 1)) : []))
}

/** The piece of an order; null for an order that lays none. */
export function pieceOf(order: string): Piece | null {
  const words = order.split(' ')
  if (words[0] === 'camp') {
    const points = pairs(numbersAfter(words, 1))
    return points.length > 2 ? { form: 'area', kind: 'camp', head: 'camp', points, crest: [], gates: [] } : null
  }
  const kind = words[1]
  if (words[0] !== 'place' || kind === undefined) return null
  const head = `place ${kind}`
  if (words[3] === 'along') return { form: 'band', kind, head, width: Number(words[2]), points: pairs(numbersAfter(words, 4)) }
  const points = pairs(numbersAfter(words, 2))
  if (points.length > 2) return { form: 'area', kind, head, points, crest: pointsAfter(words, 'crest'), gates: pointsAfter(words, 'gate') }
  return { form: 'shore', kind, head, edge: words[2] ?? '', reach: Number(words[3]) }
}

/** The piece of a feature that lies on the board. */
export function pieceOn({ kind, outline, line, width, crest, gates }: Feature, board: Board): Piece {
  const head = `place ${kind}`
  if (line.length > 1) return { form: 'band', kind, head, width, points: line }
  return shoreOf(head, kind, outline, board) ?? { form: 'area', kind, head, points: outline, crest: crest ?? [], gates: gates ?? [] }
}

/** How far a point lies from each edge. */
const EDGES: Record<string, (point: Point, board: Board) => number> = {
  near: ([, y]) => y,
  far: ([, y], [, depth]) => depth - y,
  left: ([x]) => x,
  right: ([x], [width]) => width - x,
}

/** What lies along the whole of an edge. */
function shoreOf(head: string, kind: string, outline: Point[], board: Board): Shore | null {
  for (const [edge, off] of Object.entries(EDGES)) {
    const on = outline.filter((point) => Math.abs(off(point, board)) < ON_EDGE)
    const [one, other] = on
    const whole = edge === 'near' || edge === 'far' ? board[0] : board[1]
    if (outline.length === 4 && one && other && Math.abs(distance(one, other) - whole) < ON_EDGE) {
      return { form: 'shore', kind, head, edge, reach: Math.max(...outline.map((point) => off(point, board))) }
    }
  }
  return null
}

const written = (points: Point[]) => points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')

/** The order that lays a piece. */
export function orderOf(piece: Piece): string {
  if (piece.form === 'band') return `${piece.head} ${short(piece.width)} along ${written(piece.points)}`
  if (piece.form === 'shore') return `${piece.head} ${piece.edge} ${short(piece.reach)}`
  const crest = piece.crest.length > 0 ? ` crest ${written(piece.crest)}` : ''
  return `${piece.head} ${written(piece.points)}${crest}${piece.gates.map((gate) => ` gate ${written([gate])}`).join('')}`
}

/** The middle of a piece on the board. */
export function middleOf(piece: Piece, [width, depth]: Board): Point {
  if (piece.form !== 'shore') return centroid(piece.points)
  const half = piece.reach / 2
  const middles: Record<string, Point> = { near: [width / 2, half], far: [width / 2, depth - half], left: [half, depth / 2], right: [width - half, depth / 2] }
  return middles[piece.edge] ?? [width / 2, depth / 2]
}

/** An area whose points have all gone over to others. */
function changed(piece: Area, change: (point: Point) => Point): Area {
  const each = (points: Point[]) => points.map((point) => change(point))
  return { ...piece, points: each(piece.points), crest: each(piece.crest), gates: each(piece.gates) }
}

/** How far something between two limits can go by so much, and stay between two others. */
function room(by: number, low: number, high: number, most: number): number {
  return high - low > most ? by : clamp(by, -low, most - high)
}

function shifted(piece: Area, [dx, dy]: Point, [width, depth]: Board): Area {
  const [xs, ys] = [piece.points.map(([x]) => x), piece.points.map(([, y]) => y)]
  const right = room(dx, Math.min(...xs), Math.max(...xs), width)
  const up = room(dy, Math.min(...ys), Math.max(...ys), depth)
  return changed(piece, ([x, y]) => [x + right, y + up])
}

const onEdge = (point: Point, board: Board) => Object.values(EDGES).some((off) => Math.abs(off(point, board)) < ON_EDGE)

function onBoard([x, y]: Point, [width, depth]: Board): Point {
  return [clamp(x, 0, width), clamp(y, 0, depth)]
}

/** Moved by so much. It stays on the board, and the ends of a river stay on the edges from which it comes. */
export function moved(piece: Piece, [dx, dy]: Point, board: Board): Piece {
  const by: Point = [hundredths(dx), hundredths(dy)]
  if (piece.form === 'area') return shifted(piece, by, board)
  if (piece.form === 'shore') {
    const inwards: Record<string, number> = { near: by[1], far: -by[1], left: by[0], right: -by[0] }
    return { ...piece, reach: Math.max(hundredths(piece.reach + (inwards[piece.edge] ?? 0)), 0.01) }
  }
  const [width, depth] = board
  const points = piece.points.map(([x, y]): Point => {
    if (x < ON_EDGE || x > width - ON_EDGE) return [x, clamp(y + by[1], 0, depth)]
    if (y < ON_EDGE || y > depth - ON_EDGE) return [clamp(x + by[0], 0, width), y]
    return onBoard([x + by[0], y + by[1]], board)
  })
  return { ...piece, points }
}

/** Where the way from a point by a bearing leaves the board. */
function leaves(from: Point, facing: number, [width, depth]: Board): Point {
  const [x, y] = from
  const [dx, dy] = at([0, 0, facing], 1, 0)
  const far = (start: number, step: number, most: number) => (Math.abs(step) < 1e-9 ? Infinity : ((step > 0 ? most : 0) - start) / step)
  const way = Math.min(far(x, dx, width), far(y, dy, depth))
  return onBoard([x + dx * way, y + dy * way], [width, depth])
}

/** Turned about its middle, clockwise. The ends of a river stay on an edge. */
export function turnedBy(piece: Piece, degrees: number, board: Board): Piece {
  if (piece.form === 'shore') return piece
  const about = centroid(piece.points)
  const turn = ([x, y]: Point): Point => {
    const [tx, ty] = rotated([x, y, 0], about, degrees)
    return [tx, ty]
  }
  if (piece.form === 'area') return shifted(changed(piece, turn), [0, 0], board)
  const turned = piece.points.map(turn)
  const points = turned.map((point, i): Point => {
    const first = i === 0
    const end = first || i === turned.length - 1
    const next = turned[first ? 1 : i - 1]
    const before = piece.points[i]
    if (!end || !next || !before || !onEdge(before, board)) return onBoard(point, board)
    const inner = turned.length === 2 ? about : onBoard(next, board)
    return leaves(inner, bearing(inner, point), board)
  })
  return { ...piece, points }
}

/** Made larger or smaller about its middle: an area in both ways, a river in its width, water in its reach. */
export function sized(piece: Piece, by: number, board: Board): Piece {
  if (piece.form === 'shore') return { ...piece, reach: hundredths(piece.reach * by) }
  if (piece.form === 'band') return { ...piece, width: hundredths(piece.width * by) }
  const [mx, my] = centroid(piece.points)
  return shifted(
    changed(piece, ([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]),
    [0, 0],
    board,
  )
}

/** With one of its points elsewhere. The crest and the gates of an area are then left to the referee. */
export function bent(piece: Piece, which: number, to: Point, board: Board): Piece {
  if (piece.form === 'shore') return piece
  const before = piece.points[which]
  const there = onBoard([hundredths(to[0]), hundredths(to[1])], board)
  const keeps = piece.form === 'band' && before !== undefined && onEdge(before, board)
  const points = piece.points.map((point, i) => (i === which ? (keeps ? nearestEdge(there, board) : there) : point))
  return piece.form === 'area' ? { ...piece, points, crest: [], gates: [] } : { ...piece, points }
}

/** The point of the board's edges that is nearest to another. */
function nearestEdge(point: Point, board: Board): Point {
  const [x, y] = point
  const [width, depth] = board
  const feet: Point[] = [
    [x, 0],
    [x, depth],
    [0, y],
    [width, y],
  ]
  return feet.reduce((best, foot) => (distance(foot, point) < distance(best, point) ? foot : best))
}
