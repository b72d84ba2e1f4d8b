import { encodePathSegment } from '../parse/encode-path-segment'
import { apiUrl } from './client'

/**
 * The URL of a stored image (KRN-IMG-01); `undefined` for anything else.
 * @param stored a file name or an absolute URL: servers send either (decision:tolerant-readers)
 * @param kind `profile` for backgrounds of public pages, `posts` for all other images
 */
export function imageUrl(stored: string, kind: 'posts' | 'profile' = 'posts'): string | undefined {
  if (stored === '') return undefined
  if (/^(https?:|data:image\/|blob:)/i.test(stored)) return stored
  // Users choose the names of stored files: reject paths and URL schemes that are not used for images.
  if (/^[a-z][a-z0-9+.-]*:|^\/|\.\.|\\/i.test(stored)) return undefined
  return apiUrl(`/${kind}/images/${stored.split('/').map(encodePathSegment).join('/')}`).href
}
