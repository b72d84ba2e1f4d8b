import {
  deleteMessage,
  getContact,
  listContacts,
  listConversations,
  listMessages,
  storeMessage,
} from '../domain/conversations'
import { member } from './operation'

/** Handlers for stored messages; the hub delivers messages in real time. */
export const messagingHandlers = [
  member('getMessages', 'GET /api/Message/Messages', ({ world, viewer, query }) =>
    listMessages(world, viewer, query.destinationId),
  ),
  member('createMessage', 'POST /api/Message/Create', ({ world, viewer, body }) =>
    storeMessage(world, viewer, body),
  ),
  member('deleteMessage', 'POST /api/Message/delete/{messageId}', ({ world, viewer, path }) =>
    deleteMessage(world, viewer, path.messageId),
  ),
  member('getConversations', 'GET /api/message/conversations', ({ world, viewer }) =>
    listConversations(world, viewer),
  ),
  member('getMessageContacts', 'GET /api/Message/GetMessageContacts', ({ world, viewer }) =>
    listContacts(world, viewer),
  ),
  member('getMessageContactById', 'GET /api/Message/getMessageContactById', ({ world, viewer, query }) =>
    getContact(world, viewer, query.destinationId),
  ),
]
