import { describe, expect, it } from 'vitest'
import { append, flag, rule, unitLine } from '../src/baroque/lines'

const MUSTER = `side red tokens reactions # mine
command Left, Byron
Horse, GA, B, charge

side blue tokens
command Centre
`

describe('the lines of a muster', () => {
  it('get a unit at the end of its side, and stay as they are', () => {
    const line = unitLine('Blue Foot', 'PM', 'B', ['fire', 'charge'])
    expect(line).toBe('unit Blue Foot, PM, B, fire charge')
    expect(append(MUSTER, 'red', line)).toBe(MUSTER.replace('Horse, GA, B, charge\n', `Horse, GA, B, charge\n${line}\n`))
    expect(append(MUSTER, 'blue', line)).toBe(`${MUSTER}${line}\n`)
  })

  it('get a side that is missing', () => {
    expect(append('', 'blue', 'command Centre')).toBe('side blue\ncommand Centre\n')
  })

  it('keep names from ending the line', () => {
    expect(unitLine('Foot, the old #1', 'P&M', 'C', ['fire'])).toBe('unit Foot  the old  1, P&M, C, fire')
  })

  it('leave unsaid what was not said', () => {
    expect(unitLine('Guns', 'ART', 'C', [])).toBe('unit Guns, ART, C')
    expect(unitLine('Guns', 'ART', 'C', ['nothing'])).toBe('unit Guns, ART, C, nothing')
    expect(unitLine('Guns', 'ART', 'C', ['fire', 'nothing'])).toBe('unit Guns, ART, C, fire')
  })

  it('switch what a side does, tables together with tokens', () => {
    expect(flag(MUSTER, 'red', 'pursuit', true)).toContain('side red tokens reactions pursuit # mine\n')
    expect(flag(MUSTER, 'red', 'reactions', false)).toContain('side red tokens # mine\n')
    expect(flag(MUSTER, 'red', 'tokens', false)).toContain('side red # mine\n')
    const without = flag(MUSTER, 'blue', 'tokens', false)
    expect(flag(without, 'blue', 'reactions', true)).toContain('side blue tokens reactions\n')
  })

  it('choose a ruling once, and the usual answer by saying nothing', () => {
    const once = rule(MUSTER, 'forlorn', 'each-game', 'each-turn')
    expect(once).toBe(`ruling forlorn each-game\n${MUSTER}`)
    expect(rule(once, 'forlorn', 'each-game', 'each-turn')).toBe(once)
    expect(rule(once, 'forlorn', 'each-turn', 'each-turn')).toBe(MUSTER)
  })
})
