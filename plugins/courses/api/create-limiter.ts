/** Calls of one kind that may be under way at once; a long list would otherwise ask for everything in one go. */
const defaultLimit = 3

/**
 * Makes what lets a few calls run at once. The one that was asked for last is the next: it is what is in view by now.
 *
 * @returns runs a call when it is its turn; one that is given up before is never made
 */
export function createLimiter(most = defaultLimit) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Answer>(call: () => Answer | Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    if (running < most) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await call()
    } finally {
      // Whoever is next takes the place over; it is free only where nobody waits.
      const next = waiting.pop()
      if (next) next()
      else running--
    }
  }
}
