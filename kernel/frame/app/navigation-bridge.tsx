import { useUnit } from 'effector-react'
import { type ReactNode, use, useEffect, useLayoutEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followTyping, recordNavigation } from '../../core/async/stale-check'
import { currentPath } from '../../core/config/base-path'
import { CurrentPageContext, matchPage, pageEntered } from '../../core/navigation/current-page'
import { navigatorReady } from '../../core/navigation/navigation'
import { $registry } from '../../core/plugin/registry-store'
import { hrefOf } from '../../core/plugin/route'
import { toSameOriginPath } from '../../core/session/stored'

/** Lets effector models navigate and read the location. Unknown routes and URLs of other sites lead to the home page. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [registry, ready, enter] = useUnit([$registry, navigatorReady, pageEntered])
  const match = use(CurrentPageContext)
  const address = pathname + search + hash

  // Use a layout effect, because the navigation must be counted before the effects of the new screen run.
  useLayoutEffect(() => recordNavigation(pathname), [pathname])
  useEffect(followTyping, [])
  useEffect(() => {
    ready({
      go({ to, replace = false }) {
        // The target may come from the server or a link and be a URL of another site, which the router must not get.
        const path =
          (typeof to === 'string'
            ? toSameOriginPath(to, location.origin)
            : registry.pageOf(to) && hrefOf(to)) ?? '/'
        // As with links, navigating to the current URL adds no history entry.
        void navigate(path, { replace: replace || path === currentPath() })
      },
    })
  }, [ready, navigate, registry])

  // Match again when a remote plugin has loaded, because it may define the page of the current URL.
  // biome-ignore lint/correctness/useExhaustiveDependencies: match again when the registry changes
  useEffect(() => {
    enter({ address, match })
  }, [enter, address, match, registry])

  return null
}

/** Provides the current page, so that the location is matched only once for all consumers. */
export function CurrentPageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const registry = useUnit($registry)
  const match = useMemo(() => matchPage(registry, pathname), [registry, pathname])
  return <CurrentPageContext value={match}>{children}</CurrentPageContext>
}
