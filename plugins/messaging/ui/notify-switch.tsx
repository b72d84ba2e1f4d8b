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

/** Whether the system tells of new messages. The browser is asked when the switch is pressed, and never before. */
export function NotifySwitch() {
  const t = useTexts(messagingTexts)
  const [isWished, isImpossible, wish] = useUnit([$isNotifyEnabled, $isNotifyImpossible, notifyToggled])
  const [isOffered] = useState(canNotify)
  const [isDenied, setDenied] = useState(false)
  if (!isOffered || isImpossible) return null

  async function change(isOn: boolean): Promise<void> {
    const isGranted = isOn && (await Notification.requestPermission()) === 'granted'
    setDenied(isOn && !isGranted)
    wish(isGranted)
  }
  return (
    <Switch
      label={t['notify.wish']()}
      error={isDenied && t['notify.denied']()}
      checked={isWished && isNotifyAllowed()}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
