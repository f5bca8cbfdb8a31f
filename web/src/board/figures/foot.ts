// Figures on foot, in a field of 24 by 40: solid troops stand, fast troops run, shields have the trim colour.

import { box, disc, FIELD, FIGURE, keyed, oval, outlined, path, placed, ring, STANDARD, stroke, TRIM } from './strokes'

const STANDING = path('M8.6 24 7 38.8h3.5L12 28.6l1.5 10.2H17L15.4 24z')
const RUNNING = path('M9 23 5.2 30.4 2.8 36.4l2.9 1.6 3.4-5.6 3.9-3.2 2.4 3.6-.2 6h3.4l.5-7.6-2.7-8.4z')
const BODY = path('M7.9 12.4c2.5-1.3 5.7-1.3 8.2 0l1.1 12.6c-3.2 1.6-7.2 1.6-10.4 0z')
const HEAD = disc(12, 7.6, 3.3)
const CREST = path('M6.9 6.4C7.2 1 15.6-.4 17.8 5.6l-1.7.9C14.4 3.1 10.6 3.4 9 6.8z', TRIM)
const FEATHERS = stroke('M10.6 4.2 10.1.4M12 4V0M13.4 4.2 13.9.4', 1.1, TRIM)
const CAP = path('M8.6 6.6a3.5 3.5 0 0 1 6.8 0z', TRIM)
const CONE = path('M8.5 7.2 12 .8l3.5 6.4z')
const HAT = path('M5.6 6.6h12.8l-3.4-1.6-.9-3.4H9.9L9 5z')
const HAIR = path('M8.2 8 7.6 3.4l2 1.2.6-2.6 1.8 2 1.8-2 .6 2.6 2-1.2L15.8 8z')
const STANDS = STANDING + BODY + HEAD
const RUNS = RUNNING + BODY + HEAD

/** The head of a spear that points up from a place, turned by degrees. */
const point = (x: number, y: number, turned: number, size: number) => placed(path('M0-4.6 1.7 0 0 1.6-1.7 0z'), `translate(${x} ${y}) rotate(${turned}) scale(${size})`)
const round = (x: number, y: number, r: number) => disc(x, y, r + 1.3, FIELD) + disc(x, y, r, TRIM) + ring(x, y, r * 0.64, 1.1) + disc(x, y, r * 0.2, FIELD)
const tall = (x: number, y: number, width: number, height: number) =>
  box(x - 1.3, y - 1.3, width + 2.6, height + 2.6, 3.4, FIELD) +
  box(x, y, width, height, 2.4, TRIM) +
  stroke(`M${x + width / 2} ${y + 2}v${height - 4}`, 1.1, FIELD) +
  oval(x + width / 2, y + height / 2, 2, 2.8, FIELD) +
  oval(x + width / 2, y + height / 2, 1, 1.7, TRIM)
const long = (x: number, y: number, rx: number, ry: number) =>
  oval(x, y, rx + 1.3, ry + 1.3, FIELD) + oval(x, y, rx, ry, TRIM) + stroke(`M${x} ${y - ry + 1.4}V${y + ry - 1.4}`, 1.2, FIELD) + oval(x, y, 1.7, 2.4, FIELD)
const crescent = (x: number, y: number) => placed(keyed('M-5-3C-4 4.6 4 4.6 5-3 3 0-3 0-5-3z', TRIM, 1.3), `translate(${x} ${y})`)

const PIKEMAN = placed(STANDS + CREST, 'translate(1.2 3.4) scale(.9)')
const SWORD_ARM = path('M15.8 13.4l3.4 2.6 1.2-3.4 1.6.7-1.9 5.6-4.6-2.2zM19.2 12.2 21 2.6l1.9 2-1.6 8.2z') + stroke('M18 11.9 22.4 13.2', 1.3)
const LONG_SWORD = path('M15.4 13l4 1.2.2-4 1.8.2-.2 6-5.6-.6zM19 10.2 20.2-.2l2 1.6-1 9z') + stroke('M17.6 9.9 23 10.5', 1.3)
const DRAWING_ARMS = path('M9 13 2.6 16.6l.8 1.8 6.6-2zM15 13l4 3.4-6 2-.6-1.6 3-.9-2.2-1.4z')
const BOW = stroke('M4.8 5.6Q-1.6 17.4 4.8 29.4', 1.7) + stroke('M4.8 5.6 13 17.2 4.8 29.4', 0.7) + stroke('M0 17.3H13', 1)
const LONG_BOW = stroke('M5.2 0Q-2.4 17.4 5.2 35.4', 1.7) + stroke('M5.2 0 13 17.2 5.2 35.4', 0.7) + stroke('M0 17.3H13', 1)
const KETTLE = path('M7.6 7.4h8.8l-1.2-3.4a4 4 0 0 0-6.4 0z')
const CROSSBOW = path('M9 13 6 18l1 1.4 6-1zM15.4 13l1.6 4.6-5 2.2-.4-1.6z') + outlined(path('M1 16.6h16v2.5H1z'), 1.5) + stroke('M4.6 10.6Q.4 17.8 4.6 25', 1.9)
const PAVISE = tall(15.4, 23.4, 6.4, 12)

