// Paints the ground off the page's own thread.

import { paint } from './paint'
import type { Painted, Wish } from './easel'

onmessage = ({ data: { n, scene, scale } }: MessageEvent<Wish>) => {
  const start = performance.now()
  const canvas = new OffscreenCanvas(1, 1)
  paint(canvas, scene, scale)
  const bitmap = canvas.transferToImageBitmap()
  const painted: Painted = { n, bitmap, took: performance.now() - start }
  postMessage(painted, { transfer: [bitmap] })
}
