// Orders of the setup that name edges or a quarter, word by word: what can be pressed on the board next.

/** A word that may come next, and the order that it completes, if it leaves no other. */
export interface Named {
  kind: 'edge' | 'quarter'
  word: string
  /** What has been named with it, from the first word of the order on. */
  words: string[]
  order: string | null
}

const EDGES = ['near', 'far', 'left', 'right']

/** Whether an order names nothing but edges, or a quarter. */
function kindOf(order: string): Named['kind'] | null {
  const [verb, ...rest] = order.split(' ')
  if (verb === 'quarter') return 'quarter'
  return rest.length > 0 && rest.every((word) => EDGES.includes(word)) ? 'edge' : null
}

/** Whether an order is chosen on the board rather than from a list: edges, quarters, and whatever has coordinates. */
export function onBoard(order: string): boolean {
  return kindOf(order) !== null || /^(place|camp) .*\d/.test(order) || /^place \S+ (near|far|left|right) /.test(order)
}

/** The words that may come after those that have been named. */
export function following(orders: string[], begun: string[]): Named[] {
  const found = new Map<string, Named>()
  for (const order of orders) {
    const kind = kindOf(order)
    const words = order.split(' ')
    const from = Math.max(begun.length, 1)
    const word = words[from]
    if (kind === null || word === undefined || begun.some((one, i) => words[i] !== one) || found.has(word)) continue
    const so = words.slice(0, from + 1)
    const alike = orders.filter((other) => so.every((one, i) => other.split(' ')[i] === one))
    found.set(word, { kind, word, words: so, order: alike.length === 1 ? order : null })
  }
  return [...found.values()]
}
