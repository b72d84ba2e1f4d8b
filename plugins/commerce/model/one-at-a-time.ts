import { takeTurn } from '@kernel'

/** What is done one after the other in this tab, where it has its turn at once: without the browser's locks. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Does something while nobody else in this browser does something of the same name. Where the browser has no locks
 * (a page that is not served securely), or gives none, it is alone in its tab.
 *
 * @example
 * await oneAtATime('order', placeOrder)
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(name) ?? Promise.resolve()
  const now = before.then(inTurn, inTurn)
  queues.set(name, now)
  return now

  async function inTurn(): Promise<Result> {
    const turn = takeTurn(`commerce.${name}`)
    await turn.come
    try {
      return await work()
    } finally {
      turn.leave()
    }
  }
}
