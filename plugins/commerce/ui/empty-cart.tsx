import { myPageRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, CartIllustration, EmptyState } from '@kernel/ui'
import { myCoursesRoute } from '../../courses/contract'
import { useFindPeople } from '../../network/contract'
import { commerceTexts } from '../texts'

/**
 * Nothing is in the cart (COM-CART-01). What comes into it is offered on the pages of those who teach; one's own courses
 * are what has been in it already.
 */
export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const findPeople = useFindPeople()
  // Where there are no courses nobody's page offers any.
  const people = href(myCoursesRoute) && findPeople
  return (
    <EmptyState
      art={<CartIllustration />}
      title={t['cart.empty']()}
      action={
        <ButtonLink to={people ?? href(myPageRoute)} variant="soft">
          {people ? t['cart.findPeople']() : t['cart.toMyPage']()}
        </ButtonLink>
      }
    >
      {t['cart.empty.text']()}
    </EmptyState>
  )
}
