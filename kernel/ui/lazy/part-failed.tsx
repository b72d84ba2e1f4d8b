import { css } from 'styled-system/css'
import { useTexts } from '../../i18n/use-texts'
import { kernelTexts } from '../../texts'
import { Button } from '../button/button'
import { Notice } from '../notice/notice'

/** Props of {@link PartFailed}. */
export interface PartFailedProps {
  onRetry: () => void
  onClose: () => void
}

const corner = css({
  position: 'fixed',
  insetInline: '4',
  bottom: '4',
  zIndex: 'toast',
  maxW: '[24rem]',
  mx: 'auto',
  rounded: 'md',
  shadow: 'md',
})

/**
 * A menu or a dialog could not be fetched: says so, and lets one try again.
 *
 * @param props `onRetry`, `onClose`
 * @example
 * <PartFailed onRetry={open} onClose={forget} />
 */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  const t = useTexts(kernelTexts)
  return (
    <div className={corner}>
      <Notice
        tone="danger"
        onClose={onClose}
        action={
          <Button size="sm" variant="soft" onClick={onRetry}>
            {t['ui.retry']()}
          </Button>
        }
      >
        {t['ui.loadFailed']()}
      </Notice>
    </div>
  )
}
