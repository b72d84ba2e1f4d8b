import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * Where the query client of the present session stands once a screen has needed one: TanStack Query comes with
 * the first such screen, and what one person read, or still sends, never reaches the next.
 */
export const QueryClientContext = createContext<{ client?: QueryClient }>({})
