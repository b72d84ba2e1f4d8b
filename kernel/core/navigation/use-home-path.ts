import { useUnit } from 'effector-react'
import { hrefOf } from '../plugin/route'
import { homeRoute, myPageRoute } from '../session/routes'
import { $isAuthenticated } from '../session/session'

/**
 * Where "home" leads: the hub with the feed for members, the start page for visitors.
 *
 * @example
 * const home = useHomePath()
 * return <ButtonLink to={home}>{t.home()}</ButtonLink>
 */
export function useHomePath(): string {
  return hrefOf(useUnit($isAuthenticated) ? myPageRoute : homeRoute)
}
