import { toServerTime, useHref, useTexts } from '@kernel'
import { QueryBoundary, useFormats, useMoney } from '@kernel/parts'
import { Alert, Button, Card, TextLink } from '@kernel/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { billingRoute } from '../../billing/contract'
import { type LatestOrder, latestOrdersQuery, type OrderQuestion } from '../api/place-order'
import { commerceTexts } from '../texts'
import { BackToCart, PaymentPageLink } from './purchase'

const root = css({ stack: true, gap: '5' })
const title = css({ textStyle: 'subheading', mb: '3' })
const list = css({ divided: true })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '6',
  py: '3',
  overflowWrap: 'anywhere',
})
const name = css({ textStyle: 'strong' })
const quiet = css({ textStyle: 'small', color: 'quiet' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface OrderRetryPromptProps {
  readonly question: OrderQuestion
  /** Id of the cart named by the URL, if any. */
  readonly cartId: string | undefined
  readonly isOrdering: boolean
  readonly onOrder: () => void
}

/** Asks before it orders a cart that may have been ordered already. Shows the latest orders first. */
export function OrderRetryPrompt({ question, cartId, isOrdering, onOrder }: OrderRetryPromptProps) {
  const t = useTexts(commerceTexts)
  const formatMoment = useMoment()
  const query = useQuery({ ...latestOrdersQuery(), staleTime: 0 })
  const { attempt, outcome } = question
  const isKnown = attempt.answer !== undefined
  const sentAt = formatMoment(toServerTime(attempt.sentAt))

  return (
    <div className={root}>
      <Alert tone={isKnown ? 'warning' : 'danger'} title={t[isKnown ? 'order.made' : 'order.unknown']()}>
        {t[isKnown ? 'order.made.text' : 'order.unknown.text'](sentAt)}
      </Alert>
      <LatestOrders query={query} />
      <div className={actions}>
        {outcome?.kind === 'pay' && <PaymentPageLink address={outcome.address} />}
        {/* Load the latest orders before asking; when they cannot be loaded, the user may still decide. */}
        {!query.isLoading && (
          <Button variant="soft" isLoading={isOrdering} onClick={onOrder}>
            {t['order.again']()}
          </Button>
        )}
        <BackToCart cartId={cartId} />
      </div>
    </div>
  )
}

function LatestOrders({ query }: { readonly query: UseQueryResult<readonly LatestOrder[]> }) {
  const t = useTexts(commerceTexts)
  const payments = useHref()(billingRoute)
  const money = useMoney()
  const formatMoment = useMoment()
  const id = useId()

  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t['order.latest']()}
      </h2>
      <QueryBoundary query={query} failed={t['order.errorReading']()}>
        {(orders) =>
          orders.length === 0 ? (
            <p>{t['order.none']()}</p>
          ) : (
            <ul role="list" className={list}>
              {orders.map(({ key, createdAt, title: ordered, amount }) => (
                <li key={key} className={row}>
                  <span>
                    <span className={name}>{ordered || t['cart.noName']()}</span>{' '}
                    {createdAt && (
                      <time dateTime={createdAt.toISOString()} className={quiet}>
                        {t['order.moment'](formatMoment(createdAt))}
                      </time>
                    )}
                  </span>
                  {amount && <span>{money(amount)}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {payments && <TextLink to={payments}>{t['order.all']()}</TextLink>}
    </Card>
  )
}

function useMoment() {
  const { mediumDate, time } = useFormats()
  return (at: Date) => ({ date: mediumDate(at), time: time(at) })
}
