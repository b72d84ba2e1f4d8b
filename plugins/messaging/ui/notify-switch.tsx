import { Switch, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $isNotifyImpossible, $isNotifyWished, canNotify, mayNotify, notifyWished } from '../model/notify'
import { messagingTexts } from '../texts'

/** Whether the system tells of new messages. The browser is asked when the switch is pressed, and never before. */
export function NotifySwitch() {
  const t = useTexts(messagingTexts)
  const [isWished, isImpossible, wish] = useUnit([$isNotifyWished, $isNotifyImpossible, notifyWished])
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
      checked={isWished && mayNotify()}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}
