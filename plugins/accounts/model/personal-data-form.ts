import * as v from 'valibot'
import { emailRule, loginRule, nameRule } from './rules'
import { notTaken, type TakenValues } from './taken-values'

/** Who one has been so far. */
interface CurrentData {
  readonly email: string
  readonly login: string
}

/**
 * What the personal data ask for (ACC-PROF-04). What one has already is never refused: another program may have
 * allowed it once, and it must not keep anybody from changing the rest.
 */
export const personalDataSchema = (own: CurrentData, taken: TakenValues) =>
  v.object({
    name: nameRule,
    email: v.lazy((email) =>
      email === own.email ? v.string() : v.pipe(emailRule, notTaken('email', taken)),
    ),
    login: v.lazy((login) =>
      login === own.login ? v.string() : v.pipe(loginRule, notTaken('login', taken)),
    ),
  })

export type PersonalData = v.InferOutput<ReturnType<typeof personalDataSchema>>
