import { useUnit } from 'effector-react'
import { hrefOf } from '../plugin/route'
import { homeRoute, myPageRoute } from '../session/routes'
import { $isAuthenticated } from '../session/session'

/** The path that "home" leads to: my page for members, the home page for visitors. */
export function useHomePath(): string {
  return hrefOf(useUnit($isAuthenticated) ? myPageRoute : homeRoute)
}
