import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

export interface QueryClientHolder {
  client?: QueryClient
  disconnect?: () => void
}

/** The query client of the current session, created by the first screen that needs TanStack Query. */
export const QueryClientContext = createContext<QueryClientHolder>({})
