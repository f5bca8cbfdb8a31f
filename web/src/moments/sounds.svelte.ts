// Which sounds belong to what has happened, and whether they are heard: where the player has switched them on, or on a desk where
// motion is wished, and never before something has been pressed.

import type { Event } from '../wire'
import { keepView, view } from '../settings.svelte'
import type { Sound } from './synth'
import { COMBAT, motionReduced } from './timings'

/** What is heard of events, and how many milliseconds after they are shown; the dice of a moment come before that. */
export function soundsOf(events: Event[]): [sound: Sound, after: number][] {
  const has = (kind: Event['kind']) => events.some((event) => event.kind === kind)
  const heard: [Sound, number][] = []
  if (has('moved')) heard.push(['march', 0])
  if (has('lost')) heard.push(['fall', 120])
  if (has('ended')) heard.push(['victory', 300])
  else if (has('bound')) heard.push(['horn', 200])
  return heard
}

/** What is heard while a combat or a shooting is rolled for. */
export function soundsOfRoll(shooting: boolean, beat: number): [sound: Sound, after: number][] {
  const rolled = COMBAT.spot + COMBAT.factors
  const word = rolled + COMBAT.dice + COMBAT.totals
  return [...(beat > 0 ? ([['dice', rolled * beat]] as [Sound, number][]) : []), [shooting ? 'arrows' : 'clash', word * beat]]
}

class Sounds {
  /** Whether anything has been pressed yet. */
  private pressed = false

  constructor() {
    for (const kind of ['pointerdown', 'keydown']) globalThis.addEventListener?.(kind, () => (this.pressed = true), { once: true, capture: true })
  }

  /** Whether sounds are wished: on a phone, and where motion is not, only if they were switched on. */
  get on(): boolean {
    return view.sound ?? !(motionReduced() || (globalThis.matchMedia?.('(pointer: coarse)').matches ?? true))
  }

  toggle(on = !this.on): void {
    view.sound = on
    keepView()
    if (on) this.play([['horn', 0]])
  }

  play(heard: [sound: Sound, after: number][]): void {
    if (!this.on || !this.pressed || heard.length === 0) return
    // Without its sounds a battle goes on.
    void import('./synth').then(({ make }) => Promise.all(heard.map(([sound, after]) => make(sound, after)))).catch(() => undefined)
  }
}

export const sounds = new Sounds()
