interface RegistrationSettings {
  readonly registration?: 'open' | 'waiting-list' | undefined
  readonly beta?: boolean | undefined
}

/** Whether visitors may create an account at once: the newer setting wins over the older one (decision:registration-mode). */
export function isRegistrationOpen({ registration, beta = true }: RegistrationSettings): boolean {
  return registration ? registration === 'open' : beta
}
