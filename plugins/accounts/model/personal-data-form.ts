import * as v from 'valibot'
import { emailRule, loginRule, nameRule } from './rules'
import { notTaken, type TakenValues } from './taken-values'

interface CurrentData {
  readonly email: string
  readonly login: string
}

/**
 * Unchanged values are accepted even if they break the rules: otherwise a value that an older client has
 * stored would block changes of the other fields.
 */
export const personalDataSchema = (current: CurrentData, taken: TakenValues) =>
  v.object({
    name: nameRule,
    email: v.lazy((email) =>
      email === current.email ? v.string() : v.pipe(emailRule, notTaken('email', taken)),
    ),
    login: v.lazy((login) =>
      login === current.login ? v.string() : v.pipe(loginRule, notTaken('login', taken)),
    ),
  })

export type PersonalData = v.InferOutput<ReturnType<typeof personalDataSchema>>
