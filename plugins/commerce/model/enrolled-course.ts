import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events: what happened

/** The server reports that the user already has this course (COM-CART-02). */
export const enrollmentDetected = createEvent<Id | undefined>()

// Stores: what we remember

/** The course found to be owned on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)
