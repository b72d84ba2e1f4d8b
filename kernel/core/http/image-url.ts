import { encodePathSegment } from '../parse/encode-path-segment'
import { apiUrl } from './client'

/**
 * Where a stored picture is shown from (KRN-IMG-01). Servers give a stored name or a whole address
 * (decision:tolerant-readers); anything else, and what is no picture's address at all, gives nothing.
 *
 * @param kind backgrounds are kept apart from all other pictures
 * @example
 * <Avatar src={imageUrl(person.pictureUrl)} name={person.name} />
 */
export function imageUrl(stored: string, kind: 'posts' | 'profile' = 'posts'): string | undefined {
  if (stored === '') return undefined
  if (/^(https?:|data:image\/|blob:)/i.test(stored)) return stored
  // A name may hold anything a person called the file; a path or another scheme is no name.
  if (/^[a-z][a-z0-9+.-]*:|^\/|\.\.|\\/i.test(stored)) return undefined
  return apiUrl(`/${kind}/images/${stored.split('/').map(encodePathSegment).join('/')}`).href
}
