import { useHref } from '@kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messagesRoute } from '../contract'

/** In ms; after the first paint of the screen. */
const startDelay = 4_000

/** Connects immediately on the messages screen, elsewhere after a delay: the unread count is not urgent. */
export function useDeferredHub(): boolean {
  const isMessagesScreen = useLocation().pathname === useHref()(messagesRoute)
  const [isDue, setDue] = useState(isMessagesScreen)
  useEffect(() => {
    if (isDue) return
    if (isMessagesScreen) return setDue(true)
    const timer = setTimeout(() => setDue(true), startDelay)
    return () => clearTimeout(timer)
  }, [isDue, isMessagesScreen])
  return isDue
}
