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
  return (money) => {
    const text = formatterFor(money.currency).format(amountOf(money))
    return isCurrencyCode(money.currency) ? text : `${text} ${money.currency}`.trim()
  }
}
