import { QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, use } from 'react'
import { callFailed } from '../toasts/call-failed'
import { toastShown } from '../toasts/toasts'
import { ClientHolder } from './client-holder'
import { createQueryClient } from './query-client'

/** Gives a screen or a slot's entry the query client of the session, the same one for all of them. */
export function SessionQueries({ children }: { readonly children: ReactNode }) {
  const holder = use(ClientHolder)
  const [showToast, tellFailed] = useUnit([toastShown, callFailed])
  holder.client ??= createQueryClient({
    onFailure: (text, error) => tellFailed({ text, error }),
    onSuccess: (text) => showToast({ kind: 'success', text }),
  })
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>
}
