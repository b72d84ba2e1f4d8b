import { parseUrl } from '../parse/parse-url'
import { apiUrl } from './client'

/** The download URL of a server path or URL; `undefined` for an empty text and for schemes like `javascript:`. */
export function fileUrl(stored: string): string | undefined {
  const url = stored.trim() === '' ? undefined : parseUrl(stored, apiUrl('/'))
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
