// Asks the worker for pictures: one at a time, and of all that was wished meanwhile only the last.

import { plain } from '../../plain.svelte'
import type { Scene } from './scene'

export interface Wish {
  n: number
  scene: Scene
  /** Pixels a base width. */
  scale: number
}

export interface Painted {
  n: number
  bitmap: ImageBitmap
  /** How long it took, in milliseconds. */
  took: number
}

/** The most pixels of a picture. */
export const MOST_PIXELS = 4_000_000

/** How much finer a picture may be than the page at its usual density. */
export const MOST_DENSITY = 2

/** Pixels a base width for a table that is shown at `shown` of them, on a screen of a density. */
export function scaleFor({ width, depth, rim }: Pick<Scene, 'width' | 'depth' | 'rim'>, shown: number, density: number): number {
  const most = Math.sqrt(MOST_PIXELS / ((width + 2 * rim) * (depth + 2 * rim)))
  // Whole numbers, so that a window that is dragged wider by a pixel is not painted anew.
  return Math.max(8, Math.floor(Math.min(most, Math.ceil(shown * Math.min(density, MOST_DENSITY)))))
}

/** As much of a worker as is needed. */
export type Hired = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** Whether this browser can paint off the page's thread. */
export const canPaint = (world: { Worker?: unknown; OffscreenCanvas?: unknown; ImageBitmapRenderingContext?: unknown } = globalThis) =>
  Boolean(world.Worker && world.OffscreenCanvas && world.ImageBitmapRenderingContext)

export class Easel {
  private worker: Hired | null = null
  private busy: Wish | null = null
  private next: Wish | null = null
  private count = 0

  /** `hire` starts a worker; `show` takes a finished picture with its wish. */
  constructor(
    private readonly hire: () => Hired,
    private readonly show: (painted: Painted, wish: Wish) => void,
  ) {}

  wish(scene: Scene, scale: number): void {
    this.count += 1
    this.next = { n: this.count, scene, scale }
    this.work()
  }

  private work(): void {
    if (this.busy || !this.next) return
    if (!this.worker) {
      try {
        this.worker = this.start()
      } catch {
        // Without a worker the flat tones stay.
        this.next = null
        return
      }
    }
    this.busy = this.next
    this.next = null
    this.worker.postMessage(plain(this.busy))
  }

  private start(): Hired {
    const worker = this.hire()
    worker.onmessage = ({ data }: MessageEvent<Painted>) => {
      const wish = this.busy
      this.busy = null
      // A picture that is out of date is still nearer to the truth than the one before.
      if (wish?.n === data.n) this.show(data, wish)
      else data.bitmap.close()
      this.work()
    }
    // A worker that cannot paint is not asked again for the same.
    worker.onerror = () => this.close()
    return worker
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
    this.busy = null
    this.next = null
  }
}
