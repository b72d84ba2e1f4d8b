import { useHref, useTexts } from '@kernel'
import { ErrorNotice, SettingsPage, Slot, Toolbar, useQueryFocus } from '@kernel/parts'
import {
  accentStroke,
  ButtonLink,
  Card,
  cardIcon,
  downloadIcon,
  EmptyState,
  fileIcon,
  Illustration,
  inkStroke,
  LostIllustration,
  Page,
  paperFill,
  ScreenSkeleton,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { firstCourses, myCoursesRoute } from '../../courses/contract'
import { discoverRoute } from '../../network/contract'
import { paymentsQuery } from '../api/queries'
import { billingRoute, paymentNotes } from '../contract'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { PaymentList } from '../ui/payment-list'
import { Receipt } from '../ui/receipt'
import { usePaymentsHref } from '../ui/use-payments-href'

function ReceiptIllustration() {
  return (
    <Illustration>
      <path className={paperFill} d="M42 14h60v74l-10-7-10 7-10-7-10 7-10-7-10 7z" />
      <path className={inkStroke} d="M54 32h36M54 44h24" />
      <path className={accentStroke} d="M54 62h36" />
    </Illustration>
  )
}

const empty = css({ stack: true, gap: '8' })

export const queries = () => [paymentsQuery()]

/** Payments screen: all payments of the user, or the one named by `?payment=`. */
export default function Payments() {
  const t = useTexts(billingTexts)
  const [search] = useSearchParams()
  const query = useQuery(paymentsQuery())
  const paymentKey = search.get('payment')
  const href = useHref()
  // Without the courses plugin, there are no courses to discover.
  const discover = href(myCoursesRoute) && href(discoverRoute)
  useQueryFocus(paymentKey)

  if (query.data && paymentKey !== null)
    return <PaymentDetails payments={query.data} paymentKey={paymentKey} />
  if (query.data && query.data.length > 0) return <PaymentList payments={query.data} />
  return (
    <SettingsPage title={t.title()}>
      <Slot of={paymentNotes} props={{}} />
      {query.data ? (
        <div className={empty}>
          <Card isBleed>
            <EmptyState
              isLow
              art={<ReceiptIllustration />}
              title={t['list.noBilling']()}
              points={[
                { icon: fileIcon, text: t['list.noBilling.receipt']() },
                { icon: cardIcon, text: t['list.noBilling.totals']() },
                { icon: downloadIcon, text: t['list.noBilling.csv']() },
              ]}
              action={discover && <ButtonLink to={discover}>{t['list.discover']()}</ButtonLink>}
            >
              {t['list.noBilling.text']()}
            </EmptyState>
          </Card>
          <Slot of={firstCourses} props={{}} />
        </div>
      ) : query.isError ? (
        <ErrorNotice
          titleAs="h2"
          title={t['list.errorGettingList']()}
          error={query.error}
          isTrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : (
        <PaymentsSkeleton />
      )}
    </SettingsPage>
  )
}

function PaymentsSkeleton() {
  return <ScreenSkeleton of="rows" />
}

function PaymentDetails({
  payments,
  paymentKey,
}: {
  readonly payments: readonly Payment[]
  readonly paymentKey: string
}) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const paymentsHref = usePaymentsHref()
  const payment = payments.find(({ key }) => key === paymentKey)
  return (
    <Page>
      {payment ? (
        <Receipt payment={payment} />
      ) : (
        <>
          <Toolbar title={t['receipt.title']()} backTo={paymentsHref()} />
          <EmptyState
            art={<LostIllustration />}
            title={t['receipt.unknown']()}
            action={
              <ButtonLink to={href(billingRoute)} variant="soft">
                {t['receipt.all']()}
              </ButtonLink>
            }
          />
        </>
      )}
    </Page>
  )
}
