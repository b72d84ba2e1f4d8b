interface Cookie {
  readonly name: string
  readonly value: string
}

/** Returns the header that repeats the XSRF cookie, without which the server rejects changes. */
export function xsrfHeader(cookies: readonly Cookie[]): Record<string, string> {
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  return token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {}
}
