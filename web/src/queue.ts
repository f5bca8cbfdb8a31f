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

/** A list with one of its orders at another place. */
export function moved(orders: string[], order: string, to: number): string[] {
  const rest = orders.filter((other) => other !== order)
  const at = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, at), order, ...rest.slice(at)]
}
