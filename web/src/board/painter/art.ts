// What a kind of terrain is painted with: first its ground, pixel by pixel, then what stands on it.

import type { Point } from '../../wire'
import { fractal } from './noise'
import type { Relief } from './relief'
import type { Piece, Scene } from './scene'

/** As much of a drawing context as is drawn with; units are base widths. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'globalAlpha'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'clip'
  | 'setLineDash'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'ellipse'
  | 'rect'
  | 'fillRect'
  | 'strokeRect'
  | 'fill'
  | 'stroke'
>

export interface Sheet {
  pen: Pen
  scene: Scene
  /** A pixel, in base widths: no line is thinner. */
  pixel: number
}

export interface Art {
  ground?: (relief: Relief, piece: Piece, scene: Scene) => void
  draw?: (sheet: Sheet, piece: Piece) => void
}

/** How far beyond its outline a piece may be painted, in base widths: banks, shadows, the outer half of a wall. */
export const SOFT_EDGE = 0.3

/** How far the edge of what grows wanders at a place, in base widths. */
export const wander = (x: number, y: number, seed: number, far: number) => (fractal(x * 3, y * 3, seed + 3, 2) - 0.5) * 2 * far

/** A line no thinner than a pixel. */
export const atLeast = ({ pixel }: Sheet, width: number, pixels = 0.7) => Math.max(pixels * pixel, width)

export function trace(pen: Pen, points: readonly Point[]): void {
  pen.beginPath()
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)))
}

export function traceClosed(pen: Pen, points: readonly Point[]): void {
  trace(pen, points)
  pen.closePath()
}

export function disc(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(x, y, radius, 0, 7)
  pen.fill()
}

export function oval(pen: Pen, x: number, y: number, across: number, down: number, turned: number, fill: string): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, across, down, turned, 0, 7)
  pen.fill()
}

/** Draws in a frame that is moved and turned. */
export function placed(pen: Pen, [x, y]: Point, turned: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turned)
  draw()
  pen.restore()
}
