import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Query of the conversations that have messages. */
export const conversationsQuery = () =>
  apiQuery('/api/message/conversations', { read: readContacts, keepOffline: true })
