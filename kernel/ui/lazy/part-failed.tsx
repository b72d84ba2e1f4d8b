import { useEffect, useState } from 'react'
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
 * A menu or a dialog could not be fetched: says so, and lets one try again, or take up a version that has come since.
 *
 * @param props `onRetry`, `onClose`
 * @example
 * <PartFailed onRetry={open} onClose={forget} />
 */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  const t = useTexts(kernelTexts)
  // What was pressed still has the focus now; it gets it back before this goes.
  const [opener] = useState(() => document.activeElement)
  const returning = (goOn: () => void) => () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    goOn()
  }
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => void globalThis.early?.newer?.().then((build) => setOutdated(build !== undefined)), [])
  // What stands in forms would go with the page: that is for the person to say.
  const way = isOutdated
    ? { label: t['page.reload'](), go: () => location.reload() }
    : { label: t['ui.retry'](), go: returning(onRetry) }
  return (
    <div className={corner}>
      <Notice
        tone="danger"
        onClose={returning(onClose)}
        action={
          <Button size="sm" variant="soft" onClick={way.go}>
            {way.label}
          </Button>
        }
      >
        {isOutdated ? t['page.outdated']() : t['ui.loadFailed']()}
      </Notice>
    </div>
  )
}
