// Decimals by ISO 4217. `Intl` reports customary decimals instead, and its first call takes 50 ms.
const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'
const fourDecimals = 'CLF UYW'

/** Number of decimals of a currency, 0 to 4; 2 for unknown currencies. */
export function decimalsOf(currency: string): number {
  if (!isCurrencyCode(currency)) return 2
  if (noDecimals.includes(currency)) return 0
  if (threeDecimals.includes(currency)) return 3
  return fourDecimals.includes(currency) ? 4 : 2
}

/** Whether a text has the form of a currency code, so that `Intl` accepts it. */
export const isCurrencyCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency)
