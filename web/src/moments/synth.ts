// The sounds of a battle, made by the Web Audio API: nothing is fetched but this.

/** What can be heard. */
export type Sound = 'dice' | 'march' | 'clash' | 'arrows' | 'horn' | 'fall' | 'victory'

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A second of noise, the same for all that rattles, rushes or thuds. */
function noise(context: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  }
  return hiss
}

/** A volume that rises to `loud` and dies away. */
function swell(context: AudioContext, from: number, rise: number, fall: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, from)
  gain.gain.exponentialRampToValueAtTime(loud, from + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + rise + fall)
  gain.connect(context.destination)
  return gain
}

interface Burst {
  at: number
  /** The pitch that is let through, and to where it glides. */
  pitch: number
  to?: number
  /** How narrow that is. */
  q?: number
  rise?: number
  fall: number
  loud: number
}

/** Noise of about one pitch. */
function burst(context: AudioContext, now: number, { at, pitch, to = pitch, q = 1, rise = 0.004, fall, loud }: Burst): void {
  const source = context.createBufferSource()
  source.buffer = noise(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = q
  filter.frequency.setValueAtTime(pitch, now + at)
  filter.frequency.exponentialRampToValueAtTime(to, now + at + rise + fall)
  source.connect(filter).connect(swell(context, now + at, rise, fall, loud))
  source.start(now + at, Math.random() * 0.5, rise + fall + 0.05)
}

interface Tone {
  at: number
  pitch: number
  to?: number
  rise?: number
  fall: number
  loud: number
  type?: OscillatorType
  /** What is above this is dulled. */
  dull?: number
}

function tone(context: AudioContext, now: number, { at, pitch, to = pitch, rise = 0.004, fall, loud, type = 'sine', dull = 12_000 }: Tone): void {
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, now + at)
  source.frequency.exponentialRampToValueAtTime(to, now + at + rise + fall)
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = dull
  source.connect(filter).connect(swell(context, now + at, rise, fall, loud))
  source.start(now + at)
  source.stop(now + at + rise + fall + 0.05)
}

/** A natural horn: a few notes of one length after another, with overtones that open slowly. */
const horn = (context: AudioContext, now: number, notes: [pitch: number, at: number, long: number][], loud: number) => {
  for (const [pitch, at, long] of notes) {
    tone(context, now, { at, pitch, rise: 0.07, fall: long, loud, type: 'sawtooth', dull: pitch * 4 })
    tone(context, now, { at, pitch: pitch * 1.004, rise: 0.1, fall: long, loud: loud * 0.6, type: 'sawtooth', dull: pitch * 3 })
  }
}

const MADE: Record<Sound, (context: AudioContext, now: number) => void> = {
  dice: (context, now) => {
    for (const at of [0, 0.06, 0.15, 0.22, 0.31, 0.36, 0.42])
      burst(context, now, { at, pitch: 2200 + Math.random() * 1600, q: 6, fall: 0.03, loud: 1.4 - at * 1.6 })
  },
  march: (context, now) => {
    for (const at of [0, 0.19, 0.38]) {
      burst(context, now, { at, pitch: 170, q: 1.2, fall: 0.09, loud: 1.6 })
      burst(context, now, { at: at + 0.02, pitch: 3400, q: 3, fall: 0.03, loud: 0.2 })
    }
  },
  clash: (context, now) => {
    for (const [pitch, fall] of [
      [1870, 0.5],
      [2830, 0.36],
      [4310, 0.26],
      [6150, 0.16],
    ] as const)
      tone(context, now, { at: 0, pitch, to: pitch * 0.995, fall, loud: 0.08, type: 'triangle' })
    burst(context, now, { at: 0, pitch: 3600, q: 0.7, fall: 0.09, loud: 0.45 })
    burst(context, now, { at: 0.01, pitch: 240, q: 1, fall: 0.14, loud: 0.5 })
  },
  arrows: (context, now) => {
    for (const at of [0, 0.07, 0.12, 0.2]) {
      burst(context, now, { at, pitch: 3800, to: 900, q: 5, rise: 0.05, fall: 0.24, loud: 0.7 })
      burst(context, now, { at: at + 0.3, pitch: 420, q: 2, fall: 0.05, loud: 0.9 })
    }
  },
  horn: (context, now) =>
    horn(
      context,
      now,
      [
        [220, 0, 0.22],
        [330, 0.2, 0.5],
      ],
      0.11,
    ),
  fall: (context, now) => {
    tone(context, now, { at: 0, pitch: 130, to: 48, fall: 0.3, loud: 0.45 })
    burst(context, now, { at: 0.02, pitch: 700, to: 200, q: 0.8, fall: 0.22, loud: 0.25 })
    burst(context, now, { at: 0.2, pitch: 1500, q: 4, fall: 0.05, loud: 0.12 })
  },
  victory: (context, now) =>
    horn(
      context,
      now,
      [
        [220, 0, 0.2],
        [330, 0.2, 0.2],
        [440, 0.4, 0.26],
        [330, 0.62, 0.2],
        [440, 0.82, 1.1],
        [554, 0.84, 1.1],
        [660, 0.86, 1.1],
      ],
      0.06,
    ),
}

/** The same is heard once within so many seconds, however fast a battle is. */
const APART = 0.4
const heard = new Map<Sound, number>()

/** Makes a sound, a while from now in milliseconds. Browsers are silent until something has been pressed. */
export async function make(sound: Sound, after = 0): Promise<void> {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') await audio.resume()
  const at = audio.currentTime + after / 1000
  if (at - (heard.get(sound) ?? -APART) < APART) return
  heard.set(sound, at)
  MADE[sound](audio, at)
}
