import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { Link, type LinkProps } from '../link/link'
import { type ButtonVariants, buttonRecipe } from './button.recipe'

export interface ButtonLinkProps extends ButtonVariants, Omit<LinkProps, 'to' | 'className'> {
  /** Target of the link; `undefined` (the route of a disabled plugin) renders nothing. */
  to: LinkProps['to'] | undefined
  /** Makes the link a square for its icon; put its name into a {@link VisuallyHidden}. */
  isIcon?: boolean | undefined
}

/** A link styled as a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, variant, size, isWide, isIcon, icon, className, children, ...rest } = props
  if (to === undefined) return null

  return (
    <Link to={to} {...rest} className={cx(buttonRecipe({ variant, size, isWide, isIcon }), className)}>
      {icon && <Icon of={icon} size={size === 'sm' ? 'sm' : 'md'} />}
      {children}
    </Link>
  )
}
