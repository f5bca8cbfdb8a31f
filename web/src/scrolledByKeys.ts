// A part that scrolls and has nothing in it to go to is gone to itself, so that the arrow keys scroll it.

const REACHABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Lets the keys reach a part while it scrolls and nothing in it can be reached. */
export function scrolledByKeys(part: HTMLElement): () => void {
  const look = () => {
    const isAlone = part.scrollHeight > part.clientHeight && !part.querySelector(REACHABLE)
    if (isAlone) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(part)
  const contents = new MutationObserver(look)
  contents.observe(part, { childList: true, subtree: true, characterData: true, attributeFilter: ['disabled'] })
  return () => {
    sizes.disconnect()
    contents.disconnect()
  }
}
