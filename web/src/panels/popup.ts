// Popups such as the menu: closed by Esc, by a click elsewhere, or by their own heading.

import type { Attachment } from 'svelte/attachments'

export const popup: Attachment<HTMLDetailsElement> = (details) => {
  const press = (event: PointerEvent) => {
    if (!details.contains(event.target as Node)) details.open = false
  }
  const key = (event: KeyboardEvent) => {
    const target = event.target as Element
    // A question within it is answered by Esc first, and a field emptied.
    if (
      event.key !== 'Escape' ||
      !details.open ||
      target.closest('[role=alertdialog], dialog') ||
      (target instanceof HTMLInputElement && target.value !== '' && target.type === 'text')
    )
      return
    // Neither the selection nor the review may also react to this key.
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
