import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Query of all contacts the user can write to. */
export const contactsQuery = () => apiQuery('/api/Message/GetMessageContacts', { read: readContacts })
