import type { ComponentProps } from 'react'
import { css } from 'styled-system/css'

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className'> {}

const hidden = css({ srOnly: true })

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />
}
