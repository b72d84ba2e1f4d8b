type Values = Map<object, unknown>

let valuesOfRequest: (() => Values | undefined) | undefined

/**
 * Separates the values of {@link perRequest} by request, on a server that renders screens for several visitors at once.
 * @param values returns the values of the current request
 */
export function separateRequests(values: () => Values | undefined): void {
  valuesOfRequest = values
}

/** A variable with one value per page in a browser, and one value per request on a server. */
export function perRequest<Value>(initial: Value): { get(): Value; set(value: Value): void } {
  const key = {}
  const ofPage: Values = new Map([[key, initial]])
  const values = () => valuesOfRequest?.() ?? ofPage
  return {
    get: () => (values().has(key) ? (values().get(key) as Value) : initial),
    set: (value) => void values().set(key, value),
  }
}
