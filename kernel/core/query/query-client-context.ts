import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/** Holds the query client, new in each session; created by the first screen that needs TanStack Query. */
export const QueryClientContext = createContext<{ client?: QueryClient }>({})
