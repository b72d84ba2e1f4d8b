import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

function setPrinting(value: boolean): void {
  isPrinting = value
  // The browser prints what is in the page after the event.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
const begin = () => setPrinting(true)
const end = () => setPrinting(false)

function subscribe(listener: () => void): () => void {
  // The browser adds an equal listener only once.
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) isPrinting = false
  }
}

/**
 * Whether the page is being printed: virtualized and folded lists must then render all their rows, also those that appear
 * for printing, within the rows of another list.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )
