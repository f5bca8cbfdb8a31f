// Where the focus is led when something has happened, so that a player by keys goes on from there.

/** What the focus was led by: what is asked, how the battle stands, and whether a move is held. */
export interface Led {
  question: string
  state: unknown
  held: boolean
}

/** Whether something has happened since: to drop what was held is nothing, and the focus stays where it is. */
export function isNews(led: Led, now: Led): boolean {
  return now.question !== led.question || now.state !== led.state || (now.held && !led.held)
}

/** What stands for the element that moves, on the board or among those still to deploy; nothing where none is moved. */
export function moverOf(root: ParentNode, what: string | null, id: string | undefined): SVGElement | HTMLElement | null {
  if (id === undefined || (what !== 'move' && what !== 'deployment')) return null
  return root.querySelector(`g.base[data-id="${id}"], [data-reserve="${id}"]`)
}
