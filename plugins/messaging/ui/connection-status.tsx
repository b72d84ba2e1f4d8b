import { useTexts } from '@kernel'
import { Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { sva } from 'styled-system/css'
import { reconnectRequested } from '../api/hub'
import { messagingTexts } from '../texts'
import { isLost, useShownHubState } from './use-shown-hub-state'

const connectionStatusRecipe = sva({
  slots: ['root', 'dot', 'text'],
  base: {
    root: {
      row: true,
      gap: '2',
      minH: '8',
      px: '4',
      py: '1',
      borderBottomWidth: '1px',
      textStyle: 'caption',
      color: 'quiet',
    },
    dot: { w: '2', h: '2', rounded: 'full', flexShrink: '0', bg: 'warning' },
    text: { grow: true },
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

export function ConnectionStatus() {
  const t = useTexts(messagingTexts)
  const reconnect = useUnit(reconnectRequested)
  const state = useShownHubState()
  const styles = connectionStatusRecipe({ state, isQuiet: state === undefined || state === 'Connected' })

  return (
    <div data-above-toasts="" className={styles.root}>
      {state && <span aria-hidden="true" className={styles.dot} />}
      <p role="status" data-focus-home="" className={styles.text}>
        {state && t[`hub.${state}`]()}
      </p>
      {isLost(state) && (
        <Button size="sm" variant="quiet" onClick={() => reconnect()}>
          {t['hub.tryNow']()}
        </Button>
      )}
    </div>
  )
}
