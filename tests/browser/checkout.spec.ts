import type { Page } from '@playwright/test'
import {
  anaWithEnrolledCourse,
  button,
  expectAlreadyEnrolled,
  expectPaymentPage,
  fillCart,
  light,
  link,
  novaWithGuitar,
  toasts,
} from './support/commerce-screens'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

const respondToOrder = (page: Page, body: string, contentType = 'text/plain') =>
  page.route('**/api/order/createOrder', (route) => route.fulfill({ body, contentType }))

test.describe(() => {
  let token: string
  test.beforeEach(async ({ page, mock }) => {
    token = (await novaWithGuitar(page, mock)).token
  })

  test('the checkout orders by credit card and opens the payment page', {
    tag: ['@both', '@COM-PAY-01'],
  }, async ({ page, mock }) => {
    await page.goto('/checkout')
    await expectPaymentPage(page)
    await expect(page.getByText('59.00 USD')).toBeVisible()
    const order = await mock.onlyRequest('createOrder')
    expect(order).toMatchObject({ method: 'POST', path: '/api/order/createOrder', query: {} })
    expect(order.body).toEqual({ paymentMethod: 'creditcard', amount: 59, currency: 'USD' })
  })

  test('the checkout reuses its order after going back, reloading or returning', {
    tag: '@COM-PAY-01',
  }, async ({ page, mock }) => {
    await page.goto('/shoppingCart')
    await button(page, 'Go to checkout').click()
    await expectPaymentPage(page)
    const address = page.url()
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/shoppingCart')
    await button(page, 'Go to checkout').click()
    await expect(page).toHaveURL(address)
    await page.goto('/checkout')
    await expect(page).toHaveURL(address)
    expect((await mock.requests('createOrder')).length).toBe(1)
  })

  test('the checkout creates one order when two tabs check out at once', { tag: '@COM-PAY-01' }, async ({
    page,
    context,
    mock,
  }) => {
    const other = await context.newPage()
    await mock.fault('createOrder', { latency: 1_000 })
    await Promise.all([page.goto('/checkout'), other.goto('/checkout')])
    await expectPaymentPage(page)
    await expectPaymentPage(other)
    expect(other.url()).toBe(page.url())
    expect((await mock.requests('createOrder')).length).toBe(1)
  })

  test('the checkout does not repeat an unanswered order after a reload', {
    tag: '@COM-PAY-01',
  }, async ({ page, mock }) => {
    await mock.fault('createOrder', { silence: true })
    await page.goto('/checkout')
    await expect.poll(async () => (await mock.requests('createOrder')).length).toBe(1)
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('We don’t know if your order went through')
    expect((await mock.requests('createOrder')).length).toBe(1)
    await mock.clearFaults()
    await button(page, 'Order again').click()
    await expectPaymentPage(page)
    expect((await mock.requests('createOrder')).length).toBe(2)
  })

  test('the checkout creates another order for another cart', { tag: '@COM-PAY-01' }, async ({
    page,
    mock,
  }) => {
    await page.goto('/checkout')
    await expectPaymentPage(page)
    await fillCart(page, token, light)
    await page.goto('/checkout')
    await expectPaymentPage(page)
    const amounts = (await mock.requests('createOrder')).map(({ body }) => body)
    expect(amounts).toEqual([
      { paymentMethod: 'creditcard', amount: 59, currency: 'USD' },
      { paymentMethod: 'creditcard', amount: 114, currency: 'USD' },
    ])
  })

  test('the checkout follows an https payment address on another host', { tag: '@COM-PAY-01' }, async ({
    page,
  }) => {
    await page.route('https://pay.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pay</title><h1>Pay here</h1>' }),
    )
    await respondToOrder(page, 'https://pay.example.org/session/8c1f')
    await page.goto('/checkout')
    await expect(page).toHaveURL('https://pay.example.org/session/8c1f')
  })

  for (const body of [
    'null',
    '',
    'http://pay.example.org/session',
    '//pay.example.org/session',
    'javascript:document.title="taken"',
    'data:text/html,taken',
    'https://shop.example@evil.example/',
    'An unexpected error occurred.',
  ])
    test(`the checkout rejects payment URL ${JSON.stringify(body)}`, {
      tag: '@COM-PAY-02',
    }, async ({ page, mock }) => {
      await respondToOrder(page, body, body === 'null' ? 'application/json' : 'text/plain')
      await page.goto('/checkout')
      await expect(toasts(page)).toContainText('Checkout couldn’t be started')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'We don’t know if your order went through',
      )
      await expect(page).toHaveURL('/checkout')
      await expect(page).toHaveTitle(/^Checkout/)
      await page.unroute('**/api/order/createOrder')
      await link(page, 'Back to cart').click()
      await expect(page.getByRole('spinbutton')).toHaveValue('1')
      expect(await mock.requests('emptyCart')).toEqual([])
    })

  test('the cart can be ordered again after the server refused the order', {
    tag: '@COM-PAY-01',
  }, async ({ page, mock, consoleErrors }) => {
    consoleErrors.allowFailedRequests()
    await mock.fault('createOrder', { status: 409 })
    await page.goto('/shoppingCart')
    await button(page, 'Go to checkout').click()
    await expect(toasts(page)).toContainText('Checkout couldn’t be started')
    await mock.clearFaults()
    await link(page, 'Back to cart').click()
    await button(page, 'Go to checkout').click()
    await expectPaymentPage(page)
  })

  test('the checkout does not order a cart that cannot be loaded', {
    tag: ['@COM-PAY-01', '@COM-ERR-01'],
  }, async ({ page, mock }) => {
    // The cart link in the navigation bar would load the cart again, so the test removes it.
    await serveConfig(page, { slots: { 'kernel/navbar.end': { remove: ['commerce/cart'] } } })
    await mock.fault('getMyCart', { status: 403 })
    await page.goto('/checkout')
    await expect(page.getByRole('alert')).toContainText('Error getting cart data')
    expect(await mock.requests('createOrder')).toEqual([])
    await mock.clearFaults()
    await button(page, 'Try again').click()
    await expectPaymentPage(page)
  })
})

test('the checkout does not order an empty cart', { tag: '@COM-PAY-01' }, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/checkout')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(link(page, 'Discover courses')).toBeVisible()
  expect(await mock.requests('createOrder')).toEqual([])
})

test('the checkout opens the course when the member is already enrolled', {
  tag: '@COM-PAY-01',
}, async ({ page, mock }) => {
  const cartId = await anaWithEnrolledCourse(page, mock)
  await page.goto('/checkout')
  await expectAlreadyEnrolled(page, cartId)
  expect(await mock.requests('registerPayment')).toEqual([])
  expect(await mock.requests('emptyCart')).toEqual([])
})
