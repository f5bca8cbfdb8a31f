// Battles of a general against itself, timed bound by bound: what the page's engine is asked in a browser and under Node.

/**
 * Fights battles to their end and returns how many milliseconds each bound took the general: as on the page, a mind hears the
 * record of a table, and the table obeys.
 *
 * `engine` is the module of the engine with its lists, `wishes` say who fights, `now` is a clock of the machine.
 */
export function fight(engine, general, wishes, now) {
  const bounds = []
  for (const wish of wishes) {
    const session = engine.Session.create(JSON.stringify(wish))
    const mind = new engine.Mind()
    let fighting = false
    let spent = 0
    let active = null
    for (let steps = 0; steps < 3000; steps += 1) {
      const asked = JSON.parse(session.asks())
      if (asked.kind === 'over') break
      if (asked.kind === 'throw') {
        session.throw(new Uint8Array())
        continue
      }
      // A side moves in a bound of its own: the other's first move ends it.
      if (asked.what === 'move' && asked.side !== active) {
        if (fighting) bounds.push(spent)
        ;[fighting, active, spent] = [true, asked.side, 0]
      }
      const start = now()
      const { order, notes } = JSON.parse(mind.decide(session.record(), general, asked.side === 'red' ? 1 : 2))
      for (const note of notes) session.note(note)
      session.obey(order)
      if (fighting) spent += now() - start
    }
    if (fighting) bounds.push(spent)
    mind.free()
    session.free()
  }
  return bounds
}

/** The value that so many of 100 do not exceed. */
export function hundredth(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))]
}
