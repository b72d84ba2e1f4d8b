import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events

/** The server reports that the user already has this course (COM-CART-02). */
export const enrollmentDetected = createEvent<Id | undefined>()

// Stores

/** Id of a course that the user already owns, as the server reported on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)
