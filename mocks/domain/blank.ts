/** Invisible characters, including some that Unicode does not count as white space. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu
/** HTML entities of invisible characters. */
const references = /&(?:nbsp|\w*sp|\w*space|zwn?j|[lr]rm|shy|nobreak|tab|newline);?/gi
const numbers = /&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi
const tags = /<(?!\s*(?:img|hr)\b)[^>]*>/gi

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''

/** Whether HTML has no visible text, image or horizontal rule. */
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
