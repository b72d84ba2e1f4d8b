import { useSettings } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { hubRequested } from '../api/hub'
import messagingSettings from '../settings'
import { useDeferredHub } from './use-deferred-hub'
import { useMessagingClient } from './use-messaging-client'
import { useOutbox } from './use-outbox'
import { useUnreadLeader } from './use-unread-leader'

/** Background component: opens the hub for members, and closes it at the end of the session. */
export default function HubConnection() {
  const request = useUnit(hubRequested)
  useMessagingClient()
  useUnreadLeader()
  useOutbox()

  const { hub: address } = useSettings(messagingSettings)
  const isDue = useDeferredHub()
  useEffect(() => {
    if (!isDue) return
    const closing = new AbortController()
    request({ address, signal: closing.signal })
    return () => closing.abort()
  }, [isDue, address, request])

  return null
}
