import { amountOf, decimalsOf, isCurrencyCode, type Money } from './money'

/**
 * Formats amounts with currency symbol and all decimals. Unknown currencies are written as their code after
 * the number.
 */
export function createMoneyFormatter(locale: string): (money: Money) => string {
  const known = new Map<string, Intl.NumberFormat>()
  const writerOf = (currency: string) => {
    let writer = known.get(currency)
    if (!writer) {
      const digits = decimalsOf(currency)
      const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      writer = new Intl.NumberFormat(locale, {
        ...fixed,
        ...(isCurrencyCode(currency) && { style: 'currency', currency }),
      })
      known.set(currency, writer)
    }
    return writer
  }
  return (money) => {
    const text = writerOf(money.currency).format(amountOf(money))
    return isCurrencyCode(money.currency) ? text : `${text} ${money.currency}`.trim()
  }
}
