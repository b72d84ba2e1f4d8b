import { electTabLeader } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $hubState } from '../api/hub'
import { countingChanged } from '../model/unread'

/**
 * Elects the tab that loads what may be unread and shows notices (decision:optional-message-fields, decision:tabs-share-session), among those
 * whose hub is connected: no other tab receives messages.
 */
export function useUnreadLeader(): void {
  const [hubState, setCounting] = useUnit([$hubState, countingChanged])
  const isConnected = hubState === 'Connected'
  useEffect(() => {
    if (!isConnected) return
    const stop = electTabLeader('messaging', setCounting)
    return () => {
      stop()
      setCounting(false)
    }
  }, [isConnected, setCounting])
}
