import type { Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { type ComponentType, type ReactNode, StrictMode, useEffect, useEffectEvent, useMemo } from 'react'
import { useCode } from '../../core/async/load-code'
import { LanguageProvider } from '../../core/i18n/use-texts'
import { RegistryProvider } from '../../core/plugin/registry-store'
import { QueryClientContext, type QueryClientHolder } from '../../core/query/query-client-context'
import { $isAuthenticated, $sessionId, AuthenticationProvider } from '../../core/session/session'
import { $isFirstScreenReady, useFirstScreenLimit } from '../../kit/parts/navigation/first-screen'
import { EntryBoundary, rethrow } from '../../kit/parts/slot/entry-boundary'
import { Slot } from '../../kit/parts/slot/slot'
import { LiveRegion } from '../announcer/live-region'
import { NavigationBar } from '../bar/navigation-bar'
import { DocumentHead } from '../screen/document-head'
import { Screen } from '../screen/screen'
import { ScreenAbove, ScreenBelow } from '../screen/stacked-screens'
import { backgroundTasks } from '../slots'
import { Layout } from './layout'
import { CurrentPageProvider, NavigationBridge } from './navigation-bridge'
import { SessionBridge } from './session-bridge'
import { useKeyFilters } from './use-key-filters'

interface AppProps {
  readonly scope: Scope
  /** The router component: the browser's one, or a static one for pre-rendering. */
  readonly router: ComponentType<{
    readonly basename: string
    readonly useTransitions: boolean
    readonly children: ReactNode
  }>
  /** The query client for visitors; default: the first screen that needs one creates it. */
  readonly queries?: QueryClientHolder | undefined
  /** Called once the screen has mounted. */
  readonly onMount?: (() => void) | undefined
}

export function App({ scope, router: Router, queries, onMount }: AppProps) {
  const handleMount = useEffectEvent(() => onMount?.())
  useEffect(() => handleMount(), [])
  useKeyFilters()
  return (
    <StrictMode>
      <Provider value={scope}>
        <SharedStores>
          <Router basename={process.env.RODA_BASE} useTransitions={false}>
            <CurrentPageProvider>
              <NavigationBridge />
              <SessionBridge />
              {/* These boundaries stay when a session or a screen ends, whose clean-ups may throw. */}
              <EntryBoundary plugin="kernel" entry="session" fallback={rethrow}>
                <SessionScope ofVisitor={queries}>
                  <DocumentHead />
                  <ScreenBelow>
                    <Layout bar={<NavigationBar />}>
                      <Warnings />
                      <EntryBoundary plugin="kernel" entry="screen" fallback={rethrow}>
                        <Screen />
                      </EntryBoundary>
                    </Layout>
                  </ScreenBelow>
                  <EntryBoundary plugin="kernel" entry="dialog" fallback={rethrow}>
                    <ScreenAbove />
                  </EntryBoundary>
                  <Background />
                </SessionScope>
              </EntryBoundary>
              <LiveRegion />
              <LateShell />
            </CurrentPageProvider>
          </Router>
        </SharedStores>
      </Provider>
    </StrictMode>
  )
}

/** Subscribes to what nearly all components read, once. */
function SharedStores({ children }: { readonly children: ReactNode }) {
  return (
    <LanguageProvider>
      <RegistryProvider>
        <AuthenticationProvider>{children}</AuthenticationProvider>
      </RegistryProvider>
    </LanguageProvider>
  )
}

const loadBarAlerts = () => import('./bar-alerts')

/** The warning before the session expires, and the notice that the screen shows the offline copy: visitors get neither. */
function Warnings() {
  const [isAuthenticated, hasScreen] = useUnit([$isAuthenticated, $isFirstScreenReady])
  const { code } = useCode(loadBarAlerts, isAuthenticated)
  return (
    <EntryBoundary plugin="kernel" entry="session-warning">
      {isAuthenticated && hasScreen && code && <code.SessionWarning />}
      {isAuthenticated && code && <code.OfflineAlert />}
    </EntryBoundary>
  )
}

/** Loads after the first screen, and without it tries again until it is there. */
export const loadLateShell = () => import('./late-shell')

function LateShell() {
  const { code } = useCode(loadLateShell, useUnit($isFirstScreenReady))
  return code && <code.default />
}

/** Background components of plugins, which start after the first screen. */
function Background() {
  useFirstScreenLimit()
  return useUnit($isFirstScreenReady) && <Slot of={backgroundTasks} props={{}} whenFailed="nothing" />
}

interface SessionScopeProps {
  readonly ofVisitor: QueryClientHolder | undefined
  readonly children: ReactNode
}

/** Gives each session a new query client. */
function SessionScope({ ofVisitor, children }: SessionScopeProps) {
  const [isAuthenticated, number] = useUnit([$isAuthenticated, $sessionId])
  const key = isAuthenticated ? number : 'visitor'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new client per session
  const holder = useMemo((): QueryClientHolder => (isAuthenticated ? {} : { ...ofVisitor }), [key])
  useEffect(
    () => () => {
      holder.disconnect?.()
      holder.client?.clear()
    },
    [holder],
  )

  return (
    <QueryClientContext key={key} value={holder}>
      {children}
    </QueryClientContext>
  )
}
