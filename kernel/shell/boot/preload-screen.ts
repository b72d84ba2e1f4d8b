import type { CurrentPage } from '../../core/navigation/current-page'
import type { Registry } from '../../core/plugin/registry'
import { myPageRoute } from '../../core/session/routes'
import { preloadEntry } from '../../parts/slot/lazy-entry'
import { initialEntries } from '../my-page/initial-entries'

/**
 * Loads the code of the screen, which preload.js has preloaded, while the session is being restored. Otherwise the browser
 * would warn about unused preloads when the server rejects the session and the screen is never shown.
 */
export function preloadScreen(registry: Registry, { address, match }: CurrentPage): void {
  const page = match?.page
  if (!page) return
  preloadEntry(page)
  if (page.route !== myPageRoute) return
  const entries = initialEntries(registry, new URL(address, location.origin).searchParams.get('tab'))
  for (const { load, hasServerState } of entries) if (load) preloadEntry({ load, hasServerState })
}
