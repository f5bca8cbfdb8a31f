import { describe, expect, it } from 'vitest'
import { explain, headline, type Explanation } from '../src/explanations'

/** The account of an entry of the fifth bound. */
function explained(entry: object) {
  const whole = { bound: 5, section: '5.3', name: 'stance', ...entry }
  return explain(`npg blue ${JSON.stringify(whole)}`)
}

describe('the account of a general', () => {
  it('is of notes that say a decision, and of no others', () => {
    const table = { dice: [3], total: 3 }
    const sound = { how: { table }, result: 'cautious' }
    expect(explained(sound)).not.toBeNull()
    expect(explain('npg red {}')).toBeNull()
    for (const wrong of [
      { how: {} },
      { how: { table, rule: { facts: [] } } },
      { how: { table: { dice: 3, total: 3 } } },
      { how: { rule: { facts: [['pips']] } } },
      { how: { action: { rank: 1, action: 'end', scores: [] } } },
      { how: [] },
      { how: null },
      { result: undefined },
      { section: 5.3 },
      { rulings: 'R-48' },
      { bound: null },
    ]) {
      expect(explained({ ...sound, ...wrong }), JSON.stringify(wrong)).toBeNull()
    }
  })

  it('tells a throw with all that was added', () => {
    const modifiers = [{ row: 1, value: -1, facts: [['lost-npg', '1']] }, { row: 6, value: 1, facts: [['pips', '5']] }]
    expect(explained({ how: { table: { dice: [3], modifiers, total: 3 } }, result: 'cautious', rulings: ['R-48'] })).toMatchObject({
      side: 'blue',
      short: 'The NPG\'s aim in this bound: cautious',
      lines: [
        'The NPG\'s aim in this bound (5.3): rolled 3, -1 for elements that the NPG has lost: 1, +1 for PIPs of the NPG in this bound: 5; total 3: cautious.',
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
    expect(explained({ name: 'move', how: { action }, result: 'move r1 into b4 front' })).toMatchObject({
      side: 'blue',
      short: 'safe attack, no. 2 on its action list',
      lines: [
        'safe attack, no. 2 on its list: r1: into b4 front, 1 of 4 PIPs (kills: 18).',
        'Nothing to gain by defensive manoeuvre (7 considered).',
        'Rejected: r2: into b4 front (6).',
      ],
    })
  })

  it('tells lengths in base widths, whatever the note counts them in', () => {
    const facts = [['x', 327_680], ['y', 98_304], ['right', -150], ['half-widths-off', 3]]
    expect(explained({ how: { rule: { facts } }, name: 'place', result: 'left-out' })?.lines[0]).toContain(
      'from the left edge: 5 BW, from the near edge: 1.5 BW, right of centre: -1.5 BW, half base widths from the middle: 3',
    )
    // What is counted as a score of the same name is no length.
    const action = { rank: 1, action: 'safe-attack', pips: [1, 4], scores: [['way', 40], ['ahead', 2]] }
    expect(explained({ name: 'move', how: { action }, result: 'move r1 forward 1' })?.lines[0]).toContain('closer to the enemy: 0.4 BW, farther ahead: 2')
  })

  it('tells the end of a movement', () => {
    const action = { rank: 0, action: 'end', pips: [0, 3], scores: [], higher: [{ rank: 1, action: 'safe-attack', candidates: 7 }] }
    expect(explained({ name: 'move', how: { action }, result: 'end' })).toMatchObject({
      side: 'blue',
      name: 'end',
      short: 'nothing more to gain, 3 PIPs left',
      lines: ['Movement ends with 3 PIPs left.', 'Nothing to gain by safe attack (7 considered).'],
    })
  })

  it('tells a contest throw by throw', () => {
    const once = (die: number) => ({ dice: [die], total: die })
    const options = [
      { name: 'woods', throws: [once(5), once(1)] },
      { name: 'river', throws: [once(6)], ignored: true },
    ]
    const entry = explained({ how: { contest: { options } }, section: '3.2.3', name: 'optional-features', result: 'woods' })
    expect(entry?.lines).toEqual(['Which optional pieces of terrain (3.2.3): woods.', 'woods: rolled 5; rolled 1', 'river: rolled 6 (not counted)'])
  })

  const rule = { rule: { facts: [] } }
  const free = { action: { rank: 0, action: 'free', pips: [1, 4], scores: [['sum', 3]] } }

  it('tells a move that follows no list', () => {
    const entry = explained({ name: 'move', how: free, result: 'move b9 to 5.81251 10.2 facing 270' })
    expect(entry?.short).toBe('free choice, outside its list')
    expect(entry?.lines).toEqual(['Free choice, outside its list: b9: to 5.81 10.2 facing 270, 1 of 4 PIPs (total: 3).'])
  })

  it('tells where a piece lies, and why it does not lie elsewhere', () => {
    const lies = explained({ section: '3.3', name: 'place', subject: 'wood 2', how: rule, result: 'place wood 2.00001 9 4 9 4 10 2 10' })
    expect(lies?.lines).toEqual(['Place of a terrain feature (3.3, wood 2): Wood around 3, 9.5.'])
    const refused = explained({ section: '3.3', name: 'refused', subject: 'wood 2 try 1', how: rule, result: 'setup.terrain.next' })
    expect(refused?.short).toContain('Another feature must be placed first')
  })

  it('is headed by the move that was chosen, whatever else is said', () => {
    const all = [
      explained({ how: { table: { dice: [4], total: 4 } }, result: 'cautious' }),
      explained({ name: 'move', how: free, result: 'move b1 forward 1' }),
      explained({ name: 'compound', how: rule, result: 'move b2 into r1 front' }),
    ] as Explanation[]
    expect(headline(all)).toBe('free choice, outside its list')
    expect(headline(all.slice(0, 1))).toBe('The NPG\'s aim in this bound: cautious')
    const placed = (name: string) => explained({ section: '4.7.10', name, how: rule, result: 'centre' }) as Explanation
    expect(headline([placed('placed'), placed('general-in-the-middle')])).toBe('its deployment, in 2 decisions')
    expect(headline([])).toBe('')
  })

  it.each(['refused end', 'npg', 'npg green {}', 'npg red {', ''])('is not in the note “%s”', (note) => {
    expect(explain(note)).toBeNull()
  })
})
