import { apiAddress, apiUrl } from '../../../core/http/client'
import { encodePathSegment, parseUrl } from '../../../core/parse/url'

/** The download URL of a server path or URL; `undefined` for an empty text and for schemes like `javascript:`. */
export function fileUrl(stored: string): string | undefined {
  const url = stored.trim() === '' ? undefined : parseUrl(stored, apiUrl('/'))
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * The URL of a stored image; `undefined` for anything else. On the page's own origin it is a path, so that a
 * page rendered on a server, which may not know its public origin, has the same URL.
 * @param stored a file name or an absolute URL: servers send either (decision:tolerant-readers)
 * @param kind `profile` for backgrounds of public pages, `posts` for all other images
 */
export function imageUrl(stored: string, kind: 'posts' | 'profile' = 'posts'): string | undefined {
  if (stored === '') return undefined
  if (/^(https?:|data:image\/|blob:)/i.test(stored)) return stored
  // Users choose the names of stored files: reject paths and URL schemes that are not used for images.
  if (/^[a-z][a-z0-9+.-]*:|^\/|\.\.|\\/i.test(stored)) return undefined
  const { origin, pathname } = apiAddress(
    `/${kind}/images/${stored.split('/').map(encodePathSegment).join('/')}`,
  )
  return origin === location.origin ? pathname : origin + pathname
}
