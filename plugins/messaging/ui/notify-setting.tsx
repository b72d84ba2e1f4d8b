import { useTexts } from '@kernel'
import { Switch } from '@kernel/ui'
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

/** Asks the browser for permission only when pressed. */
export default function NotifySetting() {
  const t = useTexts(messagingTexts)
  const [isEnabled, isImpossible, toggle] = useUnit([$isNotifyEnabled, $isNotifyImpossible, notifyToggled])
  const [isDenied, setDenied] = useState(false)
  if (!canNotify() || isImpossible)
    return <p className={css({ textStyle: 'small', color: 'quiet' })}>{t['notify.impossible']()}</p>

  async function change(isOn: boolean): Promise<void> {
    const permission = isOn && (await Notification.requestPermission())
    // After a dismissed question, the permission is `default`: the browser asks again next time.
    setDenied(permission === 'denied')
    toggle(permission === 'granted')
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
