// Renders the page's own components off screen, with their styles, for exported pictures.

import { flushSync, mount, unmount, type Component } from 'svelte'
import table from '../../../look/colours.css?raw'
import page from '../app.css?raw'

/** What a component draws, inside an SVG of its own. */
export function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): { markup: string; rules: string[] } {
  const stage = document.createElement('div')
  stage.hidden = true
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  stage.append(svg)
  document.body.append(stage)
  const shown = mount(component, { target: svg, props })
  flushSync()
  const writer = new XMLSerializer()
  const parts = [...svg.children].map((child) => writer.serializeToString(child))
  const rules = rulesFor(svg)
  void unmount(shown)
  stage.remove()
  // Browser attributes are set once, at the root.
  return { markup: parts.join('').replaceAll(' xmlns="http://www.w3.org/2000/svg"', ''), rules }
}

/** The rules of the page's styles that touch a drawing, but for what only a hand or the keys bring about. */
function rulesFor(root: Element): string[] {
  const found: string[] = []
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || /:(root|focus|hover)|^\*/.test(rule.selectorText)) continue
      if (root.querySelector(rule.selectorText)) found.push(rule.cssText)
    }
  }
  return found
}

/** The colours of the page, as its own style sheets have them: each by day and by night. */
export const STYLES = table + page

const VALUES = new Map([...STYLES.matchAll(/^ {2}--([a-z-]+): (.+);$/gm)].map(([, name, value]) => [name ?? '', value ?? '']))

/** Styles with their colours by day put in, for programs that know SVG but no variables; `own` are those of the armies. */
export function settled(text: string, own: Record<string, string> = {}): string {
  const value = (name: string) => (own[`--${name}`] ?? VALUES.get(name) ?? '').replace(/^light-dark\(([^,]+), .+\)$/, '$1')
  return text.replaceAll(/var\(--([a-z-]+)\)/g, (whole, name: string) => (VALUES.has(name) ? value(name) : whole))
}
