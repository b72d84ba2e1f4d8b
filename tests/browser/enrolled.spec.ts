import type { Page } from '@playwright/test'
import {
  button,
  cartLink,
  expectPaymentPage,
  expectToastAndAlert,
  fetchCart,
  fillCart,
  guitar,
  link,
  novaWithGuitar,
  programming,
  title,
} from './support/commerce-screens'
import { serveConfig } from './support/deployment-settings'
import {
  type FaultAttempt,
  faults,
  faultsOfIgnoredBodies,
  isRepeatedByBrowser,
  testEachFault,
} from './support/fault-cases'
import { expect, test } from './support/fixtures'
import type { MockWorld } from './support/mock-world'

const countCalls = async (mock: MockWorld) => ({
  registered: (await mock.requests('registerPayment')).length,
  emptied: (await mock.requests('emptyCart')).length,
})

/** Presses "Pay" for the first fault and "Try again" for all others, because the failed screen stays open. */
const payOrTryAgain =
  (page: Page) =>
  ({ name }: FaultAttempt) =>
    button(page, name === faults[0][0] ? 'Pay' : 'Try again').click()

const expectPaid = (page: Page) => expect(title(page, 'You’re enrolled')).toBeVisible()

test.describe(() => {
  let token: string
  let cartId: number
  test.beforeEach(async ({ page, mock }) => {
    const nova = await novaWithGuitar(page, mock)
    token = nova.token
    cartId = nova.cartId
    await page.goto('/checkout')
    await expectPaymentPage(page)
    await mock.clearRequests()
  })

  test('returning from payment registers the payment and empties the cart', {
    tag: ['@both', '@COM-ENR-01'],
  }, async ({ page, mock, expectAccessible }) => {
    const sessionId = new URL(page.url()).pathname.split('/').at(-1)
    await button(page, 'Pay').click()
    await expectPaid(page)
    await expect(page).toHaveURL(`/course/enrolled?cartId=${cartId}&session_id=${sessionId}`)
    await expect(page.getByText('Your payment is complete, and the course is yours.')).toBeVisible()
    await expect(page.getByText(/^Start now or whenever you like/)).toBeVisible()
    await expect(link(page, 'Start course')).toHaveAttribute('href', `/course/learn/${guitar}`)
    // Phones do not show the link while the cart is empty.
    await expect(cartLink(page).filter({ hasText: 'in your cart' })).toHaveCount(0)
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 1, emptied: 1 })

    await expectAccessible()
    const [registered] = await mock.requests('registerPayment')
    expect(registered?.body).toEqual({ orderId: cartId, sessionId })
    const [order] = await mock.requests('getOrder')
    expect(order?.path).toMatch(/^\/api\/Order\/getOrder\/\d+$/)
    const [emptied] = await mock.requests('emptyCart')
    expect(emptied).toMatchObject({ method: 'GET', path: '/api/ShoppingCart/emptyCart', query: {} })
  })

  test('a payment is registered once despite reload, back and another tab', {
    tag: '@COM-ENR-01',
  }, async ({ page, context, mock }) => {
    await button(page, 'Pay').click()
    await expectPaid(page)
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 1, emptied: 1 })
    const address = page.url()
    // This course is added after the payment, so it must stay in the cart.
    await fillCart(page, token, programming)
    await page.reload()
    await expectPaid(page)
    await expect(link(page, 'Start course')).toHaveAttribute('href', `/course/learn/${guitar}`)
    await page.goto('/shoppingCart')
    await expect(title(page, 'Shopping cart')).toBeVisible()
    await page.goBack()
    await expectPaid(page)
    const other = await context.newPage()
    await other.goto(address)
    await expectPaid(other)
    await expect(link(other, 'Start course')).toHaveAttribute('href', `/course/learn/${guitar}`)
    expect(await countCalls(mock)).toEqual({ registered: 1, emptied: 1 })
    expect((await fetchCart(page, token))?.items).toMatchObject([{ productId: programming }])
  })

  test('a payment is registered once when two tabs return together', {
    tag: '@COM-ENR-01',
  }, async ({ page, context, mock }) => {
    const sessionId = new URL(page.url()).pathname.split('/').at(-1)
    const other = await context.newPage()
    await page.request.post(page.url(), { form: { decision: 'pay' }, maxRedirects: 0 })
    await mock.fault('registerPayment', { latency: 800 })
    await mock.fault('emptyCart', { latency: 800 })
    const address = `/course/enrolled?cartId=${cartId}&session_id=${sessionId}`
    await Promise.all([page.goto(address), other.goto(address)])
    await expectPaid(page)
    await expectPaid(other)
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 1, emptied: 1 })
    await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
    await expect(cartLink(other)).toHaveAccessibleName('Shopping cart')
  })

  test('a payment registration without an answer is repeated only on request', {
    tag: '@COM-ENR-01',
  }, async ({ page, mock }) => {
    await mock.fault('registerPayment', { silence: true })
    await button(page, 'Pay').click()
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 1, emptied: 0 })
    await page.reload()
    await expect(page.getByRole('alert').first()).toContainText('Error registering payment data')
    expect(await countCalls(mock)).toEqual({ registered: 1, emptied: 0 })
    await mock.clearFaults()
    await button(page, 'Try again').click()
    await expectPaid(page)
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 2, emptied: 1 })
  })

  test('a declined payment leaves the cart full for another try', {
    tag: '@COM-ENR-01',
  }, async ({ page, mock, consoleErrors }) => {
    consoleErrors.allowFailedRequests()
    await button(page, 'Let the card be declined').click()
    await expect(title(page, 'Payment not completed')).toBeVisible()
    expect(await countCalls(mock)).toEqual({ registered: 1, emptied: 0 })
    await link(page, 'Back to cart').click()
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
    await button(page, 'Go to checkout').click()
    await expectPaymentPage(page)
    await button(page, 'Pay').click()
    await expectPaid(page)
    await expect.poll(() => countCalls(mock)).toEqual({ registered: 2, emptied: 1 })
  })

  test('a canceled payment registers nothing and keeps the cart', { tag: '@COM-ENR-01' }, async ({
    page,
    mock,
  }) => {
    await button(page, 'Cancel and go back to the cart').click()
    await expect(page).toHaveURL('/shoppingCart')
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
    expect(await countCalls(mock)).toEqual({ registered: 0, emptied: 0 })
  })

  test('the cart is not emptied when registering the payment fails', {
    tag: '@COM-ERR-01',
  }, async ({ page, mock }) => {
    // The product accepts an order id of any type, so it treats an answer with wrong types as a success.
    await testEachFault({ page, mock }, 'registerPayment', faultsOfIgnoredBodies, {
      act: payOrTryAgain(page),
      see: expectToastAndAlert(page, 'Error registering payment data'),
      after: async ({ name }) => {
        const { registered, emptied } = await countCalls(mock)
        if (!isRepeatedByBrowser(name)) expect(registered).toBe(1)
        expect(emptied).toBe(0)
        await expect(link(page, 'Back to cart')).toBeVisible()
      },
    })
    await button(page, 'Try again').click()
    await expectPaid(page)
    await expect.poll(async () => (await countCalls(mock)).emptied).toBe(1)
  })

  test('the payment return screen offers a retry when emptying the cart fails', {
    tag: '@COM-ERR-01',
  }, async ({ page, mock }) => {
    // Omits faults that change only the body of the answer, because the server empties the cart despite these faults.
    const unappliedFaults = faults.filter(([, fault]) => !('body' in fault))
    await testEachFault({ page, mock }, 'emptyCart', unappliedFaults, {
      act: ({ name }) => button(page, name === '400' ? 'Pay' : 'Empty cart').click(),
      see: expectToastAndAlert(page, 'Error deleting cart data'),
      after: async ({ name }) => {
        if (!isRepeatedByBrowser(name)) expect((await mock.requests('emptyCart')).length).toBe(1)
      },
    })
    await button(page, 'Empty cart').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expectPaid(page)
  })
})

