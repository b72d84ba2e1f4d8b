import { createEvent, createStore } from 'effector'
import { createContext } from 'react'
import { currentPath, screenPath } from '../config/base-path'
import type { Registry } from '../plugin/registry'
import { matchPage, type PageMatch } from './match'

/** Where the person is: matched once for each location and registry. */
export interface CurrentPage {
  /** Path, query and hash as routes name them. */
  readonly address: string
  /** Nothing where nobody serves the address. */
  readonly match: PageMatch | undefined
}

/** The location or the registry changed. */
export const pageEntered = createEvent<CurrentPage>()

/** The current page for models; components read {@link CurrentPageContext}, which never lags behind the router. */
export const $currentPage = createStore<CurrentPage>({ address: '/', match: undefined }).on(
  pageEntered,
  (_, page) => page,
)

/** The same match as in `$currentPage`, in the render of the router's own location. */
export const CurrentPageContext = createContext<PageMatch | undefined>(undefined)

/** The page at the document's location, before there is a router. */
export const matchCurrentPage = (registry: Registry): CurrentPage => ({
  address: currentPath(),
  match: matchPage(registry, screenPath(location.pathname) ?? '/'),
})
