import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { connectionsQuery, tagsQuery } from '../api/queries'

/** Reads the user's connections and tags for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(
    () =>
      onReader(async () => ({
        connections: await client.fetchQuery(connectionsQuery()),
        tags: await client.fetchQuery(tagsQuery()),
      })),
    [client, onReader],
  )
  return null
}
