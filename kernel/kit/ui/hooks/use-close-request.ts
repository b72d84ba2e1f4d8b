import { useEffect, useEffectEvent } from 'react'

/** TypeScript does not know it yet. */
interface Watcher {
  onclose: (() => void) | null
  readonly destroy: () => void
}

/**
 * Closes what lies over the page when the back button or gesture of a phone asks for it, which would else leave the page.
 * Browsers without `CloseWatcher` go back as usual.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher }
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
