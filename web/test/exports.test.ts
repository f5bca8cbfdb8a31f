// What a battle is exported to says what the battle says, and nothing of it is markup or script.

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settled } from '../src/past/drawn'
import type { Frames } from '../src/past/replay/frames'
import { escaped } from '../src/past/svg'
import type { Element, State } from '../src/wire'
import { tab } from './support/browser'
import { HOSTILE } from './support/hostile'

// The drawing itself is the browser's; here each component answers with a mark of its own.
const drawn = vi.fn()
let svg: typeof import('../src/past/svg')
let replays: typeof import('../src/past/replay/replay')
let series: typeof import('../src/past/replay/frames')
beforeAll(async () => {
  vi.doMock('../src/past/drawn', async (original) => ({ ...(await original<object>()), drawn }))
  svg = await tab(() => import('../src/past/svg'))
  replays = await import('../src/past/replay/replay')
  series = await import('../src/past/replay/frames')
})
afterAll(() => {
  vi.doUnmock('../src/past/drawn')
  vi.resetModules()
})

const element = (id: string, x: number, more: Partial<Element> = {}) =>
  ({ id, side: 'red', troop: '4Bd', class: 'Bd', general: false, place: 'table', at: [x, 3, 0], width: 1, depth: 0.5, ...more }) as Element
const state = (elements: Element[], more: Partial<State> = {}) =>
  ({
    board: [15, 15],
    edition: '2.2',
    phase: 'movement',
    active: 'red',
    bounds: [1, 0],
    losses: [0, 0],
    elements,
    features: [],
    holds: [],
    ...more,
  }) as unknown as State

const frames = (more: Partial<Frames> = {}): Frames => ({
  board: [15, 15],
  figures: '',
  scenes: [],
  looks: [],
  frames: [],
  steps: [],
  stops: [],
  rules: [],
  ...more,
})

describe('a text in XML', () => {
  it('has no sign that means anything there', () => {
    expect(escaped('a < b > c & "d" &lt;')).toBe('a &lt; b &gt; c &amp; &quot;d&quot; &amp;lt;')
  })
})

describe('a picture of a moment', () => {
  it('has a size, a title and its styles, all of them as text', () => {
    drawn.mockReturnValue({ markup: '<svg viewBox="0 0 15 15"><rect/></svg>', rules: ['.a > .b { fill: var(--red) }', '.c::after { content: "<&" }'] })
    const hostile = state([], { phase: HOSTILE as State['phase'] })
    const file = svg.picture(hostile, false, false)
    expect(file).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="900" height="900" font-family="sans-serif" viewBox="0 0 15 15"><title>The board: Red, bound 1, /,
    )
    expect(file.endsWith('<rect/></svg>\n')).toBe(true)
    // The whole text is there, but for a control character, which no XML may have.
    expect(file).toContain(
      `&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&quot;alert(2)&quot;&gt;&amp;lt;&amp;amp;'\`\${1}$&amp; \u202Ereversed\u202C\uFFFD\u2028%at, losses: Red 0, Blue 0</title>`,
    )
    expect(file).toContain('.c::after { content: &quot;&lt;&amp;&quot; }</style>')
    expect(file).toContain('.a &gt; .b { fill: ')
    expect(file).not.toMatch(/var\(--red\)|<script|<img/i)
    // The title ends where it should: the next tag after it is its own end.
    expect(/<title>([^<]*)<(\/?\w+)/.exec(file)?.[2]).toBe('/title')
  })

  it('has the colours of the page by day, and keeps what is none of them', () => {
    expect(settled('fill: var(--no-such-colour)')).toBe('fill: var(--no-such-colour)')
    expect(settled('fill: var(--red)')).toMatch(/^fill: #[0-9a-f]+$/)
  })
})

describe('a battle as a web page', () => {
  const file = () => {
    const steps = [[{ kind: 'plain' as const, side: null, text: HOSTILE, more: [HOSTILE] }]]
    const stops = [{ at: 0, title: HOSTILE, lost: HOSTILE, picture: '<svg></svg>' }]
    return replays.replay(
      frames({ steps, stops, frames: [{ where: HOSTILE, scene: 0, marked: [HOSTILE], stands: {} }], rules: ['.base { fill: red }'] }),
      HOSTILE,
      HOSTILE,
      '',
    )
  }

  it('holds the battle as data, which no text of it can end', () => {
    const [, json = ''] = /<script type="application\/json" id="battle">([^]*?)<\/script>/.exec(file()) ?? []
    expect(json).not.toContain('<')
    const held = JSON.parse(json) as Frames
    expect(held.steps[0]?.[0]).toMatchObject({ text: HOSTILE, more: [HOSTILE] })
    expect(held.stops[0]).toMatchObject({ title: HOSTILE, lost: HOSTILE })
    expect(held.frames[0]?.where).toBe(HOSTILE)
  })

  it('has its title and the line about it as text', () => {
    const text = file()
    const inside = (tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)<(/?\\w+)`).exec(text)?.slice(1)
    expect(inside('title')).toEqual([escaped(HOSTILE), '/title'])
    expect(inside('h1')).toEqual([escaped(HOSTILE), '/h1'])
    expect(inside('p class="soft"')).toEqual([escaped(HOSTILE), '/p'])
    // Two scripts: the data and the player. Nothing else runs, and nothing is fetched.
    expect(text.match(/<script/gi)).toHaveLength(2)
    expect(text).not.toMatch(/<img/i)
    expect(text).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"`)
    expect(text).toContain('.base { fill: red }')
  })
})

describe('the moments of a battle', () => {
  it('name only what has changed since the one before', () => {
    drawn.mockImplementation((_component: unknown, props: object) => ({ markup: 'element' in props ? '<g/>' : '<svg/>', rules: ['.base { fill: red }'] }))
    const [one, two] = [element('r1', 4), element('r2', 6)]
    const states = [state([one, two]), state([{ ...one, at: [4.00049, 5, 0] }, two]), state([one, { ...two, place: 'lost' }])]
    const step = (...marked: string[]) => ({ entries: [], marked: new Set(marked), bound: null })
    const found = series.frames(states, [step('r1'), step('r2')], [{ at: 0, title: 'Before', bound: null }])
    // Both look alike but for their ids. Lengths are to a thousandth.
    expect(found.frames.map(({ stands }) => stands)).toEqual([{ r1: [4, 3, 0, 0], r2: [6, 3, 0, 1] }, { r1: [4, 5, 0, 0] }, { r1: [4, 3, 0, 0], r2: null }])
    expect(found.frames.map(({ marked }) => marked)).toEqual([[], ['r1'], ['r2']])
    expect(found.stops.map(({ title, lost }) => [title, lost])).toEqual([['Before', 'Lost: Red 0, Blue 0']])
    expect([found.looks.length, found.scenes.length, found.rules]).toEqual([2, 1, ['.base { fill: red }']])
  })
})
