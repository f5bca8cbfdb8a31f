// Orders as the page writes them, and the shapes that setup orders speak of, for previews.

import { at, bearing, local, poseText, short, turn } from './geometry'
import type { Point, Pose } from './wire'

/** A draft of legs: straight ahead, then a wheel. */
export function legs(movers: string[], forward: number, wheel: number): string {
  const parts = []
  if (forward !== 0) parts.push(`forward ${short(forward)}`)
  if (wheel !== 0) parts.push(`wheel ${wheel > 0 ? 'right' : 'left'} ${short(Math.abs(wheel))}`)
  return `move ${movers.join(' ')} ${parts.join(' ')}`
}

/** A column's way to a point: its leader wheels towards it and goes on. */
export function columnTo(movers: string[], leader: Pose, point: Point): string {
  const { ahead, right } = local(leader, point)
  const angle = Math.round(turn(leader[2], bearing([leader[0], leader[1]], point)) / 5) * 5
  // Beside or behind it there is nothing to wheel to.
  const wheels = ahead > 0 && Math.abs(angle) >= 5
  const far = wheels ? Math.hypot(ahead, right) : Math.max(ahead, 0)
  const wheel = wheels ? `wheel ${angle > 0 ? 'right' : 'left'} ${short(Math.abs(angle))} ` : ''
  return `column ${movers.join(' ')} ${wheel}forward ${short(far)}`
}

/** Elements coming ashore in line, the first at a pose, the others on its right. */
export function landing(movers: { id: string; width: number }[], leader: Pose): string {
  let right = 0
  const places = movers.map(({ id, width }, i) => {
    const before = movers[i - 1]
    if (before) right += (before.width + width) / 2
    const [x, y] = at(leader, 0, right)
    return `${id} at ${poseText([x, y, leader[2]])}`
  })
  return `land ${places.join(' ')}`
}

/** What a setup order puts on the table: an area, a band along a line, or nothing that can be drawn. */
export interface Preview {
  kind: string
  area: Point[]
  band: { line: Point[]; width: number } | null
}

function pairs(numbers: number[]): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  return points
}

/** The preview of `place ..`, `camp ..` or `deploy .. at ..`. */
export function preview(order: string, board: [number, number]): Preview | null {
  const words = order.split(' ')
  if (words[0] === 'camp') {
    const area = pairs(words.slice(1).map(Number))
    return area.length > 2 ? { kind: 'camp', area, band: null } : null
  }
  if (words[0] === 'deploy' && words[2] === 'at') {
    const pose = [Number(words[3]), Number(words[4]), Number(words[6])] as [number, number, number]
    return { kind: 'base', area: [at(pose, 0, -0.5), at(pose, 0, 0.5), at(pose, -0.4, 0.5), at(pose, -0.4, -0.5)], band: null }
  }
  if (words[0] !== 'place' || words[1] === undefined) return null
  const kind = words[1]
  const along = words.indexOf('along')
  if (along > 0) {
    return { kind, area: [], band: { width: Number(words[2]), line: pairs(words.slice(along + 1).map(Number)) } }
  }
  const depth = Number(words[3])
  const [width, far] = board
  switch (words[2]) {
    case 'near':
      return { kind, area: [[0, 0], [width, 0], [width, depth], [0, depth]], band: null }
    case 'far':
      return { kind, area: [[0, far], [width, far], [width, far - depth], [0, far - depth]], band: null }
    case 'left':
      return { kind, area: [[0, 0], [depth, 0], [depth, far], [0, far]], band: null }
    case 'right':
      return { kind, area: [[width, 0], [width - depth, 0], [width - depth, far], [width, far]], band: null }
  }
  const crest = words.indexOf('crest')
  return { kind, area: pairs(words.slice(2, crest < 0 ? undefined : crest).map(Number)), band: null }
}
