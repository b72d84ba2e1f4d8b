import { apiUrl } from './client'

/**
 * Where a file that a server names is downloaded from: a whole web address as it stands, a relative one at the API's
 * origin, where stored pictures are too.
 *
 * @returns nothing for what is no web address: code, data, another scheme
 * @example
 * const url = fileUrl(attachment.url)
 */
export function fileUrl(stored: string): string | undefined {
  const base = apiUrl('/')
  if (stored.trim() === '' || !URL.canParse(stored, base)) return undefined
  const { protocol, href } = new URL(stored, base)
  return /^https?:$/.test(protocol) ? href : undefined
}
