let navigations = 0
let current: string | undefined

/** Called on every render of a screen; only another path counts. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) navigations += 1
  current = pathname
}

/**
 * Guards a redirect after a response: a user who left the screen meanwhile, or left and returned, is not moved.
 * @returns a function that tells whether the user has stayed on the screen since this call
 * @example
 * const isStillHere = createStaleCheck()
 * await save(draft)
 * if (isStillHere()) go({ to: savedRoute })
 */
export function createStaleCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // The location changes before the screen renders.
  return () => navigations === start && location.pathname === pathname
}
