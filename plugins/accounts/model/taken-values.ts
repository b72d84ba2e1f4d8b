import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

export type UniqueKind = 'login' | 'email'

/** Values that the server reported as taken while a form was open. */
export type TakenValues = Readonly<Record<UniqueKind, Set<string>>>

/**
 * Creates the taken values of one form, which live as long as the form.
 *
 * @example
 * const [taken] = useState(createTakenValues)
 * const form = useForm(registrationSchema(taken))
 */
export function createTakenValues(): TakenValues {
  return { login: new Set(), email: new Set() }
}

/**
 * Validation rule that rejects a value known to be taken. Put it last in the pipe.
 *
 * @example
 * v.object({ login: v.pipe(loginRule, notTaken('login', taken)) })
 */
export function notTaken(kind: UniqueKind, taken: TakenValues) {
  return v.check(
    (value: string) => !taken[kind].has(value),
    encodeMessage(accountsTexts.ref(`unique.taken.${kind}`)),
  )
}
