import { type Money, sum } from '@kernel/parts'
import type { Payment } from './payment'
import { knownPayment } from './status'

/** Adds up the paid amounts by currency, in the order in which the currencies first appear. */
export function paidTotals(payments: readonly Payment[]): readonly Money[] {
  const paid = payments.flatMap(({ amount, paymentStatus }) =>
    amount && knownPayment(paymentStatus)?.text === 'status.paid' ? [amount] : [],
  )
  const currencies = [...new Set(paid.map(({ currency }) => currency))]
  return currencies.map((currency) =>
    sum(
      paid.filter((amount) => amount.currency === currency),
      currency,
    ),
  )
}
