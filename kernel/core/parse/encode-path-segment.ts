/**
 * Like `encodeURIComponent`, which throws on lone surrogates: they become U+FFFD. URL parsers resolve `.` and `..` even as
 * `%2e`, so these segments are encoded twice.
 */
export const encodePathSegment = (text: string | number): string => {
  const segment = encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
