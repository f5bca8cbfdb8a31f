// What stands beside the table of a battle over a server.

import { render } from '@testing-library/svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { getBattle } from '../../src/context'
import type { OnlineView } from '../../src/online/desk.svelte'
import type { Notice } from '../../src/online/onlineTable'
import type { Frame } from '../../src/online/wire'
import type { SideWord } from '../../src/wire'
import { CODE, seatOfRed } from '../support/fakeHouse'
import { within } from '../support/within'

vi.doMock('../../src/table', () => ({ engine: {} }))
const { setBattle } = await import('../../src/context')
const { language } = await import('../../src/language.svelte')
const { desk } = await import('../../src/online/desk.svelte')
const { ready } = await import('../../src/online/online')
const { Talk } = await import('../../src/online/talk.svelte')
const { default: Panel } = await import('../../src/online/Panel.svelte')

beforeAll(async () => {
  await language.include('table')
  await ready({} as never)
})
afterAll(() => {
  vi.doUnmock('../../src/table')
  vi.resetModules()
})

const frame = (presence: Frame['presence']) =>
  ({
    presence,
    closed: null,
    pace: 'untimed',
    clocks: null,
    asks: 'move red',
    offers: [],
    isPaused: false,
    isRematchAgreed: false,
    own: null,
  }) as unknown as Frame

const onsave = vi.fn()

/** The panel of a page with a side, or of one that watches. */
function panel(side: SideWord | null, more: Partial<OnlineView>): HTMLElement {
  const { terms } = seatOfRed()
  desk.view = {
    code: CODE,
    side,
    terms,
    connection: { kind: 'open' },
    version: 0,
    frame: null,
    heard: 0,
    pending: [],
    dice: { checked: 0, unchecked: 0, visit: 0 },
    notice: null,
    broken: null,
    army: null,
    isShowable: true,
    talk: new Talk(CODE, side, () => false),
    ...more,
  }
  const sides = { name: (one: SideWord) => one, short: (one: SideWord) => one }
  return render(
    within(() => setBattle({ sides } as unknown as ReturnType<typeof getBattle>), Panel),
    { onsave },
  ).container
}

describe('whether a player is there', () => {
  const said = (side: SideWord | null, more: Partial<OnlineView>) =>
    [...panel(side, more).querySelectorAll<HTMLElement>('[data-presence]')].map(({ dataset }) => dataset.presence)

  it('is what the house says of the opponent, and of both to one who watches', () => {
    const known = frame([{ p: 'here' }, { p: 'never' }])
    expect(said('red', { frame: known })).toEqual(['never'])
    expect(said(null, { frame: known })).toEqual(['here', 'never'])
  })

  it('is not said before the house has said anything, nor while the connection is lost', () => {
    // A page that was loaded again shows the table that it knows, and has heard nothing of the players yet.
    for (const side of ['red', 'blue', null] as const) expect(said(side, {})).toEqual([])
    expect(said('red', { frame: frame([{ p: 'here' }, { p: 'here' }]), connection: { kind: 'trying', since: 0 } })).toEqual([])
  })
})

describe('the end of a pause by an order', () => {
  it.each([
    ['red', 'You have gone on: the pause is over.'],
    ['blue', 'Your opponent has gone on: the pause is over.'],
    [null, 'The pause is over.'],
  ] as const)('is said on the page of %s', (side, text) => {
    const notice: Notice = { kind: 'resumed', by: 'red' }
    expect(panel(side, { notice, frame: frame([{ p: 'here' }, { p: 'here' }]) }).querySelector('[data-notice=resumed]')?.textContent).toContain(text)
  })
})

describe('the record', () => {
  const view = (watched: boolean) => {
    const drawn = panel('red', { terms: { ...seatOfRed().terms, watched }, frame: frame([{ p: 'here' }, { p: 'here' }]) })
    const links = [...drawn.querySelectorAll('[data-act=watch-link]')]
    return { links: links.length, record: drawn.querySelector<HTMLElement>('[data-act=record]') }
  }

  it('is a link to the house where others may watch, and is saved by the page where they may not', () => {
    const open = view(true)
    expect([open.links, open.record?.getAttribute('href')]).toEqual([1, desk.house.record(CODE)])
    const own = view(false)
    expect([own.links, own.record?.tagName]).toEqual([0, 'BUTTON'])
    own.record?.click()
    expect(onsave).toHaveBeenCalledTimes(1)
  })
})
