import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $downSince, $hubState } from '../api/hub'
import type { HubState } from '../api/open-hub'

/** Time in ms without a connection after which the connection state is shown. */
const noticeDelay = 2_000

/** Returns the connection state to show: undefined during short interruptions, and while the first attempt is young. */
export function useShownHubState(): HubState | undefined {
  const [state, downSince] = useUnit([$hubState, $downSince])
  const isConnected = state === 'Connected'
  // A screen that opens while there has been no connection for long shows that at once.
  const [isLate, setLate] = useState(() => downSince !== null && performance.now() - downSince > noticeDelay)
  if (isConnected && isLate) setLate(false)
  useEffect(() => {
    if (isConnected) return
    const timer = setTimeout(() => setLate(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [isConnected])
  return isConnected || isLate ? state : undefined
}

export const isLost = (state: HubState | undefined) => state === 'Disconnected' || state === 'Reconnecting'
