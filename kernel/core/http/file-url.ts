import { apiUrl } from './client'

/**
 * The download URL of a file.
 * @param stored absolute, or relative to the base URL of the server
 * @returns `undefined` for `javascript:`, `data:` and other schemes
 * @example
 * const url = fileUrl(attachment.url)
 */
export function fileUrl(stored: string): string | undefined {
  const base = apiUrl('/')
  if (stored.trim() === '' || !URL.canParse(stored, base)) return undefined
  const { protocol, href } = new URL(stored, base)
  return /^https?:$/.test(protocol) ? href : undefined
}
