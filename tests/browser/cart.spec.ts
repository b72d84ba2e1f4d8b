import type { Page } from '@playwright/test'
import {
  anaWithEnrolledCourse,
  bread,
  button,
  cartLink,
  expectAlreadyEnrolled,
  expectPaymentPage,
  fetchCart,
  fetchCourse,
  fillCart,
  guitar,
  light,
  link,
  novaWithGuitar,
  title,
  toasts,
} from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

const summary = { name: 'Order summary' }
/** The toast that offers to undo a removal. */
const undoToast = (page: Page) => toasts(page).getByRole('group', { name: /removed from your cart$/ })
/** Closes the toast, so that the removal is sent. */
const closeUndo = (page: Page) => undoToast(page).getByRole('button', { name: 'Close' }).click()

test.describe(() => {
  let token: string
  let cartId: number
  test.beforeEach(async ({ page, mock }) => {
    const nova = await novaWithGuitar(page, mock)
    token = nova.token
    cartId = nova.cartId
  })

  test('the cart shows image, name, prices, quantity and total of each item', {
    tag: ['@both', '@COM-CART-01'],
  }, async ({ page, mock }) => {
    await fillCart(page, token, light)
    await mock.clearRequests()
    await page.goto('/shoppingCart')
    await expect(title(page, 'Shopping cart')).toBeVisible()
    const items = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
    await expect(items).toHaveCount(2)
    const first = items.filter({ hasText: 'Guitar for late beginners' })
    await expect(first.getByRole('link')).toHaveAttribute('href', `/course/${guitar}`)
    await expect(first.locator('img')).toHaveAttribute('src', /\/posts\/images\/course-music-1441\.svg$/)
    await expect(first).toContainText('Full price $89.00')
    await expect(first).toContainText('Price $59.00')
    await expect(first.getByRole('spinbutton')).toHaveValue('1')
    await expect(first.getByRole('spinbutton')).toHaveAttribute('aria-valuemin', '1')
    await expect(first.getByRole('button', { name: 'Decrease' })).toBeDisabled()
    await expect(first.getByRole('button', { name: 'Remove Guitar for late beginners' })).toBeVisible()

    // The mock server converts euros to the currency of the cart at a rate of 0.9.
    const sums = page.getByRole('region', summary).getByRole('definition')
    await expect(sums).toHaveText(['$172.33', '-$58.33', '$114.00'])
    await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 2 items in your cart')
    expect((await mock.requests('getMyCart')).length).toBe(1)
  })

  test('the cart updates a quantity immediately and sends at most two requests', {
    tag: '@COM-CART-01',
  }, async ({ page, mock }) => {
    const { title: name, picture } = await fetchCourse(page)
    const item = (await fetchCart(page, token))?.items[0]
    await page.goto('/shoppingCart')
    const field = page.getByRole('spinbutton', { name: `Quantity of ${name}` })
    await expect(field).toHaveValue('1')
    const release = await holdRequests(page, '**/UpdateCartQuantity*')
    for (const quantity of ['2', '3', '4', '5']) {
      await button(page, 'Increase').click()
      await expect(field).toHaveValue(quantity)
    }
    await expect(page.getByRole('definition').last()).toHaveText('$295.00')
    release()
    await expect.poll(async () => (await fetchCart(page, token))?.items[0]?.quantity).toBe(5)
    await expect(field).toHaveValue('5')
    const change = { id: item?.id, productId: guitar, productName: name, fullPrice: 89, discountPrice: 59 }
    const sent = await mock.requests('updateCartQuantity')
    expect(sent.map(({ body }) => body)).toEqual([
      { ...change, quantity: 2, photo: picture },
      { ...change, quantity: 5, photo: picture },
    ])
    await page.reload()
    await expect(field).toHaveValue('5')
  })

  test('the quantity in the cart is set by keyboard and is at least 1', { tag: '@COM-CART-01' }, async ({
    page,
  }) => {
    await page.goto('/shoppingCart')
    const field = page.getByRole('spinbutton')
    await field.focus()
    await page.keyboard.press('ArrowUp')
    await expect(field).toHaveValue('2')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('3x')
    await expect(field).toHaveValue('3')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('0')
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('1')
    await expect.poll(async () => (await fetchCart(page, token))?.items[0]?.quantity).toBe(1)
    await expect(button(page, 'Remove Guitar for late beginners')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })

  test('the cart restores a quantity when the server refuses the change', { tag: '@COM-CART-01' }, async ({
    page,
    mock,
  }) => {
    await page.goto('/shoppingCart')
    const field = page.getByRole('spinbutton')
    await expect(field).toHaveValue('1')
    await mock.fault('updateCartQuantity', { status: 409 })
    const release = await holdRequests(page, '**/UpdateCartQuantity')
    await button(page, 'Increase').click()
    await expect(field).toHaveValue('2')
    release()
    await expect(toasts(page)).toContainText('Error updating cart')
    await expect(field).toHaveValue('1')
    await expect(page.getByRole('definition').last()).toHaveText('$59.00')
  })

  test('the cart removes an item immediately and suggests what to do next', {
    tag: ['@COM-CART-01', '@UX-15'],
  }, async ({ page, mock }) => {
    const item = (await fetchCart(page, token))?.items[0]
    await page.goto('/shoppingCart')
    const remove = button(page, 'Remove Guitar for late beginners')
    await remove.click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(page.locator('main :focus')).toBeVisible()
    await expect(undoToast(page)).toBeVisible()
    await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
    await expect(link(page, 'Discover courses')).toHaveAttribute('href', '/discover')
    await undoToast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeFocused()
    await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')
    expect(await mock.requests('removeFromCart')).toEqual([])

    await remove.click()
    await closeUndo(page)
    await expect.poll(() => mock.requests('removeFromCart')).toHaveLength(1)
    const sent = await mock.requests('removeFromCart')
    expect(sent.map(({ body }) => body)).toEqual([{ id: item?.id }])
    await expect.poll(async () => (await fetchCart(page, token))?.items).toEqual([])
  })

  test('the cart restores an item when the server refuses to remove the item', {
    tag: '@COM-CART-01',
  }, async ({ page, mock }) => {
    await page.goto('/shoppingCart')
    await mock.fault('removeFromCart', { status: 500 })
    const release = await holdRequests(page, '**/RemoveFromCart')
    await button(page, 'Remove Guitar for late beginners').click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await closeUndo(page)
    release()
    await expect(toasts(page)).toContainText('Error updating cart')
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
  })

  for (const body of ['empty', 'null', 'wrong-types'] as const)
    test(`the cart keeps a new quantity when the answer body is "${body}"`, { tag: '@COM-CART-01' }, async ({
      page,
      mock,
    }) => {
      await page.goto('/shoppingCart')
      await mock.fault('updateCartQuantity', { body })
      await button(page, 'Increase').click()
      await expect.poll(async () => (await fetchCart(page, token))?.items[0]?.quantity).toBe(2)
      await expect(page.getByRole('spinbutton')).toHaveValue('2')
      await expect(page.getByText('Error updating cart')).toHaveCount(0)
    })

  test('the cart screen opens the cart whose id is in the address', { tag: '@COM-CART-01' }, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    await page.goto(`/shoppingCart?cartId=${cartId}`)
    await expect(page.getByText('Guitar for late beginners')).toBeVisible()
    const [request] = await mock.requests('getCart')
    expect(request?.path).toBe(`/api/ShoppingCart/getCart/${cartId}`)

    consoleErrors.allowFailedRequests()
    await page.goto('/shoppingCart?cartId=nobodys')
    await expect(page.getByRole('alert')).toContainText('Error getting cart data')
    await link(page, 'Back to cart').click()
    await expect(page).toHaveURL('/shoppingCart')
    await expect(page.getByText('Guitar for late beginners')).toBeVisible()
  })

  test('a change of the cart appears in other tabs', { tag: '@COM-CART-01' }, async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto('/shoppingCart')
    await other.goto('/shoppingCart')
    await expect(other.getByRole('spinbutton')).toHaveValue('1')
    await button(page, 'Increase').click()
    await expect(other.getByRole('spinbutton')).toHaveValue('2')
    await button(page, 'Remove Guitar for late beginners').click()
    await closeUndo(page)
    await expect(other.getByText('Your cart is empty')).toBeVisible()
    await expect(cartLink(other)).toHaveAccessibleName('Shopping cart')
  })

  test('the checkout orders the latest quantity of the cart', {
    tag: '@COM-CART-02',
  }, async ({ page, mock }) => {
    await page.goto('/shoppingCart')
    await mock.fault('updateCartQuantity', { latency: 700, times: 1 })
    await button(page, 'Increase').click()
    await button(page, 'Go to checkout').click()
    await expectPaymentPage(page)
    const check = await mock.onlyRequest('checkCart')
    expect(check).toMatchObject({ method: 'GET', path: `/api/shoppingCart/check/${cartId}`, query: {} })
    const [order] = await mock.requests('createOrder')
    expect(order?.body).toEqual({ paymentMethod: 'creditcard', amount: 118, currency: 'USD' })
  })

  test('the checkout never orders an item whose removal is pending', {
    tag: ['@COM-CART-02', '@UX-15'],
  }, async ({ page, mock, context }) => {
    await fillCart(page, token, light)
    const other = await context.newPage()
    await other.goto('/shoppingCart')
    await page.goto('/shoppingCart')
    const remove = button(page, 'Remove Guitar for late beginners')
    const release = await holdRequests(page, '**/RemoveFromCart*')
    await remove.click()
    await expect(page.getByRole('definition').last()).toHaveText('$55.00')
    // Another tab does not show the removal yet.
    await other.goto('/checkout')
    await expect(other).toHaveURL('/shoppingCart')
    await expect(toasts(other)).toContainText('Your cart has changed')
    await button(page, 'Go to checkout').click()
    release()
    await expectPaymentPage(page)
    const sent = (await mock.requests()).map(({ operationId }) => operationId)
    expect(sent.indexOf('removeFromCart')).toBeLessThan(sent.indexOf('checkCart'))
    const orders = await mock.requests('createOrder')
    expect(orders.map(({ body }) => body)).toEqual([
      { paymentMethod: 'creditcard', amount: 55, currency: 'USD' },
    ])
  })

  test('the checkout opens when the enrollment check has no field "enrolled"', {
    tag: '@COM-CART-02',
  }, async ({ page, mock }) => {
    await page.route('**/api/shoppingCart/check/*', (route) =>
      route.fulfill({ json: { items: [{ productId: guitar }] } }),
    )
    await page.goto('/shoppingCart')
    await button(page, 'Go to checkout').click()
    await expectPaymentPage(page)
    expect(await mock.requests('createOrder')).toHaveLength(1)
  })
})

