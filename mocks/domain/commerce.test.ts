import { expect, test } from '@rstest/core'
import type { Course } from '../world/commerce-records'
import { addToCart, checkCart, emptyCart, getMyCart, removeFromCart, setQuantity } from './cart'
import { findEnrollment, getActivity } from './learning'
import { completeOrder, createOrder, getOrder, listPayments } from './orders'
import { registerPayment, settlePayment } from './payments'
import { createScene, errorOf, type Scene } from './world.fixture'

const origin = 'http://localhost:3000'

function courseFor({ world, ana }: Scene, matches: (course: Course) => boolean = () => true): Course {
  const course = world.state.courses.find(
    (candidate) => candidate.ownerId !== ana.id && candidate.discountPrice > 0 && matches(candidate),
  )
  if (!course) throw new Error('No such course.')
  return course
}

const isIn = (currency: string) => (course: Course) => course.currency === currency

/** Creates a scene in which Nova has a course in her cart. */
function filledCart() {
  const scene = createScene()
  const course = courseFor(scene, isIn('EUR'))
  const cart = addToCart(scene.world, scene.nova, { productId: course.id, quantity: 1 })
  const order = { paymentMethod: 'creditcard' as const, amount: course.discountPrice, currency: 'EUR' }
  return { ...scene, course, cart, order, cartId: cart.id ?? 0 }
}

const sessionIn = (address: string) => address.split('/').at(-1) ?? ''

test('adding a course twice sums the quantity and ignores the sent price', () => {
  const { world, nova, course } = filledCart()
  const cart = addToCart(world, nova, { productId: String(course.id), quantity: 2, discountPrice: 0.01 })
  expect(cart.items).toEqual([expect.objectContaining({ quantity: 3, discountPrice: course.discountPrice })])
})

test('the cart converts the prices of courses to its own currency', () => {
  const scene = filledCart()
  const dollars = courseFor(scene, isIn('USD'))
  const cart = addToCart(scene.world, scene.nova, { productId: dollars.id, quantity: 1 })
  expect(cart.currency).toBe('EUR')
  expect(cart.items?.[1]?.discountPrice).toBeCloseTo(dollars.discountPrice * 0.9)
})

// Covers COM-CART-01
test.each([
  [0, 40],
  [50, 40],
  [30, 30],
])(
  'the items of a cart and of its order sum to the amount with a discount price of %s',
  async (discountPrice, price) => {
    const { world, nova, course, cartId } = filledCart()
    Object.assign(course, { fullPrice: 40, discountPrice })
    setQuantity(world, nova, { id: getMyCart(world, nova)?.items?.[0]?.id ?? 0, quantity: 2 })
    const paid = expect.objectContaining({ fullPrice: 40, discountPrice: price, quantity: 2 })
    expect(checkCart(world, nova, cartId).items).toEqual([paid])
    const order = { paymentMethod: 'creditcard' as const, amount: 2 * price, currency: 'EUR' }
    createOrder(world, nova, origin, order)
    const { id = 0 } = world.state.orders.at(-1) ?? {}
    expect(getOrder(world, nova, id)).toMatchObject({
      amount: 2 * price,
      items: [{ discountPrice: price, quantity: 2 }],
    })
  },
)

test('the cart rejects a quantity below 1; other people cannot change it', async () => {
  const { world, nova, ana, cart } = filledCart()
  const id = cart.items?.[0]?.id ?? 0
  expect(await errorOf(() => setQuantity(world, nova, { id, quantity: 0 }))).toEqual({
    status: 400,
    fields: ['quantity'],
  })
  expect(await errorOf(() => setQuantity(world, ana, { id, quantity: 2 }))).toMatchObject({ status: 404 })
  expect(setQuantity(world, nova, { id, quantity: 2 }).items?.[0]?.quantity).toBe(2)
  expect(removeFromCart(world, nova, id).items).toEqual([])
})

test('the cart rejects an unknown course and a course of the buyer', async () => {
  const { world, ana, nova } = createScene()
  const own = world.state.courses.find(({ ownerId }) => ownerId === ana.id)
  expect(await errorOf(() => addToCart(world, ana, { productId: own?.id ?? 0, quantity: 1 }))).toMatchObject({
    status: 409,
  })
  expect(await errorOf(() => addToCart(world, nova, { productId: 'nothing', quantity: 1 }))).toMatchObject({
    status: 404,
  })
})

