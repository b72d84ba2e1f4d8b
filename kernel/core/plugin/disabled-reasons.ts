/** Why a plugin is not there. */
export type DisabledReason =
  | 'disabled'
  | 'missing-requirement'
  | 'bad-settings'
  | 'duplicate-id'
  | 'failed'
  | RemoteReason

/**
 * Why a plugin from outside is not there: it is still awaited, did not answer in time, cannot be had, is kept out by
 * the Content Security Policy, is not what its integrity says, is no manifest, or was written for another API version.
 */
type RemoteReason =
  | 'awaited'
  | 'late'
  | 'unreachable'
  | 'blocked'
  | 'integrity'
  | 'no-manifest'
  | 'wrong-version'
