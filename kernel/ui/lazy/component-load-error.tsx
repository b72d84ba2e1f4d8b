import { useState } from 'react'
import { css } from 'styled-system/css'
import { LoadError } from './load-error'

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

/** Reports in a corner of the screen that the code of a menu or dialog did not load, with a retry button. */
export function ComponentLoadError({ onRetry, onClose }: ComponentLoadErrorProps) {
  // Return the focus to the opener before the message unmounts.
  const [opener] = useState(() => document.activeElement)
  const returnFocusThen = (next: () => void) => () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    next()
  }
  return (
    <div className={corner}>
      <LoadError onRetry={returnFocusThen(onRetry)} onClose={returnFocusThen(onClose)} />
    </div>
  )
}