test('the payment return screen links no course without the courses plugin', { tag: '@PLG-03' }, async ({
  page,
  mock,
}) => {
  await novaWithGuitar(page, mock)
  await serveConfig(page, { plugins: { courses: false } })
  await page.goto('/shoppingCart')
  await expect(page.getByRole('heading', { name: 'Guitar for late beginners' })).toBeVisible()
  await expect(link(page, 'Guitar for late beginners')).toHaveCount(0)
  await button(page, 'Go to checkout').click()
  await expectPaymentPage(page)
  await button(page, 'Pay').click()
  await expectPaid(page)
  await expect(link(page, 'Start course')).toHaveCount(0)
  await expect(link(page, 'My courses')).toHaveCount(0)
  // Navigates within the app, since loading a new document would abort the call that empties the cart.
  await cartLink(page).click()
  await expect(link(page, 'Go to home page')).toHaveAttribute('href', '/mypage')
})

test('a forged address of the payment return screen registers no payment', { tag: '@COM-ENR-01' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  const { token, cartId } = await novaWithGuitar(page, mock)
  for (const query of ['', `?cartId=${cartId}`, '?session_id=cs_made_up']) {
    await page.goto(`/course/enrolled${query}`)
    await expect(title(page, 'Payment not completed')).toBeVisible()
  }
  consoleErrors.allowFailedRequests()
  await page.goto('/course/enrolled?cartId=nobodys')
  await expect(page.getByRole('alert')).toContainText('Error getting cart data')
  expect(await countCalls(mock)).toEqual({ registered: 0, emptied: 0 })

  await page.goto(`/course/enrolled?cartId=${cartId}&session_id=cs_made_up`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error registering payment data')
  expect(await countCalls(mock)).toEqual({ registered: 1, emptied: 0 })
  expect((await fetchCart(page, token))?.items.length).toBe(1)
})
