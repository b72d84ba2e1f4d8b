import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

/** What has to be the person's own: two accounts never share it. */
export type UniqueKind = 'login' | 'email'

/** The logins and addresses of which the server has said, while a form was open, that somebody else has them. */
export type TakenValues = Readonly<Record<UniqueKind, Set<string>>>

/**
 * Knows nothing to be taken yet. One form has one, for as long as it is open:
 *
 * @example
 * const [taken] = useState(noTakenNames)
 * const form = useForm(registrationSchema(taken))
 */
export function createTakenValues(): TakenValues {
  return { login: new Set(), email: new Set() }
}

/**
 * The rule that a value is not known to be taken; stands after the others in a schema's pipe (ACC-REG-06).
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
