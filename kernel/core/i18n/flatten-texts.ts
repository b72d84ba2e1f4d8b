import { asRecord } from '../parse/parse'

/** Lists the texts of a language file by their key; `{ nav: { home } }` is the key `nav.home`, and other values are left out. */
export function flattenTexts(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return key ? [[key, value]] : []
  return Object.entries(asRecord(value)).flatMap(([part, inner]) =>
    flattenTexts(inner, key ? `${key}.${part}` : part),
  )
}
