// Going from one thing on the board to another by arrow keys: the nearest in a direction.

/** The middle of something on the screen. */
export interface Spot {
  x: number
  y: number
}

const WAYS: Record<string, Spot> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } }

/** The index of the nearest spot in the direction of a key, those straight on before those aside; -1 where there is none. */
export function nearestTowards(from: Spot, spots: Spot[], key: string): number {
  const way = WAYS[key]
  if (!way) return -1
  let [best, least] = [-1, Infinity]
  for (const [i, { x, y }] of spots.entries()) {
    const [across, down] = [x - from.x, y - from.y]
    const ahead = across * way.x + down * way.y
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x)
    // Within the quarter that the arrow points into.
    if (ahead < 2 || aside > ahead) continue
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [i, far]
  }
  return best
}

const middle = (one: Element): Spot => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Moves the focus on the board in the direction of a key, where something lies there; whether the key has a direction. */
export function roam(from: Element, key: string): boolean {
  if (!WAYS[key]) return false
  const all = [...(from.closest('svg')?.querySelectorAll<SVGElement>('[tabindex="0"]') ?? [])].filter((one) => one !== from)
  const next = all[nearestTowards(middle(from), all.map(middle), key)]
  next?.focus()
  return true
}
