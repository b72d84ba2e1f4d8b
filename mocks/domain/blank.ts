/** Signs that show nothing, though they are no white space. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu
/** References by which HTML writes such signs. */
const references = /&(?:nbsp|\w*sp|\w*space|zwn?j|[lr]rm|shy|nobreak|tab|newline);?/gi
const numbers = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi
const tags = /<(?!\s*(?:img|hr)\b)[^>]*>/gi

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Whether HTML shows nothing: no text, picture or line. */
export const isBlankHtml = (html: string): boolean =>
  isBlank(
    html
      .replace(tags, '')
      .replace(numbers, (_, hex?: string, decimal?: string) => {
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return code <= 0x10ffff ? String.fromCodePoint(code) : '?'
      })
      .replace(references, ''),
  )
