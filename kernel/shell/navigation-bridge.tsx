import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { $registry } from '../plugin/registry-store'
import { hrefOf } from '../plugin/route'
import { navigatorReady } from '../routing/navigation'

/** Lends the router to the models; a screen whose plugin is off is home instead. */
export function NavigationBridge() {
  const navigate = useNavigate()
  const [registry, ready] = useUnit([$registry, navigatorReady])

  useEffect(() => {
    ready({
      go({ to, replace = false }) {
        const path = typeof to === 'string' ? to : registry.pageOf(to) ? hrefOf(to) : '/'
        void navigate(path, { replace })
      },
    })
  }, [ready, navigate, registry])

  return null
}
