import type { Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { type ComponentType, type ContextType, type ReactNode, StrictMode, useEffect, useMemo } from 'react'
import { $isFirstScreenReady } from '../../core/navigation/first-screen'
import { backgroundTasks } from '../../core/plugin/shell-slots'
import { QueryClientContext } from '../../core/query/query-client-context'
import { $isAuthenticated, $sessionId } from '../../core/session/session'
import { EntryBoundary } from '../../parts/slot/entry-boundary'
import { Slot } from '../../parts/slot/slot'
import { LiveRegion } from '../announcer/live-region'
import { NavigationBar } from '../bar/navigation-bar'
import { Screen } from '../screen/screen'
import { ToastRegion } from '../toasts/toast-region'
import { ConfirmRegion } from './confirm-region'
import { Layout } from './layout'
import { CurrentPageProvider, NavigationBridge } from './navigation-bridge'
import { SessionBridge } from './session-bridge'
import { SessionWarning } from './session-warning'

interface AppProps {
  readonly scope: Scope
  /** The router component: the browser's one, or a static one for pre-rendering. */
  readonly router: ComponentType<{ readonly basename: string; readonly children: ReactNode }>
}

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

/** Session warnings. Their code loads when a session starts, so that the first warning appears in time. */
function Warnings() {
  const [isAuthenticated, hasScreen] = useUnit([$isAuthenticated, $isFirstScreenReady])
  return (
    <EntryBoundary plugin="kernel" entry="session-warning">
      {isAuthenticated && hasScreen && <SessionWarning />}
    </EntryBoundary>
  )
}

/** Background components of plugins, which start after the first screen. */
function Background() {
  return useUnit($isFirstScreenReady) && <Slot of={backgroundTasks} props={{}} whenFailed="nothing" />
}

/** Gives each session a new query client. */
function SessionScope({ children }: { readonly children: ReactNode }) {
  const [isAuthenticated, number] = useUnit([$isAuthenticated, $sessionId])
  const key = isAuthenticated ? number : 'visitor'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new client per session
  const holder = useMemo((): ContextType<typeof QueryClientContext> => ({}), [key])
  useEffect(() => () => holder.client?.clear(), [holder])

  return (
    <QueryClientContext key={key} value={holder}>
      {children}
    </QueryClientContext>
  )
}
