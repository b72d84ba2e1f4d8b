import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { paymentsQuery } from '../api/queries'

/** Reads the user's payments for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(() => onReader(() => client.fetchQuery(paymentsQuery())), [client, onReader])
  return null
}
