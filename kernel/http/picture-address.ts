import { apiAddress } from './client'
import { encoded } from './encoded'

/**
 * Where a stored picture is shown from (KRN-IMG-01). Servers give a stored name or a whole address
 * (decision 29); anything else, and what is no picture's address at all, gives nothing.
 *
 * @param kind backgrounds are kept apart from all other pictures
 * @example
 * <Avatar src={pictureAddress(person.pictureUrl)} name={person.name} />
 */
export function pictureAddress(stored: string, kind: 'posts' | 'profile' = 'posts'): string | undefined {
  if (stored === '') return undefined
  if (/^(https?:|data:image\/|blob:)/i.test(stored)) return stored
  // A name may hold anything a person called the file; a path or another scheme is no name.
  if (/^[a-z][a-z0-9+.-]*:|^\/|\.\.|\\/i.test(stored)) return undefined
  return apiAddress(`/${kind}/images/${stored.split('/').map(encoded).join('/')}`).href
}
