import { outcomeOf } from '@kernel'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { conversationsQuery, messagesQuery } from '../api/queries'
import type { Contact } from '../contract'

/** Reads the user's conversations with their messages for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(
    () =>
      onReader(async (signal, onGap) => {
        const conversations = []
        // One after another, so that the server is not flooded.
        for (const contact of await client.fetchQuery(conversationsQuery())) {
          signal.throwIfAborted()
          conversations.push(await readConversation(client, contact, onGap))
        }
        return conversations
      }),
    [client, onReader],
  )
  return null
}

/** Reads one conversation. If only this one cannot be read, the reason stands in the file in place of its messages. */
async function readConversation(client: QueryClient, contact: Contact, onGap: () => void) {
  try {
    const { messages } = await client.fetchQuery(messagesQuery(contact.id))
    return { ...contact, messages }
  } catch (error) {
    const { isUnanswered, isSignedOut, reason } = outcomeOf(error)
    if (isUnanswered || isSignedOut) throw error
    onGap()
    return { ...contact, messages: null, error: reason }
  }
}
