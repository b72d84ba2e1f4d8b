import { checkoutRoute, enrolledRoute } from '@plugins/commerce/contract'
import { cleanup } from '@testing-library/react'
import { renderRoute } from '@tests/kit'
import type { TestMock } from '../../mocks'
import { cartsOf, guitar, link, nova } from './carts'

/**
 * Orders a cart of Nova that contains the guitar course, and decides on the payment page. Then clears the recorded
 * requests.
 *
 * @returns `comeBack`: opens the address to which the payment page leads, like a new document
 */
export async function pay(mock: TestMock, outcome: 'paid' | 'declined' = 'paid') {
  const { id: cartId } = cartsOf(mock).fill('nova', guitar)
  await renderRoute(checkoutRoute, nova)
  await link('Go to payment page')
  const session = mock.state.paymentSessions.at(-1)
  const order = mock.state.orders.at(-1)
  if (!session || !order) throw new Error('Nothing was ordered.')
  session.outcome = outcome
  if (outcome === 'declined') order.paymentStatus = 'declined'
  mock.clearRequests()
  const query = { cartId, session_id: session.id }
  const comeBack = (deployment = nova) => {
    cleanup()
    return renderRoute(enrolledRoute, { ...deployment, query })
  }
  return { cartId, sessionId: session.id, order, query, comeBack }
}

/** Counts the calls that follow a payment. */
export const countCalls = (mock: TestMock) => ({
  registered: mock.requests('registerPayment').length,
  emptied: mock.requests('emptyCart').length,
})
