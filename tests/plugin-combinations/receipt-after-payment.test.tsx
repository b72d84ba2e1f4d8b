import { hrefOf, navigate } from '@kernel'
import { billingRoute } from '@plugins/billing/contract'
import billing from '@plugins/billing/plugin'
import { checkoutRoute, enrolledRoute } from '@plugins/commerce/contract'
import commerce from '@plugins/commerce/plugin'
import { expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { scopeBind } from 'effector'

const mock = startMockServer()

// Covers UX-35
test('the screen after a payment does not show an earlier payment for the course', async () => {
  const options = { plugins: [commerce, billing], as: 'ana' } as const
  const name = 'Pão de fermentação natural em casa'
  const declined = {
    createdAt: '2026-03-14T12:00:00Z',
    courseTitle: name,
    paymentStatus: 'declined',
    orderStatus: 'canceled',
    amount: 33,
    currency: 'EUR',
  }
  mock.fault({ operation: 'getMyOrders', json: [declined], times: 1 })
  const scope = await renderRoute(billingRoute, options)
  const go = (to: string) => act(() => scopeBind(navigate, { scope })({ to }))
  await screen.findByText(/33\.00/)
  go(checkoutRoute.path)
  await screen.findByRole('link', { name: 'Go to payment page' })
  const session = mock.state.paymentSessions.at(-1)
  const cartId = mock.state.orders.at(-1)?.cartId
  if (!session || !cartId) throw new Error('Nothing was ordered.')
  session.outcome = 'paid'
  const release = mock.hold('getMyOrders')
  go(hrefOf(enrolledRoute, {}, { cartId, session_id: session.id }))
  await screen.findByText(name)
  await waitFor(() => expect(mock.requests('getMyOrders')).toHaveLength(2))
  expect(screen.queryByRole('region', { name: 'Receipt' })).toBeNull()
  release()
  const receipt = await screen.findByRole('region', { name: 'Receipt' })
  expect(receipt.textContent).toMatch(/180\.00/)
})

// Covers UX-35
test('the screen after a payment names the course, the sum and the receipt', async () => {
  const options = { plugins: [commerce, billing], as: 'ana' } as const
  await renderRoute(checkoutRoute, options)
  await screen.findByRole('link', { name: 'Go to payment page' })
  const session = mock.state.paymentSessions.at(-1)
  const order = mock.state.orders.at(-1)
  const name = order?.items[0]?.productName
  if (!session || !order || !name) throw new Error('Nothing was ordered.')
  session.outcome = 'paid'
  cleanup()
  await renderRoute(enrolledRoute, { ...options, query: { cartId: order.cartId, session_id: session.id } })
  await screen.findByText(name)
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }))
  expect(receipt.getByText(/180\.00/)).toBeTruthy()
  fireEvent.click(receipt.getByRole('link', { name: 'View receipt' }))
  await screen.findByRole('heading', { name: 'Receipt' })
  expect(screen.getByText(name)).toBeTruthy()
})
