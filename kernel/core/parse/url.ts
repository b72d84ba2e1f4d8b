/**
 * Parses a URL that people, servers or deployments wrote; `undefined` if it is invalid. Use it instead of `URL.canParse`
 * and `URL.parse`, which some supported browsers lack.
 * @param base URL to which a relative URL belongs
 * @example const host = parseUrl(typed)?.host
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Encodes a path segment: `encodeURIComponent` throws on lone surrogates and keeps `..`, which URL parsers resolve. */
export const encodePathSegment = (text: string | number): string => {
  const segment = encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
