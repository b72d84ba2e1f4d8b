/** What is done one after the other in this tab; other tabs are held off by the browser's locks. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Does something while nobody else in this browser does something of the same name. Where the browser has no locks
 * (a page that is not served securely) it is alone in its tab.
 *
 * @example
 * await oneAtATime('order', placeOrder)
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { readonly locks?: LockManager }
  if (locks) return locks.request(`roda.commerce.${name}`, work) as Promise<Result>
  const before = queues.get(name) ?? Promise.resolve()
  const now = before.then(work, work)
  queues.set(name, now)
  return now
}
