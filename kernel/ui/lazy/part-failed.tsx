import { useState } from 'react'
import { css } from 'styled-system/css'
import { LoadFailed } from './load-failed'

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
 * A menu or a dialog could not be fetched: says so in the corner, and lets one try again.
 *
 * @param props `onRetry`, `onClose`
 * @example
 * <PartFailed onRetry={open} onClose={forget} />
 */
export function PartFailed({ onRetry, onClose }: PartFailedProps) {
  // What was pressed still has the focus now; it gets it back before this goes.
  const [opener] = useState(() => document.activeElement)
  const returning = (goOn: () => void) => () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    goOn()
  }
  return (
    <div className={corner}>
      <LoadFailed onRetry={returning(onRetry)} onClose={returning(onClose)} />
    </div>
  )
}
