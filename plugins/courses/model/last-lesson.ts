import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** A lesson as the URL names it. */
export interface LessonAddress extends Readonly<Record<'course' | 'lesson', string>> {}

// Events

export const lessonShown = createEvent<LessonAddress>()

// Stores

/** The lesson shown last; `/lesson` without parameters leads to it. */
export const $lastLesson = sessionStore<LessonAddress | null>(null).on(lessonShown, (_, address) => address)
