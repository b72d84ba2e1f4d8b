import { QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, use } from 'react'
import { toastShown } from '../toasts/toasts'
import { ApiError, sentenceOf } from './api-error'
import { ClientHolder } from './client-holder'
import { createQueryClient } from './query-client'

/** Gives a screen or a slot's entry the query client of the session, the same one for all of them. */
export function SessionQueries({ children }: { readonly children: ReactNode }) {
  const holder = use(ClientHolder)
  const showToast = useUnit(toastShown)
  holder.client ??= createQueryClient({
    onFailure(text, error) {
      // Whoever gives up need not be told; the end of the session is told by the session itself.
      if (error instanceof DOMException && error.name === 'AbortError') return
      if (error instanceof ApiError && error.failure === 'unauthorized') return
      showToast({ kind: 'danger', text, detail: sentenceOf(error) })
    },
    onSuccess: (text) => showToast({ kind: 'success', text }),
  })
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>
}
