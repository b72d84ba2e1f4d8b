import type { ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { cardRecipe } from './card.recipe'

/** Props of {@link Card}: those of the element, plus its variant. */
export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: React.Ref<HTMLElement> | undefined
  /** The element it is: `article` for a post, `li` in a list, `section` with a heading. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form' | undefined
  variant?: 'plain' | 'sunken' | undefined
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** Lifts under the pointer: the whole card leads somewhere (put a link with `cardLink` inside). */
  isInteractive?: boolean | undefined
}

/**
 * A surface that holds one thing.
 *
 * @param props `as`, `variant`, `padding`, `isInteractive` and everything the element takes
 * @example
 * <Card as="article" aria-labelledby={titleId}>…</Card>
 * <Card variant="sunken" padding="sm">{t.hint()}</Card>
 */
export function Card({ as = 'div', variant, padding, isInteractive, className, ...rest }: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...(rest as ComponentProps<'div'>)}
      className={cx(cardRecipe({ variant, padding, isInteractive }), className)}
    />
  )
}
