import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Conversations with messages (MSG-LIST-01). */
export const conversationsQuery = () => apiQuery('/api/message/conversations', { read: readContacts })
