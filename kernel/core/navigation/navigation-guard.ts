let navigations = 0
let current: string | undefined

/** Called on every render of a screen; only another path counts. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) navigations += 1
  current = pathname
}

/** Returns a check for late redirects: false once the user has left the screen, even after a return. */
export function createStaleCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // The location changes before the screen renders.
  return () => navigations === start && location.pathname === pathname
}
