import { useSyncExternalStore } from 'react'

const minute = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function notify() {
  for (const listener of listeners) listener()
}

/** Runs the timer while the page is visible and has subscribers. */
function updateTimer() {
  clearInterval(timer)
  timer = listeners.size > 0 && !document.hidden ? setInterval(notify, minute) : undefined
}

function handleVisibility() {
  updateTimer()
  if (!document.hidden) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', handleVisibility)
    updateTimer()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', handleVisibility)
    updateTimer()
  }
}

/** Renders the component again every minute while the page is visible; all components share one timer. */
export function useMinute(): void {
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => 0,
  )
}
