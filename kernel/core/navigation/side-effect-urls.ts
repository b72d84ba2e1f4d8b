import { useUnit } from 'effector-react'
import { screenPath } from '../config/base-path'
import { apiUrl } from '../http/client'
import type { RegisteredPage, Registry } from '../plugin/registry'
import { $registry } from '../plugin/registry-store'
import { matchPage } from './match'

/** The screen of ours that an address leads to. */
function pageOf(
  registry: Registry,
  { origin, pathname }: URL | HTMLAnchorElement,
): RegisteredPage | undefined {
  const path = origin === location.origin ? screenPath(pathname) : undefined
  return path === undefined ? undefined : matchPage(registry, path)?.page
}

/** The address of a screen of ours as the router takes it; nothing for any other. */
export const toScreenPath = (registry: Registry, address: URL | HTMLAnchorElement): string | undefined =>
  pageOf(registry, address) && `${screenPath(address.pathname)}${address.search}${address.hash}`

/**
 * Whether an address does something as soon as it is opened: the server's own calls, and screens with `actsOnOpen`.
 * Nothing from outside may lead there without a question.
 */
export const hasSideEffects = (registry: Registry, address: URL | HTMLAnchorElement): boolean =>
  address.href.toLowerCase().startsWith(apiUrl('/api/').href.toLowerCase()) ||
  Boolean(pageOf(registry, address)?.hasSideEffects)

/**
 * For addresses from outside that the product would follow by itself: those that do something as soon as they are opened
 * are not followed (FLT-24).
 *
 * @returns whether an address does something
 * @example
 * const actsOnOpen = useHasSideEffects()
 * if (!actsOnOpen(new URL(address))) location.assign(address)
 */
export function useHasSideEffects(): (address: URL) => boolean {
  const registry = useUnit($registry)
  return (address) => hasSideEffects(registry, address)
}

/** Whether opening a link ends the session, beside what its name says. */
export const isLogoutLink = (registry: Registry, link: HTMLAnchorElement): boolean =>
  pageOf(registry, link)?.hasSideEffects === 'signs-out'
