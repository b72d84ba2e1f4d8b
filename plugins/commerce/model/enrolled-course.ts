import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events

/** The server reports that the user already has this course (COM-CART-02). */
export const enrollmentDetected = createEvent<Id | undefined>()

// Stores

/** The course found to be owned on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)
