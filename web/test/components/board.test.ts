// Parts of the board as they are drawn.

import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import Base from '../../src/board/Base.svelte'
import Brinks from '../../src/board/Brinks.svelte'
import Ground from '../../src/board/Ground.svelte'
import Picture from '../../src/past/Picture.svelte'

describe('the plaques on the rim', () => {
  it('name the armies where they can be read, and not on a phone', () => {
    const shown = (pixels?: number) => render(Ground, { board: [15, 15], pixels }).container.querySelectorAll('.plaque').length
    // Letters are 0.2 base widths high: 10.6 pixels on a desk, 4.8 on a phone. A file has no size.
    expect([shown(53), shown(24), shown()]).toEqual([2, 0, 2])
  })

  it('stand at the edges of their sides, when the board is turned too', () => {
    const texts = (turned: boolean) =>
      [...render(Ground, { board: [15, 15], turned }).container.querySelectorAll('.plaque text')].map((text) => text.textContent)
    expect(texts(false)).toEqual(['RED', 'BLUE'])
    expect(texts(true)).toEqual(['BLUE', 'RED'])
  })
})

describe('a small picture of the board', () => {
  it('cuts a road at the edge of the table', () => {
    const road = {
      kind: 'road',
      going: 'good',
      outline: [],
      line: [
        [0, 3],
        [15, 9],
      ],
      width: 0.5,
      crest: null,
    }
    const { container } = render(Picture, { picture: { board: [15, 15], features: [road], holds: [], elements: [] } as never })
    const ground = container.querySelector('svg svg')
    expect(ground?.getAttribute('viewBox')).toBe('0 0 15 15')
    // Its ends are drawn beyond the edges and cut there at an angle, so that no corner of its own sticks out or lacks.
    expect(ground?.querySelector('path.band')?.getAttribute('d')).toMatch(/^M-0\.9\d* .*L15\.9\d* /)
  })
})

describe('where what can be reached ends', () => {
  it('is drawn on the bases alone, by the outer half of its line', () => {
    const props = (brinks: { kind: 'reach' | 'threat'; path: string }[]) => ({
      brinks,
      standing: [{ at: [5, 6, 180], width: 1, depth: 0.5 }],
      board: [15, 15],
      box: { x: 0, y: 0, w: 15, h: 15 },
    })
    expect(render(Brinks, props([]) as never).container.querySelector('svg')).toBeNull()
    const { container } = render(Brinks, props([{ kind: 'reach', path: 'M4 9H6V8H4Z' }]) as never)
    const [line, hole] = container.querySelectorAll('mask path')
    expect([line?.getAttribute('d'), line?.getAttribute('stroke'), hole?.getAttribute('fill')]).toEqual(['M4 9H6V8H4Z', '#fff', '#000'])
    // The base looks down the table: from 6 up to 6.5, which are 9 and 8.5 from its top.
    expect(container.querySelector('path.brink')?.getAttribute('d')).toBe('M5.5 9L4.5 9L4.5 8.5L5.5 8.5Z')
  })
})

describe('an element', () => {
  it('is no stop of Tab where it is a picture', () => {
    // Chromium lets Tab stop at whatever in a drawing listens for the focus.
    const listens = vi.spyOn(EventTarget.prototype, 'addEventListener')
    const element = {
      id: 'r1',
      index: 0,
      side: 'red',
      troop: '4Bd',
      class: 'Bd',
      general: false,
      place: 'table',
      at: [5, 5, 0],
      width: 1,
      depth: 0.5,
      moves: 0,
      commanded: true,
    }
    const game = { board: [15, 15], phase: 'movement', active: 'red', attacker: 'red', elements: [element] }
    const { container } = render(Base, { element, game, still: true } as never)
    const base = container.querySelector('g.base')
    expect(base?.getAttribute('role')).toBe('img')
    expect(base?.hasAttribute('tabindex')).toBe(false)
    expect(listens.mock.calls.map(([kind]) => kind).filter((kind) => kind.startsWith('focus'))).toEqual([])
    listens.mockRestore()
    expect(
      render(Base, { element, game } as never)
        .container.querySelector('g.base')
        ?.getAttribute('tabindex'),
    ).toBe('0')
  })
})
