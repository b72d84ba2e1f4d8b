const clamp = (number: number, min: number, max: number) => Math.min(max, Math.max(min, number))

/** An integer within the bounds, and whether it was outside of them. */
export function integerIn(number: number, min: number, max: number) {
  const value = clamp(Math.trunc(number), min, max)
  return { value, isTooSmall: number < min, isTooLarge: number > max }
}

/**
 * Parses an integer as people write it in a language, with or without group separators. Returns `undefined` for any other
 * text, also for a number with decimals: in half of the languages, `1,000` is a number with three of them.
 *
 * @param locale language tag for `Intl`
 */
export function parseInteger(text: string, locale: string): number | undefined {
  const { digits, groups } = signsOf(locale)
  // NFKC turns full-width digits into plain ones, and all no-break spaces into spaces.
  const plain = Array.from(text.normalize('NFKC'), (sign) => digits.get(sign) ?? sign).join('')
  const [, minus, number] = /^([-−]?)\+?(\d.*)$/.exec(plain.replace(/\p{Cf}/gu, '').trim()) ?? []
  if (number === undefined) return undefined
  // Languages of India have groups of two digits before the last one.
  const [, separator = ''] = /^\d{1,3}(\D)(?:\d{2,3}\1)*\d{3}$/.exec(number) ?? []
  const joined = groups.has(separator) ? number.replaceAll(separator, '') : number
  if (!/^\d+$/.test(joined)) return undefined
  return minus ? 0 - Number(joined) : Number(joined)
}

/** Separators that people use whatever the language prefers; a language's decimal separator is none of them. */
const commonGroups = ['.', ',', ' ', "'", '’']

function signsOf(locale: string) {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const signOf = (kind: string) => parts.find(({ type }) => type === kind)?.value.normalize('NFKC') ?? ''
  const groups = new Set([...commonGroups, signOf('group')])
  groups.delete(signOf('decimal'))
  const digits = Array.from({ length: 10 }, (_, digit) => [numbers.format(digit), String(digit)] as const)
  return { digits: new Map(digits), groups }
}
