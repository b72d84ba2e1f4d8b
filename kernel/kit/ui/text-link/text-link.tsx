import { cva, cx } from 'styled-system/css'
import { Link, type LinkProps } from '../link/link'

const textLinkRecipe = cva({
  base: {
    color: 'accent.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[0.2em]',
    textDecorationColor: '[color-mix(in srgb, currentcolor 40%, transparent)]',
    rounded: 'xs',
    transition: 'common',
    _hover: { textDecorationColor: 'current' },
  },
  variants: {
    variant: {
      inline: {},
      plain: { color: '[inherit]', fontWeight: '[inherit]', textDecorationColor: 'transparent' },
    },
    isStretched: {
      true: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: '[inherit]' } },
    },
  },
  defaultVariants: { variant: 'inline' },
})

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
