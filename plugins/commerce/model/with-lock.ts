import { withTabLock } from '@kernel'

/** Queues by lock name, which serialize work within this tab, also in browsers without the Web Locks API. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other tab of this browser runs work with the same lock name. Without the Web Locks API
 * (insecure context, or access denied) only this tab is covered.
 *
 * @throws MessageError when another tab keeps the lock for too long; or the error of `work`
 * @example
 * await withLock('order', placeOrder)
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(name) ?? Promise.resolve()
  const run = () => withTabLock(`commerce.${name}`, work)
  const current = previous.then(run, run)
  queues.set(name, current)
  return current
}
