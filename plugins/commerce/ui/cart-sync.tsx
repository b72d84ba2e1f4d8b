import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { isCartKey } from '../api/cart.query'
import { cartChangedAt, onCartChange } from '../api/cart-broadcast'
import { $addedCount, memberDetected } from '../model/pending-enrollment'

/** Headless component for members: adds the course requested before login and follows cart changes of other tabs. */
export default function CartSync() {
  const client = useQueryClient()
  const [detectMember, addedCount] = useUnit([memberDetected, $addedCount])

  useEffect(() => detectMember(), [detectMember])
  useEffect(() => {
    // This component mounts after the first screen: another tab may have changed the cart since it was read.
    const changedAt = cartChangedAt()
    void client.invalidateQueries({
      predicate: (query) =>
        isCartKey(query) && query.state.data !== undefined && query.state.dataUpdatedAt < changedAt,
    })
    return onCartChange(() => void client.invalidateQueries({ predicate: isCartKey }))
  }, [client])
  useEffect(() => {
    // Drop the cached carts, which lack the added course even if the refetch fails. Queries without data are being
    // fetched anyway.
    if (addedCount > 0)
      void client.resetQueries({
        predicate: (query) => isCartKey(query) && query.state.data !== undefined,
      })
  }, [addedCount, client])
  return null
}
