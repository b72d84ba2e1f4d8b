import type { ComponentProps } from 'react'
import { cva, cx } from 'styled-system/css'

const cardRecipe = cva({
  base: { rounded: 'md', minW: '0' },
  variants: {
    variant: { plain: { bg: 'surface', borderWidth: '1px' }, sunken: { bg: 'subtle' } },
    padding: {
      none: { overflow: 'clip' },
      md: { p: '4' },
    },
    // On phones, the card reaches both edges of the window.
    isBleed: { true: { mdDown: { mx: '-4', rounded: 'none', borderInlineWidth: '0' } } },
    isInteractive: {
      true: { position: 'relative', transition: 'common', _hover: { borderColor: 'outline' } },
    },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})

export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: React.Ref<HTMLElement> | undefined
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | 'form' | undefined
  variant?: 'plain' | 'sunken' | undefined
  /** `none` for cards whose parts reach the edge; their parts use `p: '4'`. */
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
