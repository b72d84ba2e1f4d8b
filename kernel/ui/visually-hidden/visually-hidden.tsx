import type { ComponentProps } from 'react'
import { css } from 'styled-system/css'

/** Props of {@link VisuallyHidden}: those of a `<span>`. */
export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className'> {}

const hidden = css({ srOnly: true })

/**
 * Text for screen readers only.
 * @example
 * <VisuallyHidden>{t.newMessages({ count })}</VisuallyHidden>
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={hidden} />
}
