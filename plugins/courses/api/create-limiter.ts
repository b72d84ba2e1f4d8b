/** Maximum number of concurrent calls. */
const defaultLimit = 3

/**
 * Limits concurrent calls. The most recent call runs next, because it belongs to the part of the list that is in view.
 *
 * @returns a function that runs a call when a place is free, unless the signal of the call is aborted before
 */
export function createLimiter(limit = defaultLimit) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Answer>(call: () => Answer | Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal.throwIfAborted()
      return await call()
    } finally {
      // Pass the free place to the call that was added last.
      const next = waiting.pop()
      if (next) next()
      else running--
    }
  }
}
