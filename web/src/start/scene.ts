// A battle in progress between two armies, for the head of the start page: a picture, of no battle that was played.

import { corners } from '../geometry'
import type { Element, Feature, Point, Pose, SideWord } from '../wire'

/** The ground of the picture, in base widths: more of it than the armies need, for the head is wide. */
export const GROUND: [width: number, depth: number] = [30, 13]

/** The middle of both lines, across and down the ground, and how far apart two elements stand that do not touch. */
const MIDDLE: Point = [18.5, 6.4]
const LOOSE = 1.25
/** A line has so many files at most. */
const FILES = 6
/** How far each file has come, so that the lines bend as they do in a battle. */
const BEND = [0, 0.3, 0, 0, 0.34, 0.1]
/** How those on the wings are turned inwards. */
const TURN = 14

const round = (x: number, y: number, across: number, down: number): Point[] =>
  Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 2 * Math.PI
    const far = 1 + 0.09 * Math.sin(angle * 3 + x) + 0.06 * Math.cos(angle * 5 + y)
    return [x + across * far * Math.cos(angle), y + down * far * Math.sin(angle)]
  })

const area = (kind: string, going: Feature['going'], outline: Point[]): Feature => ({ kind, going, outline, line: [], width: 0, crest: null })

/** What the battle is about. */
export const FEATURES: Feature[] = [
  area('difficult-hill', 'bad', round(26.4, 8.2, 1.9, 1.4)),
  area('wood', 'bad', round(9.6, 8.4, 2, 1.1)),
  area('wood', 'bad', round(25.8, 2.6, 1.8, 0.8)),
]

/** Those that fight in line: foot that keeps to open ground, or else what there is. */
function lineOf(army: Element[]): Element[] {
  const heavy = army.filter(({ mounted, general, allowance: [good, bad] }) => !mounted && !general && (bad ?? 0) < good)
  return heavy.length >= FILES / 2 ? heavy : army.filter(({ general }) => !general)
}

/** An army drawn up against the other: its line in files, one behind the other where there are many, the rest on the wings and behind. */
function drawnUp(army: Element[], side: SideWord): Element[] {
  const ahead = side === 'red' ? 1 : -1
  const facing = side === 'red' ? 0 : 180
  const line = lineOf(army)
  const files = Math.min(FILES, line.length)
  // Both lines have their files in the same places, so that fronts meet.
  const left = Math.floor((FILES - files) / 2)
  const across = (file: number) => MIDDLE[0] - (FILES - 1) / 2 + left + file
  const far = (file: number) => MIDDLE[1] + (BEND[left + file] ?? 0)
  const at = new Map<string, Pose>()
  line.slice(0, files).forEach(({ id }, file) => at.set(id, [across(file), far(file), facing]))
  // Depth on the middle files first: there the battle is decided.
  const fromMiddle = Array.from({ length: files }, (_, i) => i).sort((a, b) => Math.abs(a - (files - 1) / 2) - Math.abs(b - (files - 1) / 2))
  line.slice(files, 2 * files).forEach(({ id }, i) => {
    const file = fromMiddle[i] ?? 0
    at.set(id, [across(file), far(file) - ahead * (line[file]?.depth ?? 0), facing])
  })
  const general = army.find((one) => one.general && !at.has(one.id))
  const ranks = line.length > files ? 2 : 1
  const behind = Math.max(1, ranks * Math.max(...line.map(({ depth }) => depth)) + 0.45)
  if (general) at.set(general.id, [MIDDLE[0] + ahead * 0.9, MIDDLE[1] - ahead * behind, facing])
  army
    .filter(({ id }) => !at.has(id))
    .forEach(({ id }, i) => {
      const wing = i % 2 === 0 ? 1 : -1
      const out = Math.floor(i / 2)
      const x = MIDDLE[0] + wing * ((files - 1) / 2 + LOOSE + 0.1 + out * LOOSE)
      at.set(id, [x, MIDDLE[1] - ahead * (0.55 + out * 0.3), (facing - ahead * wing * (TURN + 8 * out) + 360) % 360])
    })
  return army.map((element) => ({ ...element, place: 'table', at: at.get(element.id) ?? element.at }))
}

/** Both armies in the middle of the battle. */
export function fighting(elements: readonly Element[]): Element[] {
  return (['red', 'blue'] as const).flatMap((side) =>
    drawnUp(
      elements.filter((one) => one.side === side),
      side,
    ),
  )
}

/** Those in the middle of it, without generals and wings, for a picture with little room. */
export function clash(drawn: readonly Element[]): Element[] {
  return drawn.filter(({ general, at: [, , facing] }) => !general && facing % 180 === 0)
}

/** What a place on the page has to hold of the ground, in base widths: the middle of the elements, and how far they reach. */
export interface Extent {
  middle: Point
  width: number
  depth: number
}

export function extentOf(drawn: readonly Element[]): Extent {
  const all = drawn.flatMap(({ at, width, depth }) => corners(at, width, depth))
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { middle: [(left + right) / 2, (low + high) / 2], width: right - left, depth: high - low }
}

/** How the picture is tilted: it is seen from `FROM` pixels away, turned by so many degrees. */
export const TILT = 36
export const FROM = 1500
/** Elements are drawn at most so large, in pixels a base width, and all of them only where they are at least so large. */
const LARGEST = 100
const LEAST = 44

/** The pixels a base width at which an extent fits into a place as it is tilted; what is nearer is larger. */
export function fitting({ width, depth }: Extent, across: number, down: number): number {
  const flat = Math.cos((TILT * Math.PI) / 180)
  const nearer = 1 / (1 - (down / 2 / FROM) * Math.tan((TILT * Math.PI) / 180))
  return Math.min(across / (width * nearer), down / (depth * flat * nearer), LARGEST)
}

/** Who is shown in a place of the page, and how large: all of them, or where there is little room those in the middle. */
export function shownIn(drawn: Element[], across: number, down: number): { elements: Element[]; extent: Extent; unit: number } {
  const fit = (elements: Element[]) => {
    const extent = extentOf(elements)
    return { elements, extent, unit: fitting(extent, across, down) }
  }
  const all = fit(drawn)
  return all.unit >= LEAST ? all : fit(clash(drawn))
}
