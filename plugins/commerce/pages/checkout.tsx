import { $session, $settings, toServerTime, useHref, useTexts, useTranslate } from '@kernel'
import {
  ErrorNotice,
  imageUrl,
  multiply,
  QueryBoundary,
  SlotEntryView,
  Toolbar,
  useFormats,
  useMoney,
  useSlotEntries,
} from '@kernel/parts'
import { Alert, Button, Card, courseIcon, Icon, lockIcon, Page, Picture, TextLink } from '@kernel/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { billingRoute } from '../../billing/contract'
import { type LatestOrder, latestOrdersQuery, type OrderQuestion, usePlaceOrder } from '../api/place-order'
import { useFreshCart } from '../api/use-cart'
import { type CartReference, cartRoute, checkoutSteps } from '../contract'
import { type Cart, totalsOf } from '../model/cart'
import { hasUnseenItem } from '../model/cart-changes'
import { commerceTexts } from '../texts'
import { EmptyCart } from '../ui/empty-cart'
import { BackToCart, CartError, PaymentPageLink, PurchaseState, PurchaseSteps } from '../ui/purchase'
import { styles } from '../ui/purchase.styles'

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
const orderName = css({ textStyle: 'strong' })
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
function OrderRetryPrompt({ question, cartId, isOrdering, onOrder }: OrderRetryPromptProps) {
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
                    <span className={orderName}>{ordered || t['cart.noName']()}</span>{' '}
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

/** Checkout screen: orders the cart once and redirects to the payment page (decision:single-order). */
export default function Checkout() {
  const t = useTexts(commerceTexts)
  const [search] = useSearchParams()
  const href = useHref()
  const cartId = search.get('cartId') || undefined
  const { query, cart, isOutdated } = useFreshCart(cartId)
  const session = useUnit($session)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && cart && (isOutdated || hasUnseenItem(session, cart))) setChanged(true)

  return (
    <Page width="wide">
      <Toolbar
        title={t['checkout.title']()}
        backTo={href(cartRoute, {}, { cartId })}
        leavesNoEntry
        actions={<PurchaseSteps current="payment" />}
      />
      {hasChanged ? (
        // It was changed, maybe in another tab: nothing is ordered before the person has seen it.
        <Alert tone="warning" action={<BackToCart cartId={cartId} />}>
          {t['cart.changed']()}
        </Alert>
      ) : cart && cart.items.length > 0 ? (
        <CheckoutLayout cart={cart}>
          <CheckoutSteps cart={cart}>
            <Ordering cart={cart} addressedId={cartId} />
          </CheckoutSteps>
        </CheckoutLayout>
      ) : cart ? (
        <EmptyCart />
      ) : query.isError && !query.isFetching ? (
        <CartError query={query}>
          <BackToCart cartId={cartId} />
        </CartError>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

interface OrderingProps {
  readonly cart: Cart
  readonly addressedId: string | undefined
}

function Ordering({ cart, addressedId }: OrderingProps) {
  const t = useTexts(commerceTexts)
  const { order, isOrdering, obstacle, address } = usePlaceOrder(cart)
  useEffect(() => order(undefined), [order])

  if (obstacle?.kind === 'refused')
    return (
      <ErrorNotice
        titleAs="h2"
        title={t['shoppingCart.checkoutError']()}
        error={obstacle.error}
        isTrying={isOrdering}
        onRetry={() => order(obstacle)}
        otherwise={<BackToCart cartId={addressedId} />}
      />
    )
  if (obstacle)
    return (
      <OrderRetryPrompt
        question={obstacle}
        cartId={addressedId}
        isOrdering={isOrdering}
        onOrder={() => order(obstacle)}
      />
    )
  return <Waiting address={address} />
}

function Waiting({ address }: { readonly address?: string | undefined }) {
  const t = useTexts(commerceTexts)
  return (
    <PurchaseState
      waitingFor={t['checkout.preparing']()}
      text={t['checkout.preparing.text']()}
      current={address ? 1 : 0}
      steps={[t['checkout.steps.order'](), t['checkout.steps.open'](), t['checkout.steps.pay']()]}
    >
      {address && <PaymentPageLink address={address} />}
    </PurchaseState>
  )
}

const heading = css({ textStyle: 'heading', outlineStyle: 'none' })

interface CheckoutStepsProps {
  readonly cart: CartReference
  /** Shown after the last step. */
  readonly children: ReactNode
}

/** The steps of other plugins before the order, one at a time. */
function CheckoutSteps({ cart, children }: CheckoutStepsProps) {
  const translate = useTranslate()
  const id = useId()
  const [done, setDone] = useState<readonly string[]>([])
  const step = useSlotEntries(checkoutSteps).find((entry) => !done.includes(entry.id))
  const stepId = step?.id
  const handleDone = useCallback(() => stepId && setDone((ids) => [...ids, stepId]), [stepId])
  if (!step) return children
  return (
    <Card as="section" key={step.id} aria-labelledby={id} className={stack({ gap: '5' })}>
      <h2 id={id} className={heading}>
        {step.label && translate(step.label)}
      </h2>
      <SlotEntryView entry={step} props={{ cart, onDone: handleDone }} whenFailed="card" />
    </Card>
  )
}

function CheckoutLayout({ cart, children }: { readonly cart: Cart; readonly children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <CheckedOutCart cart={cart} />
    </div>
  )
}

function CheckedOutCart({ cart }: { readonly cart: Cart }) {
  const t = useTexts(commerceTexts)
  const money = useMoney()
  const { brand } = useUnit($settings)
  const id = useId()
  return (
    <Card as="section" isBleed aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t['cart.summary']()}
      </h2>
      <ul role="list" className={styles.items}>
        {cart.items.map(({ id: itemId, name, photo, quantity, discountPrice }, index) => (
          <li key={itemId ?? `nameless-${index}`} className={styles.item}>
            <span className={styles.picture}>
              <Picture src={imageUrl(photo)} alt="" ratio="video" fallback={courseIcon} />
            </span>
            <span dir="auto" className={styles.name}>
              {name || t['cart.noName']()}
              {quantity > 1 && ` × ${quantity}`}
            </span>
            <span className={styles.price}>{money(multiply(discountPrice, quantity))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{t['cart.total']()}</span>
        <span>{money(totalsOf(cart).total)}</span>
      </p>
      <p className={styles.note}>
        <Icon of={lockIcon} size="sm" />
        {t['cart.note']({ brand: brand.name })}
      </p>
    </Card>
  )
}
