import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { sva } from 'styled-system/css'
import { $hubState, type HubState, tryNowAsked } from '../model/hub'
import { messagingTexts } from '../texts'

const hubLineRecipe = sva({
  slots: ['root', 'dot', 'words'],
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
    words: { flex: '1', minW: '0' },
  },
  variants: {
    state: {
      Connected: { dot: { bg: 'success' } },
      Connecting: {},
      Reconnecting: { root: { bg: 'warning.soft', color: 'text' } },
      Disconnecting: {},
      Disconnected: { root: { bg: 'danger.soft', color: 'text' }, dot: { bg: 'danger' } },
    },
  },
})

/** Milliseconds without a connection after which it is said. */
const patience = 2_000

/** What is said of the connection: one that is not there yet, or breaks for a moment, is no news. */
function useSaidState(state: HubState): HubState | undefined {
  const isConnected = state === 'Connected'
  const [wasConnected, setWasConnected] = useState(isConnected)
  const [isTrouble, setTrouble] = useState(false)
  if (isConnected && !wasConnected) setWasConnected(true)
  if (isConnected && isTrouble) setTrouble(false)
  useEffect(() => {
    if (isConnected) return
    const timer = setTimeout(() => setTrouble(true), patience)
    return () => clearTimeout(timer)
  }, [isConnected])
  if (isConnected || isTrouble) return state
  return wasConnected ? 'Connected' : undefined
}

/** Where the live connection stands, in words, with a way to try again (MSG-HUB-01, MSG-HUB-02). */
export function ConnectionStatus() {
  const t = useTexts(messagingTexts)
  const [now, tryNow] = useUnit([$hubState, tryNowAsked])
  const state = useSaidState(now)
  const look = hubLineRecipe({ state })

  return (
    <div className={look.root}>
      {state && <span aria-hidden="true" className={look.dot} />}
      <p role="status" className={look.words}>
        {state && t[`hub.${state}`]()}
      </p>
      {(state === 'Disconnected' || state === 'Reconnecting') && (
        <Button size="sm" variant="quiet" onClick={() => tryNow()}>
          {t['hub.tryNow']()}
        </Button>
      )}
    </div>
  )
}
