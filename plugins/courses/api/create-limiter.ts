const defaultLimit = 3

/**
 * Limits concurrent calls. The most recent call runs next, because it belongs to the part of the list that is in view.
 *
 * @returns a function that runs a call when fewer than `limit` calls are running, unless its signal is aborted first
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
      // Give the free slot to the call that was added last.
      const next = waiting.pop()
      if (next) next()
      else running--
    }
  }
}

export function limitCalls<Query extends { readonly queryFn?: unknown }>(
  query: Query,
  limit: ReturnType<typeof createLimiter>,
): Query {
  const { queryFn } = query
  if (typeof queryFn !== 'function') return query
  return {
    ...query,
    queryFn: (context: { readonly signal: AbortSignal }) => limit(() => queryFn(context), context.signal),
  }
}
