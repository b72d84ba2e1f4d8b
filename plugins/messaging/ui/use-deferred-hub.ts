import { useHref } from '@kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messagesRoute } from '../contract'

/** Milliseconds after which the number of unread messages may cost something; the screen has come by then. */
const calm = 4_000

/**
 * Whether it is time to connect: at once on the messages screen, on all others a little later, as the number of unread
 * messages can wait and whoever only passes by needs none.
 */
export function useDeferredHub(): boolean {
  const isHere = useLocation().pathname === useHref()(messagesRoute)
  const [isDue, setDue] = useState(isHere)
  useEffect(() => {
    if (isDue) return
    if (isHere) return setDue(true)
    const timer = setTimeout(() => setDue(true), calm)
    return () => clearTimeout(timer)
  }, [isDue, isHere])
  return isDue
}
