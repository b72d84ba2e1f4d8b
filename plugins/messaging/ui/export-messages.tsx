import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { conversationsQuery, messagesQuery } from '../api/queries'

/** Reads the user's conversations with their messages for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(
    () =>
      onReader(async () => {
        const conversations = []
        // One after another, so that the server is not flooded.
        for (const contact of await client.fetchQuery(conversationsQuery())) {
          const { messages } = await client.fetchQuery(messagesQuery(contact.id))
          conversations.push({ ...contact, messages })
        }
        return conversations
      }),
    [client, onReader],
  )
  return null
}
