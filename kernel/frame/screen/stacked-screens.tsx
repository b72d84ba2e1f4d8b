import { useUnit } from 'effector-react'
import { type ReactNode, use, useMemo, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router'
import { CurrentPageContext, matchPage } from '../../core/navigation/current-page'
import { RouteParamsContext } from '../../core/navigation/links'
import type { Registry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { hrefOf } from '../../core/plugin/route'
import { canAccess } from '../../core/session/routes'
import { $isAuthenticated } from '../../core/session/session'
import { useScreenName } from '../../kit/parts/navigation/page-head'
import { ScreenDialog } from '../../kit/parts/navigation/screen-dialog'
import { LazyEntry } from '../../kit/parts/slot/lazy-entry'

/** Path of the screen over which the current screen opens as a dialog by its address; `undefined` for other screens. */
function usePathBelow(registry: Registry): string | undefined {
  const over = use(CurrentPageContext)?.page.over
  return over && registry.pageOf(over) ? hrefOf(over) : undefined
}

/**
 * Shows its children at the current address or, below a dialog that has an address of its own, at the address that they
 * had before: the screen from which it was opened stays mounted, with its tab, its input and its place in the list.
 */
export function ScreenBelow({ children }: { readonly children: ReactNode }) {
  const registry = useUnit($registry)
  const current = use(LocationContext)
  const currentMatch = use(CurrentPageContext)
  const path = usePathBelow(registry)
  const [last, setLast] = useState({ at: current, match: currentMatch })
  if (path === undefined && (last.at !== current || last.match !== currentMatch))
    setLast({ at: current, match: currentMatch })

  // The same objects keep the screen below from rendering again.
  const isLast = path === undefined || (last.match !== undefined && !last.match.page.over)
  const elsewhere = useMemo(
    () => ({
      ...current,
      location: { ...last.at.location, pathname: path ?? '', search: '', hash: '' },
    }),
    [path, last, current],
  )
  const below = isLast ? last.at : elsewhere
  const found = useMemo(() => path !== undefined && matchPage(registry, path), [registry, path])
  const match = isLast || !found ? last.match : found
  return (
    <LocationContext value={below}>
      <CurrentPageContext value={match}>{children}</CurrentPageContext>
    </LocationContext>
  )
}

/** The current screen, if it is a dialog over another one. Redirects of visitors are up to the screen below. */
export function ScreenAbove() {
  const { pathname } = useLocation()
  const [registry, isAuthenticated] = useUnit([$registry, $isAuthenticated])
  const match = use(CurrentPageContext)
  const name = useScreenName()
  const path = usePathBelow(registry)
  if (!match || path === undefined || !canAccess(match.page.access, isAuthenticated)) return null

  const { page, params } = match
  return (
    <RouteParamsContext value={params}>
      <LazyEntry
        key={pathname}
        plugin={page.plugin}
        entry={page.route.id}
        content={page}
        props={{}}
        of="page"
        frame={(card) => <ScreenDialog title={name}>{card}</ScreenDialog>}
      />
    </RouteParamsContext>
  )
}
