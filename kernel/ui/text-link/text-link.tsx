import { Link, type LinkProps } from 'react-router'
import { cx } from 'styled-system/css'
import { textLinkRecipe } from './text-link.recipe'

export interface TextLinkProps extends Omit<LinkProps, 'to' | 'className'> {
  /** Target of the link; `undefined` (the route of a disabled plugin) renders plain text. */
  to: LinkProps['to'] | undefined
  /** Styles of the link; `plain` looks like text until it is hovered. */
  variant?: 'inline' | 'plain' | undefined
  /** Extends the click target to the interactive card around the link. */
  isStretched?: boolean | undefined
  className?: string | undefined
}

/** @example <Card isInteractive><TextLink variant="plain" isStretched to={href}>{course.title}</TextLink></Card> */
export function TextLink({ to, variant, isStretched, className, ...rest }: TextLinkProps) {
  if (to === undefined) return <span className={className}>{rest.children}</span>
  return <Link to={to} {...rest} className={cx(textLinkRecipe({ variant, isStretched }), className)} />
}
