import type { Cart, CartItem } from '../world/commerce-records'
import type { Id, Person } from '../world/world-state'
import type { Schema } from './contract-types'
import { courseForSale } from './courses'
import { conflict, invalid, notFound } from './domain-error'
import { convert, round } from './exchange-rates'
import { findEnrollment } from './learning'
import { byId, filterInPlace, type World } from './world'

/** Returns the open cart of a person, if any. */
export function openCart({ state }: World, viewer: Person): Cart | undefined {
  return state.carts.find(({ personId, isClosed }) => personId === viewer.id && !isClosed)
}

function ownCart({ state }: World, viewer: Person, id: Id): Cart {
  const cart = byId(state.carts, id)
  if (cart?.personId !== viewer.id) throw notFound('cart')
  return cart
}

/** Returns the unit price to pay: the discount counts only if it is above 0 and below the full price, if there is one. */
const priceOf = (full: number, discount: number): number =>
  discount > 0 && (full <= 0 || discount < full) ? discount : full

/** Describes a cart item with the course’s full price and the price to pay, converted to the currency of the cart. */
export function itemView(
  { state }: World,
  cart: Cart,
  { id, productId, quantity }: CartItem,
): Schema<'CartItem'> {
  const course = byId(state.courses, productId)
  const price = (amount: number | undefined) =>
    convert(amount ?? 0, course?.currency ?? cart.currency, cart.currency)
  const fullPrice = price(course?.fullPrice)
  return {
    id,
    productId,
    productName: course?.title ?? null,
    quantity,
    fullPrice,
    discountPrice: priceOf(fullPrice, price(course?.discountPrice)),
    photo: course?.picture ?? null,
  }
}

function cartView(world: World, cart: Cart): Schema<'Cart'> {
  return {
    id: cart.id,
    currency: cart.currency,
    items: cart.items.map((item) => itemView(world, cart, item)),
  }
}

export function cartTotal(world: World, cart: Cart): number {
  const items = cart.items.map((item) => itemView(world, cart, item))
  return round(items.reduce((sum, item) => sum + (item.discountPrice ?? 0) * (item.quantity ?? 0), 0))
}

/** The open cart of the viewer, if any. */
export function getMyCart(world: World, viewer: Person): Schema<'Cart'> | undefined {
  const cart = openCart(world, viewer)
  return cart && cartView(world, cart)
}

export function getCart(world: World, viewer: Person, id: Id): Schema<'Cart'> {
  return cartView(world, ownCart(world, viewer, id))
}

/** Adds a course to the cart or increases its quantity. Prices in the request are ignored. */
export function addToCart(
  world: World,
  viewer: Person,
  { productId, quantity }: Schema<'NewCartItem'>,
): Schema<'Cart'> {
  const course = courseForSale(world, productId)
  if (course.ownerId === viewer.id) throw conflict('This course is your own.')
  const openedCart = openCart(world, viewer)
  const cart = openedCart ?? {
    id: world.nextId(),
    personId: viewer.id,
    currency: course.currency,
    items: [],
    isClosed: false,
  }
  if (!openedCart) world.state.carts.push(cart)
  // An empty cart takes the currency of its first item; later items are converted.
  if (cart.items.length === 0) cart.currency = course.currency
  const same = cart.items.find((item) => item.productId === course.id)
  if (same) same.quantity += quantity
  else cart.items.push({ id: world.nextId(), productId: course.id, quantity })
  return cartView(world, cart)
}

function ownItem(world: World, viewer: Person, id: Id): { cart: Cart; item: CartItem } {
  const cart = openCart(world, viewer)
  const item = cart && byId(cart.items, id)
  if (!cart || !item) throw notFound('item in the cart')
  return { cart, item }
}

export function setQuantity(
  world: World,
  viewer: Person,
  { id, quantity }: Schema<'CartItemChange'>,
): Schema<'Cart'> {
  const { cart, item } = ownItem(world, viewer, id)
  if (!Number.isInteger(quantity) || quantity < 1) throw invalid('quantity', 'The quantity is at least 1.')
  item.quantity = quantity
  return cartView(world, cart)
}

export function removeFromCart(world: World, viewer: Person, id: Id): Schema<'Cart'> {
  const { cart, item } = ownItem(world, viewer, id)
  filterInPlace(cart.items, (candidate) => candidate !== item)
  return cartView(world, cart)
}

/** Empties the cart and cancels its unpaid order. */
export function emptyCart(world: World, viewer: Person): true {
  const cart = openCart(world, viewer)
  if (!cart) return true
  cart.items = []
  for (const order of world.state.orders) {
    if (order.cartId === cart.id && order.paymentStatus !== 'paid') order.orderStatus = 'cancelled'
  }
  return true
}

/** Whether a person is enrolled in every course of the cart. */
export function isEnrolledInAll(world: World, { personId, items }: Cart): boolean {
  return (
    items.length > 0 &&
    items.every(({ productId }) => findEnrollment(world, personId, productId) !== undefined)
  )
}

export function checkCart(world: World, viewer: Person, id: Id): Schema<'CartCheck'> {
  const cart = ownCart(world, viewer, id)
  return {
    enrolled: isEnrolledInAll(world, cart),
    items: cart.items.map((item) => itemView(world, cart, item)),
  }
}
