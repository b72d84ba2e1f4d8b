import { type Id, useHref, useTexts } from '@kernel'
import { imageUrl, Slot, Toolbar } from '@kernel/parts'
import {
  BookIllustration,
  ButtonLink,
  Card,
  checkIcon,
  courseIcon,
  ErrorCard,
  Icon,
  Picture,
  playIcon,
} from '@kernel/ui'
import type { ReactNode } from 'react'
import { contactRoute } from '../../accounts/contract'
import { billingRoute } from '../../billing/contract'
import { learnRoute, myCoursesRoute } from '../../courses/contract'
import { cartRoute, orderSections } from '../contract'
import type { CartItem } from '../model/cart'
import { commerceTexts } from '../texts'
import { PurchaseState, PurchaseSteps } from './purchase'
import { styles } from './purchase.styles'

/** Its back link leads to the cart, not to the payment page. */
export function EnrollmentHeader({ title }: { readonly title?: string }) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <Toolbar
      title={title ?? t['enrolled.page']()}
      backTo={href(cartRoute)}
      leavesNoEntry
      actions={<PurchaseSteps current="payment" />}
    />
  )
}

export function Confirming() {
  const t = useTexts(commerceTexts)
  return (
    <>
      <EnrollmentHeader />
      <PurchaseState waitingFor={t['enrolled.checking']()} text={t['enrolled.checking.text']()} />
    </>
  )
}

interface EnrolledProps {
  /** Id of the bought course; undefined when unknown. */
  readonly courseId: Id | undefined
  /** What was bought; undefined when unknown. */
  readonly items?: readonly CartItem[] | undefined
  /** Whether a payment has just been confirmed; otherwise the course was free, or owned before. */
  readonly isPaid?: boolean
  /** Errors that occurred although the payment succeeded. */
  readonly children?: ReactNode
}

export function Enrolled({ courseId, items = [], isPaid = false, children }: EnrolledProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const start = courseId === undefined ? undefined : href(learnRoute, { id: courseId })
  const names = items.map(({ name }) => name).filter(Boolean)
  const photo = items.find((item) => item.photo)?.photo
  return (
    <>
      <Card padding="none" isBleed className={styles.enrolled}>
        <div className={styles.art}>
          {photo ? (
            <Picture src={imageUrl(photo)} alt="" loading="eager" fallback={courseIcon} />
          ) : (
            <BookIllustration />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.done}>
            <Icon of={checkIcon} size="sm" />
            {t[isPaid ? 'enrolled.first' : 'enrolled.yours']()}
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            {t['enrolled.title']()}
          </h1>
          {names.map((name) => (
            <p key={name} dir="auto" className={styles.name}>
              {name}
            </p>
          ))}
          <p className={styles.text}>{t['enrolled.second']()}</p>
          <div className={styles.alerts}>{children}</div>
          <div className={styles.actions}>
            <ButtonLink to={start} size="lg" icon={playIcon}>
              {t['enrolled.start']()}
            </ButtonLink>
            <ButtonLink to={href(myCoursesRoute)} size="lg" variant={start ? 'quiet' : 'soft'}>
              {t['cart.toCourses']()}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <Slot
        of={orderSections}
        props={{ courseId, names }}
        frame={(entries) => <div className={styles.sections}>{entries}</div>}
      />
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
      <ErrorCard
        tone="warning"
        title={t['enrolled.unpaid.text']()}
        action={
          <>
            <ButtonLink to={href(cartRoute)}>{t['checkout.backToCart']()}</ButtonLink>
            <ButtonLink variant="soft" to={href(billingRoute)}>
              {t['order.all']()}
            </ButtonLink>
            <Contact />
          </>
        }
      />
    </>
  )
}

/** Shown when the address does not tell which cart was paid: nobody can say whether something was. */
export function PaymentUnknown() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <>
      <EnrollmentHeader title={t['enrolled.notConfirmed']()} />
      <ErrorCard
        title={t['enrolled.noCart']()}
        action={
          <>
            <ButtonLink to={href(billingRoute)}>{t['order.all']()}</ButtonLink>
            <ButtonLink variant="soft" to={href(cartRoute)}>
              {t['checkout.backToCart']()}
            </ButtonLink>
            <Contact />
          </>
        }
      />
    </>
  )
}

function Contact() {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <ButtonLink variant="quiet" to={href(contactRoute)}>
      {t['order.contact']()}
    </ButtonLink>
  )
}
