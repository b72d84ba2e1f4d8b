import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Query of the conversations that have messages (MSG-LIST-01). */
export const conversationsQuery = () =>
  apiQuery('/api/message/conversations', { read: readContacts, keepOffline: true })
