import { asRecord, userStore } from '@kernel'
import { LessonStatus, type Module } from './lesson'
import { statusOf } from './progress'

/** Modules that the user has opened or folded, by their position in the course: modules have no ids. */
export type ToggledModules = Readonly<Record<number, boolean>>

/** The modules of a course that the user has opened or folded, kept in this browser until logout. */
export const toggledModules = userStore.family('modules:', (stored): ToggledModules => {
  const entries = Object.entries(asRecord(stored)).filter(
    (entry): entry is [string, boolean] => /^\d{1,4}$/.test(entry[0]) && typeof entry[1] === 'boolean',
  )
  return Object.fromEntries(entries)
})

/** Whether a module is open until the user changes it: finished modules and the current one are, later ones are not. */
export const isOpenAtFirst = (module: Module, isCurrent: boolean): boolean =>
  isCurrent || statusOf(module) === LessonStatus.completed
