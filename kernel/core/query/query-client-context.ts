import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * Holds the query client of the current session, created by the first screen that needs TanStack Query. Each session gets
 * a new one.
 */
export const QueryClientContext = createContext<{ client?: QueryClient }>({})
