import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $hubState } from '../api/hub'
import type { HubState } from '../api/open-hub'

/** Time in ms without a connection after which the connection state is shown. */
const noticeDelay = 2_000

/** Returns the connection state to show: undefined during short interruptions, and while the first attempt is young. */
export function useShownHubState(): HubState | undefined {
  const state = useUnit($hubState)
  const isConnected = state === 'Connected'
  const [isLate, setLate] = useState(false)
  if (isConnected && isLate) setLate(false)
  useEffect(() => {
    if (isConnected) return
    const timer = setTimeout(() => setLate(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [isConnected])
  return isConnected || isLate ? state : undefined
}

export const isLost = (state: HubState | undefined) => state === 'Disconnected' || state === 'Reconnecting'
