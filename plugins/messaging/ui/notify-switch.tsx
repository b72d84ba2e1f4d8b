import { useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { lazyComponent, type SwitchProps, useLazyComponent } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import {
  $isNotifyEnabled,
  $isNotifyImpossible,
  canNotify,
  isNotifyAllowed,
  notifyToggled,
} from '../model/notify'
import { messagingTexts } from '../texts'

const lazySwitch = lazyComponent<SwitchProps>(() => import('./notify-switch.lazy'))

const frame = css({ minH: 'touch' })

/** Switch for system notifications; asks the browser for permission only when pressed. */
export function NotifySwitch() {
  const t = useTexts(messagingTexts)
  const [isEnabled, isImpossible, toggle] = useUnit([$isNotifyEnabled, $isNotifyImpossible, notifyToggled])
  const [isOffered] = useState(canNotify)
  const [isDenied, setDenied] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hasScreen = useUnit($isFirstScreenReady)
  const isWanted = hasScreen && isOffered && !isImpossible && !hasFailed
  const Switch = useLazyComponent(lazySwitch, isWanted, () => setFailed(true))
  if (!isOffered || isImpossible || hasFailed) return null

  async function change(isOn: boolean): Promise<void> {
    const isGranted = isOn && (await Notification.requestPermission()) === 'granted'
    setDenied(isOn && !isGranted)
    toggle(isGranted)
  }
  return (
    <div className={frame}>
      {Switch && (
        <Switch
          label={t['notify.wish']()}
          error={isDenied && t['notify.denied']()}
          checked={isEnabled && isNotifyAllowed()}
          onChange={(event) => void change(event.target.checked)}
        />
      )}
    </div>
  )
}
