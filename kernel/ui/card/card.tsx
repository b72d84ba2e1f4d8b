import type { ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { cardRecipe } from './card.recipe'

export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: React.Ref<HTMLElement> | undefined
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form' | undefined
  variant?: 'plain' | 'sunken' | undefined
  /** `none` for cards whose parts reach the edge; their parts use `p: { base: '4', sm: '5' }`. */
  padding?: 'none' | 'md' | undefined
  /** Whether the card reaches both edges of the window on phones: for cards in the column of a {@link Page}. */
  isBleed?: boolean | undefined
  /** Raises the card on hover; put a stretched {@link TextLink} inside. */
  isInteractive?: boolean | undefined
}

/** A raised surface for one item. */
export function Card({
  as = 'div',
  variant,
  padding,
  isBleed,
  isInteractive,
  className,
  ...rest
}: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...(rest as ComponentProps<'div'>)}
      className={cx(cardRecipe({ variant, padding, isBleed, isInteractive }), className)}
    />
  )
}
