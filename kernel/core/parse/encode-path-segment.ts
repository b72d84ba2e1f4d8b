/** encodeURIComponent throws on lone surrogates; URL parsers resolve `.` and `..` even as `%2e`. */
export const encodePathSegment = (text: string | number): string => {
  const segment = encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
  return /^\.{1,2}$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
