interface RegistrationSettings {
  readonly registration?: 'open' | 'waiting-list' | undefined
  readonly beta?: boolean | undefined
}

/**
 * Whether visitors may create an account: `registration` takes precedence over the older setting `beta`
 * (decision:registration-mode).
 */
export function isRegistrationOpen({ registration, beta = true }: RegistrationSettings): boolean {
  return registration ? registration === 'open' : beta
}
