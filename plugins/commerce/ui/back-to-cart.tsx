import { useHref, useTexts } from '@kernel'
import { ButtonLink } from '@kernel/ui'
import { cartRoute } from '../contract'
import { commerceTexts } from '../texts'

export function BackToCart({ cartId }: { readonly cartId?: string | undefined }) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <ButtonLink to={href(cartRoute, {}, { cartId })} variant="quiet">
      {t['checkout.backToCart']()}
    </ButtonLink>
  )
}
