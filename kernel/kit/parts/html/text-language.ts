import { franc } from 'franc-min'

/** Number of characters used to detect the language; more text does not improve the result. */
const maxLength = 1_000

export function detectLanguage(text: string): string | undefined {
  const code = franc(text.slice(0, maxLength), { minLength: 200 })
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0]
}
