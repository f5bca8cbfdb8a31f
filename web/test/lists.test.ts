import { describe, expect, it } from 'vitest'
import { Librarian } from '../src/workers/lists'

/** Two editions of one set, one of another. */
function engine() {
  const brought: [string, string][] = []
  return {
    brought,
    lists_of: (edition: string) => (edition === 'new' ? 'set-new' : 'set-old'),
    bring_lists: (edition: string, books: string) => void brought.push([edition, books]),
  }
}

const BOOKS = {
  '../armies/set-new/book-1.toml': 'new-1.toml',
  '../armies/set-old/book-2.toml': 'old-2.toml',
  '../armies/set-old/book-1.toml': 'old-1.toml',
}

describe('army lists', () => {
  it('are brought with all their books, those of a set once', async () => {
    const library = engine()
    const asked: string[] = []
    const read = (url: string) => {
      asked.push(url)
      return Promise.resolve(`text of ${url}`)
    }
    const librarian = new Librarian(library, read, BOOKS)
    await Promise.all([librarian.bring('older'), librarian.bring('old')])
    await librarian.bring('new')
    await librarian.bring('older')
    expect(asked).toEqual(['old-1.toml', 'old-2.toml', 'new-1.toml'])
    expect(library.brought).toEqual([
      ['older', 'text of old-1.toml\ntext of old-2.toml'],
      ['new', 'text of new-1.toml'],
    ])
  })

  it('are asked for again when they could not be fetched', async () => {
    const library = engine()
    let failing = true
    const read = () => (failing ? Promise.reject(new Error('no way there')) : Promise.resolve('text'))
    const librarian = new Librarian(library, read, BOOKS)
    await expect(librarian.bring('new')).rejects.toThrow('no way there')
    expect(library.brought).toEqual([])
    failing = false
    await librarian.bring('new')
    expect(library.brought).toEqual([['new', 'text']])
  })
})
