import { useUnit } from 'effector-react'
import { screenPath } from '../config/base-path'
import { apiUrl } from '../http/client'
import type { RegisteredPage, Registry } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import { matchPage } from './current-page'

function pageOf(
  registry: Registry,
  { origin, pathname }: URL | HTMLAnchorElement,
): RegisteredPage | undefined {
  const path = origin === location.origin ? screenPath(pathname) : undefined
  return path === undefined ? undefined : matchPage(registry, path)?.page
}

export const toScreenPath = (registry: Registry, url: URL | HTMLAnchorElement): string | undefined =>
  pageOf(registry, url) && `${screenPath(url.pathname)}${url.search}${url.hash}`

/** Whether opening a URL changes data: redirects must never open such a URL, and links in user content must ask. */
export const hasSideEffects = (registry: Registry, url: URL | HTMLAnchorElement): boolean =>
  url.href.toLowerCase().startsWith(apiUrl('/api/').href.toLowerCase()) ||
  Boolean(pageOf(registry, url)?.hasSideEffects)

/** Returns a check for URLs from the server: a redirect must not open one that changes data. */
export function useHasSideEffects(): (url: URL) => boolean {
  const registry = useUnit($registry)
  return (url) => hasSideEffects(registry, url)
}

export const isLogoutLink = (registry: Registry, link: HTMLAnchorElement): boolean =>
  pageOf(registry, link)?.hasSideEffects === 'signs-out'
