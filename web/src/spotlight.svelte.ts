// The elements that the text under the pointer or focus names by id: they are outlined on the board.

import type { Attachment } from 'svelte/attachments'
import type { Pose } from './wire'

/** What is spoken of: elements, camps and built-up areas by their ids, and where an element would come to stand. */
export interface Spoken {
  parties: string[]
  ghost?: { id: string; to: Pose } | null
  /** Who would shoot at what. */
  fire?: { shooters: string[]; target: string } | null
}

class Spotlight {
  on = $state.raw<Spoken | null>(null)
  /** The parties that lists name: their ids are on the board for as long as the lists are there. */
  listed = $state.raw<string[]>([])
  private readonly lists = new Map<Node, string[]>()
  /** The part of the page that speaks of it. */
  private by: Node | null = null

  constructor() {
    // What a finger has touched speaks until it touches something else.
    globalThis.addEventListener?.('pointerdown', (event) => this.by?.contains(event.target as Node) || this.hide(this.by))
  }

  show(by: Node, spoken: Spoken): void {
    this.by = by
    this.on = spoken
  }

  /** A list that names parties has come, or with none it has gone. */
  list(by: Node, parties: string[]): void {
    if (parties.length > 0) this.lists.set(by, parties)
    else this.lists.delete(by)
    this.listed = [...new Set([...this.lists.values()].flat())]
  }

  hide(by: Node | null): void {
    if (by !== this.by) return
    this.by = null
    this.on = null
  }
}

export const spotlight = new Spotlight()

/** Has the ids of what a list names on the board for as long as it stands there. */
export function listing(parties: string[]): Attachment<HTMLElement> {
  return (node) => {
    spotlight.list(node, parties)
    return () => spotlight.list(node, [])
  }
}

/** Has what is named outlined while the pointer or the focus is on a part of the page; by the pointer alone where the page leads the focus there. */
export function about(spoken: Spoken, byFocus = true): Attachment<HTMLElement> {
  return (node) => {
    if (spoken.parties.length === 0) return undefined
    const show = () => spotlight.show(node, spoken)
    // A removed element with the focus fires blur while the page is being drawn, when no state may change.
    const hide = () => queueMicrotask(() => spotlight.hide(node))
    const leave = (event: PointerEvent) => event.pointerType !== 'touch' && hide()
    node.addEventListener('pointerenter', show)
    node.addEventListener('pointerleave', leave)
    if (byFocus) {
      node.addEventListener('focusin', show)
      node.addEventListener('focusout', hide)
    }
    return () => {
      node.removeEventListener('pointerenter', show)
      node.removeEventListener('pointerleave', leave)
      node.removeEventListener('focusin', show)
      node.removeEventListener('focusout', hide)
      hide()
    }
  }
}

/** How long what is announced stays outlined by itself, in milliseconds. */
const LIT = 5000

/** The same for what has just come about: it is outlined for a moment without being pointed at. */
export function announced(spoken: Spoken): Attachment<HTMLElement> {
  return (node) => {
    const end = about(spoken)(node)
    spotlight.show(node, spoken)
    const timer = setTimeout(() => spotlight.hide(node), LIT)
    return () => {
      clearTimeout(timer)
      end?.()
    }
  }
}
