import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { clientReady } from '../api/arrivals'

/** Gives the query client of the session to the models, which add arrived messages to its cache. */
export function useMessagingClient(): void {
  const client = useQueryClient()
  const setClient = useUnit(clientReady)
  useEffect(() => {
    setClient(client)
  }, [client, setClient])
}
