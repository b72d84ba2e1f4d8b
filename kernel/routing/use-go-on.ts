import { useUnit } from 'effector-react'
import { useCallback, useEffect, useRef } from 'react'
import { type Destination, goTo } from './navigation'

/**
 * Leads on from a screen once what was begun there is done. Whoever has gone on to another screen meanwhile stays there:
 * a late answer is no reason to take somebody away from what they do now.
 *
 * @returns what leads on, for as long as the component stands; it does nothing afterwards
 * @example
 * const goOn = useGoOn()
 * const handleSubmit = (draft: Draft) => save(draft).then(() => goOn({ to: myPageRoute, replace: true }))
 */
export function useGoOn(): (destination: Destination) => void {
  const go = useUnit(goTo)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(
    (destination: Destination) => {
      if (isHere.current) go(destination)
    },
    [go],
  )
}
