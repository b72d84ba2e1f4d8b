import { route } from '@roda/kernel'

/** The calendar. Other plugins link to it by this reference, never by its path. */
export const eventsRoute = route('events/home', '/events')

/** The form for a new event. */
export const createEventRoute = route('events/create', '/events/new')
