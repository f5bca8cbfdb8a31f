// The painted ground: what is where, that it is always the same, and what happens where it cannot be painted.

import { describe, expect, it } from 'vitest'
import type { Pen } from '../src/board/painter/art'
import { SOFT_EDGE } from '../src/board/painter/art'
import { canPaint, Easel, MOST_PIXELS, scaleFor, type Hired, type Painted, type Wish } from '../src/board/painter/easel'
import { ARTS, artOf } from '../src/board/painter/kinds/all'
import { bent, crossings, depthIn, distanceTo, NearEdges, softened } from '../src/board/painter/outline'
import { drawOn, paintGround, sizeOf } from '../src/board/painter/paint'
import { climateOf, sceneOf, type Scene } from '../src/board/painter/scene'
import type { Feature, Point } from '../src/wire'

const SCALE = 14

/** A pen that notes where it has drawn: every point, as far around it as the line is wide. */
class NotingPen {
  readonly reached: { x: number; y: number; around: number }[] = []
  fillStyle = ''
  strokeStyle = ''
  lineWidth = 1
  lineCap = 'butt' as const
  lineJoin = 'miter' as const
  globalAlpha = 1
  private matrix = [1, 0, 0, 1, 0, 0]
  private readonly stack: { matrix: number[]; lineWidth: number }[] = []
  private path: { x: number; y: number; around: number }[] = []

  private place(x: number, y: number, around = 0) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.matrix
    return { x: a * x + c * y + e, y: b * x + d * y + f, around }
  }

  private by(a: number, b: number, c: number, d: number, e: number, f: number) {
    const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = this.matrix
    this.matrix = [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u]
  }

  save = () => void this.stack.push({ matrix: [...this.matrix], lineWidth: this.lineWidth })
  restore = () => void Object.assign(this, this.stack.pop())
  translate = (x: number, y: number) => this.by(1, 0, 0, 1, x, y)
  rotate = (angle: number) => this.by(Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0)
  scale = (x: number, y: number) => this.by(x, 0, 0, y, 0, 0)
  setLineDash = () => undefined
  clip = () => undefined
  beginPath = () => void (this.path = [])
  closePath = () => undefined
  moveTo = (x: number, y: number) => void this.path.push(this.place(x, y))
  lineTo = (x: number, y: number) => void this.path.push(this.place(x, y))
  quadraticCurveTo = (_cx: number, _cy: number, x: number, y: number) => void this.path.push(this.place(x, y))
  arc = (x: number, y: number, radius: number) => void this.path.push(this.place(x, y, radius))
  ellipse = (x: number, y: number, across: number, down: number) => void this.path.push(this.place(x, y, Math.max(across, down)))
  rect = (x: number, y: number, wide: number, high: number) => this.corners(x, y, wide, high, this.path)
  fillRect = (x: number, y: number, wide: number, high: number) => this.corners(x, y, wide, high, this.reached)
  strokeRect = (x: number, y: number, wide: number, high: number) => this.corners(x, y, wide, high, this.reached)
  fill = () => void this.reached.push(...this.path)
  stroke = () => void this.reached.push(...this.path.map((point) => ({ ...point, around: point.around + this.lineWidth / 2 })))

  private corners(x: number, y: number, wide: number, high: number, into: typeof this.reached) {
    for (const [px, py] of [
      [x, y],
      [x + wide, y],
      [x + wide, y + high],
      [x, y + high],
    ] as const)
      into.push(this.place(px, py))
  }
}

const pen = () => {
  const noting = new NotingPen()
  return { noting, pen: noting as unknown as Pen }
}

const feature = (kind: string, outline: Point[], more: Partial<Feature> = {}): Feature => ({
  kind,
  going: 'bad',
  outline,
  line: [],
  width: 0,
  crest: null,
  ...more,
})

/** Eight corners about a point. */
const octagon = (x: number, y: number, size: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => [x + size * Math.cos((i * Math.PI) / 4), y + size * Math.sin((i * Math.PI) / 4)])

const table = (features: Feature[]): Scene => sceneOf({ board: [6, 6], features, keys: ['II/12', 'II/33'] }, false)

