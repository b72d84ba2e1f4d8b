/** Fixed exchange rates per US dollar. */
const perDollar: Readonly<Record<string, number>> = { USD: 1, EUR: 0.9, BRL: 5.5, GBP: 0.8 }

/** Rounds to two decimals. */
export const round = (amount: number): number => Math.round(amount * 100) / 100

/** Converts an amount; returns it unchanged when a rate is unknown. */
export function convert(amount: number, from: string, to: string): number {
  const rateFrom = perDollar[from]
  const rateTo = perDollar[to]
  return from === to || !rateFrom || !rateTo ? amount : round((amount / rateFrom) * rateTo)
}
