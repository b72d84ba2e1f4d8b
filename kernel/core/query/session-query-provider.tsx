import { QueryClientProvider, QueryClientContext as ShownClientContext } from '@tanstack/react-query'
import { useProvidedScope, useUnit } from 'effector-react'
import { type ReactNode, use, useEffect } from 'react'
import { $session } from '../session/session'
import { requestFailed } from '../toasts/request-failed'
import { toastShown } from '../toasts/toasts'
import { overlayOf } from './overlay'
import { clientShown } from './prefetch-query'
import { createQueryClient } from './query-client'
import { QueryClientContext } from './query-client-context'

interface SessionQueryProviderProps {
  readonly children: ReactNode
}

/** Gives the session's query client to a screen or an entry of a slot, unless it is within one that has it. */
export function SessionQueryProvider({ children }: SessionQueryProviderProps) {
  return use(ShownClientContext) ? children : <Provider>{children}</Provider>
}

function Provider({ children }: SessionQueryProviderProps) {
  const holder = use(QueryClientContext)
  const scope = useProvidedScope()
  const [session, showToast, reportFailure, tell] = useUnit([
    $session,
    toastShown,
    requestFailed,
    clientShown,
  ])
  if (!holder.client) {
    holder.client = createQueryClient({
      onFailure: (text, error, isUnsure) => reportFailure({ text, error, isUnsure }),
      onSuccess: (text) => showToast({ kind: 'success', text }),
    })
    if (scope) holder.disconnect = overlayOf(holder.client).connect(session, scope)
  }
  const { client } = holder
  useEffect(() => void tell(client), [tell, client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
