let inForce = 'USD'

/** The currency of amounts that come without one (KRN-I18N-06). */
export const defaultCurrency = (): string => inForce

/** Takes over the deployment's currency; called once, at start. */
export function setDefaultCurrency(currency: string): void {
  inForce = currency
}
