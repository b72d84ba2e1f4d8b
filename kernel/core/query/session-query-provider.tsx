import { QueryClientProvider } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, use } from 'react'
import { requestFailed } from '../toasts/request-failed'
import { toastShown } from '../toasts/toasts'
import { createQueryClient } from './query-client'
import { QueryClientContext } from './query-client-context'

export function SessionQueryProvider({ children }: { readonly children: ReactNode }) {
  const holder = use(QueryClientContext)
  const [showToast, reportFailure] = useUnit([toastShown, requestFailed])
  holder.client ??= createQueryClient({
    onFailure: (text, error) => reportFailure({ text, error }),
    onSuccess: (text) => showToast({ kind: 'success', text }),
  })
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>
}
