import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { updateCachedCart } from '../api/add-to-cart'
import { $added, memberDetected } from '../api/pending-enrollment'
import { $cartChangesElsewhere, cartChangedAt, isCartKey } from '../api/queries'

/** Renders nothing. For members it adds the course requested before login and follows cart changes of other tabs. */
export default function CartSync() {
  const client = useQueryClient()
  const [detectMember, added, changes] = useUnit([memberDetected, $added, $cartChangesElsewhere])

  useEffect(() => detectMember(), [detectMember])
  useEffect(() => {
    // This component mounts after the first screen: another tab may have changed the cart since the screen loaded it.
    const changedAt = cartChangedAt.load()
    void client.invalidateQueries({
      predicate: (query) =>
        isCartKey(query) &&
        (changes > 0 || (query.state.data !== undefined && query.state.dataUpdatedAt < changedAt)),
    })
  }, [changes, client])
  useEffect(() => {
    if (added) updateCachedCart(client, added.answer, added.productId)
  }, [added, client])
  return null
}
