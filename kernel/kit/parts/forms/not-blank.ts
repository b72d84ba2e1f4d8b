import * as v from 'valibot'
import { isBlank } from '../../../core/parse/parse'

/**
 * Rule for a required text: it must contain a visible character.
 * @param message from {@link encodeMessage}
 * @example
 * v.pipe(v.string(), v.trim(), notBlank(encodeMessage(text('editor.noName'))))
 */
export const notBlank = (message: string) => v.check<string, string>((text) => !isBlank(text), message)
