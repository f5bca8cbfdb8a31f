// Going from one thing on the board to another by arrow keys: the nearest in a direction.

/** The middle of something on the screen. */
export interface Spot {
  x: number
  y: number
}

const WAYS: Record<string, Spot> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } }

/** Nearer than this, in pixels, two things lie in one place: a garrison and its camp. */
const SAME = 2

const isSame = (one: Spot, other: Spot): boolean => Math.abs(one.x - other.x) < SAME && Math.abs(one.y - other.y) < SAME

/**
 * The index of the spot to which a key leads from one of them: the nearest in its direction, those straight on before those aside; -1 where
 * there is none. Of several in one place the keys to the right and down go through them in their order before they go on, the other
 * keys against it, so that none is passed over.
 */
export function nearestTowards(spots: readonly Spot[], from: number, key: string): number {
  const way = WAYS[key]
  const here = spots[from]
  if (!way || !here) return -1
  const isOnward = way.x + way.y > 0
  const there = (place: Spot) => [...spots.keys()].filter((i) => isSame(spots[i] ?? here, place))
  const beside = there(here).filter((i) => (isOnward ? i > from : i < from))
  if (beside.length > 0) return isOnward ? Math.min(...beside) : Math.max(...beside)
  let [best, least] = [here, Infinity]
  for (const spot of spots) {
    const [across, down] = [spot.x - here.x, spot.y - here.y]
    const ahead = across * way.x + down * way.y
    const aside = Math.abs(across * way.y) + Math.abs(down * way.x)
    // Within the quarter that the arrow points into.
    if (ahead < SAME || aside > ahead) continue
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [spot, far]
  }
  if (least === Infinity) return -1
  return isOnward ? Math.min(...there(best)) : Math.max(...there(best))
}

const middle = (one: Element): Spot => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Moves the focus on the board in the direction of a key, where something lies there; whether the key has a direction. */
export function roam(from: Element, key: string): boolean {
  if (!WAYS[key]) return false
  const all = [...(from.closest('svg')?.querySelectorAll<SVGElement>('[tabindex="0"]') ?? [])]
  const at = all.findIndex((one) => one === from)
  all[nearestTowards(all.map(middle), at, key)]?.focus()
  return true
}
