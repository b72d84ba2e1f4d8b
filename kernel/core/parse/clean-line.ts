/** Characters that show nothing, without those that join or vary other characters, and without white space. */
const hidden =
  /(?![\t-\r\u200c-\u200d\p{VS}\u{e0020}-\u{e007f}])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu
/** Characters that join or vary others, where they change nothing: after letters of these scripts. */
const idle = /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s.@_-])[\u200c-\u200d\p{VS}\u{e0020}-\u{e007f}]+/gu

/**
 * What a person typed or pasted as a name, an address, a key or a search, without invisible characters and extra spaces, so
 * that texts that look the same are the same.
 *
 * @example cleanLine('\u200bAna\u00a0 Dias ') // 'Ana Dias'
 */
export const cleanLine = (text: string): string =>
  text.normalize('NFC').replace(hidden, '').replace(idle, '$1').replace(/\s+/g, ' ').trim()

/** {@link cleanLine} for an e-mail address, which may have been copied with its link. */
export const cleanEmail = (text: string): string =>
  cleanLine(text)
    .replace(/^mailto:([^?]*).*/i, '$1')
    .trim()
