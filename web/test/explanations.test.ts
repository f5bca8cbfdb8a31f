import { describe, expect, it } from 'vitest'
import { explain, headline, type Explanation } from '../src/explanations'
import { bodyOf, gist } from '../src/gist'
import { language } from '../src/language.svelte'
import type { State } from '../src/wire'

/** The account of an entry of the fifth bound. */
function explained(entry: object) {
  const whole = { bound: 5, section: '5.3', name: 'stance', ...entry }
  return explain(`npg blue ${JSON.stringify(whole)}`)
}

await language.include('account')
await language.include('table')
await language.include('solo')

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
    const modifiers = [
      { row: 1, value: -1, facts: [['lost-npg', '1']] },
      { row: 6, value: 1, facts: [['pips', '5']] },
    ]
    expect(explained({ how: { table: { dice: [3], modifiers, total: 3 } }, result: 'cautious', rulings: ['R-48'] })).toMatchObject({
      side: 'blue',
      short: "The opponent's aim in this bound: cautious",
      lines: ['It rolled 3, −1 for elements that the opponent has lost: 1, +1 for PIPs of the opponent in this bound: 5; total 3 (Solo DBA 5.3)'],
    })
  })

  it('tells a move in a sentence, and those that were not made', () => {
    const action = {
      rank: 2,
      action: 'calculated-attack',
      pips: [1, 4],
      scores: [
        ['t-less-u', 29],
        ['t', 30],
        ['u', -1],
      ],
      higher: [
        { rank: 1, action: 'defensive-manoeuvre', candidates: 7 },
        { rank: 2, action: 'safe-attack', candidates: 0 },
      ],
      rejected: [['move r2 into b4 front', 6]],
    }
    expect(explained({ name: 'move', how: { action }, result: 'move r1 into b4 front' })).toMatchObject({
      side: 'blue',
      short: 'r1 attacks where it wins more often than it loses: 30 of 36 rolls destroy its target, 1 destroys the attacker.',
      lines: [
        'It wanted to attack where it destroys more often than it loses: r1: into b4, front on, for 1 of 4 PIPs (Solo DBA 5.3, no. 2 on its list of actions).',
        'It looked first for something else, and found nothing of use: defensive manoeuvre.',
        'The next best, r2: into b4, front on, promised less: elements destroyed, less those lost: 0.17 on average, against 0.81.',
      ],
    })
  })

  it('says what the next best move lacked, by what moves were ranked by', () => {
    const second = (first: [string, number], promised: number, others: string[] = []) => {
      const rejected = [['move r2 forward 1', promised], ...others.map((order) => [order, 0])]
      const action = { rank: 5, action: 'aggressive-manoeuvre', pips: [1, 4], scores: [first], rejected }
      return explained({ name: 'move', how: { action }, result: 'move r1 forward 1' })?.lines.slice(1)
    }
    // Of sums of chances in 36, 18 are half an element and 9 a quarter; of thousandths, 350 and 120 are 0.35 and 0.12.
    expect(second(['sum', 18], 9)).toEqual(['The next best, r2: 1 BW ahead, promised less: 0.25 elements gained on average, against 0.5.'])
    expect(second(['judged', 350], 120)).toEqual(['The next best, r2: 1 BW ahead, promised less: worth 0.12 of an element for each PIP, against 0.35.'])
    expect(second(['t', 6], 6)).toEqual(['The next best, r2: 1 BW ahead, was just as good.'])
    // More in all, but moves are ranked by what each PIP brings.
    expect(second(['sum', 18], 27)).toEqual(['The next best, r2: 1 BW ahead, promised more, but not for its PIPs.'])
    // A sum over several combats: 45 of 36 are one element and a quarter.
    expect(second(['t', 54], 45)).toEqual(['The next best, r2: 1 BW ahead, promised less: enemies destroyed: 1.25 on average, against 1.5.'])
    // Of moves that read the same the best comes first.
    expect(second(['sum', 18], 9, ['move r2 forward 1.001'])).toEqual(second(['sum', 18], 9))
    // What reads the same is no other move, and equal ones are left to a die.
    expect(second(['places', 2], 1, ['move r1 forward 1.001'])).toEqual(['The next best was r2: 1 BW ahead.'])
    const tie = explained({ name: 'tie', subject: '2', how: { table: { dice: [3], total: 3 } }, result: '1' })
    expect([tie?.short, tie?.lines]).toEqual(['Equally good moves, chosen by die', ['It rolled 3 (Solo DBA 5.3)']])
    expect(explained({ name: 'line', subject: 'r1', how: { rule: { facts: [] } }, result: 'r2 | r1' })).toBeNull()
    expect(second(['places', 2], 1, ['move r3 forward 1'])).toEqual(['The next best was r2: 1 BW ahead.', 'Also considered: r3: 1 BW ahead.'])
  })

  it('tells where the movers go, in base widths', () => {
    const action = {
      rank: 5,
      action: 'aggressive-manoeuvre',
      pips: [1, 1],
      scores: [
        ['sum', 40],
        ['attack', 0],
        ['nearer', 3],
        ['danger', 0],
        ['way', 540],
      ],
      way: { ahead: 180, right: -2, turn: -3, into: 'wood' },
    }
    const entry = explained({ name: 'move', how: { action }, result: 'move r1 r2 r3 forward 1.8' })
    expect(entry?.short).toBe(
      '3 elements advance (1.8 BW ahead, 3° left, into the wood): each is one bound’s march closer to your troops, no more danger than before.',
    )
    expect(entry?.lines[0]).toContain(', for 1 of 1 PIP (')
    const wrong = { ...action, way: { ahead: 'far', right: 0, turn: 0 } }
    expect(explained({ name: 'move', how: { action: wrong }, result: 'move r1 forward 1' })).toBeNull()
  })

  it('names terrain with a capital where the language does', async () => {
    const action = { rank: 5, action: 'occupy-terrain', pips: [1, 1], scores: [], way: { ahead: 180, right: 0, turn: 0, into: 'wood' } }
    await language.speak('de')
    const entry = explained({ name: 'move', how: { action }, result: 'move r1 r2 r3 forward 1.8' })
    await language.speak('en')
    expect(entry?.short).toBe('3 Elemente besetzen Gelände (1,8 BW vor, hinein: Wald).')
  })

  it('tells no way that is shorter than a twentieth of a base width', () => {
    const way = (ahead: number, right: number) => {
      const action = { rank: 1, action: 're-enforce', pips: [1, 1], scores: [], way: { ahead, right, turn: 0 } }
      return explained({ name: 'move', how: { action }, result: 'move r1 forward 1' })?.short ?? ''
    }
    expect(way(5, -4)).toContain(' (0.05 BW ahead)')
    expect(way(4, -5)).toContain(' (0.05 BW to the left)')
    expect(way(4, 4)).not.toContain('(')
  })

  it('names danger and delay by their direction', () => {
    const phrase = (name: string, value: number) => {
      const action = { rank: 1, action: 're-enforce', pips: [1, 1], scores: [[name, value]] }
      return explained({ name: 'move', how: { action }, result: 'move r1 forward 1' })?.short
    }
    expect(phrase('danger', -4)).toContain(': its army is in more danger (0.11 more elements lost on average).')
    expect(phrase('danger', 4)).toContain(': its army is in less danger (0.11 fewer elements lost on average).')
    expect(phrase('nearer', -1)).toContain(': it reaches your troops one bound later.')
    expect(phrase('gained', 25)).toContain(': 0.25 BW closer to where help is needed.')
  })

  it('tells lengths in base widths, whatever the note counts them in', () => {
    const facts = [
      ['x', 327_680],
      ['y', 98_304],
      ['right', -150],
      ['half-widths-off', 3],
    ]
    expect(explained({ how: { rule: { facts } }, name: 'place', result: 'left-out' })?.lines[0]).toContain(
      '5 BW from the left edge, 1.5 BW from the near edge, 1.5 BW left of centre, half base widths from the middle: 3',
    )
  })

  it('points at a place of the table where there is one, and measures nothing there', () => {
    const table = { board: [15, 15], elements: [], holds: [], features: [] } as unknown as State
    const facts = [
      ['x', 196_608],
      ['y', 786_432],
      ['ahead', -50],
    ]
    const entry = { bound: 1, section: '3.3', name: 'place', subject: 'wood 2', how: { rule: { facts } }, result: 'place wood 2 11 4 11 4 13 2 13' }
    const said = explain(`npg blue ${JSON.stringify(entry)}`, table)
    expect(said?.short).toBe('Place of a terrain feature, wood 2: Wood at the far left')
    expect(said?.lines).toEqual(['At the far left, 0.5 BW behind the base line (Solo DBA 3.3, wood 2)'])
  })

  it('tells a swap by its match-up, and not where the elements stood', () => {
    const swap = { section: '4.8', subject: 'r2 r9', how: { rule: { facts: [] } } }
    expect(explained({ ...swap, name: 'swap-faced', result: 'r2 knight' })?.short).toBe('r2 and r9 change places: r2 faced knights.')
    expect(explained({ ...swap, subject: undefined, name: 'swap', result: 'r2 r9 + r1 r7' })?.short).toBe('Elements that swap places: r2 and r9; r1 and r7')
    const place = {
      rule: {
        facts: [
          ['x', 1],
          ['y', 2],
        ],
      },
    }
    expect(explained({ section: '4.8', name: 'swap', subject: 'r2', how: place, result: 'from' })).toBeNull()
  })

  it('gives chances in percent, those of a combat beside those of the next best', () => {
    const facts = [
      ['kills', 4],
      ['losses', 1],
      ['others', 2],
      ['next-kills', 3],
      ['next-losses', 6],
    ]
    // Of 36 rolls, 4 are 11.1 percent, 1 is 2.8, 3 are 8.3 and 6 are 16.7.
    expect(explained({ section: '5.4', name: 'combat', how: { rule: { facts } }, result: 'fight r1' })?.lines).toEqual([
      '11 % to destroy an enemy, 3 % to lose an element, combats left for later: 2, the next best of these: 8 % to destroy an enemy, 17 % to lose an element (Solo DBA 5.4)',
    ])
  })

  it('tells why a move is passed over, what is called, and that followers hold a camp', () => {
    const facts = [
      ['gain', -23],
      ['danger', 4],
    ]
    const passed = explained({ name: 'veto-worse', subject: 'reckless-attack', how: { rule: { facts } }, result: 'move r1 into b4 front' })
    expect(passed?.short).toBe('Not useful: reckless attack, r1: into b4, front on (it would be worse off).')
    expect(passed?.lines).toEqual([
      'It should lose more than it wins in combat and shooting (0.64 elements on average), its army is in more danger (0.11 more elements lost on average) (Solo DBA 5.3)',
    ])
    const none = { rule: { facts: [] } }
    expect(explained({ section: '5', name: 'shooting', how: none, result: 'call b10' })?.short).toBe('Shooter and target: b10 is asked to shoot first')
    expect(explained({ section: '4.2', name: 'camp-holder', how: none, result: 'followers' })?.short).toContain('camp followers')
  })

  it('tells the end of a movement', () => {
    const action = { rank: 0, action: 'end', pips: [0, 3], scores: [], higher: [{ rank: 1, action: 'safe-attack', candidates: 7 }] }
    expect(explained({ name: 'move', how: { action }, result: 'end' })).toMatchObject({
      side: 'blue',
      name: 'end',
      short: 'nothing more to gain, 3 PIPs left',
      lines: ['It looked first for something else, and found nothing of use: safe attack.'],
    })
  })

  it('tells a contest throw by throw', () => {
    const once = (die: number) => ({ dice: [die], total: die })
    const options = [
      { name: 'woods', throws: [once(5), once(1)] },
      { name: 'river', throws: [once(6)], ignored: true },
    ]
    const entry = explained({ how: { contest: { options } }, section: '3.2.3', name: 'optional-features', result: 'woods' })
    expect(entry?.lines).toEqual(['The highest roll decides (Solo DBA 3.2.3):', 'woods: rolled 5; rolled 1', 'river: rolled 6 (not counted)'])
  })

  const rule = { rule: { facts: [] } }
  const free = { action: { rank: 0, action: 'free', pips: [1, 4], scores: [['sum', 3]] } }

  it('tells a move that follows no list', () => {
    const entry = explained({ name: 'move', how: free, result: 'move b9 to 5.81251 10.2 facing 270' })
    expect(entry?.short).toBe('b9 moves by free choice.')
    expect(entry?.lines).toEqual(['It followed no list here, and took what it judged best: b9: to 5.81 / 10.2 facing 270°, for 1 of 4 PIPs (Solo DBA 5.3).'])
  })

  it('tells where a piece lies, and why it does not lie elsewhere', () => {
    const lies = explained({ section: '3.3', name: 'place', subject: 'wood 2', how: rule, result: 'place wood 2.00001 9 4 9 4 10 2 10' })
    expect(lies?.short).toBe('Place of a terrain feature, wood 2: Wood around 3, 9.5')
    expect(lies?.lines).toEqual(['Decided without dice (Solo DBA 3.3, wood 2)'])
    const refused = explained({ section: '3.3', name: 'refused', subject: 'wood 2 try 1', how: rule, result: 'setup.terrain.next' })
    expect(refused?.short).toContain('Another feature must be placed first')
  })

  it('counts the places that would not do, by why, and says those of the one that did', () => {
    const subject = (n: number) => ({ section: '3.3', subject: `wood 2 try ${n}` })
    const across = (n: number, die: number) =>
      explained({ ...subject(n), name: 'area-across', how: { table: { dice: [die], total: die } }, result: 'left' }) as Explanation
    const refused = (n: number, why: string) => explained({ ...subject(n), name: 'refused', how: rule, result: why }) as Explanation
    const lies = explained({ section: '3.3', name: 'place', subject: 'wood 2', how: rule, result: 'place wood 2.00001 9 4 9 4 10 2 10' }) as Explanation
    const all = [across(1, 1), refused(1, 'no-room'), across(2, 2), refused(2, 'other-quarter'), across(3, 1), refused(3, 'no-room'), across(4, 2), lies]
    expect(bodyOf(all)).toEqual([
      '3 places that were rolled before would not do: there is no room (2×); it would lie in another quarter (1×).',
      'Where a piece of terrain lies, from left to right, wood 2 try 4: left',
      'It rolled 2 (Solo DBA 3.3, wood 2 try 4)',
      'Place of a terrain feature, wood 2: Wood around 3, 9.5',
    ])
    expect(bodyOf([lies])).toEqual(lies.lines)
  })

  it('is headed by the move that was chosen, whatever else is said', () => {
    const all = [
      explained({ how: { table: { dice: [4], total: 4 } }, result: 'cautious' }),
      explained({ name: 'move', how: free, result: 'move b1 forward 1' }),
      explained({ name: 'compound', how: rule, result: 'move b2 into r1 front' }),
    ] as Explanation[]
    expect(headline(all)).toBe('b1 moves by free choice.')
    expect(headline(all.slice(0, 1))).toBe("The opponent's aim in this bound: cautious")
    const placed = (name: string) => explained({ section: '4.7.10', name, how: rule, result: 'centre' }) as Explanation
    // One decision has its own sentence.
    expect(headline([placed('placed')])).toBe(placed('placed').short)
    expect(headline([placed('placed'), placed('general-in-the-middle')])).toBe('how it deployed (2 decisions)')
    expect(headline([])).toBe('')
  })

  describe('in one sentence', () => {
    const attack = (rejected: [string, number][], scores: [string, number][] = [['t', 30]]) =>
      explained({
        name: 'move',
        how: { action: { rank: 1, action: 'safe-attack', pips: [1, 4], scores, rejected } },
        result: 'move r1 into b4 front',
      }) as Explanation
    const stance = explained({ how: { table: { dice: [4], modifiers: [{ row: 1, value: -1, facts: [] }], total: 3 } }, result: 'cautious' }) as Explanation
    const wanted = 'wanted to attack where it may destroy an enemy and cannot lose an element'

    it('says what was rolled, wanted and weighed, and no number of what was weighed', () => {
      expect(gist([stance, attack([['move r2 into b4 front', 6]])])).toBe(`It rolled 4 (cautious), and ${wanted}: of such moves, this promised most.`)
      expect(gist([attack([['move r2 into b4 front', 30]])])).toBe(`It ${wanted}: of such moves, none promised more than this.`)
      // Moves are ranked by what each PIP brings: one that promised more cost more.
      expect(gist([attack([['move r2 into b4 front', 36]])])).toBe(`It ${wanted}: of such moves, this promised most for its PIPs.`)
      expect(gist([attack([])])).toBe(`It ${wanted}: no other move would do.`)
      expect(gist([attack([], [['compound', 1]])])).toBe(`It ${wanted}: this is the next step of its plan.`)
      const tie = explained({ name: 'tie', subject: '2', how: { table: { dice: [3], total: 3 } }, result: '1' }) as Explanation
      expect(gist([tie, attack([['move r2 into b4 front', 30]])])).toBe(`It ${wanted}: several promised the same, and a die chose this one.`)
      expect(gist([])).toBe('')
    })

    it('has the end of a movement by the PIPs that are left', () => {
      const end = (left: number) =>
        explained({ name: 'move', how: { action: { rank: 0, action: 'end', pips: [0, left], scores: [] } }, result: 'end' }) as Explanation
      expect(gist([end(3)])).toBe('It found no move worth any of its 3 PIPs.')
      expect(gist([stance, end(0)])).toBe('It rolled 4 (cautious), and had no PIPs left.')
    })

    it('has the setup by what was rolled for, and a rule without dice by what it came to', () => {
      const at = (position: string) =>
        explained({ section: '4.7', name: 'position', subject: 'r1 r2', how: { table: { dice: [2, 5], total: 7 } }, result: position }) as Explanation
      const kept = explained({ section: '4.7.8', name: 'fastest-outside', how: rule, result: 'kept' }) as Explanation
      // Two groups in the centre, one on the right.
      expect(gist([at('centre'), at('right'), at('centre'), kept])).toBe(
        'It formed 3 groups and rolled for where each deploys: in the centre (2); on the right flank (1).',
      )
      const across = (n: number, die: number, where: string) =>
        explained({ section: '3.3', subject: `wood ${n}`, name: 'area-across', how: { table: { dice: [die], total: die } }, result: where }) as Explanation
      const away = explained({ section: '3.3', name: 'area-away', how: { table: { dice: [4], total: 4 } }, result: 'middle' }) as Explanation
      const refused = explained({ section: '3.3', name: 'refused', subject: 'wood try 1', how: rule, result: 'no-room' }) as Explanation
      const lies = explained({ section: '3.3', name: 'place', how: rule, result: 'place wood 2 9 4 9 4 10 2 10' }) as Explanation
      // The first place would not do: only the second one counts.
      expect(gist([across(1, 1, 'left'), refused, across(2, 5, 'right'), away, lies])).toBe('It rolled 5 and 4: right; middle.')
      const contest = { contest: { options: [{ name: 'wood', throws: [{ dice: [5], total: 5 }] }] } }
      expect(gist([explained({ name: 'optional-features', how: contest, result: 'wood' }) as Explanation])).toBe('It rolled a die for each choice: Wood.')
      expect(gist([explained({ section: '4.2', name: 'camp-holder', how: rule, result: 'followers' }) as Explanation])).toBe(
        'It followed a rule that needs no dice: camp followers.',
      )
      expect(gist([explained({ section: '5.4', name: 'combat', how: rule, result: 'fight r1' }) as Explanation])).toBe(
        'It chose the combat with the best odds.',
      )
    })

    it('is said in each language, of the opponent', async () => {
      await language.speak('de')
      const german = attack([['move r2 into b4 front', 6]])
      expect(gist([german])).toBe('Der Gegner wollte angreifen, wo er vernichten kann und nichts verliert: diese Bewegung versprach dafür am meisten.')
      await language.speak('it')
      expect(gist([attack([])])).toBe('Voleva attaccare dove può distruggere un nemico senza perdere nulla: nessun’altra mossa andava bene.')
      await language.speak('en')
    })
  })

  it('has the numbers of a single move behind it, and in its headline what it does', () => {
    const way = { ahead: 180, right: 0, turn: 0 }
    const action = { rank: 5, action: 'aggressive-manoeuvre', pips: [1, 1], scores: [['nearer', 1]], way }
    const move = explained({ name: 'move', how: { action }, result: 'move r1 forward 1.8' }) as Explanation
    expect(headline([move])).toBe('r1 advances.')
    expect(bodyOf([move])[0]).toBe('r1 advances (1.8 BW ahead): one bound’s march closer to your troops.')
  })

  it('counts a plan in moves', () => {
    const plan = explained({ name: 'compound', how: { rule: { facts: [['moves', 2]] } }, result: 'move b2 into r1 front' })
    expect(plan?.lines).toEqual(['A plan of 2 moves (Solo DBA 5.3)'])
  })

  it.each(['refused end', 'npg', 'npg green {}', 'npg red {', ''])('is not in the note “%s”', (note) => {
    expect(explain(note)).toBeNull()
  })
})
