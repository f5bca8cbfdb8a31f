import { describe, expect, it } from 'vitest'
import { before, beforeBound, deed, difference, head, unixLines } from '../src/past/record'
import { refused, sound } from '../src/library/damage'

const HEAD = 'acies 1\nedition 2.2 aa\narmy red II/12\ndice keyed ff\n'
const FIRST = 'order red army 3Kn general #111111111111\n  army red\n'
const SECOND = 'throw keyed pips red 1 = 5 #222222222222\n  pips 5\n'
const THIRD = 'note npg red {}\norder red move r1 forward 1 #333333333333\n  moved r1 to 7 3 facing 0 distance 1\n'
const WHOLE = `${HEAD}${FIRST}\nbound red 1\n${SECOND}${THIRD}`

describe('a line of a record', () => {
  it('orders, throws, or does neither', () => {
    expect(deed('order red move r1 forward 1 #333333333333')).toEqual({ kind: 'order', order: 'move r1 forward 1' })
    expect(deed('choice blue choose recoil b1 0.5 #333333333333')).toEqual({ kind: 'order', order: 'choose recoil b1 0.5' })
    expect(deed('throw physical combat r4 b2 bound 5 = 6 1 #0b7c00000000')).toEqual({ kind: 'throw', dice: [6, 1] })
    for (const line of ['  army red', 'bound red 1', 'note order red end', 'result won red', '']) expect(deed(line), line).toBeNull()
  })
})

describe('a record', () => {
  it('is cut before an order or a throw', () => {
    expect(head(WHOLE)).toBe(HEAD)
    // Lines: 4 of the head, 5 and 6 the army, 7 empty, 8 the bound, 9 and 10 the throw, 11 the note, 12 the move.
    expect(before(WHOLE, 5)).toBe(HEAD)
    expect(before(WHOLE, 6)).toBe(`${HEAD}${FIRST}\nbound red 1\n`)
    expect(before(WHOLE, 9)).toBe(`${HEAD}${FIRST}\nbound red 1\n`)
    // What was remarked before a move goes with it.
    expect(before(WHOLE, 10)).toBe(`${HEAD}${FIRST}\nbound red 1\n${SECOND}`)
    expect(before(WHOLE, 12)).toBe(`${HEAD}${FIRST}\nbound red 1\n${SECOND}`)
    expect(before(WHOLE, 13)).toBe(WHOLE)
    expect(before(`${WHOLE}order red en`, 14)).toBe(WHOLE)
    expect(before(`${WHOLE}\nresult won red\nhash aa\n`, 14)).toBe(WHOLE)
  })

  it('is cut before the newest bound of a side in which something was done', () => {
    const first = `${HEAD}${FIRST}\nbound red 1\n`
    expect(beforeBound(WHOLE, 'red')).toBe(first)
    expect(beforeBound(WHOLE, 'blue')).toBeNull()
    // Nothing has been done yet in red's second bound, so the way back leads to the first; after its throw, to itself.
    const second = `${WHOLE}order red end #444444444444\n\nbound blue 1\norder blue end #555555555555\n\nbound red 2\n`
    expect(beforeBound(second, 'red')).toBe(first)
    expect(beforeBound(`${second}throw keyed pips red 2 = 1 #666666666666\n  pips 1\n`, 'red')).toBe(second)
    // Who gave up goes back to before that.
    expect(beforeBound(`${second}order red concede #777777777777\n\nresult conceded blue\n`, 'red')).toBe(second)
    expect(beforeBound(first, 'red')).toBeNull()
  })

  it('differs from another in a line', () => {
    expect(difference(WHOLE, WHOLE)).toBeNull()
    expect(difference(WHOLE.replace('= 5', '= 6'), WHOLE)).toBe(9)
    // Twelve whole lines and a part of the thirteenth.
    expect(difference(WHOLE.slice(0, -4), WHOLE)).toBe(13)
    expect(difference(WHOLE, `${WHOLE}more\n`)).toBe(14)
    // Of the second only the beginning is there, to the end of a line.
    expect(difference('acies 1\nedition 2.2', 'acies 1\nedition 2.2\narmy red II/12\n')).toBe(3)
  })

  it('is the same with the line ends and the mark of an editor', () => {
    expect(unixLines(`\uFEFF${WHOLE.replaceAll('\n', '\r\n')}`)).toBe(WHOLE)
  })
})

describe('a damaged record', () => {
  it('is sound up to the line that was refused', () => {
    const damage = refused('one', WHOLE, '7', 'line 12: the order is not legal here')
    expect(damage).toMatchObject({ how: 'unplayable', line: 12, message: 'the order is not legal here' })
    expect(sound(damage)).toBe(`${HEAD}${FIRST}\nbound red 1\n${SECOND}`)
  })

  it('has nothing sound where no order is left, or no line is known', () => {
    expect(sound(refused('one', WHOLE, '7', 'line 3: what is that'))).toBeNull()
    expect(sound(refused('one', WHOLE, '7', 'no seed'))).toBeNull()
    expect(refused('one', '', '7', '').how).toBe('nothing')
  })
})
