let timeoutMs = 20_000

export const requestTimeout = () => timeoutMs

/** Called once, with `api.patience` of config.json. */
export function setRequestTimeout(milliseconds: number): void {
  timeoutMs = milliseconds
}
