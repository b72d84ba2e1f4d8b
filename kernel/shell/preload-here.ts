import { firstEntries } from '../mypage/slots'
import { preloadEntry } from '../plugin/lazy-entry'
import type { Registry } from '../plugin/registry'
import { screenPath } from '../routing/base-path'
import { matchPage } from '../routing/match'
import { myPageRoute } from '../session/routes'

/**
 * Loads the code of the screen here that early.js has preloaded, while the session is being restored. Where the server
 * refuses it, the screen is never shown, and the browser would warn of each preloaded file that nobody has used.
 */
export function preloadHere(registry: Registry): void {
  const page = matchPage(registry, screenPath(location.pathname) ?? '/')?.page
  if (!page) return
  preloadEntry(page)
  if (page.route !== myPageRoute) return
  const entries = firstEntries(registry, new URLSearchParams(location.search).get('tab'))
  for (const { load, hasServerState } of entries) if (load) preloadEntry({ load, hasServerState })
}
