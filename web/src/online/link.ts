// The links of a battle over a server: `/b/CODE#SECRET` invites, `/back/CODE#SECRET` leads a player back.
//
// The secret stands in the fragment, which no browser sends to a server, and leaves the address at once.

/** What a link is for. */
export type LinkKind = 'invitation' | 'back'

/** A link, or an address without a secret, with which a player comes back in the same browser and others watch. */
export interface BattleLink {
  kind: LinkKind
  /** 12 lower-case letters and digits. */
  code: string
  /** 64 hexadecimal digits. */
  secret: string | null
}

const FOLDER: Record<LinkKind, string> = { invitation: 'b', back: 'back' }

/** The code as it was meant: written large, in groups, or with letters that look like digits. Null where it is none. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0')
  return /^[a-z0-9]{12}$/.test(code) ? code : null
}

/** The code as it is read out: in three groups of four. */
export function codeInGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** 32 bytes as they stand in a link: 43 letters, digits, `-` and `_`. */
export function secretInLink(secret: string): string {
  const bytes = secret.match(/../g)?.map((pair) => String.fromCharCode(parseInt(pair, 16))) ?? []
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes of a link as 64 hexadecimal digits; null where it has none. */
export function secretOfLink(text: string): string | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/** What an address says of a battle: in its path, or where a server has led from there to the page, in its query. */
export function readLink(url: URL): BattleLink | null {
  const secret = secretOfLink(url.hash.slice(1))
  for (const kind of ['invitation', 'back'] as const) {
    const inPath = new RegExp(`/${FOLDER[kind]}/([^/]+)/?$`).exec(url.pathname)?.[1]
    const code = readCode(inPath ?? url.searchParams.get(FOLDER[kind]) ?? '')
    if (code !== null) return { kind, code, secret }
  }
  return null
}

/** A link to a battle of the house that serves the page at this address; without a secret it leads to watching it. */
export function writeLink(page: URL, kind: LinkKind, code: string, secret: string | null): string {
  return `${new URL(`${FOLDER[kind]}/${code}`, pageFolder(page)).href}${secret === null ? '' : `#${secretInLink(secret)}`}`
}

/** The folder that the page is served from, whichever battle its address names. */
export function pageFolder(page: URL): URL {
  return new URL(page.pathname.replace(/(?:b|back)\/[^/]*\/?$/, '').replace(/[^/]*$/, ''), page.origin)
}

/** Reads the link by which the page was opened, and takes the secret out of the address and the history. */
export function takeLink(at: Location = location, past: History = history): BattleLink | null {
  const link = readLink(new URL(at.href))
  if (link && at.hash !== '') past.replaceState(null, '', at.pathname + at.search)
  return link
}
