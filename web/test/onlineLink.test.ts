// Links to battles over a server, and the secrets in them.

import { describe, expect, it } from 'vitest'
import { codeInGroups, pageFolder, readCode, readLink, secretInLink, secretOfLink, takeLink, writeLink } from '../src/online/link'

const CODE = 'k7q2m9x4tz3c'
const SECRET = '00ff'.repeat(16)

describe('the code of a battle', () => {
  it('is read as it was meant', () => {
    for (const text of [CODE, CODE.toUpperCase(), 'k7q2-m9x4-tz3c', 'k7q2 m9x4 tz3c']) expect(readCode(text)).toBe(CODE)
    expect(readCode('OIL000000000')).toBe('011000000000')
    for (const text of ['', 'k7q2', `${CODE}x`, 'k7q2m9x4tz3é']) expect(readCode(text)).toBeNull()
    expect(codeInGroups(CODE)).toBe('k7q2-m9x4-tz3c')
  })
})

describe('a secret', () => {
  it('has 43 characters in a link and comes back the same', () => {
    for (const secret of [SECRET, 'f'.repeat(64), '0'.repeat(64), 'fb'.repeat(32)]) {
      expect(secretInLink(secret)).toMatch(/^[\w-]{43}$/)
      expect(secretOfLink(secretInLink(secret))).toBe(secret)
    }
    for (const text of ['', 'short', '!'.repeat(43)]) expect(secretOfLink(text)).toBeNull()
  })
})

describe('a link', () => {
  it('invites or leads back, with the secret in the fragment alone', () => {
    const page = new URL('https://acies.example/games/?red=II/12#learn')
    for (const kind of ['invitation', 'back'] as const) {
      const link = new URL(writeLink(page, kind, CODE, SECRET))
      expect(link.pathname).toBe(kind === 'invitation' ? `/games/b/${CODE}` : `/games/back/${CODE}`)
      expect(link.pathname + link.search).not.toContain(secretInLink(SECRET))
      expect(readLink(link)).toEqual({ kind, code: CODE, secret: SECRET })
    }
  })

  it('is also read where the server has led on to the page', () => {
    const hash = `#${secretInLink(SECRET)}`
    expect(readLink(new URL(`https://acies.example/?b=${CODE}${hash}`))).toEqual({ kind: 'invitation', code: CODE, secret: SECRET })
    expect(readLink(new URL(`https://acies.example/?back=${CODE}${hash}`))).toEqual({ kind: 'back', code: CODE, secret: SECRET })
    expect(readLink(new URL(`https://acies.example/b/${CODE}`))).toEqual({ kind: 'invitation', code: CODE, secret: null })
    for (const other of ['https://acies.example/', 'https://acies.example/b/x', 'https://acies.example/?red=II/12']) expect(readLink(new URL(other))).toBeNull()
  })

  it('leads to watching where it has no secret', () => {
    const link = writeLink(new URL('https://acies.example/'), 'invitation', CODE, null)
    expect(link).toBe(`https://acies.example/b/${CODE}`)
    expect(readLink(new URL(link))).toEqual({ kind: 'invitation', code: CODE, secret: null })
  })

  it('of a page that stands at one already leads to the same folder', () => {
    expect(pageFolder(new URL(`https://acies.example/games/b/${CODE}`)).href).toBe('https://acies.example/games/')
    expect(pageFolder(new URL(`https://acies.example/back/${CODE}`)).href).toBe('https://acies.example/')
    expect(pageFolder(new URL('https://acies.example/index.html?b=x')).href).toBe('https://acies.example/')
  })

  it('leaves the address and the history without its secret at once', () => {
    const url = new URL(`https://acies.example/b/${CODE}?lang=it#${secretInLink(SECRET)}`)
    const replaced: string[] = []
    const past = { state: null, replaceState: (_: unknown, __: string, to: string) => void replaced.push(to) }
    expect(takeLink(url as unknown as Location, past as unknown as History)?.secret).toBe(SECRET)
    expect(replaced).toEqual([`/b/${CODE}?lang=it`])
    // What is no link of a battle stays as it is.
    expect(takeLink(new URL('https://acies.example/#learn') as unknown as Location, past as unknown as History)).toBeNull()
    expect(replaced).toHaveLength(1)
  })
})
