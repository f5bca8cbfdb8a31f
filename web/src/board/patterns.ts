// Terrain patterns: marks repeated over a feature, in base widths.

/** One kind of mark of a pattern: a style of `Patterns.svelte` with lines, or with discs (x, y, radius). */
export type Mark = { style: string; line?: string; discs?: [number, number, number][] }

/** A rectangle that is repeated, perhaps turned. */
export type Pattern = { id: string; width: number; height: number; turned?: number; marks: Mark[] }

export const PATTERNS: Pattern[] = [
  {
    id: 'trees',
    width: 0.62,
    height: 0.62,
    marks: [
      { style: 'tree', discs: [[0.16, 0.2, 0.11], [0.47, 0.46, 0.13], [0.46, 0.12, 0.07]] },
    ],
  },
  {
    id: 'palms',
    width: 0.8,
    height: 0.7,
    marks: [
      { style: 'palm', line: 'M0.2 0.42 q0.03 -0.14 0 -0.24 M0.2 0.18 q-0.1 -0.06 -0.15 0.03 M0.2 0.18 q0.1 -0.06 0.15 0.03 M0.2 0.18 q-0.04 -0.11 -0.12 -0.09 M0.2 0.18 q0.04 -0.11 0.12 -0.09 M0.6 0.66 q0.03 -0.12 0 -0.2 M0.6 0.46 q-0.09 -0.05 -0.13 0.03 M0.6 0.46 q0.09 -0.05 0.13 0.03 M0.6 0.46 q-0.03 -0.1 -0.1 -0.08 M0.6 0.46 q0.03 -0.1 0.1 -0.08' },
    ],
  },
  {
    id: 'bushes',
    width: 0.56,
    height: 0.48,
    marks: [
      { style: 'bush', line: 'M0.06 0.19 a0.05 0.06 0 0 1 0.1 -0.03 a0.05 0.05 0 0 1 0.09 0.03 Z M0.33 0.43 a0.05 0.06 0 0 1 0.1 -0.03 a0.04 0.05 0 0 1 0.08 0.03 Z M0.42 0.14 a0.03 0.04 0 0 1 0.08 0 Z' },
    ],
  },
  {
    id: 'reeds',
    width: 0.7,
    height: 0.5,
    marks: [
      { style: 'reed', line: 'M0.1 0.2 h0.22 M0.16 0.2 v-0.1 M0.22 0.2 v-0.13 M0.28 0.2 v-0.09 M0.42 0.44 h0.2 M0.47 0.44 v-0.1 M0.53 0.44 v-0.13' },
    ],
  },
  {
    id: 'puddles',
    width: 0.84,
    height: 0.56,
    marks: [
      { style: 'puddle', line: 'M0.06 0.18 a0.14 0.06 0 0 1 0.28 0 a0.14 0.06 0 0 1 -0.28 0 Z M0.46 0.44 a0.11 0.05 0 0 1 0.22 0 a0.11 0.05 0 0 1 -0.22 0 Z' },
      { style: 'reed', line: 'M0.52 0.16 l0.04 -0.09 M0.57 0.16 v-0.1 M0.16 0.46 l0.03 -0.08' },
    ],
  },
  {
    id: 'stones',
    width: 0.55,
    height: 0.5,
    marks: [
      { style: 'stone', line: 'M0.1 0.14 l0.08 -0.06 l0.08 0.06 M0.36 0.4 l0.07 -0.06 l0.09 0.06 M0.4 0.12 h0.02 M0.12 0.38 h0.02' },
    ],
  },
  {
    id: 'boulders',
    width: 0.78,
    height: 0.66,
    marks: [
      { style: 'boulder', line: 'M0.08 0.26 l0.05 -0.13 l0.13 -0.04 l0.09 0.09 l-0.03 0.1 Z M0.47 0.6 l0.03 -0.11 l0.11 -0.05 l0.1 0.08 l-0.04 0.1 Z M0.56 0.16 l0.06 -0.06 l0.07 0.05 l-0.03 0.06 Z' },
    ],
  },
  {
    id: 'crags',
    width: 0.62,
    height: 0.5,
    marks: [
      { style: 'stone', line: 'M0.06 0.2 l0.1 -0.12 l0.1 0.12 M0.13 0.2 l0.03 -0.06 M0.36 0.46 l0.09 -0.11 l0.1 0.11 M0.42 0.46 l0.03 -0.06' },
    ],
  },
  {
    id: 'sand',
    width: 0.8,
    height: 0.4,
    marks: [
      { style: 'sand', line: 'M0.05 0.16 q0.14 -0.14 0.3 0 M0.42 0.34 q0.14 -0.14 0.3 0' },
    ],
  },
  {
    id: 'furrows',
    width: 0.22,
    height: 0.22,
    turned: 28,
    marks: [
      { style: 'furrow', line: 'M0 0.06 h0.22 M0 0.17 h0.22' },
    ],
  },
  {
    id: 'hedges',
    width: 1.1,
    height: 0.9,
    marks: [
      { style: 'hedge', line: 'M0 0.45 H1.1 M0.36 0 V0.45 M0.84 0.45 V0.9' },
      { style: 'furrow', line: 'M0.46 0.1 H1 M0.46 0.22 H1 M0.46 0.34 H1' },
    ],
  },
  {
    id: 'houses',
    width: 0.7,
    height: 0.6,
    marks: [
      { style: 'house', line: 'M0.08 0.28 v-0.12 l0.11 -0.09 l0.11 0.09 v0.12 Z M0.42 0.52 v-0.12 l0.1 -0.09 l0.1 0.09 v0.12 Z' },
    ],
  },
  {
    id: 'cottages',
    width: 1.1,
    height: 0.95,
    marks: [
      { style: 'house', line: 'M0.14 0.42 v-0.15 l0.14 -0.12 l0.14 0.12 v0.15 Z M0.66 0.86 v-0.13 l0.12 -0.1 l0.12 0.1 v0.13 Z' },
      { style: 'tree', discs: [[0.68, 0.26, 0.1], [0.34, 0.76, 0.12]] },
    ],
  },
  {
    id: 'flags',
    width: 0.4,
    height: 0.4,
    marks: [
      { style: 'flag', line: 'M0 0 H0.4 M0 0.2 H0.4 M0.1 0 V0.2 M0.3 0.2 V0.4' },
    ],
  },
  {
    id: 'waves',
    width: 0.9,
    height: 0.5,
    marks: [
      { style: 'wave', line: 'M0.05 0.18 q0.1 -0.08 0.2 0 t0.2 0 M0.5 0.4 q0.08 -0.07 0.16 0 t0.16 0' },
    ],
  },
]
