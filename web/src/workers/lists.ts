// Army lists: files of the page, fetched when an edition needs them.

import { Failure } from './failure'

/** Where the books of the lists are, by their place in the project. */
const BOOKS = import.meta.glob<string>('../../../armies/*/book-*.toml', { query: '?url', import: 'default', eager: true })

/** The engine's answers about lists. */
export interface Library {
  /** The name of the set that an edition plays with. */
  lists_of(edition: string): string
  bring_lists(edition: string, books: string): void
}

/** Brings the lists of editions to an engine, those of each set once. */
export class Librarian {
  private readonly brought = new Map<string, Promise<void>>()

  constructor(
    private readonly engine: Library,
    private readonly read: (url: string) => Promise<string> = fetched,
    private readonly books: Record<string, string> = BOOKS,
  ) {}

  /** Sees to it that the lists of an edition are there. */
  bring(edition: string): Promise<void> {
    const set = this.engine.lists_of(edition)
    const under = this.brought.get(set) ?? this.fetch(set, edition)
    this.brought.set(set, under)
    // What could not be fetched is asked for again.
    under.catch(() => this.brought.delete(set))
    return under
  }

  private async fetch(set: string, edition: string): Promise<void> {
    const places = Object.keys(this.books).filter((place) => place.includes(`/${set}/`))
    const texts = await Promise.all(places.sort().map((place) => this.read(this.books[place] ?? '')))
    this.engine.bring_lists(edition, texts.join('\n'))
  }
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url).catch((error: unknown) => {
    throw new Failure('lists', String(error))
  })
  if (!answer.ok) throw new Failure('lists', `${answer.status} ${answer.statusText}`)
  return answer.text()
}