const AREAS = Object.keys(ARTS).filter((kind) => kind !== 'river' && kind !== 'road')
const GATES: Partial<Feature> = {
  gates: [[4.5, 3]],
  crest: [
    [2.5, 3],
    [3.5, 3],
  ],
}

/** The mean of some pixels about a place of the table. */
function toneAt(scene: Scene, pixels: ReturnType<typeof paintGround>, x: number, y: number): [number, number, number] {
  const sum = [0, 0, 0]
  for (let down = -2; down <= 2; down += 1) {
    for (let across = -2; across <= 2; across += 1) {
      const o = ((Math.round((y + scene.rim) * SCALE) + down) * pixels.columns + Math.round((x + scene.rim) * SCALE) + across) * 4
      for (const part of [0, 1, 2]) sum[part]! += (pixels.data[o + part] ?? 0) / 25
    }
  }
  return sum as [number, number, number]
}

describe('the painter', () => {
  it('gives each kind its tone, and open ground that of grass', () => {
    // The board's y grows upwards: the wood lies above the middle of the picture.
    const scene = table([
      feature('wood', octagon(2, 4.2, 1.2)),
      feature('waterway', [
        [0, 0],
        [6, 0],
        [6, 1.5],
        [0, 1.5],
      ]),
    ])
    const pixels = paintGround(scene, SCALE)
    const [wood, grass, water] = [toneAt(scene, pixels, 2, 1.8), toneAt(scene, pixels, 5, 2), toneAt(scene, pixels, 3, 5.5)]
    // The forest floor is #586034 and its mould #424222, grass #8d9660 to #bdb581, each between shade and sun.
    expect(wood[0]).toBeLessThan(115)
    expect(grass[0]).toBeGreaterThan(125)
    expect(grass[0]).toBeGreaterThan(grass[2])
    // Deep water is bluer than it is red.
    expect(water[2]).toBeGreaterThan(water[0] + 25)
  })

  it.each(AREAS)('paints the ground of %s within its outline and a soft edge', (kind) => {
    const outline = octagon(3, 3, 1.5)
    const bare = { ...table([]), climate: 'arable' as const }
    const scene = { ...table([feature(kind, outline, GATES)]), climate: 'arable' as const }
    const [without, pixels] = [paintGround(bare, SCALE), paintGround(scene, SCALE)]
    const down = scene.pieces[0]?.outline ?? []
    let [inside, outside] = [0, 0]
    for (let i = 0; i < pixels.columns * pixels.rows; i += 1) {
      const [x, y] = [((i % pixels.columns) + 0.5) / SCALE - scene.rim, (Math.floor(i / pixels.columns) + 0.5) / SCALE - scene.rim]
      const differs = [0, 1, 2].some((part) => pixels.data[i * 4 + part] !== without.data[i * 4 + part])
      const depth = depthIn(x, y, down)
      if (differs && depth > 0) inside += 1
      // The light takes a pixel's neighbours into account.
      if (differs && depth < -SOFT_EDGE - 1.5 / SCALE) outside += 1
    }
    expect(outside).toBe(0)
    // The area is 6.36 square base widths, of which a rounded hill may leave out its corners.
    expect(inside).toBeGreaterThan(6.36 * SCALE * SCALE * 0.85)
  })

  it.each(AREAS)('draws what stands on %s within its outline and a soft edge', (kind) => {
    const scene = table([feature(kind, octagon(3, 3, 1.5), GATES)])
    const [piece] = scene.pieces
    if (!piece) throw new Error('no piece')
    const { noting, pen: drawing } = pen()
    artOf(piece).draw?.({ pen: drawing, scene, pixel: 1 / 52 }, piece)
    const beyond = noting.reached.filter(({ x, y, around }) => depthIn(x, y, piece.outline) - around < -SOFT_EDGE)
    expect(beyond).toEqual([])
    expect(noting.reached.length).toBeGreaterThan(10)
  })

  it.each(['river', 'road'])('paints %s along its line, with banks', (kind) => {
    const bare = { ...table([]), climate: 'arable' as const }
    const scene = {
      ...table([
        feature(kind, [], {
          line: [
            [0, 2],
            [3, 3],
            [6, 2],
          ],
          width: 0.5,
        }),
      ]),
      climate: 'arable' as const,
    }
    const [without, pixels] = [paintGround(bare, SCALE), paintGround(scene, SCALE)]
    const line: Point[] = [
      [-3, 5],
      [0, 4],
      [3, 3],
      [6, 4],
      [9, 5],
    ]
    let outside = 0
    for (let i = 0; i < pixels.columns * pixels.rows; i += 1) {
      const [x, y] = [((i % pixels.columns) + 0.5) / SCALE - scene.rim, (Math.floor(i / pixels.columns) + 0.5) / SCALE - scene.rim]
      if (pixels.data[i * 4] !== without.data[i * 4] && distanceTo(x, y, line) > 0.25 + SOFT_EDGE + 1.5 / SCALE) outside += 1
    }
    expect(outside).toBe(0)
    expect(toneAt(scene, pixels, 1.5, 3.5)).not.toEqual(toneAt(scene, without, 1.5, 3.5))
  })

  it('paints the same for the same ground, and otherwise for other armies', () => {
    const features = [feature('marsh', octagon(3, 3, 1.5))]
    const once = paintGround(table(features), SCALE)
    expect(paintGround(table(features), SCALE).data).toEqual(once.data)
    const elsewhere = sceneOf({ board: [6, 6], features, keys: ['I/1', 'I/2'] }, false)
    expect(paintGround(elsewhere, SCALE).data).not.toEqual(once.data)
  })

  it('draws the same for the same ground', () => {
    const drawn = () => {
      const { noting, pen: drawing } = pen()
      drawOn(drawing, table([feature('wood', octagon(3, 3, 1.5))]), 52)
      return noting.reached
    }
    expect(drawn()).toEqual(drawn())
  })

  it('gives a piece its own chance, whatever lies beside it', () => {
    const [wood, hill] = [feature('wood', octagon(2, 2, 1)), feature('gentle-hill', octagon(4, 4, 1))]
    const seeds = (features: Feature[]) => new Map(table(features).pieces.map(({ kind, seed }) => [kind, seed]))
    expect(seeds([wood, hill])).toEqual(seeds([hill, wood]))
    expect(seeds([wood]).get('wood')).not.toBe(seeds([feature('wood', octagon(2.01, 2, 1))]).get('wood'))
  })

  it('lays a bridge where a road crosses a river', () => {
    const river = feature('river', [], {
      line: [
        [0, 3],
        [6, 3],
      ],
      width: 0.5,
    })
    const crossed = [
      river,
      feature('road', [], {
        line: [
          [2, 0],
          [2, 6],
        ],
        width: 0.4,
      }),
    ]
    expect(
      crossings(
        [
          [0, 3],
          [6, 3],
        ],
        [
          [2, 0],
          [2, 6],
        ],
      ),
    ).toEqual([{ at: [2, 3], way: [0, 1], sine: 1 }])
    const nearBridge = (features: Feature[]) => {
      const { noting, pen: drawing } = pen()
      drawOn(drawing, table(features), 52)
      // Its posts stand where the water ends: 0.25 + 0.12 + 0.08 from the middle of the river at most.
      return noting.reached.filter(({ x, y }) => Math.abs(x - 2) < 0.3 && Math.abs(y - 3) < 0.46).length
    }
    expect(nearBridge(crossed)).toBeGreaterThan(nearBridge([river]) + 40)
  })

  it('colours the country by what lies on it', () => {
    expect(climateOf(['wood', 'dunes'])).toBe('dry')
    expect(climateOf(['plough', 'wood'])).toBe('arable')
    expect(climateOf(['wood', 'wood'])).toBe('forest')
  })
})

