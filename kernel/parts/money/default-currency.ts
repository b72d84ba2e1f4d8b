let current = 'USD'

/** The deployment's currency, used for amounts without a currency (KRN-I18N-06). */
export const defaultCurrency = (): string => current

export function setDefaultCurrency(currency: string): void {
  current = currency
}
