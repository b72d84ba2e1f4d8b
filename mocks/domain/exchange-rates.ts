/** What one US dollar is, in a world whose rates stand still. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, EUR: 0.9, BRL: 5.5, GBP: 0.8 }

/** Two decimals, as prices are written. */
export const round = (amount: number): number => Math.round(amount * 100) / 100

/** An amount in another currency; one with an unknown rate keeps its number. */
export function convert(amount: number, from: string, to: string): number {
  const rateFrom = perDollar[from]
  const rateTo = perDollar[to]
  return from === to || !rateFrom || !rateTo ? amount : round((amount / rateFrom) * rateTo)
}
