import { directionOf } from '../../core/config/languages'
import { decimalsOf, isCurrencyCode } from './currency-decimals'
import { amountOf, type Money } from './money'

/** Formats amounts with all decimals; a currency that is no currency code is written after the number. */
export function createMoneyFormatter(locale: string): (money: Money) => string {
  const cache = new Map<string, Intl.NumberFormat>()
  const formatterFor = (currency: string) => {
    let formatter = cache.get(currency)
    if (!formatter) {
      const digits = decimalsOf(currency)
      const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      formatter = new Intl.NumberFormat(locale, {
        ...fixed,
        ...(isCurrencyCode(currency) && { style: 'currency', currency }),
      })
      cache.set(currency, formatter)
    }
    return formatter
  }
  const isRightToLeft = directionOf(locale) === 'rtl'
  return (money) => {
    const formatter = formatterFor(money.currency)
    const amount = amountOf(money)
    const text = isRightToLeft ? formatIsolated(formatter, amount) : formatter.format(amount)
    return isCurrencyCode(money.currency) ? text : `${text} ${money.currency}`.trim()
  }
}

/** Isolates the currency in a text from right to left, where the symbol of “R$” would change its side. */
const formatIsolated = (formatter: Intl.NumberFormat, amount: number) =>
  formatter
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? `\u2068${value}\u2069` : value))
    .join('')
