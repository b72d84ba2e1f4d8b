/** Invisible characters: white space, control, format and ignorable ones, the braille blank and the null notehead. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu

/** Whether a text has no visible character. @example isBlank(' \u200b') // true */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''
