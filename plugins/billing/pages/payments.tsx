import {
  Button,
  ButtonLink,
  CartArt,
  EmptyState,
  Notice,
  Page,
  PageHeader,
  refreshIcon,
  Skeleton,
  SkeletonGroup,
  sentenceOf,
  useHref,
  useSpeak,
  useTexts,
} from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paymentsQuery } from '../api/payments.query'
import { billingRoute } from '../contract'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { PaymentList } from '../ui/payment-list'
import { Receipt } from '../ui/receipt'

/** What the person has paid, or the one payment that the address names (BIL-LIST-01). */
export default function Payments() {
  const t = useTexts(billingTexts)
  const say = useSpeak()
  const [search] = useSearchParams()
  const query = useQuery({ ...paymentsQuery(), throwOnError: false })
  const wanted = search.get('payment')

  if (query.data && wanted !== null) return <OnePayment payments={query.data} wanted={wanted} />
  if (query.data && query.data.length > 0) return <PaymentList payments={query.data} />
  const retry = (
    <Button
      size="sm"
      variant="soft"
      icon={refreshIcon}
      isLoading={query.isFetching}
      onClick={() => query.refetch()}
    >
      {t.retry()}
    </Button>
  )
  return (
    <Page>
      <PageHeader title={t.title()} />
      {query.data ? (
        <EmptyState art={<CartArt />} title={t['list.noBilling']()}>
          {t['list.noBilling.text']()}
        </EmptyState>
      ) : query.isError ? (
        <Notice tone="danger" title={t['list.errorGettingList']()} action={retry}>
          {say(sentenceOf(query.error))}
        </Notice>
      ) : (
        <Coming />
      )}
    </Page>
  )
}

function Coming() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

function OnePayment({
  payments,
  wanted,
}: {
  readonly payments: readonly Payment[]
  readonly wanted: string
}) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const payment = payments.find(({ key }) => key === wanted)
  return (
    <Page>
      {payment ? (
        <Receipt payment={payment} />
      ) : (
        <>
          <PageHeader title={t['receipt.title']()} />
          <EmptyState
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
