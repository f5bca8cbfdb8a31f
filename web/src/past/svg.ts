// One moment of a battle as a self-contained SVG.

import { sides } from '../armies/sides.svelte'
import type { State } from '../wire'
import { t } from '../words'
import { drawn, settled } from './drawn'
import Scene from './Scene.svelte'
import { moment } from './timeline'

/** The board of a state as a file. */
export function picture(state: State, turned: boolean, named: boolean): string {
  const { markup, rules } = drawn(Scene, { state, turned, named })
  const title = `<title>${escaped(t('past-file-title', { moment: moment(state) }))}</title>`
  const style = `<style>${escaped(rules.join('\n'))}</style>`
  const size = 'xmlns="http://www.w3.org/2000/svg" width="900" height="900" font-family="sans-serif"'
  // Functions, because `$&` in a text would stand for what is replaced.
  const whole = markup.replace('<svg ', () => `<svg ${size} `).replace('>', () => `>${title}${style}`)
  return settled(allowed(whole), sides.all(state.attacker)) + '\n'
}

/** Characters that no XML may have, not even escaped: one makes the whole file unreadable. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

/** A text with a sign in place of each character that XML forbids. */
function allowed(text: string): string {
  return text.replaceAll(FORBIDDEN, '\uFFFD')
}

/** Escapes a text for XML. */
export function escaped(text: string): string {
  return allowed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
