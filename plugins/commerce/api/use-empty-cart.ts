import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { readCart } from '../model/cart'
import { commerceTexts } from '../texts'
import { isCartKey, myCartQuery } from './cart.query'
import { broadcastCartChange } from './cart-broadcast'
import { emptyPaidCart } from './register-payment'
import { useRequiredSession } from './use-required-session'

interface EmptyCartOptions {
  readonly sessionId: string
  /** `true` when the user retries; without it the call is sent once per payment. */
  readonly isRetry: boolean
}

/** Empties the cart after a payment. */
export function useEmptyCart() {
  const client = useQueryClient()
  const requireSession = useRequiredSession()
  const { queryKey } = myCartQuery()
  const { mutate, error, isPending, variables } = useApiMutation({
    call: async ({ sessionId, isRetry }: EmptyCartOptions) =>
      emptyPaidCart(requireSession(), sessionId, isRetry),
    failure: commerceTexts.ref('cart.errorDeleting'),
    async onSuccess(isEmptied) {
      if (!isEmptied) return
      // Cancel running requests for the cart: their answers may be older than the change.
      await client.cancelQueries({ predicate: isCartKey })
      client.setQueryData(queryKey, readCart(null))
      client.removeQueries({ predicate: (query) => isCartKey(query) && query.queryKey[1] !== queryKey[1] })
      broadcastCartChange()
    },
    // The server may have emptied the cart although the call failed.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
  return { empty: mutate, error, isPending, isAutomatic: isPending && !variables.isRetry }
}
