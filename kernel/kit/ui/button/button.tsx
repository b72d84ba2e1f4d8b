import type { ComponentProps, MouseEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { useLoadingIndicator } from '../../../core/announcer/announce'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Icon } from '../icons/icon'
import { SpinnerMark } from '../spinner/spinner'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { type ButtonVariants, buttonRecipe } from './button.recipe'

export interface ButtonProps extends ButtonVariants, Omit<ComponentProps<'button'>, 'className'> {
  /** While loading, the button keeps its width and the focus, ignores clicks, and screen readers announce the loading. */
  isLoading?: boolean | undefined
}

const content = css({ display: 'contents' })
const hiddenContent = css({ visibility: 'hidden', display: 'inline-flex', alignItems: 'center', gap: '2' })
const overlay = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' })

/**
 * A button; `type="button"` by default.
 * @example
 * <Button type="submit" isLoading={isSaving}>{t.save()}</Button>
 */
export function Button({
  variant,
  size,
  isWide,
  icon,
  className,
  isLoading,
  children,
  ...rest
}: ButtonProps) {
  const preventClick = (event: MouseEvent) => event.preventDefault()

  return (
    <button
      type="button"
      {...rest}
      {...(isLoading && { 'aria-disabled': true, 'aria-busy': true, onClick: preventClick })}
      className={cx(buttonRecipe({ variant, size, isWide }), className)}
    >
      <span className={isLoading ? hiddenContent : content}>
        {icon && <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
        {children}
      </span>
      {isLoading && <Waiting />}
    </button>
  )
}

function Waiting() {
  const t = useKernelTexts()
  useLoadingIndicator()
  return (
    <span className={overlay}>
      <SpinnerMark />
      <VisuallyHidden>{t['ui.loading']()}</VisuallyHidden>
    </span>
  )
}