describe('shapes', () => {
  it('have the same depths by the near edges as by all', () => {
    // A star: places between its points have far edges behind near ones.
    const star = Array.from({ length: 10 }, (_, i): Point => {
      const [angle, out] = [(i / 10) * 2 * Math.PI, i % 2 ? 1 : 3]
      return [out * Math.cos(angle), out * Math.sin(angle)]
    })
    const edges = new NearEdges(star)
    for (let x = -3.5; x < 3.6; x += 0.5) {
      for (let y = -3.5; y < 3.6; y += 0.5) {
        edges.around(x, y, 0.36)
        for (const [px, py] of [
          [x, y],
          [x + 0.25, y + 0.25],
          [x - 0.25, y + 0.25],
          [x + 0.35, y],
        ] as const) {
          const depth = depthIn(px, py, star)
          expect(edges.depthAt(px, py)).toBe(depth)
          expect(edges.most).toBeGreaterThanOrEqual(depth)
        }
      }
    }
  })

  it('are softened only inwards, and by little', () => {
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]
    for (const [x, y] of softened(square)) expect(depthIn(x, y, square)).toBeGreaterThan(-1e-9)
    // The corner itself is cut, a place half a base width from both edges is not.
    expect(depthIn(0.02, 0.02, softened(square))).toBeLessThan(0)
    expect(depthIn(0.5, 0.5, softened(square))).toBeGreaterThan(0)
  })

  it('bend round at a corner, between the same ends', () => {
    const line = bent([
      [0, 0],
      [2, 0],
      [2, 2],
    ])
    expect([line[0], line[line.length - 1]]).toEqual([
      [0, 0],
      [2, 2],
    ])
    // 0.4 before the corner and after it the bend begins; its middle is a quarter of 0.4 from either leg.
    expect(distanceTo(2, 0, line)).toBeCloseTo(Math.hypot(0.1, 0.1), 2)
  })
})

