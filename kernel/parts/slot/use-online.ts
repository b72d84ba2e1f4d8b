import { useEffect, useEffectEvent } from 'react'

/**
 * Tries by itself when the browser is connected again, for as long as the component is there.
 *
 * @example
 * useOnline(onRetry)
 */
export function useOnline(retry: () => void): void {
  const isOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = () => isOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
