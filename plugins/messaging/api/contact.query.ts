import { apiQuery, type Id } from '@kernel'
import { readContact } from '../model/contact'

/** One contact, for a conversation that is not in the list. */
export const contactQuery = (destinationId: Id) =>
  apiQuery('/api/Message/getMessageContactById', {
    init: { params: { query: { destinationId } } },
    read: readContact,
  })
