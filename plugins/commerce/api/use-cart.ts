import { ApiError } from '@kernel'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Cart, readCart } from '../model/cart'
import { $isAdding } from '../model/pending-enrollment'
import { cartQuery, myCartQuery } from './cart.query'

/** A cart by its id, or the open one. While something is on its way into it, it is not read. */
export function useCart(id?: string): { query: UseQueryResult<Cart>; cart: Cart | undefined } {
  const isAdding = useUnit($isAdding)
  const isMine = id === undefined
  const mine = useQuery({ ...myCartQuery(), throwOnError: false, enabled: isMine && !isAdding })
  const named = useQuery({ ...cartQuery(id ?? ''), throwOnError: false, enabled: !isMine && !isAdding })
  const query = isMine ? mine : named
  // Some servers make a person's cart with the first thing in it; before that there is none.
  const isNone = isMine && query.error instanceof ApiError && query.error.failure === 'not-found'
  return { query, cart: isAdding ? undefined : (query.data ?? (isNone ? readCart(null) : undefined)) }
}

/** A cart as it is now: what is about to be ordered must not be what it was a moment ago. */
export function useFreshCart(id?: string): { query: UseQueryResult<Cart>; cart: Cart | undefined } {
  const isMine = id === undefined
  const always = { throwOnError: false, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const
  const mine = useQuery({ ...myCartQuery(), ...always, enabled: isMine })
  const named = useQuery({ ...cartQuery(id ?? ''), ...always, enabled: !isMine })
  const query = isMine ? mine : named
  return { query, cart: query.isFetchedAfterMount && query.isSuccess ? query.data : undefined }
}
