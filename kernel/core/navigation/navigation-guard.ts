/** How often somebody has come to another screen. */
let visits = 0
let shown: string | undefined

/** Another screen is drawn; the same one drawn anew is the same visit. */
export function recordNavigation(pathname: string): void {
  if (shown !== undefined && shown !== pathname) visits += 1
  shown = pathname
}

/**
 * For what leads on when the server has answered: whoever has gone on to another screen meanwhile stays there, and so
 * does whoever has come back since.
 *
 * @returns whether the person is still where they were at the call, on the same visit
 * @example
 * const isStillHere = createStaleCheck()
 * await save(draft)
 * if (isStillHere()) go({ to: savedRoute })
 */
export function createStaleCheck(): () => boolean {
  const mine = visits
  const { pathname } = location
  // The address is a moment ahead of the screen.
  return () => visits === mine && location.pathname === pathname
}
