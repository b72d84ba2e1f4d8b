import { useTexts } from '@kernel'
import { Switch } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import {
  $isNotifyEnabled,
  $isNotifyImpossible,
  canNotify,
  isNotifyAllowed,
  notifyToggled,
} from '../model/notify'
import { messagingTexts } from '../texts'

/** Switches system notifications; asks the browser for permission only when pressed. */
export function NotifySwitch() {
  const t = useTexts(messagingTexts)
  const [isEnabled, isImpossible, toggle] = useUnit([$isNotifyEnabled, $isNotifyImpossible, notifyToggled])
  const [isOffered] = useState(canNotify)
  const [isDenied, setDenied] = useState(false)
  if (!isOffered || isImpossible) return null

  async function change(isOn: boolean): Promise<void> {
    const isGranted = isOn && (await Notification.requestPermission()) === 'granted'
    setDenied(isOn && !isGranted)
    toggle(isGranted)
  }
  return (
    <Switch
      label={t['notify.wish']()}
      error={isDenied && t['notify.denied']()}
      checked={isEnabled && isNotifyAllowed()}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
