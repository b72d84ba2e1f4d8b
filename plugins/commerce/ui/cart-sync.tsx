import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { isCartKey } from '../api/cart.query'
import { cartChangedAt, onCartChange } from '../api/cart-broadcast'
import { $addedCount, memberDetected } from '../model/pending-enrollment'

/** Keeps what members see of the cart true: what was wanted before the login, and other tabs, change it too. */
export default function CartSync() {
  const client = useQueryClient()
  const [tellSeen, added] = useUnit([memberDetected, $addedCount])

  useEffect(() => tellSeen(), [tellSeen])
  useEffect(() => {
    // A screen comes first: what another tab has changed since it was read was not heard yet.
    const changedAt = cartChangedAt()
    void client.invalidateQueries({
      predicate: (query) =>
        isCartKey(query) && query.state.data !== undefined && query.state.dataUpdatedAt < changedAt,
    })
    return onCartChange(() => void client.invalidateQueries({ predicate: isCartKey }))
  }, [client])
  useEffect(() => {
    // What is not there yet is being read anyway; what is there is no longer so, even if the cart cannot be read now.
    if (added > 0)
      void client.resetQueries({
        predicate: (query) => isCartKey(query) && query.state.data !== undefined,
      })
  }, [added, client])
  return null
}
