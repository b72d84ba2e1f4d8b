import type { Id } from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { toggledModules } from '../model/folded-modules'

export function useToggledModules(courseId: Id) {
  const [toggled, change] = useUnit([toggledModules.$values, toggledModules.changeFx])
  const toggle = useCallback(
    (index: number, isOpen: boolean) =>
      void change({ id: courseId, update: (stored) => ({ ...stored, [index]: isOpen }) }),
    [courseId, change],
  )
  return { toggled: toggled.of(courseId), toggle }
}
