import { useUnit } from 'effector-react'
import { type ReactNode, use, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { currentPath } from '../../core/config/base-path'
import { CurrentPageContext, pageEntered } from '../../core/navigation/current-page'
import { matchPage } from '../../core/navigation/match'
import { navigatorReady } from '../../core/navigation/navigation'
import { $registry } from '../../core/plugin/registry-store'
import { hrefOf } from '../../core/plugin/route'
import { toSameOriginPath } from '../../core/session/return-to'

/** Lends the router to the models and tells them where it is; a screen whose plugin is off, and what is no address of ours, is home instead. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [registry, ready, enter] = useUnit([$registry, navigatorReady, pageEntered])
  const match = use(CurrentPageContext)
  const address = pathname + search + hash

  useEffect(() => {
    ready({
      go({ to, replace = false }) {
        // What a model wants may have come from outside: a router would follow it, or make a path of ours of it.
        const path =
          (typeof to === 'string'
            ? toSameOriginPath(to, location.origin)
            : registry.pageOf(to) && hrefOf(to)) ?? '/'
        // As with links: what leads to where one is must not have to be gone back through twice.
        void navigate(path, { replace: replace || path === currentPath() })
      },
    })
  }, [ready, navigate, registry])

  // Whose screen an address is may only be known when a plugin from outside has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another registry is a reason to look again
  useEffect(() => {
    enter({ address, match })
  }, [enter, address, match, registry])

  return null
}

/** Matches the router's location once for all who need its page. */
export function CurrentPageProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const registry = useUnit($registry)
  const match = useMemo(() => matchPage(registry, pathname), [registry, pathname])
  return <CurrentPageContext value={match}>{children}</CurrentPageContext>
}
