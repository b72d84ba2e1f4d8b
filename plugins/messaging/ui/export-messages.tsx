import { outcomeOf } from '@kernel'
import type { QueryClient } from '@tanstack/react-query'
import type { ExportTools } from '../../accounts/contract'
import { conversationsQuery, messagesQuery } from '../api/queries'
import type { Contact } from '../contract'
import { conversationMarks, isMuted } from '../model/conversation-marks'

/** Reads the conversations with their messages, one after another, so that the server is not flooded. */
export default async function readMessages({ client, session, signal, onGap }: ExportTools) {
  const marks = conversationMarks.of(session).load()
  const conversations = []
  for (const contact of await client.fetchQuery(conversationsQuery())) {
    signal.throwIfAborted()
    const isPinned = marks.pinned.includes(String(contact.id))
    const marked = { ...contact, isPinned, isMuted: isMuted(marks, contact.id) }
    conversations.push(await readConversation(client, marked, onGap))
  }
  return conversations
}

/** Reads one conversation. If only this one cannot be read, the reason stands in the file in place of its messages. */
async function readConversation(client: QueryClient, contact: Contact, onGap: () => void) {
  try {
    const messages = await client.fetchQuery(messagesQuery(contact.id))
    return { ...contact, messages }
  } catch (error) {
    const { isUnanswered, isSignedOut, reason } = outcomeOf(error)
    if (isUnanswered || isSignedOut) throw error
    onGap()
    return { ...contact, messages: null, error: reason }
  }
}
