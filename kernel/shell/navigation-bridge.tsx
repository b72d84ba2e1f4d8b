import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { $registry } from '../plugin/registry-store'
import { hrefOf } from '../plugin/route'
import { addressHere } from '../routing/base-path'
import { navigatorReady } from '../routing/navigation'
import { ownPath } from '../session/remembered-route'
import { addressEntered } from '../session/way'

/** Lends the router to the models and tells them where it is; a screen whose plugin is off, and what is no address of ours, is home instead. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [registry, ready, enter] = useUnit([$registry, navigatorReady, addressEntered])

  useEffect(() => {
    ready({
      go({ to, replace = false }) {
        // What a model wants may have come from outside: a router would follow it, or make a path of ours of it.
        const path =
          (typeof to === 'string' ? ownPath(to, location.origin) : registry.pageOf(to) && hrefOf(to)) ?? '/'
        // As with links: what leads to where one is must not have to be gone back through twice.
        void navigate(path, { replace: replace || path === addressHere() })
      },
    })
  }, [ready, navigate, registry])

  // Whose screen an address is may only be known when a plugin from outside has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another registry is a reason to look again
  useEffect(() => {
    enter(pathname + search + hash)
  }, [enter, pathname, search, hash, registry])

  return null
}
