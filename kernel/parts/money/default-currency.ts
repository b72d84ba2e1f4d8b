let current = 'USD'

/** Currency of amounts without one (KRN-I18N-06). */
export const defaultCurrency = (): string => current

export function setDefaultCurrency(currency: string): void {
  current = currency
}
