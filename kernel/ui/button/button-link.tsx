import { Link, type LinkProps } from 'react-router'
import { cx } from 'styled-system/css'
import { Icon } from '../icons/icon'
import { buttonRecipe } from './button.recipe'
import type { ButtonVariants } from './button-variants'

/** Props of {@link ButtonLink}: those of react-router's `<Link>`, plus the look. */
export interface ButtonLinkProps extends ButtonVariants, Omit<LinkProps, 'to' | 'className'> {
  /** Where to; `undefined` (the plugin that owns the route is off) shows nothing. */
  to: LinkProps['to'] | undefined
  ref?: React.Ref<HTMLAnchorElement> | undefined
  /** Only the icon is seen; the children are its name. */
  isIcon?: boolean | undefined
}

/**
 * A link that looks like a button.
 *
 * @param props `to`, the look and everything a `<Link>` takes
 * @example
 * <ButtonLink to={useHref(createPostRoute)} icon={plusIcon}>{t.newPost()}</ButtonLink>
 */
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
