import { matchPage } from '../../core/navigation/current-page'
import { homeRoute } from '../../core/session/routes'
import type { Deployment } from './deployment'
import { connectWithoutToken, runAt } from './request-context'

interface ListRequest extends Pick<Deployment, 'settings' | 'registry' | 'publicPaths'> {
  /** The URL of the site map in the browser. */
  readonly url: URL
  readonly fetch: typeof fetch
  /** Time limit in milliseconds; paths that are not available in time are left out. */
  readonly timeLimit: number
}

/**
 * Lists the paths for the site map, below the base path: the home page and the paths from plugins, except paths without
 * a screen for visitors. @returns the paths, and the errors of plugins
 */
export function listPublicPaths(
  request: ListRequest,
): Promise<{ paths: readonly string[]; errors: readonly unknown[] }> {
  return runAt(request.url, async () => {
    const signal = AbortSignal.timeout(request.timeLimit)
    connectWithoutToken(request, signal)
    const lists = await Promise.allSettled(request.publicPaths.map((list) => list()))
    const named = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
    const isPublic = (path: string) => {
      const page = matchPage(request.registry, path)?.page
      return page !== undefined && page.access !== 'member'
    }
    return {
      paths: [...new Set([homeRoute.path, ...named])].filter(isPublic),
      errors: lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : [])),
    }
  })
}