describe('the size of the picture', () => {
  const board = { width: 15, depth: 15, rim: 0.45 }

  it('follows the screen up to double density', () => {
    expect(scaleFor(board, 50, 1)).toBe(50)
    expect(scaleFor(board, 24.5, 3)).toBe(49)
  })

  it('never exceeds four megapixels', () => {
    const { columns, rows } = sizeOf(board, scaleFor(board, 500, 2))
    expect(columns * rows).toBeLessThanOrEqual(MOST_PIXELS)
    // 2000 pixels for 15.9 base widths.
    expect(scaleFor(board, 500, 2)).toBe(125)
  })
})

describe('the easel', () => {
  const scene = table([])

  /** A worker that paints when it is let. */
  function worker() {
    const asked: Wish[] = []
    const hired: Hired = { postMessage: (wish: Wish) => void asked.push(wish), terminate: () => undefined, onmessage: null, onerror: null }
    const bitmap = { close: () => undefined, width: 1, height: 1 } as unknown as ImageBitmap
    const paint = (n: number) => (hired.onmessage as (event: { data: Painted }) => void)({ data: { n, bitmap, took: 1 } })
    const fail = () => (hired.onerror as () => void)()
    return { asked, hired, paint, fail }
  }

  it('paints one picture at a time, and then only the last that was wished', () => {
    const { asked, hired, paint } = worker()
    const shown: number[] = []
    const easel = new Easel(
      () => hired,
      (_, { scale }) => shown.push(scale),
    )
    for (const scale of [10, 20, 30, 40]) easel.wish(scene, scale)
    expect(asked.map(({ scale }) => scale)).toEqual([10])
    paint(1)
    expect(asked.map(({ scale }) => scale)).toEqual([10, 40])
    paint(4)
    expect(shown).toEqual([10, 40])
  })

  it('starts another worker for the next wish when one has failed', () => {
    const workers = [worker(), worker()]
    let hired = 0
    const shown: number[] = []
    const easel = new Easel(
      () => workers[hired++]!.hired,
      (_, { scale }) => shown.push(scale),
    )
    easel.wish(scene, 10)
    workers[0]!.fail()
    easel.wish(scene, 20)
    workers[1]!.paint(2)
    expect(shown).toEqual([20])
  })

  it('shows nothing where no worker can be had, and asks no further', () => {
    let asked = 0
    const easel = new Easel(
      () => {
        asked += 1
        throw new Error('no workers')
      },
      () => expect.unreachable(),
    )
    easel.wish(scene, 10)
    expect(asked).toBe(1)
  })

  it('knows a browser that cannot paint beside the page', () => {
    const all = { Worker: 1, OffscreenCanvas: 1, ImageBitmapRenderingContext: 1 }
    expect(canPaint(all)).toBe(true)
    for (const missing of Object.keys(all)) expect(canPaint({ ...all, [missing]: undefined })).toBe(false)
  })
})
