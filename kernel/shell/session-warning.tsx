import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useTexts } from '../i18n/use-texts'
import { $endWarning, endWarningClosed } from '../session/end-warning'
import { kernelTexts } from '../texts'
import { Notice } from '../ui/notice/notice'

const place = css({
  position: { base: 'relative', _tall: 'sticky' },
  top: { _tall: '16' },
  zIndex: 'bar',
  maxW: 'column.reading',
  mx: 'auto',
  mt: '3',
  px: { base: '3', sm: '6' },
})

/** Says that the session is about to end, and that nothing typed is lost by it (decision 21). */
export function SessionWarning() {
  const t = useTexts(kernelTexts)
  const [left, close] = useUnit([$endWarning, endWarningClosed])
  if (left === null) return null
  const minutes = Math.floor(left / 60_000)

  return (
    <div className={place}>
      <Notice
        tone="warning"
        title={minutes > 0 ? t['session.endsIn']({ minutes }) : t['session.endsNow']()}
        onClose={close}
      >
        {t['session.nothingLost']()}
      </Notice>
    </div>
  )
}
