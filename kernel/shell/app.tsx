import type { Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { type ComponentType, type ContextType, type ReactNode, StrictMode, useEffect, useMemo } from 'react'
import { LiveRegion } from '../announcer/live-region'
import { ClientHolder } from '../http/client-holder'
import { EntryBoundary } from '../plugin/entry-boundary'
import { Slot } from '../plugin/slot-view'
import { ConfirmRegion } from '../popup/confirm-region'
import { $hasScreen } from '../routing/first-screen'
import { Screen } from '../routing/screen'
import { $isAuthenticated, $sessionNumber } from '../session/session'
import { ToastRegion } from '../toasts/toast-region'
import { Layout } from './layout'
import { NavigationBar } from './navigation-bar'
import { CurrentPageProvider, NavigationBridge } from './navigation-bridge'
import { SessionBridge } from './session-bridge'
import { SessionWarning } from './session-warning'
import { background } from './slots'

interface AppProps {
  readonly scope: Scope
  /** Where the address comes from: the browser, or the build that pre-renders. */
  readonly router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>
}

/** The whole product inside one effector scope. */
export function App({ scope, router: Router }: AppProps) {
  return (
    <StrictMode>
      <Provider value={scope}>
        <Router basename={process.env.RODA_BASE}>
          <CurrentPageProvider>
            <NavigationBridge />
            <SessionBridge />
            <SessionScope>
              <Layout bar={<NavigationBar />}>
                <Warnings />
                <Screen />
              </Layout>
              <Background />
            </SessionScope>
            <LiveRegion />
            <ToastRegion />
            <ConfirmRegion />
          </CurrentPageProvider>
        </Router>
      </Provider>
    </StrictMode>
  )
}

/** Comes with the session, and looks at its clock from then on; its code is there before it has to speak. */
function Warnings() {
  const [isAuthenticated, hasScreen] = useUnit([$isAuthenticated, $hasScreen])
  return (
    <EntryBoundary plugin="kernel" entry="session-warning">
      {isAuthenticated && hasScreen && <SessionWarning />}
    </EntryBoundary>
  )
}

/** Nobody came for it: the screen goes first. */
function Background() {
  return useUnit($hasScreen) && <Slot of={background} props={{}} whenFailed="nothing" />
}

/** A new session begins with nothing of the last one. */
function SessionScope({ children }: { readonly children: ReactNode }) {
  const [isAuthenticated, number] = useUnit([$isAuthenticated, $sessionNumber])
  const key = isAuthenticated ? number : 'visitor'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session is the reason for a new holder
  const holder = useMemo((): ContextType<typeof ClientHolder> => ({}), [key])
  useEffect(() => () => holder.client?.clear(), [holder])

  return (
    <ClientHolder key={key} value={holder}>
      {children}
    </ClientHolder>
  )
}
