import { type Id, useHref, useTexts } from '@kernel'
import { imageUrl, Slot, Toolbar } from '@kernel/parts'
import {
  BookIllustration,
  ButtonLink,
  Card,
  CartIllustration,
  checkIcon,
  courseIcon,
  EmptyState,
  Icon,
  LostIllustration,
  Page,
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

interface EnrollmentHeaderProps {
  readonly title?: string
  /** Whether nothing was paid, or nobody knows. */
  readonly isFailed?: boolean
}

/** Its back link leads to the cart, not to the payment page. */
export function EnrollmentHeader({ title, isFailed }: EnrollmentHeaderProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <Toolbar
      title={title ?? t['enrolled.page']()}
      backTo={href(cartRoute)}
      leavesNoEntry
      actions={<PurchaseSteps current="payment" isFailed={isFailed} />}
    />
  )
}

export function Confirming() {
  const t = useTexts(commerceTexts)
  return (
    <Page width="wide">
      <EnrollmentHeader />
      <PurchaseState waitingFor={t['enrolled.checking']()} text={t['enrolled.checking.text']()} />
    </Page>
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
    <Page width="wide">
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
    </Page>
  )
}

interface NotEnrolledProps {
  /** Whether the address does not tell which cart was paid, so that nobody can say whether something was. */
  readonly isUnknown?: boolean
}

/** Shown when nothing was paid, with the cart unchanged, or when that is unknown. */
export function NotEnrolled({ isUnknown = false }: NotEnrolledProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const ways = [
    [cartRoute, t['checkout.backToCart']()],
    [billingRoute, t['order.all']()],
  ] as const
  return (
    <Page width="wide">
      <EnrollmentHeader isFailed title={t[isUnknown ? 'enrolled.notConfirmed' : 'enrolled.unpaid']()} />
      <Card isBleed>
        <EmptyState
          isLow
          art={isUnknown ? <LostIllustration /> : <CartIllustration />}
          titleAs="p"
          title={<span role="alert">{t[isUnknown ? 'enrolled.noCart' : 'enrolled.unpaid.text']()}</span>}
          action={
            <>
              {(isUnknown ? [...ways].reverse() : ways).map(([route, label], index) => (
                <ButtonLink key={route.id} to={href(route)} variant={index === 0 ? undefined : 'soft'}>
                  {label}
                </ButtonLink>
              ))}
              <ButtonLink variant="link" to={href(contactRoute)}>
                {t['order.contact']()}
              </ButtonLink>
            </>
          }
        >
          {t[isUnknown ? 'enrolled.noCart.check' : 'enrolled.unpaid.cart']()}
        </EmptyState>
      </Card>
    </Page>
  )
}
