import { useUnit } from 'effector-react'
import { $formatLocale } from '../../core/i18n/i18n'
import type { Money } from './money'
import { createMoneyFormatter } from './money-formatter'

/** Made once for each language: browsers take a while for it. */
const writers = new Map<string, (money: Money) => string>()

/**
 * Writes amounts in the reader's language, with the sign and the decimals of their currency (S9).
 *
 * @example
 * const money = useMoney()
 * return <span>{money(course.discountPrice)}</span>
 */
export function useMoney(): (money: Money) => string {
  const locale = useUnit($formatLocale)
  const writer = writers.get(locale) ?? createMoneyFormatter(locale)
  writers.set(locale, writer)
  return writer
}