test('the checkout button opens the course if the member is already enrolled', {
  tag: '@COM-CART-02',
}, async ({ page, mock }) => {
  const cartId = await anaWithEnrolledCourse(page, mock)
  await page.goto('/shoppingCart')
  await button(page, 'Go to checkout').click()
  await expectAlreadyEnrolled(page, cartId)
  await page.reload()
  await expectAlreadyEnrolled(page, cartId)
  for (const operation of ['createOrder', 'registerPayment', 'emptyCart'])
    expect(await mock.requests(operation), operation).toEqual([])
})

test('the cart shows a message when it is empty', { tag: '@COM-CART-01' }, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto('/shoppingCart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart')
})

test('the cart formats prices in each language', { tag: '@COM-CART-01' }, async ({ page, mock }) => {
  const token = await mock.login(page)
  expect((await fetchCart(page, token))?.items[0]?.productId).toBe(bread)
  for (const [language, written] of [
    ['pt-BR', /^R\$\s180,00$/],
    ['pt-PT', /^180,00\sR\$$|^180,00\sBRL$/],
    ['es', /^180,00\sBRL$|^180,00\sR\$$/],
    ['en', /^R\$180\.00$/],
  ] as const) {
    await page.goto('/shoppingCart')
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    await page.reload()
    await expect(page.getByRole('definition').last()).toHaveText(written)
  }
})
