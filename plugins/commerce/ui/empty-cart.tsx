import { myPageRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, Card, CartIllustration, EmptyState } from '@kernel/ui'
import { myCoursesRoute } from '../../courses/contract'
import { discoverRoute } from '../../network/contract'
import { commerceTexts } from '../texts'

/** Shown for an empty cart; suggests discovering courses. */
export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  // Without the courses plugin, there are no courses to discover.
  const discover = href(myCoursesRoute) && href(discoverRoute)
  return (
    <Card isBleed>
      <EmptyState
        art={<CartIllustration />}
        title={t['cart.empty']()}
        action={
          <ButtonLink to={discover ?? href(myPageRoute)}>
            {discover ? t['cart.discover']() : t['cart.toMyPage']()}
          </ButtonLink>
        }
      >
        {t['cart.empty.text']()}
      </EmptyState>
    </Card>
  )
}
