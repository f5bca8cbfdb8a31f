import { describe, expect, it } from 'vitest'
import { isNews, moverOf } from '../../src/panels/lead'

const state = {}
const rest = { question: 'move', state, held: false }

describe('the focus', () => {
  it('is led by what is asked, by what has happened, and by a move that is held, but not by one that is dropped', () => {
    expect(isNews(rest, rest)).toBe(false)
    expect(isNews(rest, { ...rest, question: 'throw' })).toBe(true)
    expect(isNews(rest, { ...rest, state: {} })).toBe(true)
    expect(isNews(rest, { ...rest, held: true })).toBe(true)
    expect(isNews({ ...rest, held: true }, rest)).toBe(false)
    expect(isNews({ ...rest, held: true }, { ...rest, state: {} })).toBe(true)
  })

  it('goes to what moves while something may be moved, on the board or among those still to deploy', () => {
    const root = document.createElement('div')
    root.innerHTML = '<svg><g class="base" data-id="r1"></g></svg><button data-reserve="r2"></button>'
    const found = (what: string | null, id?: string) => moverOf(root, what, id)?.tagName.toLowerCase()
    expect([found('move', 'r1'), found('deployment', 'r1'), found('deployment', 'r2')]).toEqual(['g', 'g', 'button'])
    expect([found('move'), found('move', 'r3'), found('combat', 'r1'), found(null, 'r1')]).toEqual([undefined, undefined, undefined, undefined])
  })
})
