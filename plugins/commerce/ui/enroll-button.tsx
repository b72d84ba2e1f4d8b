import { $isAuthenticated, loginRoute, navigate, useHref, useTexts } from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { Button, ButtonLink, cartIcon } from '@kernel/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import type { OfferedCourse } from '../../courses/contract'
import { addToCart } from '../api/add-to-cart'
import { updateCachedCart } from '../api/update-cached-cart'
import { useCart } from '../api/use-cart'
import { cartRoute } from '../contract'
import { hasProduct } from '../model/cart'
import { toNewItem } from '../model/new-item'
import { enrollmentRequested } from '../model/pending-enrollment'
import { commerceTexts } from '../texts'

interface EnrollButtonProps {
  readonly course: OfferedCourse
}

/** The way to a course: into the cart, and there; for visitors by way of the login (CRS-DET-02). */
export default function EnrollButton({ course }: EnrollButtonProps) {
  const isAuthenticated = useUnit($isAuthenticated)
  return isAuthenticated ? <MemberButton course={course} /> : <VisitorButton course={course} />
}

function VisitorButton({ course }: EnrollButtonProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const want = useUnit(enrollmentRequested)
  // Where nobody can log in, nobody can buy.
  if (href(loginRoute) === undefined) return null
  return (
    <Button size="lg" isWide onClick={() => want(toNewItem(course))}>
      {t['enroll.button']()}
    </Button>
  )
}

function MemberButton({ course }: EnrollButtonProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const { cart } = useCart()
  const { enroll, isEnrolling } = useEnroll(course)

  if (cart && hasProduct(cart, course.id) && !isEnrolling)
    return (
      <ButtonLink to={href(cartRoute)} size="lg" isWide icon={cartIcon}>
        {t['enroll.inCart']()}
      </ButtonLink>
    )
  return (
    <Button size="lg" isWide isLoading={isEnrolling} onClick={enroll}>
      {t['enroll.button']()}
    </Button>
  )
}

function useEnroll(course: OfferedCourse) {
  const client = useQueryClient()
  const go = useUnit(navigate)
  // A second click comes before the button has been drawn anew.
  const isSending = useRef(false)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => addToCart(toNewItem(course)),
    meta: { failure: commerceTexts.ref('shoppingCart.addToCartError') },
    onMutate: () => createStaleCheck(),
    async onSuccess(answer, _variables, isStillHere) {
      await updateCachedCart(client, answer, course.id)
      if (isStillHere()) go({ to: cartRoute })
    },
    // What has come into the cart leads on: until this screen is gone, another click has nothing to do.
    onError() {
      isSending.current = false
    },
  })
  return {
    // The way to the cart must not come under a second click: it would have to be gone back through twice.
    isEnrolling: isPending || isSuccess,
    enroll() {
      if (isSending.current) return
      isSending.current = true
      mutate()
    },
  }
}
