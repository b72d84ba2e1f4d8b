import { outcomeOf } from '@kernel'
import { useIsOpen } from '@kernel/parts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { type Cart, readCart } from '../model/cart'
import { cartFingerprint } from '../model/order-attempts'
import { useIsCartChanging } from './change-cart'
import { $isAdding } from './pending-enrollment'
import { cartQuery, itemRemoval, myCartQuery, serverCart } from './queries'

interface CartQuery {
  readonly query: UseQueryResult<Cart>
  readonly cart: Cart | undefined
}

/** The cart of a query. Some servers answer 404 for the open cart until the first item creates it. */
const cartOf = (query: UseQueryResult<Cart>, isMine: boolean): Cart | undefined =>
  isMine && isMissing(query) ? readCart(null) : query.data
const isMissing = ({ error }: UseQueryResult<Cart>) => outcomeOf(error).reason === 'not-found'

/** Returns a cart by its id, or the open cart. It is not fetched while a product is being added. */
export function useCart(id?: string): CartQuery {
  const isAdding = useUnit($isAdding)
  const query = useQuery({ ...cartQuery(id), enabled: !isAdding })
  return { query, cart: isAdding ? undefined : cartOf(query, id === undefined) }
}

/** Returns the open cart as the server has it, without what can still be undone. */
export function useServerCart(): Cart | undefined {
  const { cart } = useCart()
  const client = useQueryClient()
  useIsOpen(itemRemoval)
  return cart && (serverCart(client, myCartQuery()) ?? cart)
}

/**
 * Returns a cart that is fetched on every mount, once no change of it is pending: the checkout must order neither a stale
 * cached cart nor an item that is being removed. The cart stays when it cannot be fetched again later.
 *
 * @returns `isOutdated`: whether the server has something that is being changed, maybe in another tab
 */
export function useFreshCart(id?: string): CartQuery & { readonly isOutdated: boolean } {
  const isChanging = useIsCartChanging()
  const query = useQuery({
    ...cartQuery(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    enabled: !isChanging,
  })
  // The cached cart counts only if it was fetched for this screen: a first fetch that fails leaves an older one.
  const [fetchedId, setFetchedId] = useState<string | null>()
  const isFetched = fetchedId === (id ?? null)
  if (
    !isFetched &&
    query.isFetchedAfterMount &&
    (query.isSuccess || query.data === undefined || isMissing(query))
  )
    setFetchedId(id ?? null)
  const confirmed = serverCart(useQueryClient(), cartQuery(id))
  const isOutdated =
    confirmed !== undefined &&
    query.data !== undefined &&
    cartFingerprint(confirmed) !== cartFingerprint(query.data)
  return { query, cart: isFetched && !isChanging ? cartOf(query, id === undefined) : undefined, isOutdated }
}
