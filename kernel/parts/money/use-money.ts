import { useUnit } from 'effector-react'
import { $formatLocale } from '../../core/i18n/i18n'
import type { Money } from './money'
import { createMoneyFormatter } from './money-formatter'

/** Formatters by language, cached because creating `Intl` formatters is slow. */
const formatters = new Map<string, (money: Money) => string>()

/** Formats amounts in the user's language, with currency symbol and decimals. */
export function useMoney(): (money: Money) => string {
  const locale = useUnit($formatLocale)
  const formatter = formatters.get(locale) ?? createMoneyFormatter(locale)
  formatters.set(locale, formatter)
  return formatter
}
