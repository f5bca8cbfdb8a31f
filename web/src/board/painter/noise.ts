// Repeatable chance: the same seed gives the same numbers in every browser.

/** A number from 0 to 1 for a place of an integer lattice. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 2246822519)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

/** Noise from 0 to 1 that changes smoothly from one lattice place to the next. */
export function noise(x: number, y: number, seed: number): number {
  // Called several times for every pixel: no arrays.
  const column = Math.floor(x)
  const row = Math.floor(y)
  let u = x - column
  let v = y - row
  u *= u * (3 - 2 * u)
  v *= v * (3 - 2 * v)
  const a = hash(column, row, seed)
  const b = hash(column + 1, row, seed)
  const c = hash(column, row + 1, seed)
  const d = hash(column + 1, row + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Noise of several sizes, each half as strong as the one before; from 0 to 1. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0
  let strength = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x, y, seed + octave * 17)
    total += strength
    x = x * 2.03 + 5.1
    y = y * 2.03 - 3.7
    strength *= 0.5
  }
  return sum / total
}

/** A generator of numbers from 0 to 1. */
export function generator(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}

/** A seed from a text (FNV-1a), from 0 to a million. */
export function seedOf(text: string): number {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0) % 1_000_003
}

export const mix = (a: number, b: number, share: number) => a + (b - a) * share

/** From 0 below `from` to 1 above `to`, smoothly. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
