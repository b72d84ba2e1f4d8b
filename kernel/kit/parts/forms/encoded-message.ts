import * as v from 'valibot'
import type { TextRef } from '../../../core/i18n/text'
import { isBlank } from '../../../core/parse/parse'

/**
 * Encodes a text reference as the message of a schema rule, so that it is translated when it is shown.
 * @example
 * v.pipe(v.string(), v.minLength(6, encodeMessage(text('login.invalidPassword', { min: 6 }))))
 */
export function encodeMessage(text: TextRef): string {
  return JSON.stringify(text)
}

/** Decodes the message of a schema rule. @throws SyntaxError when `encodeMessage(…)` did not encode it */
export function decodeMessage(message: string): TextRef {
  return JSON.parse(message) as TextRef
}

/**
 * Rule for a required text: it must contain a visible character.
 * @param message from {@link encodeMessage}
 * @example
 * v.pipe(v.string(), v.trim(), notBlank(encodeMessage(text('editor.noName'))))
 */
export const notBlank = (message: string) => v.check<string, string>((text) => !isBlank(text), message)
