// Paints a table: the ground pixel by pixel under one light, then all that is drawn, then the night.

import type { Pen, Sheet } from './art'
import { meadow, openGround } from './grass'
import { artOf, rank } from './kinds/all'
import { bridges } from './kinds/roads'
import { Relief } from './relief'
import { woodenRim } from './rim'
import type { Scene } from './scene'

export interface Pixels {
  columns: number
  rows: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** The size of the picture at so many pixels a base width. */
export function sizeOf({ width, depth, rim }: Pick<Scene, 'width' | 'depth' | 'rim'>, scale: number): { columns: number; rows: number } {
  return { columns: Math.round((width + 2 * rim) * scale), rows: Math.round((depth + 2 * rim) * scale) }
}

/** The first pass: the ground of the table and its rim. */
export function paintGround(scene: Scene, scale: number): Pixels {
  const { columns, rows } = sizeOf(scene, scale)
  const relief = new Relief(columns, rows, scale, -scene.rim, -scene.rim)
  openGround(relief, scene)
  for (const piece of ordered(scene)) artOf(piece).ground?.(relief, piece, scene)
  const data = relief.lit()
  woodenRim(data, columns, rows, scene.rim * scale, scale)
  return { columns, rows, data }
}

/** The second pass: what stands on the ground, in base widths from the corner of the table. */
export function drawOn(pen: Pen, scene: Scene, scale: number): void {
  const sheet: Sheet = { pen, scene, pixel: 1 / scale }
  pen.lineCap = 'round'
  meadow(sheet)
  for (const piece of ordered(scene)) {
    pen.save()
    artOf(piece).draw?.(sheet, piece)
    pen.restore()
  }
  bridges(sheet, scene.pieces)
}

const ordered = (scene: Scene) => [...scene.pieces].sort((a, b) => rank(a) - rank(b))

/** The whole picture on a canvas of the size of `sizeOf`. */
export function paint(canvas: OffscreenCanvas, scene: Scene, scale: number): void {
  const { columns, rows, data } = paintGround(scene, scale)
  canvas.width = columns
  canvas.height = rows
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no drawing context')
  context.putImageData(new ImageData(data, columns, rows), 0, 0)
  const { width, depth, rim } = scene
  context.scale(scale, scale)
  context.translate(rim, rim)
  context.save()
  context.beginPath()
  context.rect(0, 0, width, depth)
  context.clip()
  drawOn(context, scene, scale)
  context.restore()
  light(context, scene)
}

/** The shadow of the rim, and the lamp over the table. */
function light(context: OffscreenCanvasRenderingContext2D, { width, depth, rim, night }: Scene): void {
  const fill = (gradient: CanvasGradient, stops: [number, string][], over = 0) => {
    for (const [at, colour] of stops) gradient.addColorStop(at, colour)
    context.fillStyle = gradient
    context.fillRect(-over, -over, width + 2 * over, depth + 2 * over)
  }
  const shadow: [number, string][] = [
    [0, 'rgba(20,16,6,.5)'],
    [0.35, 'rgba(20,16,6,.16)'],
    [1, 'rgba(20,16,6,0)'],
  ]
  fill(context.createLinearGradient(0, 0, 0, 0.5), shadow)
  fill(context.createLinearGradient(0, 0, 0.38, 0), shadow)
  const size = Math.max(width, depth)
  fill(context.createRadialGradient(width * 0.47, depth * 0.42, size * 0.3, width / 2, depth / 2, size * 0.78), [
    [0, 'rgba(255,244,200,.10)'],
    [0.5, 'rgba(40,36,10,0)'],
    [1, 'rgba(30,26,8,.34)'],
  ])
  if (!night) return
  context.globalCompositeOperation = 'saturation'
  context.globalAlpha = 0.32
  context.fillStyle = '#777777'
  context.fillRect(-rim, -rim, width + 2 * rim, depth + 2 * rim)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'multiply'
  fill(
    context.createRadialGradient(width * 0.47, depth * 0.45, size * 0.1, width / 2, depth * 0.46, size * 0.74),
    [
      [0, '#aca18a'],
      [0.45, '#8a8574'],
      [1, '#4e5254'],
    ],
    rim,
  )
  context.globalCompositeOperation = 'source-over'
}
