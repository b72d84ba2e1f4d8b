import { type Id, useHref, useTexts } from '@kernel'
import { Slot, Toolbar } from '@kernel/parts'
import { BookIllustration, ButtonLink, CartIllustration, playIcon, Spinner } from '@kernel/ui'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { learnRoute, myCoursesRoute } from '../../courses/contract'
import { cartRoute, orderSections } from '../contract'
import { commerceTexts } from '../texts'

const waiting = css({ display: 'grid', justifyItems: 'center', gap: '5', py: '24', textAlign: 'center' })
const done = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  py: { base: '8', md: '12' },
  textAlign: 'center',
})
const art = css({ w: '60', maxW: 'full' })
const text = css({ maxW: 'column.narrow' })
const quiet = css({ maxW: 'column.narrow', color: 'quiet' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3', mt: '3' })
const contributed = css({ w: 'full', display: 'grid', gap: '4', mt: '6', _empty: { display: 'none' } })
const alerts = css({ w: 'full', textAlign: 'start', display: 'grid', gap: '3' })

/** Header of the enrollment screen. Its back link leads to the cart, not to the payment page. */
export function EnrollmentHeader({ title }: { readonly title?: string }) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return <Toolbar title={title ?? t['enrolled.page']()} backTo={href(cartRoute)} align="center" />
}

/** Shown while the payment is being checked. */
export function Confirming() {
  const t = useTexts(commerceTexts)
  return (
    <>
      <EnrollmentHeader />
      <div className={waiting}>
        <Spinner label={t['enrolled.checking']()} />
        <p aria-hidden="true">{t['enrolled.checking']()}</p>
      </div>
    </>
  )
}

interface EnrolledProps {
  /** Id of the bought course; undefined when unknown. */
  readonly courseId: Id | undefined
  /** Errors that occurred although the payment succeeded. */
  readonly children?: ReactNode
}

/** Shown when the purchase succeeded. */
export function Enrolled({ courseId, children }: EnrolledProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const start = courseId === undefined ? undefined : href(learnRoute, { id: courseId })
  return (
    <>
      <EnrollmentHeader title={t['enrolled.title']()} />
      <div className={done}>
        <div className={art}>
          <BookIllustration />
        </div>
        <p className={text}>{t['enrolled.first']()}</p>
        <p className={quiet}>{t['enrolled.second']()}</p>
        {children && <div className={alerts}>{children}</div>}
        <div className={actions}>
          <ButtonLink to={start} size="lg" icon={playIcon}>
            {t['enrolled.start']()}
          </ButtonLink>
          <ButtonLink to={href(myCoursesRoute)} size="lg" variant={start ? 'quiet' : 'soft'}>
            {t['cart.toCourses']()}
          </ButtonLink>
        </div>
        <Slot
          of={orderSections}
          props={{ courseId }}
          frame={(entries) => <div className={contributed}>{entries}</div>}
        />
      </div>
    </>
  )
}

/** Shown when nothing was paid; the cart is unchanged. */
export function NotPaid() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <>
      <EnrollmentHeader title={t['enrolled.unpaid']()} />
      <div className={done}>
        <div className={art}>
          <CartIllustration />
        </div>
        <p className={quiet}>{t['enrolled.unpaid.text']()}</p>
        <div className={actions}>
          <ButtonLink to={href(cartRoute)}>{t['checkout.backToCart']()}</ButtonLink>
        </div>
      </div>
    </>
  )
}