test('a cart that is ordered several times has only one order', () => {
  const { world, nova, order } = filledCart()
  const first = createOrder(world, nova, origin, order)
  expect(first).toMatch(/^http:\/\/localhost:3000\/__mock\/pay\/cs_/)
  expect(createOrder(world, nova, origin, order)).toBe(first)
  expect(listPayments(world, nova)).toMatchObject([{ paymentStatus: 'pending', orderStatus: 'created' }])
})

test('an order is rejected unless its amount and currency match the cart', async () => {
  const { world, nova, order } = filledCart()
  expect(await errorOf(() => createOrder(world, nova, origin, { ...order, amount: 1 }))).toEqual({
    status: 400,
    fields: ['amount'],
  })
  expect(await errorOf(() => createOrder(world, nova, origin, { ...order, currency: 'USD' }))).toEqual({
    status: 400,
    fields: ['currency'],
  })
  emptyCart(world, nova)
  expect(await errorOf(() => createOrder(world, nova, origin, order))).toMatchObject({ status: 400 })
})

test('a payment enrolls the buyer once and does not empty the cart', () => {
  const { world, nova, order, course, cartId } = filledCart()
  const sessionId = sessionIn(createOrder(world, nova, origin, order))
  settlePayment(world, sessionId, 'paid')
  const register = () => registerPayment(world, nova, { orderId: cartId, sessionId }, completeOrder)
  const { id } = register()
  expect(register()).toEqual({ id })
  expect(world.state.enrolments.filter(({ personId }) => personId === nova.id)).toHaveLength(1)
  expect(getOrder(world, nova, id ?? 0).items?.[0]?.productId).toBe(course.id)
  expect(getActivity(world, nova, course.id).title).toBe(course.title)
  expect(checkCart(world, nova, cartId)).toMatchObject({ enrolled: true, items: [{ productId: course.id }] })
  emptyCart(world, nova)
  expect(getMyCart(world, nova)).toMatchObject({ id: cartId, items: [] })
  expect(listPayments(world, nova)[0]).toMatchObject({ paymentStatus: 'paid', orderStatus: 'completed' })
})

// Covers MCK-04
test('the rule isEachCallAnOrder creates one order per call, not per cart', () => {
  const { world, nova, order } = filledCart()
  const orders = () => listPayments(world, nova).length
  createOrder(world, nova, origin, order)
  createOrder(world, nova, origin, order)
  expect(orders()).toBe(1)
  world.state.rules.isEachCallAnOrder = true
  createOrder(world, nova, origin, order)
  expect(orders()).toBe(2)
})

test('a missing or declined payment is rejected; ordering again starts anew', async () => {
  const { world, nova, order, course, cartId } = filledCart()
  const sessionId = sessionIn(createOrder(world, nova, origin, order))
  const register = () => registerPayment(world, nova, { orderId: cartId, sessionId }, completeOrder)
  expect(await errorOf(register)).toMatchObject({ status: 402 })
  settlePayment(world, sessionId, 'declined')
  expect(await errorOf(register)).toMatchObject({ status: 402 })
  expect(findEnrollment(world, nova.id, course.id)).toBeUndefined()
  expect(listPayments(world, nova)[0]?.paymentStatus).toBe('declined')
  expect(sessionIn(createOrder(world, nova, origin, order))).not.toBe(sessionId)
})

test('payments and orders are hidden from other people', async () => {
  const { world, nova, ana, order, cartId } = filledCart()
  const sessionId = sessionIn(createOrder(world, nova, origin, order))
  settlePayment(world, sessionId, 'paid')
  const steal = () => registerPayment(world, ana, { orderId: cartId, sessionId }, completeOrder)
  expect(await errorOf(steal)).toMatchObject({ status: 404 })
  expect(await errorOf(() => checkCart(world, ana, cartId))).toMatchObject({ status: 404 })
  expect(await errorOf(() => getOrder(world, ana, world.state.orders.at(-1)?.id ?? 0))).toMatchObject({
    status: 404,
  })
})

test('the order of a free or an already owned course needs no payment', () => {
  const { world, nova } = createScene()
  const free = world.state.courses.find(({ discountPrice }) => discountPrice === 0)
  const order = { paymentMethod: 'creditcard' as const, amount: 0, currency: free?.currency ?? '' }
  addToCart(world, nova, { productId: free?.id ?? 0, quantity: 1 })
  expect(createOrder(world, nova, origin, order)).toContain('enrolled')
  expect(findEnrollment(world, nova.id, free?.id ?? 0)).toBeDefined()
  addToCart(world, nova, { productId: free?.id ?? 0, quantity: 1 })
  expect(createOrder(world, nova, origin, order)).toContain('enrolled')
  expect(listPayments(world, nova)).toHaveLength(1)
})
