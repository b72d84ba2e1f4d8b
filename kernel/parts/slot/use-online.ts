import { useEffect, useEffectEvent } from 'react'

export function useOnline(retry: () => void): void {
  const handleOnline = useEffectEvent(retry)
  useEffect(() => {
    const listen = () => handleOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
