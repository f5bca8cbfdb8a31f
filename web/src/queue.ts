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

/** Shots of which only one can be made: by one shooter, or at one target. */
export interface Alternatives<C> {
  /** The shooter that has a choice of targets, or the target at which several may shoot; null for any other choice, which is alone. */
  of: { shooter: string } | { target: string } | null
  choices: C[]
}

/** Choices with the shots that exclude each other together: those of a shooter with several targets, then those at one target. */
export function alternatives<C extends { order: string }>(choices: C[]): Alternatives<C>[] {
  const shots = choices.map(({ order }) => shotOf(order))
  const targets = (shooter: string) => new Set(shots.flatMap((shot) => (shot?.shooters[0] === shooter ? [shot.target] : []))).size
  const groups = new Map<string, Alternatives<C>>()
  choices.forEach((choice, i) => {
    const shot = shots[i]
    const [shooter = ''] = shot?.shooters ?? []
    const key = !shot ? choice.order : targets(shooter) > 1 ? shooter : shot.target
    const group = groups.get(key) ?? { of: !shot ? null : key === shooter ? { shooter } : { target: key }, choices: [] }
    group.choices.push(choice)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/** A list with one of its orders at another place. */
export function moved(orders: string[], order: string, to: number): string[] {
  const rest = orders.filter((other) => other !== order)
  const at = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, at), order, ...rest.slice(at)]
}
