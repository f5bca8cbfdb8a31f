// What unfolds over the page, such as the menu: it folds by Esc and by a press elsewhere, as well as by its own line.

import type { Attachment } from 'svelte/attachments'

export const popup: Attachment<HTMLDetailsElement> = (details) => {
  const press = (event: PointerEvent) => {
    if (!details.contains(event.target as Node)) details.open = false
  }
  const key = (event: KeyboardEvent) => {
    const target = event.target as Element
    // A question within it is answered by Esc first.
    if (event.key !== 'Escape' || !details.open || target.closest('[role=alertdialog], dialog')) return
    // Nobody else is meant: not the hand, nor the way out of the past.
    event.stopImmediatePropagation()
    event.preventDefault()
    details.open = false
    details.querySelector('summary')?.focus()
  }
  addEventListener('pointerdown', press)
  addEventListener('keydown', key, true)
  return () => {
    removeEventListener('pointerdown', press)
    removeEventListener('keydown', key, true)
  }
}
