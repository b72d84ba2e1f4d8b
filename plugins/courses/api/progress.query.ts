import { turns } from './in-turn'
import { learningQuery } from './learning.query'

const inTurn = turns()

/**
 * The same as the course that is learnt, for lists that show how far somebody is in each (CRS-MY-01): a few are asked
 * for at once, each a single time, and one that fails is nobody's trouble.
 */
export function progressQuery(id: string) {
  const { queryFn, ...query } = learningQuery(id)
  return {
    ...query,
    queryFn:
      typeof queryFn === 'function'
        ? (context: Parameters<typeof queryFn>[0]) => inTurn(() => queryFn(context), context.signal)
        : queryFn,
    retry: false,
    throwOnError: false,
  }
}
