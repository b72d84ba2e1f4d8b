import { $isAuthenticated, loginRoute, useHref, useTexts } from '@kernel'
import { Button, ButtonLink, cartIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import type { OfferedCourse } from '../../courses/contract'
import { enrollFx, enrollmentRequested } from '../api/pending-enrollment'
import { useServerCart } from '../api/use-cart'
import { cartRoute } from '../contract'
import { hasProduct } from '../model/cart'
import { toWantedItem } from '../model/new-item'
import { commerceTexts } from '../texts'
import BegunPayment from './begun-payment'

interface EnrollButtonProps {
  readonly course: OfferedCourse
}

/** Button that adds the course to the cart and opens the cart; visitors log in first. */
export default function EnrollButton({ course }: EnrollButtonProps) {
  const isAuthenticated = useUnit($isAuthenticated)
  if (!isAuthenticated) return <VisitorButton course={course} />
  return (
    <>
      <BegunPayment courseId={course.id} />
      <MemberButton course={course} />
    </>
  )
}

function VisitorButton({ course }: EnrollButtonProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const requestEnrollment = useUnit(enrollmentRequested)
  // Without a login screen visitors cannot buy: show no button.
  if (href(loginRoute) === undefined) return null
  return (
    <Button size="lg" isWide onClick={() => requestEnrollment(toWantedItem(course))}>
      {t['enroll.button']()}
    </Button>
  )
}

function MemberButton({ course }: EnrollButtonProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const cart = useServerCart()
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
  const add = useUnit(enrollFx)
  // Blocks a second click, which may arrive before the button re-renders.
  const isSending = useRef(false)
  const [isEnrolling, setEnrolling] = useState(false)
  function setSending(isNow: boolean) {
    isSending.current = isNow
    setEnrolling(isNow)
  }
  return {
    // Keep the button after success: a cart link under the second click of a double click would navigate twice.
    isEnrolling,
    enroll() {
      if (isSending.current) return
      setSending(true)
      add(toWantedItem(course)).catch(() => setSending(false))
    },
  }
}