export const FOOT: Record<string, string> = {
  spears: STANDS + CREST + stroke('M19.4 39V4.5', 1.5) + point(19.4, 4.2, 0, 1) + round(9.6, 19, 7),
  'spears-fast': RUNS + CREST + stroke('M1.5 21.5 22.5 1.5', 1.5) + point(22.4, 1.6, 46, 0.9) + round(8.8, 19, 5.6),
  pikes: PIKEMAN + stroke('M20.6 39.4V-1', 1.5) + point(20.6, -0.6, 0, 0.9) + round(9.4, 19.6, 4.4),
  // Their pikes slope forward as they run, so that they differ from solid ones at a glance.
  'pikes-fast': placed(RUNS, 'translate(0 3.4) scale(.9)') + stroke('M2.4 34 21.6-1', 1.5) + point(21.5, -0.8, 29, 0.9) + crescent(8.4, 20),
  blades: STANDS + FEATHERS + SWORD_ARM + tall(4.4, 13.2, 9, 16),
  'blades-fast': RUNS + CONE + LONG_SWORD + round(8.2, 18, 5.2),
  auxilia: STANDS + CAP + stroke('M22.6 3 14.6 33', 1.4) + point(22.7, 2.8, 15, 0.9) + long(9, 19.6, 4.9, 8.6),
  'auxilia-fast': RUNS + stroke('M3 12.5 23 5.5', 1.4) + point(23, 5.4, 71, 0.9) + path('M15.4 12.8 18.6 7l1.6 1-2.8 7z') + long(8.4, 19, 4.2, 6.8),
  bows: STANDS + CONE + DRAWING_ARMS + BOW,
  'bows-fast': RUNS + CAP + DRAWING_ARMS + BOW,
  longbows: STANDS + HAT + DRAWING_ARMS + LONG_BOW,
  'longbows-fast': RUNS + HAT + DRAWING_ARMS + LONG_BOW,
  crossbows: STANDS + KETTLE + CROSSBOW + PAVISE,
  'crossbows-fast': RUNS + KETTLE + CROSSBOW,
  psiloi:
    RUNNING +
    path('M8.6 12.6c2.3-1 4.6-1 6.8 0l.6 9c-2.6 1.6-5.4 1.6-8 .4z') +
    HEAD +
    stroke('M2 6.5 23.4 3', 1.2) +
    point(23.4, 3, 80, 0.8) +
    path('M14.6 13 19 8.6l-1-4.4 1.8-.4 1.3 5.6-4.8 5.4z') +
    crescent(6.8, 19.5),
  warband:
    STANDING +
    path('M7.4 12.4c3-1.4 6.4-1.4 9.2 0l.8 12.6c-3.4 1.6-7.2 1.6-10.6 0z') +
    HEAD +
    HAIR +
    path('M15.8 13.4l3.8.6.4-4.8 1.8.2-.4 6.6-5.4.2zM19.4 9.4 20.4-1l1.7-.6 1 1.2-1.8 10.2z') +
    stroke('M18 9 23 9.8', 1.3) +
    keyed('M8.6 11.6l5 4v9.6l-5 4-5-4v-9.6z', TRIM, 1.4) +
    stroke('M8.6 14v12.6M5 20.4h7.2', 1.1, FIELD),
  'warband-fast':
    RUNNING +
    path('M7.8 12.4c2.8-1.4 5.8-1.4 8.4 0l.8 11.6c-3.2 1.6-6.8 1.6-9.8 0z') +
    HEAD +
    HAIR +
    path('M15.4 13l4 1 .2-4.6 1.8.2-.2 6.4-5.4-.2z') +
    stroke('M20.4 11V-.5', 1.3) +
    path('M20.6-1c3 .2 3.4 4.8 0 5.6z') +
    keyed('M3 18.6a5 6.4 0 1 1 10 0a5 6.4 0 1 1-10 0z', TRIM, 1.4) +
    disc(8, 18.6, 1.6, FIELD),
  // A mob: arms up, forks and clubs, no shields.
  horde:
    STANDS +
    HAT +
    path('M15.2 13.2 18.6 9.6 17 5.2l1.8-.6 2 5.4-4.4 5.2zM8.8 13.2 5.4 17l1.2 1.4 4-3.2z') +
    stroke('M18.4 22V4', 1.6) +
    stroke('M15-2.2v4.2q0 2.4 3.4 2.4t3.4-2.4v-4.2M18.4-2.2V4', 1.5),
  'horde-fast':
    RUNS +
    HAIR +
    path('M15 13.2 18.4 9 17 4.6l1.8-.6 2.2 5.4-4.6 5.6zM8.8 13.2 4 15.4l.6 1.8 5-1.6z') +
    path('M16.4 6.4 18.6-2.4c.6-1.8 4-1.2 3.8 1l-4 8.4z', TRIM),
  followers:
    STANDS +
    keyed('M13.6 4.4c3.4-3.4 9.6-.4 8.6 5.2-.8 4-5 4.8-7.4 2.6z', TRIM, 1.2) +
    path('M15.6 13.4 20 11l.8 1.6-5 3.8z') +
    stroke('M5 38V16', 1.3) +
    path('M8.6 13.4 4.4 18l1.2 1.4 4-3z'),
  denizens:
    placed(BODY + HEAD + path('M15.6 13.4 19.6 8l1.6 1-3.8 7z') + stroke('M18.6 12 22.4 1.8', 1.6), 'translate(0 -3)') +
    keyed('M1 21h4.6v3h4v-3h4.8v3h4v-3H23v18H1z', TRIM, 1.3) +
    stroke('M1 30h22M8.4 24v6M15.6 24v6M4.6 30v9M12 30v9M19.4 30v9', 1, FIELD),
  'standard-foot':
    STANDS +
    path('M8.5 6.8a3.5 3.5 0 0 1 7 0z', TRIM) +
    stroke('M18.6 39V-1', 1.6, FIGURE) +
    keyed('M18.6-1H5.4l2.8 4-2.8 4h13.2z', STANDARD, 1.2) +
    path('M15.4 13.4 19.6 17l-1 1.6-4-2z'),
}
