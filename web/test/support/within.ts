// A component alone, in a tree whose root shares something with it.

import type { Component } from 'svelte'

/** The component under a root that sets its context by `share`. */
export function within<Props extends Record<string, unknown>>(share: () => void, component: Component<Props>): Component<Props> {
  return (internals, props) => {
    share()
    return component(internals, props)
  }
}
