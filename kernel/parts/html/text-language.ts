import { franc } from 'franc-min'

/** Characters that are looked at: more tell no more. */
const most = 1_000

/**
 * The language that a text is written in, as a BCP 47 tag.
 *
 * @returns nothing where it cannot be told
 */
export function detectLanguage(text: string): string | undefined {
  const code = franc(text.slice(0, most), { minLength: 200 })
  return code === 'und' ? undefined : Intl.getCanonicalLocales(code)[0]
}
