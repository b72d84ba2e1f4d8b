import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { sva } from 'styled-system/css'
import { $hubState, reconnectRequested } from '../api/hub'
import type { HubState } from '../api/open-hub'
import { messagingTexts } from '../texts'

const connectionStatusRecipe = sva({
  slots: ['root', 'dot', 'text'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '8',
      px: '4',
      py: '1',
      borderBottomWidth: '1px',
      borderColor: 'line',
      textStyle: 'caption',
      color: 'quiet',
    },
    dot: { w: '2', h: '2', rounded: 'full', flexShrink: '0', bg: 'warning' },
    text: { flex: '1', minW: '0' },
  },
  variants: {
    state: {
      Connected: {},
      Connecting: {},
      Reconnecting: { root: { bg: 'warning.soft', color: 'text' } },
      Disconnecting: {},
      Disconnected: { root: { bg: 'danger.soft', color: 'text' }, dot: { bg: 'danger' } },
    },
    // A working connection is announced to screen readers but not shown.
    isQuiet: { true: { root: { srOnly: true } } },
  },
})

/** Time in ms without a connection after which the connection state is shown. */
const noticeDelay = 2_000

/** Returns the connection state to show; hides short interruptions and the first connection attempt. */
function useShownState(state: HubState): HubState | undefined {
  const isConnected = state === 'Connected'
  const [wasConnected, setWasConnected] = useState(isConnected)
  const [isOffline, setOffline] = useState(false)
  if (isConnected && !wasConnected) setWasConnected(true)
  if (isConnected && isOffline) setOffline(false)
  useEffect(() => {
    if (isConnected) return
    const timer = setTimeout(() => setOffline(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [isConnected])
  if (isConnected || isOffline) return state
  return wasConnected ? 'Connected' : undefined
}

/** State of the hub connection, with a retry button. */
export function ConnectionStatus() {
  const t = useTexts(messagingTexts)
  const [hubState, reconnect] = useUnit([$hubState, reconnectRequested])
  const state = useShownState(hubState)
  const styles = connectionStatusRecipe({ state, isQuiet: state === undefined || state === 'Connected' })

  return (
    <div data-above-toasts="" className={styles.root}>
      {state && <span aria-hidden="true" className={styles.dot} />}
      <p role="status" data-focus-home="" className={styles.text}>
        {state && t[`hub.${state}`]()}
      </p>
      {(state === 'Disconnected' || state === 'Reconnecting') && (
        <Button size="sm" variant="quiet" onClick={() => reconnect()}>
          {t['hub.tryNow']()}
        </Button>
      )}
    </div>
  )
}
