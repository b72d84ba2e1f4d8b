import { useEffect, useEffectEvent } from 'react'

/** Retries when the browser is back online. */
export function useOnline(retry: () => void): void {
  const isOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = () => isOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
