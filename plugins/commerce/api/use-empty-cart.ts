import { useMutation, useQueryClient } from '@tanstack/react-query'
import { commerceTexts } from '../texts'
import { isCartKey, myCartQuery } from './cart.query'
import { broadcastCartChange } from './cart-broadcast'
import { emptyPaidCart } from './register-payment'
import { useUserStorage } from './use-user-storage'

interface EmptyCartOptions {
  readonly sessionId: string
  /** The person asks for it; otherwise it is sent once for each payment. */
  readonly isAgain: boolean
}

/** Empties the cart after a payment (COM-ENR-01). */
export function useEmptyCart() {
  const client = useQueryClient()
  const openKeep = useUserStorage()
  const { queryKey } = myCartQuery()
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: async ({ sessionId, isAgain }: EmptyCartOptions) =>
      emptyPaidCart(openKeep(), sessionId, isAgain),
    meta: { failure: commerceTexts.ref('cart.errorDeleting') },
    async onSuccess(isEmptied) {
      if (!isEmptied) return
      // A reading that is under way may be from before.
      await client.cancelQueries({ predicate: isCartKey })
      client.setQueryData(queryKey, null)
      client.removeQueries({ predicate: (query) => isCartKey(query) && query.queryKey[1] !== queryKey[1] })
      broadcastCartChange()
    },
    // The server may have emptied it all the same.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
  return { empty: mutate, error, isPending, isAutomatic: isPending && !variables.isAgain }
}
