import { api, unwrap } from '@kernel'
import { hasProduct, readCart } from '../model/cart'
import type { NewItem } from '../model/new-item'
import { oneAtATime } from '../model/one-at-a-time'
import { tellCartChanged } from './cart-news'

/**
 * Puts a product into the cart, if it is not there yet; another tab that does the same waits for this one.
 *
 * @throws ApiError
 */
export const putIntoCart = (item: NewItem): Promise<void> =>
  oneAtATime('cart', async () => {
    const cart = readCart(await unwrap(api.GET('/api/ShoppingCart/getMyCart')))
    if (hasProduct(cart, item.productId)) return
    await unwrap(api.POST('/api/ShoppingCart/AddToCart', { body: item }))
    tellCartChanged()
  })
