import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { groupsQuery } from '../api/queries'

/** Reads the user's groups for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(() => onReader(() => client.fetchQuery(groupsQuery())), [client, onReader])
  return null
}
