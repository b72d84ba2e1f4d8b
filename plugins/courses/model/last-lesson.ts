import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** A lesson as the address names it. */
export interface LessonAddress extends Readonly<Record<'course' | 'lesson', string>> {}

// Events: what happened

export const lessonShown = createEvent<LessonAddress>()

// Stores: what we remember

/** The lesson that was looked at last: what the bare address of the lesson leads to. */
export const $lastLesson = sessionStore<LessonAddress | null>(null).on(lessonShown, (_, place) => place)
