// How far apart two colours are for normal sight and for three kinds of colour blindness.
//
// Distances are CIEDE2000; colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009), full strength.

type Triple = readonly [number, number, number]

const SIGHT = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

export type Sight = keyof typeof SIGHT
export const SIGHTS = Object.keys(SIGHT) as Sight[]

const clamped = (value: number) => Math.max(0, Math.min(1, value))

/** A colour such as `#8f2a20` in linear light. */
export function linear(colour: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function written(light: Triple): string {
  const channel = (value: number) => {
    const gamma = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(clamped(gamma) * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${light.map(channel).join('')}`
}

/** A colour between two, mixed in light: `share` of the second. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [linear(one), linear(other)]
  const part = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return written([part(0), part(1), part(2)])
}

function seen([r, g, b]: Triple, sight: Sight): Triple {
  const m = SIGHT[sight]
  return [clamped(m[0] * r + m[1] * g + m[2] * b), clamped(m[3] * r + m[4] * g + m[5] * b), clamped(m[6] * r + m[7] * g + m[8] * b)]
}

/** CIE L*a*b* under D65. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (value: number) => (value * 180) / Math.PI
const radians = (value: number) => (value * Math.PI) / 180

/** CIEDE2000 between two colours in L*a*b* (Sharma, Wu and Dalal, 2005). */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)))
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const hue = (x: number, y: number) => (x === 0 && y === 0 ? 0 : (degrees(Math.atan2(y, x)) + 360) % 360)
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)]
  let turn = c1 * c2 === 0 ? 0 : h2 - h1
  if (turn > 180) turn -= 360
  else if (turn < -180) turn += 360
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))]
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  let h = h1 + h2
  if (c1 * c2 !== 0) h = Math.abs(h1 - h2) > 180 ? (h + (h < 360 ? 360 : -360)) / 2 : h / 2
  const t = 1 - 0.17 * Math.cos(radians(h - 30)) + 0.24 * Math.cos(radians(2 * h)) + 0.32 * Math.cos(radians(3 * h + 6)) - 0.2 * Math.cos(radians(4 * h - 63))
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t]
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))
}

/** How far apart two colours are in the kind of sight, of these, that tells them apart least. */
export function apart(one: string, other: string, sights = SIGHTS): number {
  const [a, b] = [linear(one), linear(other)]
  return Math.min(...sights.map((sight) => difference(lab(seen(a, sight)), lab(seen(b, sight)))))
}

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r, g, b] = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
