import { createEvent, createStore } from 'effector'
import { createContext } from 'react'
import { currentPath, screenPath } from '../config/base-path'
import type { Registry } from '../plugin/registry'
import { matchPage, type PageMatch } from './match'

export interface CurrentPage {
  readonly address: string
  readonly match: PageMatch | undefined
}

export const pageEntered = createEvent<CurrentPage>()

/** The current page for effector models, set after a render. Components read {@link CurrentPageContext} instead. */
export const $currentPage = createStore<CurrentPage>({ address: '/', match: undefined }).on(
  pageEntered,
  (_, page) => page,
)

export const CurrentPageContext = createContext<PageMatch | undefined>(undefined)

export const matchCurrentPage = (registry: Registry): CurrentPage => ({
  address: currentPath(),
  match: matchPage(registry, screenPath(location.pathname) ?? '/'),
})
