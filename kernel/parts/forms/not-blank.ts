import * as v from 'valibot'
import { isBlank } from '../../core/parse/is-blank'

/**
 * The rule of every required text: it shows something.
 *
 * @param broken what is said when it does not, see {@link message}
 * @example
 * v.pipe(v.string(), v.trim(), notBlank(message(text('editor.noName'))))
 */
export const notBlank = (broken: string) => v.check<string, string>((text) => !isBlank(text), broken)
