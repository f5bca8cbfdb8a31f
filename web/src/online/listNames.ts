// What the armies of a battle over a server are called, before and after there is a table.

import { engine } from '../table'

/** The names of both armies' lists. Where the engine has no list, its key stands for it. */
export async function listNames(edition: string, armies: [string, string]): Promise<[string, string]> {
  const nameOf = (key: string) =>
    engine.army(edition, key).then(
      ({ name }) => name,
      () => key,
    )
  return [await nameOf(armies[0]), await nameOf(armies[1])]
}
