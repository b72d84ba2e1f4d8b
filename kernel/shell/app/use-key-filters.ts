import { useEffect } from 'react'
import { ignoreCompositionKeys } from './ignore-composition-keys'
import { preventRepeatedSubmit } from './prevent-key-repeat'

const filters = [ignoreCompositionKeys, preventRepeatedSubmit]

/** Filters the keys before any other code of the product gets them. */
export function useKeyFilters(): void {
  useEffect(() => {
    for (const filter of filters) addEventListener('keydown', filter, true)
    return () => {
      for (const filter of filters) removeEventListener('keydown', filter, true)
    }
  }, [])
}
