let navigations = 0
let current: string | undefined

/** Counts navigations. A repeated call with the same path, as React's StrictMode makes it, does not count. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) navigations += 1
  current = pathname
}

/** Returns a check for late redirects: it is false once the user has left the screen, even if the user came back. */
export function createStaleCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // `location` changes before the next screen renders and the navigation is counted, so compare `location` too.
  return () => navigations === start && location.pathname === pathname
}
