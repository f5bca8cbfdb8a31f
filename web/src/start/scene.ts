// A battle in progress between two armies, for the head of the start page: a picture, of no battle that was played.

import type { Element, Feature, Point, Pose, SideWord } from '../wire'

/** The ground of the picture, in base widths. */
export const GROUND: [width: number, depth: number] = [15, 9]

/** The middle of both lines, across and down the ground, and how far apart two elements stand that do not touch. */
const MIDDLE: Point = [9.4, 4.1]
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
  area('difficult-hill', 'bad', round(13.9, 5.3, 1.5, 1.25)),
  area('wood', 'bad', round(5.1, 7.9, 1.7, 0.9)),
  area('wood', 'bad', round(13, 8.6, 1.6, 0.6)),
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
  const behind = Math.max(1.45, 2 * Math.max(...line.map(({ depth }) => depth)) + 0.5)
  if (general) at.set(general.id, [MIDDLE[0] + ahead * 0.9, MIDDLE[1] - ahead * behind, facing])
  army
    .filter(({ id }) => !at.has(id))
    .forEach(({ id }, i) => {
      const wing = i % 2 === 0 ? 1 : -1
      const out = Math.floor(i / 2)
      const x = MIDDLE[0] + wing * ((files - 1) / 2 + LOOSE + 0.1 + out * LOOSE)
      at.set(id, [x, MIDDLE[1] - ahead * (0.75 + out * 0.5), (facing - ahead * wing * (TURN + 8 * out) + 360) % 360])
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
