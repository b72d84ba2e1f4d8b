import { type Id, sessionStore } from '@kernel'
import { createEvent } from 'effector'

// Events: what happened

/** The server says that the person has this course already: there is nothing to pay (COM-CART-02). */
export const enrollmentDetected = createEvent<Id | undefined>()

// Stores: what we remember

/** The course that was found to be the person's own on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)
