import { useHref } from '@kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { messagesRoute } from '../contract'
import { delays } from '../model/delays'

/**
 * Returns whether the hub may connect: immediately on the messages screen, elsewhere after a delay, because the unread
 * count is not urgent.
 */
export function useDeferredHub(): boolean {
  const isMessagesScreen = useLocation().pathname === useHref()(messagesRoute)
  const [isDue, setDue] = useState(isMessagesScreen)
  useEffect(() => {
    if (isDue) return
    if (isMessagesScreen) return setDue(true)
    const timer = setTimeout(() => setDue(true), delays.hubStart)
    return () => clearTimeout(timer)
  }, [isDue, isMessagesScreen])
  return isDue
}
