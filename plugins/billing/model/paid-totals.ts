import { type Money, sum } from '@kernel/parts'
import type { Payment } from './payment'
import { knownPayment } from './status'

export interface PaidTotal {
  readonly total: Money
  /** Number of paid payments. */
  readonly count: number
}

/** Adds up the paid amounts by currency, in the order in which the currencies first appear. */
export function paidTotals(payments: readonly Payment[]): readonly PaidTotal[] {
  const paid = payments.flatMap(({ amount, paymentStatus }) =>
    amount && knownPayment(paymentStatus)?.text === 'status.paid' ? [amount] : [],
  )
  const currencies = [...new Set(paid.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const amounts = paid.filter((amount) => amount.currency === currency)
    return { total: sum(amounts, currency), count: amounts.length }
  })
}

/** The name of a currency in a language, such as "US dollar"; its code when unknown. */
export function currencyName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code
  } catch {
    // Servers may send a code that is not made of three letters.
    return code
  }
}
