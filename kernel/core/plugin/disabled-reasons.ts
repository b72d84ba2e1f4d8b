export type DisabledReason =
  | 'disabled'
  | 'missing-requirement'
  | 'bad-settings'
  | 'duplicate-id'
  | 'failed'
  | RemoteReason

// Why a remote plugin is disabled; `awaited`: still loading, `late`: timed out, `blocked`: by the Content Security Policy,
// `wrong-version`: needs another version of the kernel API.
type RemoteReason =
  | 'awaited'
  | 'late'
  | 'unreachable'
  | 'blocked'
  | 'integrity'
  | 'no-manifest'
  | 'wrong-version'
