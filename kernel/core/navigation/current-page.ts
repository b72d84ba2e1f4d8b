import { createEvent, createStore } from 'effector'
import { createContext } from 'react'
import { matchRoutes } from 'react-router'
import { currentPath, isOfOtherApp, screenPath } from '../config/base-path'
import type { RegisteredPage, Registry } from '../plugin/registry'

/** The screen at the current address. */
export interface CurrentPage {
  readonly address: string
  readonly match: PageMatch | undefined
}

export const pageEntered = createEvent<CurrentPage>()

// Components of the kernel read CurrentPageContext. The start enters the first page before the router does: it updates once.
/** The page at the current address, without a match if there is none; set after a render. */
export const $currentPage = createStore<CurrentPage>({ address: '/', match: undefined }).on(
  pageEntered,
  (before, page) =>
    before.address === page.address && before.match?.page === page.match?.page ? before : page,
)

/** The address of the current page: path, parameters and hash. It updates only when the address changes. */
export const $address = $currentPage.map(({ address }) => address)

export const CurrentPageContext = createContext<PageMatch | undefined>(undefined)

export const matchCurrentPage = (registry: Registry): CurrentPage => ({
  address: currentPath(),
  match: matchPage(registry, screenPath(location.pathname) ?? '/'),
})

/** A screen, and the parameters of its path. */
export interface PageMatch {
  readonly page: RegisteredPage
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Finds the screen of a path. Static segments take precedence over parameters; `matchParams` may reject a match. */
export function matchPage(registry: Registry, pathname: string): PageMatch | undefined {
  if (isOfOtherApp(registry.otherApps, pathname)) return undefined
  const page = matchRoutes(candidates(registry, pathname), pathname)?.at(-1)?.route.handle
  if (!page) return undefined
  const params = paramsOf(page.route.path, pathname)
  return page.matchParams && !page.matchParams(params) ? undefined : { page, params }
}

interface Candidate {
  readonly path: string
  readonly caseSensitive: boolean
  readonly handle: RegisteredPage
  /** Matches at least the paths that the route matches. */
  readonly pattern: RegExp
}

const candidatesOf = new WeakMap<Registry, readonly Candidate[]>()

/** The routes that may match a path: to rank all of them takes long, and a text may have hundreds of links. */
function candidates(registry: Registry, pathname: string): Candidate[] {
  const all = candidatesOf.get(registry) ?? registry.pages.map(toCandidate)
  candidatesOf.set(registry, all)
  const path = decode(pathname)
  return all.filter(({ pattern }) => pattern.test(path))
}

function toCandidate(page: RegisteredPage): Candidate {
  const path = page.route.path.replace(/:\w+\*$/, '*')
  // An optional part, or one with a parameter, may be anything.
  const parts = path
    .split('/')
    .map((part) => (/[:*?]/.test(part) ? '.*' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&')))
  const pattern = new RegExp(`^${parts.join('/').replaceAll('/.*', '(?:/.*)?')}/*$`, 'is')
  return { path, caseSensitive: page.isCaseSensitive ?? false, handle: page, pattern }
}

/** Reads the parameters from the path itself, because react-router decodes an encoded slash twice. */
function paramsOf(pattern: string, pathname: string): PageMatch['params'] {
  const segments = pathname.split('/')
  const params = pattern.split('/').flatMap((part, index) => {
    const [, name, rest] = /^:(\w+)(\*?)$/.exec(part) ?? []
    const text = rest ? segments.slice(index).join('/') : segments[index]
    return name ? [[name, decode(text ?? '')]] : []
  })
  return Object.fromEntries(params)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
