let navigations = 0
let current: string | undefined

/** Counts navigations: each render of a screen calls this function, but only a changed path counts. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) navigations += 1
  current = pathname
}

/** Returns a check for late redirects: false once the user has left the screen, even after coming back to it. */
export function createStaleCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // `location` changes before the next screen renders and the navigation is counted, so compare `location` too.
  return () => navigations === start && location.pathname === pathname
}
