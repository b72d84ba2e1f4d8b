import { ButtonLink, CartArt, EmptyState, myPageRoute, useHref, useTexts } from '@kernel'
import { myCoursesRoute } from '../../courses/contract'
import { commerceTexts } from '../texts'

/** Nothing is in the cart, and this is where there may be something (COM-CART-01). */
export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const courses = href(myCoursesRoute)
  return (
    <EmptyState
      art={<CartArt />}
      title={t['cart.empty']()}
      action={
        courses ? (
          <ButtonLink to={courses} variant="soft">
            {t['cart.toCourses']()}
          </ButtonLink>
        ) : (
          <ButtonLink to={href(myPageRoute)} variant="soft">
            {t['cart.toMyPage']()}
          </ButtonLink>
        )
      }
    >
      {t['cart.empty.text']()}
    </EmptyState>
  )
}
