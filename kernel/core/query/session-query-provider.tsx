import { QueryClientProvider } from '@tanstack/react-query'
import { useProvidedScope, useUnit } from 'effector-react'
import { type ReactNode, use } from 'react'
import { $session } from '../session/session'
import { requestFailed } from '../toasts/request-failed'
import { toastShown } from '../toasts/toasts'
import { overlayOf } from './overlay'
import { createQueryClient } from './query-client'
import { QueryClientContext } from './query-client-context'

export function SessionQueryProvider({ children }: { readonly children: ReactNode }) {
  const holder = use(QueryClientContext)
  const scope = useProvidedScope()
  const [session, showToast, reportFailure] = useUnit([$session, toastShown, requestFailed])
  if (!holder.client) {
    holder.client = createQueryClient({
      onFailure: (text, error, isUnsure) => reportFailure({ text, error, isUnsure }),
      onSuccess: (text) => showToast({ kind: 'success', text }),
    })
    if (scope) holder.disconnect = overlayOf(holder.client).connect(session, scope)
  }
  return <QueryClientProvider client={holder.client}>{children}</QueryClientProvider>
}
