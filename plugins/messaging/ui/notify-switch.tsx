import { Switch, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { $isNotifyWished, mayNotify, notifyWished } from '../model/notify'
import { messagingTexts } from '../texts'

/** Whether the system tells of new messages. The browser is asked when the switch is pressed, and never before. */
export function NotifySwitch() {
  const t = useTexts(messagingTexts)
  const [isWished, wish] = useUnit([$isNotifyWished, notifyWished])
  const [isDenied, setDenied] = useState(false)
  if (!('Notification' in globalThis)) return null

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
