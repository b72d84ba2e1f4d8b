import { useHref } from '@kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messagesRoute } from '../contract'

/** Milliseconds after which a browser that is never idle, or does not say so, connects all the same. */
const patience = 3_000

/**
 * Whether it is time to connect: at once on the messages screen, on all others when the browser has nothing else to do, as
 * the number of unread messages can wait.
 */
export function useHubDue(): boolean {
  const isHere = useLocation().pathname === useHref()(messagesRoute)
  const [isDue, setDue] = useState(isHere)
  useEffect(() => {
    if (isDue) return
    if (isHere) return setDue(true)
    const due = () => setDue(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(due, patience)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(due, { timeout: patience })
    return () => cancelIdleCallback(handle)
  }, [isDue, isHere])
  return isDue
}
