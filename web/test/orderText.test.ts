import { describe, expect, it } from 'vitest'
import { language } from '../src/language.svelte'
import { orderText } from '../src/orderText'
import type { State } from '../src/wire'

await language.include('account')

describe('an order in words', () => {
  it.each([
    ['place road 0.5 along 0 7 15 8', 'Road around 7.5, 7.5'],
    ['place waterway left 2', 'Waterway left edge'],
    ['features wood wood river', 'Wood × 2, River'],
    ['camp none', 'No camp'],
    ['camp 1 0 3 0 3 1 1 1', 'Camp around 2, 0.5'],
    ['edge near', 'near edge'],
    ['move r1 r2 r3 forward 1.23456', 'r1, r2, and r3: 1.23 BW ahead'],
    ['move r1 r2 forward 1 wheel left 30 forward -0.5', 'r1 and r2: 1 BW ahead, wheel 30° left, 0.5 BW back'],
    ['move r1 shift right 0.5', 'r1: 0.5 BW to the right'],
    ['column r1 r2 forward 1', 'r1 and r2: 1 BW ahead, in column'],
    ['narrow r2 r3 then r1 forward 1', 'r2, r3, and r1: 1 BW ahead'],
    ['move r1 into b4 left-flank', 'r1: into b4, on its left flank'],
    ['move r1 into blue-camp', 'r1: into Blue camp'],
    ['land r1 at 1 7 facing 90 r2 at 1 8 facing 90', 'r1 and r2: land'],
    ['break-off r1 1.25', 'r1: 1.25 BW back'],
    ['fight r1', 'r1'],
    ['fight red-camp', 'Red camp'],
    ['shoot r4 r5 at b1', 'r4 and r5 at b1'],
    ['choose recoil r1 0.75', 'Recoil 0.75 BW'],
    ['choose main-attacker r2', 'r2'],
    ['choose flee-left', 'Flee left'],
    ['dismount r1 r2', 'r1 and r2, dismounting'],
    ['dismount r1 and move r1 forward 1', 'r1: 1 BW ahead, dismounting'],
  ])('%s', (order, words) => expect(orderText(order, null)).toBe(words))

  it('points at a place of the table instead of measuring it', () => {
    const element = (id: string, kind: string) => ({ id, class: kind, side: id.startsWith('r') ? 'red' : 'blue', general: false })
    const state = { board: [15, 15], elements: [element('r1', 'Bd'), element('r2', 'Bd'), element('b4', 'Sp')], holds: [] } as unknown as State
    expect(orderText('move r1 r2 to 2.5 11.25 facing 10', state)).toBe('Blades 1 and 2: to the far left')
    expect(orderText('move r1 to 7.5 7.5', state)).toBe('Blades 1: to the centre')
    expect(orderText('deploy r1 at 12 2 facing 0', state)).toBe('Blades 1: to the near right')
    expect(orderText('move r1 into b4 front', state)).toBe('Blades 1: into Spears 4, front on')
    expect(orderText('place wood 2 11 4 11 4 13 2 13', state)).toBe('Wood at the far left')
    expect(orderText('camp 1 0 3 0 3 1 1 1', state)).toBe('Camp at the near left')
  })
})
