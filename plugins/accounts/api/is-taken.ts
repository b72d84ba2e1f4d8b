import { ApiError, api, readBoolean, type Settings, unwrap } from '@kernel'
import type { UniqueKind } from '../model/taken-values'

/** Whether the server's answer `true` means "taken" or "free", as the deployment's settings say. */
type UniquenessAnswer = Settings['uniquenessAnswer']

interface TakenRequest {
  readonly kind: UniqueKind
  readonly value: string
  readonly meaning: UniquenessAnswer
  readonly signal: AbortSignal
}

/**
 * Whether another account has this username or e-mail address.
 *
 * @param request `meaning` says what `true` means (decision:uniqueness-answer)
 * @throws ApiError, also when the answer is not a boolean
 */
export async function isTaken({ kind, value, meaning, signal }: TakenRequest): Promise<boolean> {
  const answer: unknown = await unwrap(
    kind === 'login'
      ? api.GET('/api/user/checklogin', { params: { query: { login: value } }, signal })
      : api.GET('/api/user/checkemail', { params: { query: { email: value } }, signal }),
  )
  const isYes = readBoolean(answer)
  if (isYes !== readBoolean(answer, true)) throw new ApiError('invalid-response', { body: answer })
  return isYes === (meaning === 'taken')
}
