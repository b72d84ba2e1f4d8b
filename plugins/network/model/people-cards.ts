import { sessionStore } from '@kernel'
import { createEvent } from 'effector'

/** Sent with `true` when the cards of suggested people appear, and with `false` when they go. */
export const peopleCardsShown = createEvent<boolean>()

/** Whether my page shows suggested people as cards, so that its panel need not repeat them. */
export const $hasPeopleCards = sessionStore(false).on(peopleCardsShown, (_, isShown) => isShown)
