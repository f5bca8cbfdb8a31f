import { describe, expect, it } from 'vitest'
import { account } from '../src/account'

/** The account of an entry of the fifth bound. */
function told(entry: object) {
  const whole = { bound: 5, section: '5.3', name: 'stance', ...entry }
  return account(`npg blue ${JSON.stringify(whole)}`)
}

describe('the account of a general', () => {
  it('tells a throw with all that was added', () => {
    const modifiers = [{ row: 1, value: -1, facts: [['lost-npg', '1']] }, { row: 6, value: 1, facts: [['pips', '5']] }]
    expect(told({ how: { table: { dice: [3], modifiers, total: 3 } }, result: 'cautious', rulings: ['R-48'] })).toEqual({
      side: 'blue',
      short: 'What the NPG wants in this bound: cautious',
      lines: [
        'What the NPG wants in this bound (5.3): 3, -1 for elements that the NPG has lost: 1, +1 for PIPs of the NPG in this bound: 5 = 3: cautious. [R-48]',
      ],
    })
  })

  it('tells a move with those that were not made', () => {
    const action = {
      rank: 2,
      action: 'safe-attack',
      pips: [1, 4],
      scores: [['t', 18]],
      higher: [{ rank: 1, action: 'defensive-manoeuvre', candidates: 7 }],
      rejected: [['move r2 into b4 front', 6]],
    }
    expect(told({ name: 'move', how: { action }, result: 'move r1 into b4 front' })).toEqual({
      side: 'blue',
      short: 'safe attack, rank 2',
      lines: [
        'safe attack, rank 2: move r1 into b4 front, 1 of 4 PIPs (kills: 18).',
        'Nothing to be gained by defensive manoeuvre (7 looked at).',
        'Less good: move r2 into b4 front (6).',
      ],
    })
  })

  it('tells the end of a movement', () => {
    const action = { rank: 0, action: 'end', pips: [0, 3], scores: [], higher: [{ rank: 1, action: 'safe-attack', candidates: 7 }] }
    expect(told({ name: 'move', how: { action }, result: 'end' })).toEqual({
      side: 'blue',
      short: 'nothing more to be gained, 3 PIPs are left',
      lines: ['The movement ends with 3 PIPs left.', 'Nothing to be gained by safe attack (7 looked at).'],
    })
  })

  it('tells a contest throw by throw', () => {
    const once = (die: number) => ({ dice: [die], total: die })
    const options = [
      { name: 'woods', throws: [once(5), once(1)] },
      { name: 'river', throws: [once(6)], ignored: true },
    ]
    const entry = told({ how: { contest: { options } }, section: '3.2.3', name: 'optional-features', result: 'woods' })
    expect(entry?.lines).toEqual(['Which optional pieces of terrain (3.2.3): woods.', 'woods 5; 1', 'river 6 (passed over)'])
  })

  it.each(['refused end', 'npg', 'npg green {}', 'npg red {', ''])('is not in the note “%s”', (note) => {
    expect(account(note)).toBeNull()
  })
})
