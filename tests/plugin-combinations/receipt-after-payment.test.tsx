import billing from '@plugins/billing/plugin'
import { checkoutRoute, enrolledRoute } from '@plugins/commerce/contract'
import commerce from '@plugins/commerce/plugin'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'

const mock = startMockServer()

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
