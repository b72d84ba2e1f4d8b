import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { myPostsQuery } from '../api/queries'

/** Reads the user's posts with their comments for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(() => onReader(() => client.fetchQuery(myPostsQuery())), [client, onReader])
  return null
}
