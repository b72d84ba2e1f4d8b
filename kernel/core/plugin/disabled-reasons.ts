export type DisabledReason =
  | 'disabled'
  | 'missing-requirement'
  | 'bad-settings'
  | 'duplicate-id'
  | 'failed'
  | RemoteReason

/** `awaited`: still loading; `late`: timeout; `blocked`: by the Content Security Policy; `wrong-version`: of the kernel API. */
type RemoteReason =
  | 'awaited'
  | 'late'
  | 'unreachable'
  | 'blocked'
  | 'integrity'
  | 'no-manifest'
  | 'wrong-version'
