/**
 * A text as one segment of a path. Lone surrogates, where `encodeURIComponent` alone throws, become the replacement
 * character. URL parsers resolve `.` and `..` even when written as `%2e`: such a segment is encoded twice and names nothing.
 */
export const encodePathSegment = (text: string | number): string => {
  const segment = encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
