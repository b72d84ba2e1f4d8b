/**
 * Signs that show nothing: white space, control and format characters (zero width, direction, soft hyphen), everything
 * that Unicode lets fonts ignore (variation selectors, Hangul fillers), the braille blank and the null notehead.
 */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu

/**
 * Whether a text shows nothing, whatever it is made of. What is required must not be blank.
 *
 * @example
 * isBlank(' \u200b') // true
 */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === ''
