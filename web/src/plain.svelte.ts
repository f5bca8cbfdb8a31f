// What leaves the page, for a worker, a database or another tab, is cloned by the browser, which cannot clone a reactive proxy.

/** A copy without reactive proxies. */
export function plain<T>(value: T): T {
  return $state.snapshot<unknown>(value) as T
}
