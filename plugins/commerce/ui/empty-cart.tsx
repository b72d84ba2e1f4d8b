import { myPageRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, CartIllustration, EmptyState } from '@kernel/ui'
import { myCoursesRoute } from '../../courses/contract'
import { useFindPeople } from '../../network/contract'
import { commerceTexts } from '../texts'

/** The empty cart (COM-CART-01). Suggests finding teachers: courses are offered on public pages. */
export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const findPeople = useFindPeople()
  // Without the courses plugin no public page offers courses.
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
