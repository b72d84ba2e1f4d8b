import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Query of all contacts the user can write to (MSG-LIST-02). */
export const contactsQuery = () => apiQuery('/api/Message/GetMessageContacts', { read: readContacts })
