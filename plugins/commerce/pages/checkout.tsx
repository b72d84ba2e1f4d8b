import { $session, hrefOf, navigate, toastShown, useHref, useTexts } from '@kernel'
import { ErrorNotice, Toolbar } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { usePlaceOrder } from '../api/place-order'
import { useFreshCart } from '../api/use-cart'
import { cartRoute } from '../contract'
import type { Cart } from '../model/cart'
import { hasUnseenItem } from '../model/cart-changes'
import { commerceTexts } from '../texts'
import { BackToCart } from '../ui/back-to-cart'
import { CheckoutLayout } from '../ui/checkout-layout'
import { CheckoutSteps } from '../ui/checkout-steps'
import { EmptyCart } from '../ui/empty-cart'
import { OrderRetryPrompt } from '../ui/order-retry-prompt'
import { PurchaseState } from '../ui/purchase-state'
import { PurchaseSteps } from '../ui/purchase-steps'

const link = css({ textStyle: 'strong', color: 'accent.text', textDecoration: 'underline' })

/** Checkout screen: orders the cart once and redirects to the payment page (decision:single-order). */
export default function Checkout() {
  const t = useTexts(commerceTexts)
  const [search] = useSearchParams()
  const href = useHref()
  const cartId = search.get('cartId') || undefined
  const { query, cart, isOutdated } = useFreshCart(cartId)
  const session = useUnit($session)

  return (
    <Page width="wide">
      <Toolbar
        title={t['checkout.title']()}
        backTo={href(cartRoute, {}, { cartId })}
        actions={<PurchaseSteps current="payment" />}
      />
      {cart && (isOutdated || hasUnseenItem(session, cart)) ? (
        <ChangedCart addressedId={cartId} />
      ) : cart && cart.items.length > 0 ? (
        <CheckoutLayout cart={cart}>
          <CheckoutSteps cart={cart}>
            <Ordering cart={cart} addressedId={cartId} />
          </CheckoutSteps>
        </CheckoutLayout>
      ) : cart ? (
        <EmptyCart />
      ) : query.isError && !query.isFetching ? (
        <ErrorNotice
          titleAs="h2"
          title={t['cart.notLoaded']()}
          detail={t['cart.errorGetting']()}
          error={query.error}
          onRetry={() => query.refetch()}
          otherwise={<BackToCart cartId={cartId} />}
        />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

/** Leads back to the cart instead of ordering an item that was just removed, maybe in another tab. */
function ChangedCart({ addressedId }: Pick<OrderingProps, 'addressedId'>) {
  const [go, showToast] = useUnit([navigate, toastShown])
  useEffect(() => {
    go({ to: hrefOf(cartRoute, {}, { cartId: addressedId }), replace: true })
    showToast({ kind: 'info', text: commerceTexts.ref('cart.changed') })
  }, [go, showToast, addressedId])
  return <Waiting />
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

/** Shows a link to the payment page in case the redirect takes long. */
function Waiting({ address }: { readonly address?: string | undefined }) {
  const t = useTexts(commerceTexts)
  return (
    <PurchaseState
      waitingFor={t['checkout.preparing']()}
      text={t['checkout.preparing.text']()}
      current={address ? 1 : 0}
      steps={[t['checkout.steps.order'](), t['checkout.steps.open'](), t['checkout.steps.pay']()]}
    >
      {address && (
        <a href={address} className={link}>
          {t['checkout.follow']()}
        </a>
      )}
    </PurchaseState>
  )
}
