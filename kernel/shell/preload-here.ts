import { firstEntries } from '../mypage/slots'
import { preloadEntry } from '../plugin/lazy-entry'
import type { Registry } from '../plugin/registry'
import { matchPage } from '../routing/match'
import { myPageRoute } from '../session/routes'

/**
 * Loads the code of a screen that early.js has preloaded, while the session is being restored. Where the server refuses
 * it, the screen is never shown, and the browser would warn of each preloaded file that nobody has used.
 *
 * @param address path and query as routes name them
 */
export function preloadHere(registry: Registry, address: string): void {
  const { pathname, searchParams } = new URL(address, location.origin)
  const page = matchPage(registry, pathname)?.page
  if (!page) return
  const isMyPage = page.route.id === myPageRoute.id
  const entries = isMyPage ? firstEntries(registry, searchParams.get('tab')) : []
  for (const { load, hasServerState } of [page, ...entries]) if (load) preloadEntry({ load, hasServerState })
}
