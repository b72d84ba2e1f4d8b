import { ApiError, asRecord, readBoolean, readNumber, readText } from '@kernel'
import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** Minutes that a session may last: at least one, or nobody could come back to set another; at most a year. */
export const timeoutLimits = { min: 1, max: 525_600 }

const invalidTimeout = encodeMessage(text('profile.settings.invalidTimeout'))

/** What the general settings ask for (ACC-PROF-06). */
export const settingsSchema = v.object({
  timeout: v.pipe(
    v.number(invalidTimeout),
    v.minValue(timeoutLimits.min, invalidTimeout),
    v.maxValue(timeoutLimits.max, invalidTimeout),
  ),
  publicProfile: v.boolean(),
  nostrPK: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(65, encodeMessage(text('profile.settings.invalidNostrPK'))),
  ),
})

export type GeneralSettings = v.InferOutput<typeof settingsSchema>

/** Not given, or of the kind that it should be. */
const isAbsentOr = (value: unknown, isRight: boolean) => value === undefined || value === null || isRight

/** The settings as the server has them; without `timeout` where it names none that a session could have. */
export interface StoredSettings extends Omit<GeneralSettings, 'timeout'> {
  readonly timeout: number | undefined
}

/**
 * Reads the answer of the settings call.
 *
 * @throws ApiError `invalid-response` when there are none: saving what was guessed would overwrite what is there
 */
export function readGeneralSettings(answer: unknown): StoredSettings {
  const { timeout, publicProfile, nostrPK } = asRecord(answer)
  const isRead =
    typeof answer === 'object' &&
    answer !== null &&
    !Array.isArray(answer) &&
    isAbsentOr(timeout, !Number.isNaN(readNumber(timeout, Number.NaN))) &&
    isAbsentOr(publicProfile, readBoolean(publicProfile) === readBoolean(publicProfile, true)) &&
    isAbsentOr(nostrPK, typeof nostrPK === 'string')
  // Without the answer itself: there may be a private key in it.
  if (!isRead) throw new ApiError('invalid-response', { status: 200 })
  const minutes = Math.round(readNumber(timeout))
  const isUsable = minutes >= timeoutLimits.min && minutes <= timeoutLimits.max
  return {
    timeout: isUsable ? minutes : undefined,
    publicProfile: readBoolean(publicProfile),
    nostrPK: readText(nostrPK),
  }
}
