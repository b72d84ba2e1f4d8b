import { ApiError, asRecord, cleanLine, readBoolean, readNumber, readText, type Schema } from '@kernel'
import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** Limits of the session timeout in minutes: a shorter session would end before the timeout could be changed back. */
export const timeoutLimits = { min: 1, max: 525_600 }

const invalidTimeout = encodeMessage(text('profile.settings.invalidTimeout'))

export const settingsSchema = v.object({
  timeout: v.pipe(
    v.number(invalidTimeout),
    v.minValue(timeoutLimits.min, invalidTimeout),
    v.maxValue(timeoutLimits.max, invalidTimeout),
  ),
  publicProfile: v.boolean(),
  nostrPK: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.maxLength(65, encodeMessage(text('profile.settings.invalidNostrPK'))),
  ),
})

export type GeneralSettings = v.InferOutput<typeof settingsSchema>

const isAbsentOr = (value: unknown, isRight: boolean) => value === undefined || value === null || isRight

/** The settings as stored on the server; `timeout` is undefined when the stored value is out of range. */
export interface StoredSettings extends Omit<GeneralSettings, 'timeout'> {
  readonly timeout: number | undefined
}

/**
 * @throws ApiError `invalid-response` when unreadable: saving guessed values would overwrite the stored ones
 */
export function readGeneralSettings(answer: unknown): StoredSettings {
  const { timeout, publicProfile, nostrPK } = asRecord<Schema<'Settings'>>(answer)
  const isRead =
    typeof answer === 'object' &&
    answer !== null &&
    !Array.isArray(answer) &&
    isAbsentOr(timeout, !Number.isNaN(readNumber(timeout, Number.NaN))) &&
    isAbsentOr(publicProfile, readBoolean(publicProfile) === readBoolean(publicProfile, true)) &&
    isAbsentOr(nostrPK, typeof nostrPK === 'string')
  // Leave the answer's body out of the error: it may contain a Nostr private key.
  if (!isRead) throw new ApiError('invalid-response', { status: 200 })
  const minutes = Math.round(readNumber(timeout))
  const isUsable = minutes >= timeoutLimits.min && minutes <= timeoutLimits.max
  return {
    timeout: isUsable ? minutes : undefined,
    publicProfile: readBoolean(publicProfile),
    nostrPK: readText(nostrPK),
  }
}
