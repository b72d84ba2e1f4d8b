import { $session, type Id } from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback, useMemo, useState } from 'react'
import { toggledModules } from '../model/folded-modules'

/** Returns which modules of a course the user has opened or folded, and a function that stores a change. */
export function useToggledModules(courseId: Id) {
  const session = useUnit($session)
  const stored = useMemo(() => toggledModules(session).of(courseId), [session, courseId])
  const [toggled, setToggled] = useState(stored.load)
  const toggle = useCallback(
    (index: number, isOpen: boolean) => {
      const next = { ...stored.load(), [index]: isOpen }
      stored.save(next)
      setToggled(next)
    },
    [stored],
  )
  return { toggled, toggle }
}
