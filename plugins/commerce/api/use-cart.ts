import { outcomeOf } from '@kernel'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Cart, readCart } from '../model/cart'
import { useIsCartChanging } from './change-cart'
import { $isAdding } from './pending-enrollment'
import { cartQuery, myCartQuery } from './queries'

/** Returns a cart by its id, or the open cart. It is not fetched while a product is being added. */
export function useCart(id?: string): { query: UseQueryResult<Cart>; cart: Cart | undefined } {
  const isAdding = useUnit($isAdding)
  const isMine = id === undefined
  const mine = useQuery({ ...myCartQuery(), enabled: isMine && !isAdding })
  const byId = useQuery({ ...cartQuery(id ?? ''), enabled: !isMine && !isAdding })
  const query = isMine ? mine : byId
  // Some servers answer 404 until the first item creates the cart.
  const isMissing = isMine && outcomeOf(query.error).reason === 'not-found'
  return { query, cart: isAdding ? undefined : (query.data ?? (isMissing ? readCart(null) : undefined)) }
}

/**
 * Returns a cart that is fetched on every mount, once no change of it is pending: the checkout must order neither a stale
 * cached cart nor an item that is being removed.
 */
export function useFreshCart(id?: string): { query: UseQueryResult<Cart>; cart: Cart | undefined } {
  const isMine = id === undefined
  const isChanging = useIsCartChanging()
  const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const
  const mine = useQuery({ ...myCartQuery(), ...fresh, enabled: isMine && !isChanging })
  const byId = useQuery({ ...cartQuery(id ?? ''), ...fresh, enabled: !isMine && !isChanging })
  const query = isMine ? mine : byId
  return { query, cart: query.isFetchedAfterMount && query.isSuccess && !isChanging ? query.data : undefined }
}
