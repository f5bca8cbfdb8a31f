// What is missing when a worker call fails; the wording is chosen elsewhere.

/** What is missing: the engine, the files of the army lists, or the part of the page that is the table. */
export type Missing = 'engine' | 'lists' | 'table'

/** Something that the page needs and could not get. */
export class Failure extends Error {
  constructor(
    readonly missing: Missing,
    message: string,
  ) {
    super(message)
  }
}
