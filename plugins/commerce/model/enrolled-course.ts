import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** The server reports that the user already has this course. */
export const enrollmentDetected = createEvent<Id | undefined>()

/** Id of a course that the user already owns, as the server reported on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)
