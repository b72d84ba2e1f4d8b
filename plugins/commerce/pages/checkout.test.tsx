import { definePlugin, fill } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeClock, renderRoute, startMockServer } from '@tests/kit'
import { type CheckoutStepProps, checkoutRoute, checkoutSteps } from '../contract'
import commerce from '../plugin'

const mock = startMockServer()
type Fault = Omit<Parameters<typeof mock.fault>[0], 'operation'>
const countRequests = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length
const open = () => renderRoute(checkoutRoute, { plugins: [commerce], as: 'ana' })
/** Waits for the question on the screen; a toast has the same text. */
const seeUnknownOutcome = () =>
  waitFor(() => within(screen.getByRole('main')).getByText('We don’t know if your payment was started'))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const failOrder = (fault: Fault) => mock.fault({ operation: 'createOrder', ...fault })

/** Unmounts the checkout and opens it again, like a reload or another tab. */
async function reopen(): Promise<void> {
  cleanup()
  await open()
}

const unclear: [string, Fault][] = [
  ['status 500', { status: 500 }],
  ['a 500 for a stored order', { status: 500, stored: true }],
  ['status 503', { status: 503 }],
  ['status 408', { status: 408 }],
  ['a broken connection', { drop: true }],
  ['half an answer', { body: 'half' }],
  ['an HTML answer', { body: 'html' }],
  ['an answer of null', { body: 'null' }],
  ['no answer to a stored order', { silence: true, stored: true }],
]
// Covers FLT-03
for (const [name, fault] of unclear)
  test(`the checkout asks before it orders again after ${name}`, async () => {
    const clock = fault.silence ? fakeClock() : undefined
    mock.setScenarios('many-orders')
    const isStored = fault.stored || fault.body !== undefined
    const before = mock.state.orders.length + (isStored ? 1 : 0)
    failOrder({ ...fault, times: 1 })
    await open()
    await waitFor(() => expect(countRequests('createOrder')).toBe(1))
    await clock?.advance(21_000)
    await seeUnknownOutcome()
    const sent = countRequests('createOrder')
    await reopen()
    await seeUnknownOutcome()
    await screen.findByRole('heading', { name: 'Recent payments' })
    expect(countRequests('getMyOrders')).toBeGreaterThan(0)
    expect([countRequests('createOrder'), mock.state.orders.length]).toEqual([sent, before])
    await press('Start again')
    await screen.findByRole('link', { name: 'Go to payment page' })
    expect([countRequests('createOrder'), mock.state.orders.length]).toEqual([sent + 1, before + 1])
  })

// Covers FLT-03
test.each([400, 409])('the checkout orders at the next visit after a rejection with %s', async (status) => {
  mock.setScenarios('many-orders')
  const before = mock.state.orders.length
  failOrder({ status })
  await open()
  await screen.findByRole('button', { name: 'Try again' })
  mock.clearFaults()
  await reopen()
  await screen.findByRole('link', { name: 'Go to payment page' })
  expect(mock.state.orders).toHaveLength(before + 1)
})

// Covers FLT-03
test('the checkout shows the latest orders before it offers to order again', async () => {
  failOrder({ status: 500, stored: true, times: 1 })
  mock.fault({ operation: 'getMyOrders', latency: 300 })
  await open()
  await seeUnknownOutcome()
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  const orders = await screen.findByRole('region', { name: 'Recent payments' })
  expect(await within(orders).findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
})

// Covers FLT-03
test('the checkout offers to order again when the orders cannot be loaded', async () => {
  failOrder({ status: 500, times: 1 })
  mock.fault({ operation: 'getMyOrders', status: 404 })
  await open()
  await screen.findByText('Your payments couldn’t be loaded')
  await press('Start again')
  await waitFor(() => expect(countRequests('createOrder')).toBe(2))
})

// Covers EXT-01
test('checkout orders after the steps of other plugins, one after another', async () => {
  const Step = ({ cart, onDone }: CheckoutStepProps) => (
    <button type="button" onClick={onDone}>
      Accept {cart.items.length > 0 && cart.items[0]?.name}
    </button>
  )
  const load = async () => ({ default: Step })
  const step = (key: string) =>
    fill(checkoutSteps, { id: `other/${key}`, label: { namespace: 'other', key }, load })
  const other = definePlugin({ id: 'other', fills: [step('address'), step('terms')] })
  await renderRoute(checkoutRoute, { plugins: [commerce, other], as: 'ana' })

  for (const name of ['Address', 'Terms']) {
    const section = within(await screen.findByRole('region', { name }))
    expect(countRequests('createOrder')).toBe(0)
    fireEvent.click(await section.findByRole('button', { name: /^Accept \S/ }))
  }
  await screen.findByRole('link', { name: 'Go to payment page' })
  expect(countRequests('createOrder')).toBe(1)
})

// Covers EXT-01
test('a step keeps its input when the cart cannot be loaded again', async () => {
  const Step = () => <input aria-label="Street" />
  const load = async () => ({ default: Step })
  const label = { namespace: 'other', key: 'address' }
  const other = definePlugin({
    id: 'other',
    fills: [fill(checkoutSteps, { id: 'other/address', label, load })],
  })
  await renderRoute(checkoutRoute, { plugins: [commerce, other], as: 'ana' })
  const street = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Street' })
  fireEvent.input(street, { target: { value: 'Rua Augusta' } })

  mock.clearRequests()
  mock.fault({ operation: 'getMyCart', status: 403 })
  // The second request shows that the first one has failed.
  await waitFor(() => {
    act(() => {
      for (const name of ['offline', 'online']) dispatchEvent(new Event(name))
    })
    expect(countRequests('getMyCart')).toBe(2)
  })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' })).toBe(street)
  expect(street.value).toBe('Rua Augusta')
})

// Covers COM-CART-01
test('the checkout treats a 404 response for the cart as an empty cart', async () => {
  mock.fault({ operation: 'getMyCart', status: 404 })
  await open()
  await screen.findByText('Your cart is empty')
  expect(countRequests('createOrder')).toBe(0)
})

// Covers UX-35
test('the checkout shows what is ordered and how far it is', async () => {
  const release = mock.hold('createOrder')
  await open()
  const step = async (name: string) =>
    expect((await screen.findByText(name)).closest('li')?.getAttribute('aria-current')).toBe('step')
  await step('Preparing your payment')
  const order = within(screen.getByRole('region', { name: 'Summary' }))
  expect(order.getByRole('listitem').textContent).toMatch(/^\S.*180\.00$/)
  release()
  await screen.findByRole('link', { name: 'Go to payment page' })
  await step('Opening the payment page')
})
