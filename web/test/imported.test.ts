// What is wrong with a record, by what the engine says of it.

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { headless, refused } from '../src/library/damage'
import type { Origin } from '../src/library/imported'
import { tab } from './support/browser'

const engine = { load: vi.fn(), record: vi.fn(), verify: vi.fn() }
const RECORD = 'acies 1\norder red end\n'
const verdict = { finding: 'agrees', at: null, why: null, cut: null, engines: null }

let imported: (typeof import('../src/library/imported'))['imported']
beforeEach(async () => {
  vi.doMock('../src/table', () => ({ engine }))
  vi.resetAllMocks()
  engine.record.mockResolvedValue(RECORD)
  engine.verify.mockResolvedValue(verdict)
  ;({ imported } = await tab(() => import('../src/library/imported')))
})
afterAll(() => {
  vi.doUnmock('../src/table')
  vi.resetModules()
})

const of = async (origin: Origin) => (await imported({ id: 'one', record: RECORD, seed: '7' }, origin)).damage

describe('a record of the library', () => {
  it('needs no verdict where it comes out of the engine as it went in', async () => {
    expect(await of('library')).toBeNull()
    expect(engine.verify).not.toHaveBeenCalled()
  })

  it('is damaged where it is cut, because this page writes it whole', async () => {
    engine.record.mockResolvedValue('acies 1\n')
    engine.verify.mockResolvedValue({ ...verdict, cut: 3 })
    expect(await of('library')).toEqual({ id: 'one', record: RECORD, seed: '7', how: 'differs', line: 3, message: '' })
  })
})

describe('a record from elsewhere', () => {
  it('may end in the middle of a line', async () => {
    engine.verify.mockResolvedValue({ ...verdict, cut: 3 })
    expect(await of('elsewhere')).toBeNull()
    expect(engine.load).toHaveBeenCalledTimes(1)
  })

  it('differs from the referee where the referee can play it, and else cannot be played', async () => {
    engine.verify.mockResolvedValue({ ...verdict, finding: 'damaged', at: 2, why: 'other events' })
    expect(await of('elsewhere')).toMatchObject({ how: 'differs', line: 2, message: 'other events' })
    engine.load.mockRejectedValue(new Error('line 2: not legal here'))
    expect(await of('elsewhere')).toMatchObject({ how: 'unplayable', line: 2 })
  })

  it('of another version is sound, and says which', async () => {
    engine.verify.mockResolvedValue({ ...verdict, finding: 'other-version', at: 2, engines: ['0.0.9', '0.1.0'] })
    expect(await of('elsewhere')).toMatchObject({ how: 'other-version', line: 2, engines: ['0.0.9', '0.1.0'] })
  })

  it('is refused with the line that the engine names', async () => {
    engine.verify.mockRejectedValue(new Error('line 7: found nothing'))
    expect(await of('elsewhere')).toMatchObject({ how: 'unplayable', line: 7, message: 'found nothing' })
  })

  it('is loaded whatever is wrong with it where it is trusted', async () => {
    engine.record.mockResolvedValue('something else\n')
    expect(await of('trusted')).toBeNull()
    expect(engine.verify).not.toHaveBeenCalled()
  })
})

describe('a text without a head', () => {
  it('is no record at all, or has lost its beginning', () => {
    const of = (record: string, message: string) => headless(refused(null, record, '', message))
    expect(of('dear diary\n', 'no record')).toEqual({ bare: true })
    expect(of('acies 1\nedit', 'line 1: found nothing')).toEqual({ bare: false })
    expect(of('army red II/12\n', 'line 1: found `army`')).toEqual({ bare: true })
    expect(of(RECORD, 'line 2: not legal here')).toBeNull()
    expect(of('', '')).toBeNull()
  })
})
