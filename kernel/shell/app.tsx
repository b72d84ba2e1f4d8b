import { QueryClientProvider } from '@tanstack/react-query'
import type { Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { type ReactNode, StrictMode, useEffect, useMemo } from 'react'
import { BrowserRouter } from 'react-router'
import { ApiError, sentenceOf } from '../http/api-error'
import { createQueryClient } from '../http/query-client'
import { Slot } from '../plugin/slot-view'
import { ConfirmRegion } from '../popup/confirm-region'
import { Screen } from '../routing/screen'
import { $session } from '../session/session'
import { ToastRegion } from '../toasts/toast-region'
import { toastShown } from '../toasts/toasts'
import { Layout } from './layout'
import { NavigationBar } from './navigation-bar'
import { NavigationBridge } from './navigation-bridge'
import { background } from './slots'

/** The whole product inside one effector scope. */
export function App({ scope }: { readonly scope: Scope }) {
  return (
    <StrictMode>
      <Provider value={scope}>
        <BrowserRouter>
          <NavigationBridge />
          <SessionQueries>
            <Layout bar={<NavigationBar />}>
              <Screen />
            </Layout>
            <Slot of={background} props={{}} />
          </SessionQueries>
          <ToastRegion />
          <ConfirmRegion />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  )
}

/** One query client a session: what one person read, or still sends, never reaches the next. */
function SessionQueries({ children }: { readonly children: ReactNode }) {
  const [session, showToast] = useUnit([$session, toastShown])
  const key = session?.startedAt.getTime() ?? 'visitor'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is the reason for a new client
  const client = useMemo(
    () =>
      createQueryClient({
        onFailure(text, error) {
          // The end of the session is told by the session itself.
          if (error instanceof ApiError && error.failure === 'unauthorized') return
          showToast({ kind: 'danger', text, detail: sentenceOf(error) })
        },
        onSuccess: (text) => showToast({ kind: 'success', text }),
      }),
    [key],
  )
  useEffect(() => () => client.clear(), [client])

  return (
    <QueryClientProvider key={key} client={client}>
      {children}
    </QueryClientProvider>
  )
}
