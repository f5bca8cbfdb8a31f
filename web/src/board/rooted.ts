// Keeps the board in place under a finger, so that the page does not scroll.

/**
 * Keeps a finger that moves over an element from being taken for a scroll or a fling. `touch-action` alone does not: Chromium, when it
 * is slow, lets a quick drag run out as a fling, and the next tap only stops that and presses nothing.
 */
export function rooted(element: Element): () => void {
  const refuse = (event: Event) => event.preventDefault()
  element.addEventListener('touchmove', refuse, { passive: false })
  return () => element.removeEventListener('touchmove', refuse)
}
