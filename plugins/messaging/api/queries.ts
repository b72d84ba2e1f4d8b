import { apiQuery, type Id } from '@kernel'
import { type ChangeKind, declareChange, isFromCopy, overlayOf } from '@kernel/parts'
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import { readContact, readContacts } from '../model/contact'
import { addArrivals, withoutMessage } from '../model/merge-messages'
import { type Message, readMessages } from '../model/message'

/** Query of the conversations that have messages. */
export const conversationsQuery = () =>
  apiQuery('/api/message/conversations', { read: readContacts, keepOffline: true })

/** Query of all contacts the user can write to. */
export const contactsQuery = () => apiQuery('/api/Message/GetMessageContacts', { read: readContacts })

/** Query of a contact whose conversation is not in the list yet. */
export const contactQuery = (destinationId: Id) =>
  apiQuery('/api/Message/getMessageContactById', {
    init: { params: { query: { destinationId } } },
    read: readContact,
  })

export const messagesPath = '/api/Message/Messages'

/** Query of a conversation's messages, to which those from the hub and from sending are added. */
export const messagesQuery = (destinationId: Id) => ({
  ...apiQuery(messagesPath, {
    init: { params: { query: { destinationId: String(destinationId) } } },
    read: (answer: unknown): readonly Message[] => readMessages(answer),
    keepOffline: true,
  }),
  // A conversation may have ten thousand messages; what is selected from it is short.
  structuralSharing: (before: unknown, after: unknown) =>
    Array.isArray(after) && after.length > maxShared ? after : replaceEqualDeep(before, after),
})

/** Number of messages up to which those that have not changed keep their identity. */
const maxShared = 100

/** Shows messages from the hub or from sending in their conversation. */
export const arrival: ChangeKind<
  readonly Message[],
  { readonly to: Id; readonly messages: readonly Message[] }
> = {
  queries: ({ to }) => ({ queryKey: messagesQuery(to).queryKey }),
  apply: (messages, arrived) => addArrivals(messages, arrived.messages),
}

export const messageDeletion = declareChange<readonly Message[], { readonly from: Id; readonly id: Id }>({
  name: 'messaging.message',
  queries: ({ from }) => ({ queryKey: messagesQuery(from).queryKey }),
  apply: (messages, { id }) => withoutMessage(messages, id),
})

/** Returns the messages that the server has, also those whose deletion can be undone; undefined unless they are loaded. */
export function serverMessages(client: QueryClient, conversation: Id): readonly Message[] | undefined {
  const { queryKey } = messagesQuery(conversation)
  const query = client.getQueryCache().find({ queryKey })
  // The copy may lack an equal message written on another device, which would then be taken for a new one.
  if (!query || isFromCopy(queryKey)) return undefined
  return overlayOf(client).confirmedData(query) as readonly Message[] | undefined
}

/** Returns the conversation of a query created by {@link messagesQuery}. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
