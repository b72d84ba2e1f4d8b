import { Link, type LinkProps } from 'react-router'
import { cx } from 'styled-system/css'
import { textLinkRecipe } from './text-link.recipe'

/** Props of {@link TextLink}: those of react-router's `<Link>`, plus its variant. */
export interface TextLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  /** Where to; `undefined` (the plugin that owns the route is off) leaves plain text. */
  to: LinkProps['to'] | undefined
  /** `plain` looks like text until it is pointed at: names, titles. */
  variant?: 'inline' | 'plain' | undefined
  /** The whole interactive card around it answers the click. */
  isStretched?: boolean | undefined
  className?: string | undefined
}

/**
 * A link in a text.
 *
 * @param props `to`, `variant`, `isStretched` and everything a `<Link>` takes
 * @example
 * <TextLink to={useHref(registerRoute)}>{t.register()}</TextLink>
 * <Card isInteractive><TextLink variant="plain" isStretched to={href}>{course.title}</TextLink></Card>
 */
export function TextLink({ to, variant, isStretched, className, ...rest }: TextLinkProps) {
  if (to === undefined) return <span className={className}>{rest.children}</span>
  return <Link to={to} {...rest} className={cx(textLinkRecipe({ variant, isStretched }), className)} />
}
