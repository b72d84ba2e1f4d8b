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
  return (
    <div data-focus-return="" className={corner}>
      <LoadError onRetry={onRetry} onClose={onClose} />
    </div>
  )
}
