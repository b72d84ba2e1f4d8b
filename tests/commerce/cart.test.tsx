import { cartRoute } from '@plugins/commerce/contract'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reload, renderRoute, startMockServer } from '@tests/kit'
import {
  address,
  ana,
  button,
  cartsOf,
  follow,
  guitar,
  light,
  link,
  nova,
  press,
  programming,
  quantity,
  seeCartLink,
  seeToast,
  title,
} from './carts'

const mock = startMockServer()
const { cartOf, fill, course } = cartsOf(mock)

const guitarTitle = 'Guitar for late beginners'
const remove = () => button(`Remove ${guitarTitle}`)
/** The toast that offers to undo a removal. */
const undoToast = () => screen.findByRole('group', { name: /removed from your cart$/ })
/** Closes the toast, so that the removal is sent. */
const closeUndo = async () =>
  fireEvent.click(within(await undoToast()).getByRole('button', { name: 'Close' }))
const seeQuantity = (value: string) => waitFor(async () => expect(await quantity()).toBe(value))
const sums = () =>
  within(screen.getByRole('region', { name: 'Summary' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const seeTotal = (total: string) => waitFor(() => expect(sums().at(-1)).toBe(total))
const seePaymentLink = () => link('Go to payment page')
const bodies = (operation: string) => mock.requests(operation).map(({ body }) => body)
const open = (query = {}) => renderRoute(cartRoute, { ...nova, query })

beforeEach(() => void fill('nova', guitar))

// Covers COM-CART-01
test('the cart shows image, name, prices, quantity and total of each item', async () => {
  fill('nova', guitar, light)
  await open()
  await title('Shopping cart')
  const list = within(await screen.findByRole('list', { name: 'In your cart' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  const [first] = list.getAllByRole('listitem') as [HTMLElement]
  const item = within(first)
  expect(item.getByRole('link', { name: guitarTitle }).getAttribute('href')).toBe(`/course/${guitar}`)
  expect(first.querySelector('img')?.getAttribute('src')).toMatch(/\/posts\/images\/course-music-1441\.svg$/)
  expect(first.textContent).toContain('Full price $89.00')
  expect(first.textContent).toContain('Price $59.00')
  const field = item.getByRole<HTMLInputElement>('spinbutton')
  expect([field.value, field.getAttribute('aria-valuemin')]).toEqual(['1', '1'])
  expect(item.getByRole<HTMLButtonElement>('button', { name: 'Decrease' }).disabled).toBe(true)
  item.getByRole('button', { name: `Remove ${guitarTitle}` })
  // The mock server converts euros to the currency of the cart at a rate of 0.9.
  expect(sums()).toEqual(['$172.33', '−$58.33', '$114.00'])
  await seeCartLink('2 items')
  expect(mock.requests('getMyCart')).toHaveLength(1)
})

// Covers COM-CART-01
test('the cart updates a quantity immediately and sends at most two requests', async () => {
  await open()
  const release = mock.hold('updateCartQuantity')
  for (const value of ['2', '3', '4', '5']) {
    await press('Increase')
    await seeQuantity(value)
  }
  await seeTotal('$295.00')
  release()
  await waitFor(() => expect(cartOf('nova').items[0]?.quantity).toBe(5))
  const id = cartOf('nova').items[0]?.id
  const change = { id, productId: guitar, productName: guitarTitle, fullPrice: 89, discountPrice: 59 }
  const { picture: photo } = course(guitar)
  expect(bodies('updateCartQuantity')).toEqual([
    { ...change, quantity: 2, photo },
    { ...change, quantity: 5, photo },
  ])
  await reload()
  await seeQuantity('5')
})

// Covers COM-CART-01
test('the quantity in the cart is set by keyboard and is at least 1', async () => {
  const user = userEvent.setup({ delay: null })
  await open()
  const field = await screen.findByRole<HTMLInputElement>('spinbutton')
  field.focus()
  await user.keyboard('{ArrowUp}')
  await seeQuantity('2')
  for (const [keys, value] of [
    ['3', '3'],
    ['0{Tab}', '1'],
  ] as const) {
    field.select()
    await user.keyboard(keys)
    await seeQuantity(value)
  }
  await waitFor(() => expect(cartOf('nova').items[0]?.quantity).toBe(1))
  expect(document.activeElement).toBe(await remove())
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Your cart is empty')).toBeTruthy()
})

// Covers COM-CART-01
test('the cart restores a quantity when the server refuses the change', async () => {
  await open()
  const release = mock.hold('updateCartQuantity', { status: 409 })
  await press('Increase')
  await seeQuantity('2')
  release()
  await seeToast('Error updating cart')
  await seeQuantity('1')
  await seeTotal('$59.00')
})

// Covers COM-CART-01, UX-15
test('the cart removes an item immediately and suggests what to do next', async () => {
  const [item] = cartOf('nova').items
  await open()
  await seeCartLink('1 item')
  await userEvent.click(await remove())
  const title = await screen.findByText('Your cart is empty')
  await waitFor(() => expect(document.activeElement).toBe(title))
  await seeCartLink()
  fireEvent.click(within(await undoToast()).getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(document.activeElement).toBe(await remove()))
  await seeCartLink('1 item')
  expect(mock.requests('removeFromCart')).toEqual([])

  fireEvent.click(await remove())
  await closeUndo()
  await waitFor(() => expect(bodies('removeFromCart')).toEqual([{ id: item?.id }]))
  await waitFor(() => expect(cartOf('nova').items).toEqual([]))
})

// Covers COM-CART-01, FLT-163
test('the cart restores an item when the server fails to remove it, and says that it may be removed', async () => {
  await open()
  const release = mock.hold('removeFromCart', { status: 500 })
  fireEvent.click(await remove())
  await screen.findByText('Your cart is empty')
  await closeUndo()
  release()
  await seeToast('Error updating cart')
  await seeToast(/It may have gone through anyway/)
  await seeQuantity('1')
})

// Covers COM-CART-01
test.each(['empty', 'null', 'wrong-types'] as const)(
  'the cart keeps a new quantity when the answer body is "%s"',
  async (body) => {
    await open()
    await seeQuantity('1')
    mock.fault({ operation: 'updateCartQuantity', body })
    mock.clearRequests()
    await press('Increase')
    await waitFor(() => expect(cartOf('nova').items[0]?.quantity).toBe(2))
    // The answer contains no cart, so the cart is read again.
    if (body !== 'wrong-types') await waitFor(() => expect(mock.requests('getMyCart')).toHaveLength(1))
    await seeQuantity('2')
    expect(screen.queryByText('Error updating cart')).toBeNull()
  },
)

// Covers COM-CART-01
test('the cart screen opens the cart whose id is in the address', async () => {
  const { id } = cartOf('nova')
  await open({ cartId: id })
  await screen.findByRole('heading', { name: guitarTitle })
  expect(mock.requests('getCart')[0]?.path).toBe(`/api/ShoppingCart/getCart/${id}`)
})

// Covers COM-CART-01
test('the address of an unknown cart leads back to the cart of the member', async () => {
  await open({ cartId: 'nobodys' })
  expect((await screen.findByRole('alert')).textContent).toContain('Error getting cart data')
  await follow('Back to cart')
  await screen.findByRole('heading', { name: guitarTitle })
  expect(address()).toBe('/shoppingCart')
})

// Covers COM-CART-02
test('the checkout orders the latest quantity of the cart', async () => {
  await open()
  const release = mock.hold('updateCartQuantity')
  await press('Increase')
  await seeQuantity('2')
  await press('Go to checkout')
  release()
  await seePaymentLink()
  const check = mock.onlyRequest('checkCart')
  expect(check).toMatchObject({
    method: 'GET',
    path: `/api/shoppingCart/check/${cartOf('nova').id}`,
    query: {},
  })
  expect(bodies('createOrder')).toEqual([{ paymentMethod: 'creditcard', amount: 118, currency: 'USD' }])
})

// Covers COM-CART-02, UX-15
test('the checkout orders the cart without an item that is being removed', async () => {
  fill('nova', guitar, light)
  await open()
  const release = mock.hold('removeFromCart')
  fireEvent.click(await remove())
  await seeTotal('$55.00')
  await press('Go to checkout')
  release()
  await seePaymentLink()
  const sent = mock.requests().map(({ operationId }) => operationId)
  expect(sent.indexOf('removeFromCart')).toBeLessThan(sent.indexOf('checkCart'))
  expect(bodies('createOrder')).toEqual([{ paymentMethod: 'creditcard', amount: 55, currency: 'USD' }])
})

// Covers COM-CART-02, FLT-155, FLT-162, UX-15
test('the checkout of another tab orders nothing while an item is removed, and leads to the cart', async () => {
  fill('nova', guitar, light)
  mock.hold('removeFromCart')
  await open()
  fireEvent.click(await remove())
  await seeTotal('$55.00')
  // Another tab shares the stored data.
  history.replaceState(null, '', '/checkout')
  await reload()
  await screen.findByText(/^Your cart has changed/)
  expect(location.pathname).toBe('/checkout')
  fireEvent.click(await link('Back to cart'))
  await seeTotal('$55.00')
  expect(screen.queryByText(guitarTitle)).toBeNull()
  expect(mock.requests('createOrder')).toEqual([])
})

// Covers COM-CART-02
test('the checkout opens when the enrollment check has no field "enrolled"', async () => {
  mock.fault({ operation: 'checkCart', json: { items: [{ productId: guitar }] } })
  await open()
  await press('Go to checkout')
  await seePaymentLink()
  expect(mock.requests('createOrder')).toHaveLength(1)
})

// Covers COM-CART-02
test('the checkout button opens the course if the member is already enrolled', async () => {
  const { id } = fill('ana', programming)
  await renderRoute(cartRoute, ana)
  await press('Go to checkout')
  const seeEnrolled = async () => {
    await title('You’re enrolled')
    expect(address()).toBe(`/course/enrolled?cartId=${id}`)
    expect((await link('Start course')).getAttribute('href')).toBe(`/course/learn/${programming}`)
  }
  await seeEnrolled()
  await reload()
  await seeEnrolled()
  for (const operation of ['createOrder', 'registerPayment', 'emptyCart'])
    expect(mock.requests(operation), operation).toEqual([])
})

// Covers COM-CART-01, CRS-DET-02
test.each([
  ['204', undefined],
  ['404', 404],
])('the cart of a member without a cart is empty after an answer %s', async (_, status) => {
  mock.state.carts.splice(mock.state.carts.indexOf(cartOf('nova')), 1)
  if (status) mock.fault({ operation: 'getMyCart', status })
  await open()
  await screen.findByRole('heading', { name: 'Your cart is empty' })
  await seeCartLink()
})

// Covers COM-CART-01
test.each([
  ['pt-BR', /^R\$\s180,00$/],
  ['pt-PT', /^180,00\sR\$$|^180,00\sBRL$/],
  ['es', /^180,00\sBRL$|^180,00\sR\$$/],
  ['en', /^R\$180\.00$/],
] as const)('the cart formats prices in the language %s', async (language, written) => {
  await renderRoute(cartRoute, { ...ana, language })
  const definitions = await screen.findAllByRole('definition')
  expect(definitions.at(-1)?.textContent).toMatch(written)
})
