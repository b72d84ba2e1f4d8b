import type { ComponentProps } from 'react'

export interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  readonly href: string
}

/** A link out of the product: it opens in a tab of its own, and the other site does not learn where it was followed. */
export const OutsideLink = (props: OutsideLinkProps) => (
  <a {...props} target="_blank" rel="noopener noreferrer" />
)
