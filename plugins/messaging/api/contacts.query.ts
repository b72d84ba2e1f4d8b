import { apiQuery } from '@kernel'
import { readContacts } from '../model/contact'

/** Everybody that can be written to (MSG-LIST-02). */
export const contactsQuery = () => apiQuery('/api/Message/GetMessageContacts', { read: readContacts })
