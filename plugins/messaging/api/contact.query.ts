import { apiQuery, type Id } from '@kernel'
import { readContact } from '../model/contact'

/** Query of a contact whose conversation is not in the list yet. */
export const contactQuery = (destinationId: Id) =>
  apiQuery('/api/Message/getMessageContactById', {
    init: { params: { query: { destinationId } } },
    read: readContact,
  })
