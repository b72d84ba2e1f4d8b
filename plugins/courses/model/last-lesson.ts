import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** The ids of a lesson and its course, as in the URL. */
export interface LessonAddress extends Readonly<Record<'course' | 'lesson', string>> {}

export const lessonShown = createEvent<LessonAddress>()

/** The lesson shown last; the URL `/lesson` without parameters leads to it. */
export const $lastLesson = sessionStore<LessonAddress | null>(null).on(lessonShown, (_, address) => address)
