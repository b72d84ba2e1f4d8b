import type { Cart, Order } from '../world/commerce-records'
import type { Id, Person } from '../world/world-state'
import { cartTotal, isEnrolledInAll, itemView, openCart } from './cart'
import type { Schema } from './contract-types'
import { invalid, notFound } from './domain-error'
import { enroll } from './learning'
import { openPayment } from './payments'
import { byId, type World } from './world'

/** The answer of `createOrder` when no payment is needed. */
const enrolled = 'enrolled'

const smallestCoin = 0.01

function assertMatches(world: World, cart: Cart, { amount, currency }: Schema<'NewOrder'>): void {
  const total = cartTotal(world, cart)
  if (Math.abs(total - amount) >= smallestCoin)
    throw invalid('amount', `The cart costs ${total}, not ${amount}.`)
  if (currency.toUpperCase() !== cart.currency) throw invalid('currency', `The cart is in ${cart.currency}.`)
}

/** Updates the unpaid order of a cart. Creates an order if there is none, or if the rule `isEachCallAnOrder` is on. */
function orderOf(world: World, cart: Cart): Order {
  const { orders, rules } = world.state
  const items = cart.items.map((item) => {
    const { productName, discountPrice } = itemView(world, cart, item)
    return {
      productId: item.productId,
      productName: productName ?? '',
      quantity: item.quantity,
      amount: discountPrice ?? 0,
    }
  })
  const current = { items, amount: cartTotal(world, cart), currency: cart.currency }
  const isOpen = ({ cartId, paymentStatus }: Order) => cartId === cart.id && paymentStatus !== 'paid'
  const existing = rules.isEachCallAnOrder ? undefined : orders.find(isOpen)
  if (existing) return Object.assign(existing, current, { orderStatus: 'created' as const })
  const order: Order = {
    id: world.nextId(),
    cartId: cart.id,
    personId: cart.personId,
    createdAt: world.stamp(),
    paymentStatus: 'pending',
    orderStatus: 'created',
    ...current,
  }
  orders.push(order)
  return order
}

/** Marks an order as paid and enrolls its owner. The client empties the cart with a separate call. */
export function completeOrder(world: World, order: Order): void {
  order.paymentStatus = 'paid'
  order.orderStatus = 'completed'
  for (const { productId } of order.items) enroll(world, order.personId, productId)
}

/**
 * Orders the cart. Returns the URL of the payment page, or "enrolled" when nothing is to be paid. A cart that is
 * ordered again before it is paid keeps its order.
 */
export function createOrder(
  world: World,
  viewer: Person,
  origin: string,
  newOrder: Schema<'NewOrder'>,
): string {
  const cart = openCart(world, viewer)
  if (!cart || cart.items.length === 0) throw invalid('amount', 'The cart is empty.')
  if (isEnrolledInAll(world, cart)) return enrolled
  assertMatches(world, cart, newOrder)
  const order = orderOf(world, cart)
  if (order.amount === 0) {
    completeOrder(world, order)
    cart.isClosed = true
    return enrolled
  }
  return `${origin}/__mock/pay/${openPayment(world, order, origin).id}`
}

export function getOrder(world: World, viewer: Person, id: Id): Schema<'Order'> {
  const order = byId(world.state.orders, id)
  if (order?.personId !== viewer.id) throw notFound('order')
  const cart = byId(world.state.carts, order.cartId)
  const items = order.items.map(({ productId, productName, quantity, amount }) => ({
    id: cart?.items.find((item) => item.productId === productId)?.id ?? null,
    productId,
    productName,
    quantity,
    discountPrice: amount,
    photo: byId(world.state.courses, productId)?.picture ?? null,
  }))
  return { id: order.id, amount: order.amount, currency: order.currency, items }
}

/** Lists the payments, one per order, newest first. */
export function listPayments({ state }: World, viewer: Person): Schema<'Payment'>[] {
  return state.orders
    .filter(({ personId }) => personId === viewer.id)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id)
    .map(({ createdAt, items, paymentStatus, orderStatus, amount, currency }) => ({
      createdAt,
      courseTitle: items.map(({ productName }) => productName).join(', '),
      paymentStatus,
      orderStatus,
      amount,
      currency,
    }))
}
