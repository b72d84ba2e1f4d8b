import { myPageRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, CartIllustration, EmptyState } from '@kernel/ui'
import { myCoursesRoute } from '../../courses/contract'
import { useFindPeople } from '../../network/contract'
import { commerceTexts } from '../texts'

/** Shown for an empty cart (COM-CART-01). Suggests looking for teachers, who offer courses on their public pages. */
export function EmptyCart() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const findPeople = useFindPeople()
  // Without the courses plugin, no public page offers courses, so there is nobody to look for.
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
