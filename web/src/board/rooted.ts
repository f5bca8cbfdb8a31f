// Keeps what a finger drags in place, so that the page does not scroll.

/**
 * Keeps a finger that moves over an element from being taken for a scroll or a fling. `touch-action` alone does not: Chromium, when it
 * is slow, lets a quick drag run out as a fling, and the next tap only stops that and presses nothing. It lasts as long as the element:
 * the moves of a finger go to what it has touched first, also when that has left the page, as a button does whose piece is in the hand.
 */
export function rooted(element: Element): void {
  element.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false })
}
