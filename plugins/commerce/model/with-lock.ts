import { acquireTabLock } from '@kernel'

/** What is done one after the other in this tab, where it has its turn at once: without the browser's locks. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Does something while nobody else in this browser does something of the same name. Where the browser has no locks
 * (a page that is not served securely), or gives none, it is alone in its tab.
 *
 * @example
 * await withLock('order', placeOrder)
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(name) ?? Promise.resolve()
  const now = before.then(inTurn, inTurn)
  queues.set(name, now)
  return now

  async function inTurn(): Promise<Result> {
    const turn = acquireTabLock(`commerce.${name}`)
    await turn.acquired
    try {
      return await work()
    } finally {
      turn.release()
    }
  }
}
