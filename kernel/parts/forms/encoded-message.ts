import type { TextRef } from '../../core/i18n/text'

/**
 * What a rule of a schema says when it is broken. Schemas carry plain strings; this one can be spoken later, in
 * the language of the moment.
 *
 * @example
 * v.pipe(v.string(), v.minLength(6, message(text('login.invalidPassword', { min: 6 }))))
 */
export function encodeMessage(text: TextRef): string {
  return JSON.stringify(text)
}

/**
 * The text inside a message.
 *
 * @throws SyntaxError when a rule was given a sentence instead of a `message`: a mistake of the form's author
 */
export function decodeMessage(message: string): TextRef {
  return JSON.parse(message) as TextRef
}
