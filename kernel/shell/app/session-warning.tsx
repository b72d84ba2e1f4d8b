import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { $expiryWarning, expiryWarningClosed } from '../../core/session/session'
import { Alert } from '../../ui/alert/alert'
import { barPlace } from './bar-place'

// On tall screens the warning stays in view while the page scrolls.
const place = css({
  position: { base: 'relative', _tall: 'sticky' },
  top: { _tall: '[3.5rem]' },
  zIndex: 'bar',
})

/** Warns before the session expires and says that typed input is saved (decision:session-expiry-warning). */
export function SessionWarning() {
  const t = useTexts(kernelTexts)
  const [left, close] = useUnit([$expiryWarning, expiryWarningClosed])
  if (left === null) return null
  const minutes = Math.floor(left / 60_000)

  return (
    <div className={cx(barPlace, place)}>
      <Alert
        tone="warning"
        title={minutes > 0 ? t['session.endsIn']({ minutes }) : t['session.endsNow']()}
        onClose={close}
      >
        {t['session.nothingLost']()}
      </Alert>
    </div>
  )
}
