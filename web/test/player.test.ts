// The player of a battle's own page, on a page of a few elements: what a text of the battle says is text there.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import player from '../src/past/replay/player.js?raw'
import { HOSTILE } from './support/hostile'

/** As much of an element of a page as the player uses. Markup is kept as it is, with one element for each of its outermost tags. */
class Node {
  children: Node[] = []
  attributes = new Map<string, string>()
  dataset: Record<string, string> = {}
  style: Record<string, string> = {}
  textContent = ''
  markup = ''
  parent: Node | null = null
  selected = false
  classList = { toggle: (_name: string, on: boolean) => void (this.selected = on) }
  constructor(readonly name: string) {}
  get firstChild() {
    return this.children[0]
  }
  get lastChild() {
    return this.children.at(-1)
  }
  set innerHTML(markup: string) {
    this.markup = markup
    this.children = []
    for (const [, name = '', id, label] of markup.matchAll(/<(\w+)(?: data-id="(\w+)" aria-label="([^"]*)")?[^>]*>(?:<\/\w+>)?/g)) {
      const child = new Node(name)
      if (id !== undefined) child.dataset.id = id
      if (label !== undefined) child.setAttribute('aria-label', label)
      this.append(child)
    }
  }
  append(...children: Node[]) {
    for (const child of children) {
      child.parent = this
      this.children.push(child)
    }
  }
  replaceChildren(...children: (Node | string)[]) {
    this.children = []
    this.textContent = children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('')
  }
  replaceWith(other: Node) {
    other.parent = this.parent
    this.parent?.children.splice(this.parent.children.indexOf(this), 1, other)
  }
  remove() {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1)
  }
  setAttribute(name: string, value: unknown) {
    this.attributes.set(name, String(value))
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }
  getBoundingClientRect() {}
  get all(): Node[] {
    return this.children.flatMap((child) => [child, ...child.all])
  }
  querySelector(selector: string): Node | null {
    const id = /^\[data-id="(\w+)"\]$/.exec(selector)?.[1]
    return (
      this.all.find((node) =>
        id !== undefined ? node.dataset.id === id : selector === '[aria-current]' ? node.attributes.has('aria-current') : node.name === selector,
      ) ?? null
    )
  }
}

const WORDS = Object.fromEntries(
  ['first', 'bound-back', 'step-back', 'step-on', 'bound-on', 'newest', 'turn', 'turned', 'slider', 'row', 'print'].map((word) => [word, word]),
)

/** A battle of one element that goes from (4, 3) to (4, 5), and what was said of it. */
const battle = {
  board: [15, 20],
  scenes: [['<rect>', '<path>']],
  looks: [['<g data-id="r1" aria-label="Blades">', '<g data-id="r1" aria-label="Blades">']],
  frames: [
    { where: 'before', scene: 0, marked: [], stands: { r1: [4, 3, 10, 0] } },
    { where: HOSTILE, scene: 0, marked: ['r1'], stands: { r1: [4, 5, 10, 0] } },
    { where: 'after', scene: 0, marked: [], stands: { r1: null } },
  ],
  steps: [[{ kind: 'plain', side: 'red', text: HOSTILE, more: [HOSTILE] }], []],
  stops: [
    { at: 0, title: HOSTILE, lost: HOSTILE, picture: '<svg>' },
    { at: 1, title: 'bound 1', lost: '', picture: '<svg>' },
  ],
  words: { ...WORDS, at: 'Step %at of %last.', place: 'at %x, %y facing %f' },
}

/** The page after the script has run. */
function opened() {
  const nodes = new Map<string, Node>()
  const byId = (id: string) => {
    const node = nodes.get(id) ?? new Node(id)
    nodes.set(id, node)
    return node
  }
  byId('battle').textContent = JSON.stringify(battle)
  const document = {
    getElementById: byId,
    createElement: (name: string) => new Node(name),
    createElementNS: (_space: string, name: string) => new Node(name),
    querySelectorAll: () => byId('buttons').children.filter((button) => button.dataset.end !== undefined),
    querySelector: () => byId('buttons').children.find((button) => button.dataset.act === 'turn'),
    body: new Node('body'),
  }
  let press = (_event: object) => {}
  runInNewContext(player, { document, addEventListener: (_name: string, act: typeof press) => (press = act) })
  const key = (key: string) => press({ key, preventDefault: () => {} })
  return { byId, key, bases: () => byId('board').lastChild?.children ?? [], at: () => document.body.dataset.at }
}

describe('the player of a battle', () => {
  it('is the script that the page holds', () => {
    expect(player).toBe(readFileSync(join(import.meta.dirname, '../src/past/replay/player.js'), 'utf8'))
  })

  it('writes what the battle says as text, and never as markup', () => {
    const { byId, key } = opened()
    // It begins with the first bound.
    expect(byId('where').textContent).toBe(`${HOSTILE}. Step 1 of 2. ${HOSTILE} `)
    const lines = [...byId('log').all, ...byId('stops').all]
    const drawn = lines.filter((node) => node.markup !== '')
    expect(drawn.map((node) => node.markup)).toEqual(['<svg>', '<svg>'])
    // The line and what it opens to in the log; the title and the losses of the first stop.
    expect(lines.filter((node) => node.textContent === HOSTILE)).toHaveLength(4)
    key('Home')
    expect(byId('where').textContent).toBe('before. Step 0 of 2.  ')
  })

  it('draws the elements where they stand, from either edge', () => {
    const { bases, key, at } = opened()
    const [r1] = bases()
    // (4, 5) on a board of 15 by 20 is 15 below its far edge.
    expect([at(), r1?.style.transform, r1?.selected]).toEqual([1, 'translate(4px, 15px) rotate(10deg)', true])
    expect(r1?.getAttribute('aria-label')).toBe('Blades, at 4, 5 facing 10')
    key('t')
    // Half a turn about the middle: (11, 15) looking to 190.
    const [turned] = bases()
    expect(turned?.getAttribute('aria-label')).toBe('Blades, at 11, 15 facing 190')
    expect(turned?.style.transform).toMatch(/^translate\(11px, 5px\) rotate\((190|-170)deg\)$/)
    key('t')
    key('Home')
    expect(bases()[0]?.style.transform).toMatch(/^translate\(4px, 17px\) rotate\((10|-350)deg\)$/)
    key('End')
    expect([at(), bases().length]).toEqual([2, 0])
  })
})
