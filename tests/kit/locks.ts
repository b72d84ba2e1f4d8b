import { expect, onTestFinished } from '@rstest/core'
import { waitFor } from '@testing-library/react'

interface LockRequest {
  isHeld: boolean
  run(): void
  reject(reason: unknown): void
}

/** The Web Locks API in memory, because happy-dom has none. */
function memoryLocks() {
  const queues = new Map<string, LockRequest[]>()
  const grantNext = ([first]: readonly LockRequest[]) => first?.isHeld || first?.run()
  return {
    countWaiting: (name: string) => queues.get(name)?.filter(({ isHeld }) => !isHeld).length ?? 0,
    request: (name: string, { signal, steal }: LockOptions, callback: () => unknown) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const leave = () => {
          const index = queue.indexOf(request)
          if (index >= 0) queue.splice(index, 1)
          grantNext(queue)
        }
        const request: LockRequest = {
          isHeld: false,
          run() {
            request.isHeld = true
            Promise.resolve(callback()).then(resolve, reject).finally(leave)
          },
          reject,
        }
        signal?.addEventListener('abort', () => {
          if (request.isHeld) return
          reject(signal.reason)
          leave()
        })
        if (steal && queue[0]?.isHeld) queue.shift()?.reject(new DOMException('Stolen', 'AbortError'))
        if (steal) queue.unshift(request)
        else queue.push(request)
        queueMicrotask(() => grantNext(queue))
      }),
  }
}

/**
 * Gives the running test the Web Locks API, and another tab that can hold a lock.
 *
 * @returns `freeze`: takes a lock like a tab that the browser then freezes, and returns a function that thaws that tab;
 * `seeWaiting`: waits until the product waits for a lock
 * @example
 * const locks = fakeLocks()
 * const thaw = locks.freeze('command.7.commerce/order')
 */
export function fakeLocks() {
  const locks = memoryLocks()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  return {
    seeWaiting: (name: string) => waitFor(() => expect(locks.countWaiting(`roda.${name}`)).toBe(1)),
    freeze(name: string): () => void {
      let thaw: () => void = () => undefined
      const frozen = new Promise<void>((resolve) => {
        thaw = resolve
      })
      // The lock may be taken from the frozen tab.
      locks.request(`roda.${name}`, {}, () => frozen).catch(() => undefined)
      return thaw
    },
  }
}
