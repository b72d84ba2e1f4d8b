import { apiUrl } from './client'

/** The download URL of a server path or URL; `undefined` for an empty text and for schemes like `javascript:`. */
export function fileUrl(stored: string): string | undefined {
  const base = apiUrl('/')
  if (stored.trim() === '' || !URL.canParse(stored, base)) return undefined
  const { protocol, href } = new URL(stored, base)
  return /^https?:$/.test(protocol) ? href : undefined
}
