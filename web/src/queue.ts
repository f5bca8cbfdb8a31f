// The player's order of combats: choices sorted by it, and moving one.

/** Choices in the order of a wish; those that it does not name come after, in their own order. */
export function inOrder<C extends { order: string }>(choices: C[], wished: string[]): C[] {
  const rank = ({ order }: C) => {
    const at = wished.indexOf(order)
    return at < 0 ? wished.length : at
  }
  // Sorting keeps what is alike in its order.
  return [...choices].sort((a, b) => rank(a) - rank(b))
}

/** What a shooting order says: who shoots, those that help it, and at what. */
export function shotOf(order: string): { shooters: string[]; target: string } | null {
  const [, shooters = '', target = ''] = /^shoot (.+) at (\S+)$/.exec(order) ?? []
  return target === '' ? null : { shooters: shooters.split(' '), target }
}

/** Shots at one target are alternatives and stand together; every other choice is alone. */
export function alternatives<C extends { order: string }>(choices: C[]): C[][] {
  const groups = new Map<string, C[]>()
  for (const choice of choices) {
    const key = shotOf(choice.order)?.target ?? choice.order
    groups.set(key, [...(groups.get(key) ?? []), choice])
  }
  return [...groups.values()]
}

/** A list with one of its orders at another place. */
export function moved(orders: string[], order: string, to: number): string[] {
  const rest = orders.filter((other) => other !== order)
  const at = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, at), order, ...rest.slice(at)]
}
