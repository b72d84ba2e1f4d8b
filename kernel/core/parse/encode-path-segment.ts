/** Encodes a path segment: `encodeURIComponent` throws on lone surrogates and keeps `..`, which URL parsers resolve. */
export const encodePathSegment = (text: string | number): string => {
  const segment = encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
