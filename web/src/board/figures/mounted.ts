// Mounted troops, chariots and engines: silhouettes recombined, in fields of 512 by 512 (chariots 760 by 512).

import { PARTS } from './parts'
import { disc, FIELD, FIGURE, keyed, outlined, path, placed, ring, STANDARD, stroke, TRIM } from './strokes'

const HORSE = path(PARTS.trotting)
const RIDER = path(PARTS.rider) + path(PARTS.riderHead)
const DESTRIER = path(PARTS.charging) + path(PARTS.tail)
const KNIGHT = path(PARTS.knight) + path(PARTS.helm)

const round = (x: number, y: number, r: number) => disc(x, y, r + 18, FIELD) + disc(x, y, r, TRIM) + ring(x, y, r * 0.5, 14)
const spear = stroke('M306 236 402-4', 17) + path('M408-34 424 16 398 8z')
const QUIVER = keyed('M170 120 214 150 196 214 150 182z', TRIM, 14)
const SCALES = `<g fill="none" stroke="${FIELD}" stroke-width="13">${['M104 286', 'M100 326'].map((from) => `<path d="${from}${'q24 22 48 0'.repeat(6)}"/>`).join('')}</g>`

/** A camel, with a rider above its hump. */
const camel = (rider: string, arms: string) =>
  placed(path(PARTS.camel), 'translate(-6 96) scale(.82)') + placed(outlined(rider, 20) + arms, 'translate(-38 2) scale(.78)')

/** Two horses abreast that draw a car; the farther one shows as a line of heads and legs. */
const TEAM = placed(path(PARTS.charging), 'translate(368 44) scale(.8)') + placed(outlined(DESTRIER, 30), 'translate(322 66) scale(.86)')
const car = (crew: string, below = '') =>
  TEAM + placed(outlined(crew, 20) + keyed(PARTS.car, TRIM, 16) + path(PARTS.wheel) + below, 'translate(-24 70) scale(.88)') + stroke('M318 330 520 306', 14)
const DRIVER = path(PARTS.driver)
const REIN = path(PARTS.rein)

const WHEELS = [130, 382].map((x) => disc(x, 376, 62) + disc(x, 376, 34, FIELD) + disc(x, 376, 14)).join('')
const BEARERS = [34, 100, 412, 478].map((x) => disc(x, 270, 26) + path(`M${x - 26} 302h52l6 90 8 100h-30l-10-84-10 84h-30l8-100z`)).join('')

export const MOUNTED: Record<string, string> = {
  knights: DESTRIER + KNIGHT + path(PARTS.plume, TRIM) + path(PARTS.lance) + keyed('M214 186 292 214 286 268 246 300 212 258z', TRIM, 16),
  cataphracts:
    path(PARTS.tail) +
    path('M95 268C128 236 210 232 276 240L300 232 360 268 446 316 452 350 420 352 380 340 366 372H330L296 352 190 356 150 372H112L92 330z') +
    path(PARTS.charging) +
    SCALES +
    KNIGHT +
    path('M204 74 222 14 240 74z') +
    stroke('M120 262 500 92', 17),
  cavalry: HORSE + RIDER + path(PARTS.riderArm) + spear + path('M216 52q20-50 66-36l-6 26q-30-8-44 22z', TRIM) + round(232, 168, 60),
  'light-horse':
    HORSE +
    RIDER +
    stroke('M150 96 470 22', 16) +
    path('M520 8 462 42 456 10z') +
    path('M246 96 340 62 346 84 262 124z') +
    keyed('M188 118c6 80 92 84 106 4-24 34-76 34-106-4z', TRIM, 18),
  camels: camel(RIDER, stroke('M330 250 400-10', 19) + path('M402-34 420 16 392 8z') + round(232, 168, 56)),
  'light-camels': camel(RIDER, stroke('M392-14Q452 86 372 196', 20) + stroke('M282 92H452', 11) + path('M246 104 400 80 402 102 254 128z')),
  elephants:
    placed(path(PARTS.elephantBody) + path(PARTS.elephantHead) + path(PARTS.trunk) + path(PARTS.tusk, TRIM), 'translate(0 62) scale(.92)') +
    keyed('M92 66h150l-12 106H106z', TRIM, 12) +
    keyed('M92 66h28v-24h26v24h34v-24h26v24h36v24H92z', TRIM, 12) +
    stroke('M98 118h138M100 148h134', 10, FIELD) +
    disc(142, 26, 22) +
    disc(196, 26, 22) +
    stroke('M228 84 262-20', 13),
  'heavy-chariots': car(DRIVER + placed(DRIVER, 'translate(-96 8)') + REIN, stroke('M60 300 130-40', 18) + path('M132-72 148-18 116-24z')),
  'light-chariots': car(DRIVER, stroke('M330 10Q400 110 330 210', 20) + stroke('M330 10 262 110 330 210', 9) + stroke('M250 112H400', 11)),
  'scythed-chariots': car(
    DRIVER + REIN,
    ['M116 420Q0 400-40 480 20 446 120 452z', 'M110 366Q20 318-40 320 40 350 90 404z', 'M340 412q90-4 124 70-70-38-128-32z'].map((blade) => keyed(blade, FIGURE, 16)).join(''),
  ),
  mounted: HORSE + RIDER + path('M180 46h130l-34-18-10-36h-44l-8 36z') + stroke('M120 232Q60 110 150 6', 18) + stroke('M120 232 150 6', 7) + QUIVER,
  /** What draws a wagon. */
  team: DESTRIER,
  artillery: path(PARTS.ballista),
  'war-wagons': path(PARTS.wagon),
  'command-post':
    placed(
      path('M40 300h432v44H40z') +
        path('M60 232h28v70H60zM424 232h28v70h-28zM60 232h392v20H60z') +
        WHEELS +
        path('M248-50h16v350h-16z') +
        keyed('M164-36h184v150l-46-30-46 30-46-30-46 30z', TRIM, 14) +
        stroke('M256-10v84M222 22h68', 18, FIELD),
      'translate(0 60)',
    ),
  'camp-wagons':
    placed(path('M40 300h432v44H40z') + WHEELS + keyed('M60 296C50 150 130 90 256 90S462 150 452 296z', TRIM, 14) + stroke('M160 290V110M256 290V94M352 290V110', 14, FIELD), 'translate(0 40)'),
  litter:
    path('M0 306h512v22H0z') +
    path('M128 150h256v150H128z', TRIM) +
    path('M104 150 256 66l152 84z') +
    stroke('M150 160v140M362 160v140', 14, FIELD) +
    disc(256, 206, 30, FIGURE) +
    path('M212 300c0-84 88-84 88 0z', FIGURE) +
    BEARERS,
  'standard-mounted': HORSE + RIDER + path(PARTS.riderArm) + stroke('M300 250 372-60', 20) + keyed('M370-52H190l44 62-44 62h148z', STANDARD, 16),
}

