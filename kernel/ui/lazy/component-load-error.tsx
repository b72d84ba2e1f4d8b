import { useState } from 'react'
import { css } from 'styled-system/css'
import { LoadError } from './load-error'

/** Props of {@link ComponentLoadError}. */
export interface ComponentLoadErrorProps {
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
 * <ComponentLoadError onRetry={open} onClose={forget} />
 */
export function ComponentLoadError({ onRetry, onClose }: ComponentLoadErrorProps) {
  // What was pressed still has the focus now; it gets it back before this goes.
  const [opener] = useState(() => document.activeElement)
  const returning = (goOn: () => void) => () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    goOn()
  }
  return (
    <div className={corner}>
      <LoadError onRetry={returning(onRetry)} onClose={returning(onClose)} />
    </div>
  )
}
