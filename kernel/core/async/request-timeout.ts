let timeoutMs = 20_000

export const requestTimeout = () => timeoutMs

export function setRequestTimeout(milliseconds: number): void {
  timeoutMs = milliseconds
}
