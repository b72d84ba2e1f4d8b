import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $addedCount, memberDetected } from '../api/pending-enrollment'
import { $cartChangesElsewhere, cartChangedAt, isCartKey } from '../api/queries'

/** Renders nothing. For members it adds the course requested before login and follows cart changes of other tabs. */
export default function CartSync() {
  const client = useQueryClient()
  const [detectMember, addedCount, changes] = useUnit([memberDetected, $addedCount, $cartChangesElsewhere])

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
    // Reset the cached carts, so that no cart without the added course is shown, even when the refetch fails. Carts
    // without data are fetched without a reset.
    if (addedCount > 0)
      void client.resetQueries({
        predicate: (query) => isCartKey(query) && query.state.data !== undefined,
      })
  }, [addedCount, client])
  return null
}
