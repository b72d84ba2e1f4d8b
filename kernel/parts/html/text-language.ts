import { franc } from 'franc-min'

/** More text does not improve detection. */
const maxLength = 1_000

export function detectLanguage(text: string): string | undefined {
  const code = franc(text.slice(0, maxLength), { minLength: 200 })
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0]
}
