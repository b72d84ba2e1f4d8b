import { useHref, useTexts } from '@kernel'
import { ButtonLink } from '@kernel/ui'
import { cartRoute } from '../contract'
import { commerceTexts } from '../texts'

/** The way back to the cart, which is as it was. */
export function BackToCart({ cartId }: { readonly cartId?: string | undefined }) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <ButtonLink to={href(cartRoute, {}, { cartId })} size="sm" variant="quiet">
      {t['checkout.backToCart']()}
    </ButtonLink>
  )
}
