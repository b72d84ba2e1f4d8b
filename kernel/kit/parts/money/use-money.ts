import { useUnit } from 'effector-react'
import { directionOf } from '../../../core/config/languages'
import { $formatLocale } from '../../../core/i18n/i18n'
import { amountOf, decimalsOf, isCurrencyCode, type Money } from './money'

/** Formatters by language, cached because creating `Intl` formatters is slow. */
const formatters = new Map<string, (money: Money) => string>()

/** Formats amounts in the user's language, with currency symbol and decimals. */
export function useMoney(): (money: Money) => string {
  const locale = useUnit($formatLocale)
  const formatter = formatters.get(locale) ?? createMoneyFormatter(locale)
  formatters.set(locale, formatter)
  return formatter
}

/** Formats amounts with all decimals; a currency that is no currency code is written after the number. */
export function createMoneyFormatter(locale: string): (money: Money) => string {
  const cache = new Map<string, Intl.NumberFormat>()
  const formatterFor = (currency: string) => {
    let formatter = cache.get(currency)
    if (!formatter) {
      const digits = decimalsOf(currency)
      const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      const format = (options: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(locale, { ...fixed, ...options })
      const style = { style: 'currency', currency } as const
      formatter = format(isCurrencyCode(currency) ? style : {})
      // Spanish writes "BRL" for "R$". "$" and "kr" stand for several currencies, so that their code remains.
      if (symbolOf(formatter) === currency) {
        const narrow = format({ ...style, currencyDisplay: 'narrowSymbol' })
        if (!['$', '¥', '£', 'kr'].includes(symbolOf(narrow) ?? '')) formatter = narrow
      }
      cache.set(currency, formatter)
    }
    return formatter
  }
  const isRightToLeft = directionOf(locale) === 'rtl'
  return (money) => {
    const formatter = formatterFor(money.currency)
    const amount = amountOf(money)
    const formatted = isRightToLeft ? formatIsolated(formatter, amount) : formatter.format(amount)
    // Most languages get a hyphen, which is too short beside numbers.
    const text = formatted.replace('-', '−')
    return isCurrencyCode(money.currency) ? text : `${text} ${money.currency}`.trim()
  }
}

const symbolOf = (formatter: Intl.NumberFormat) =>
  formatter.formatToParts(0).find(({ type }) => type === 'currency')?.value

/** Isolates the currency in a text from right to left, where the symbol of “R$” would change its side. */
const formatIsolated = (formatter: Intl.NumberFormat, amount: number) =>
  formatter
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value))
    .join('')
