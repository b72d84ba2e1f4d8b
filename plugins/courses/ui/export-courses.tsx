import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DataExportProps } from '../../accounts/contract'
import { myCoursesQuery } from '../api/queries'

/** Reads the user's courses for the file "my data". */
export default function Export({ onReader }: DataExportProps) {
  const client = useQueryClient()
  useEffect(() => onReader(() => client.fetchQuery(myCoursesQuery())), [client, onReader])
  return null
}
