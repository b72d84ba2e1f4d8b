let navigations = 0
let current: string | undefined

/** When the last letter was typed on this screen, and the product last changed the screen, by `performance.now()`. */
const last = { typed: Number.NEGATIVE_INFINITY, moved: Number.NEGATIVE_INFINITY }

/** Counts navigations. A repeated call with the same path, as React's StrictMode makes it, does not count. */
export function recordNavigation(pathname: string): void {
  if (current !== undefined && current !== pathname) {
    navigations += 1
    last.typed = Number.NEGATIVE_INFINITY
  }
  current = pathname
}

export const typedInto =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]'

/** Milliseconds after the last letter for which a person may still be typing. */
const typingTime = 10_000

/** Milliseconds for which single keys sleep after the product has changed the screen: they were meant for the other one. */
const sleepTime = 1_000

const recordTyping = () => {
  last.typed = performance.now()
}

export function followTyping(): () => void {
  last.typed = last.moved = Number.NEGATIVE_INFINITY
  document.addEventListener('input', recordTyping, true)
  return () => document.removeEventListener('input', recordTyping, true)
}

/** Call this before the product leads to another screen by itself. */
export function recordMove(): void {
  last.moved = performance.now()
}

/** Whether a person may be typing: then no screen moves by itself. */
export const isTyping = (): boolean =>
  performance.now() - last.typed < typingTime || document.querySelector(`:is(${typedInto}):focus`) !== null

export const areKeysAsleep = (): boolean => performance.now() - last.moved < sleepTime

/** Returns a check that is false once the user has left the screen, even if the user came back. */
export function createVisitCheck(): () => boolean {
  const start = navigations
  const { pathname } = location
  // `location` changes before the next screen renders and the navigation is counted, so compare `location` too.
  return () => navigations === start && location.pathname === pathname
}

/** Returns a check for late redirects: it is false once the user has left the screen, or has typed on it since. */
export function createStaleCheck(): () => boolean {
  const isSameVisit = createVisitCheck()
  const startedAt = performance.now()
  return () => {
    const isCurrent = isSameVisit() && last.typed <= startedAt
    if (isCurrent) recordMove()
    return isCurrent
  }
}
