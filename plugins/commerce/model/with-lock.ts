import { acquireTabLock } from '@kernel'

/** Queues by lock name, which serialize work within this tab, also in browsers without the Web Locks API. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while no other tab of this browser runs work with the same lock name. Without the Web Locks API
 * (insecure context, or access denied) only this tab is covered.
 *
 * @example
 * await withLock('order', placeOrder)
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(name) ?? Promise.resolve()
  const current = previous.then(runLocked, runLocked)
  queues.set(name, current)
  return current

  async function runLocked(): Promise<Result> {
    const lock = acquireTabLock(`commerce.${name}`)
    await lock.acquired
    try {
      return await work()
    } finally {
      lock.release()
    }
  }
}
