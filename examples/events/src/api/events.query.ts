import { apiQuery } from '@roda/kernel'
import { readEvents } from '../model/event'

export const eventsQuery = () => apiQuery('/api/events', { read: readEvents, keepOffline: true })
